import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { ARTICLES_NOT_LOADED } from "#lib/domain/site/blog";
import { inlineScriptHashes } from "../../../lib/http/inline-scripts.cjs";
import { expectSound } from "../support/accessible.ts";
import { type ContentService, startContentService, twentyArticles } from "../support/content.ts";
import { type SecondServer, startSecondServer } from "../support/second-server.ts";
import { test } from "../support/test.ts";

/** A page as it comes, and what it says without its tags and scripts. */
async function read(request: APIRequestContext, address: string) {
  const answer = await request.get(address);
  const html = (await answer.text()).replaceAll("&#x27;", "'").replace(/<!--.*?-->/g, "");
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  const words = main.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, "\n").replace(/\n+/g, "\n");
  return { status: answer.status(), html, main, words };
}

const NO_INDEX = /<meta name="robots" content="noindex/;

const titles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });

test.describe("The blog", () => {
  test("leads from the list to an article and on to the next", async ({ page }) => {
    await page.goto("/blog");
    await expect(page).toHaveTitle(/AI Hiring Insights & Resources$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
      "Featured Article",
      "Latest Articles",
    ]);
    await expectSound(page, "the list of articles");
    const title = (await titles(page).first().textContent()) ?? "";
    await page.getByRole("link", { name: "Read Full Article" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | blog`);
    await expect(page.getByText("by Rolecall").first()).toBeVisible();
    const picture = page.getByRole("article").first().getByRole("img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expectSound(page, "an article");
    await page.getByRole("link", { name: "Read More" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test("can be read without scripts, and proxies may keep it", async ({ request }) => {
    const list = await request.get("/blog");
    expect(list.headers()["cache-control"]).toBe(
      "public, max-age=0, s-maxage=20, stale-while-revalidate=20",
    );
    const feed = await request.get("/blog/rss.xml");
    expect(feed.headers()["content-type"]).toBe("application/rss+xml; charset=utf-8");
    const links = [...(await feed.text()).matchAll(/<link>([^<]+)<\/link>/g)].map(
      ([, l]) => l ?? "",
    );
    expect(links.length).toBeGreaterThan(3);
    const sitemap = await (await request.get("/sitemap.xml")).text();
    for (const link of links) {
      const html = await (await request.get(new URL(link).pathname)).text();
      expect(html).toContain('type="application/rss+xml"');
      expect(html).toMatch(/<h1[^>]*>[^<]+/);
      expect(sitemap).toContain(`${new URL(link).pathname}</loc>`);
      const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
      const kinds = data.map(([, json = ""]) => JSON.parse(json)["@type"]);
      expect(kinds).toEqual([link.endsWith("/blog") ? "Blog" : "BlogPosting", "BreadcrumbList"]);
    }
  });

  test("is kept with the policy of its own scripts, and asked for again only where it changed", async ({
    page,
    request,
  }) => {
    for (const path of ["/blog", "/blog?page=2", "/industries/hvac"]) {
      const first = await request.get(path);
      const { etag = "", "content-security-policy": policy = "" } = first.headers();
      expect([path, etag]).toEqual([path, expect.stringMatching(/^"\w+"$/)]);
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
      const scripts = inlineScriptHashes(await first.text());
      expect(scripts.length).toBeGreaterThan(1);
      for (const hash of scripts) expect(policy).toContain(hash);
      const again = await request.get(path, { headers: { "if-none-match": etag } });
      expect([path, again.status()]).toEqual([path, 304]);
      const told: string[] = [];
      page.on("console", (message) => told.push(message.text()));
      await page.goto(path, { waitUntil: "networkidle" });
      expect([path, told]).toEqual([path, []]);
    }
    expect((await request.get("/blog/page/1")).status()).toBe(404);
  });

  test("has no article of that name, and no page of that number", async ({ request }) => {
    const { status, main, words } = await read(request, "/blog/no-such-article");
    expect(status).toBe(404);
    expect(main).toMatch(/<h1[^>]*>Post Not Found</);
    expect(words).toContain("The blog post you're looking for doesn't exist.");
    expect(main).toMatch(/<a [^>]*href="\/blog"[^>]*>(<[^>]*>)*Back to posts/);
    for (const number of ["0", "99", "two"]) {
      expect((await request.get(`/blog?page=${number}`)).status()).toBe(404);
    }
  });
});

test.describe("Another content service", () => {
  test.describe.configure({ mode: "default" });
  let content: ContentService;
  let server: SecondServer;

  test.beforeAll(async () => {
    content = await startContentService();
    const booking = { BOOKING_URL: "https://calls.example/rolecall" };
    server = await startSecondServer({ settings: { SANITY_API_URL: content.address, ...booking } });
  });
  test.afterAll(async () => {
    await server.stop();
    await content.stop();
  });

  test("changes every page's policy, and with it the ETag of a page that is the same but for that", async ({
    request,
  }) => {
    for (const path of ["/", "/contact"]) {
      const ours = (await request.get(path)).headers();
      const theirs = (await request.get(server.appUrl + path)).headers();
      expect(theirs["content-security-policy"]).not.toBe(ours["content-security-policy"]);
      expect(theirs.etag).not.toBe(ours.etag);
      for (const [has, status] of [
        [ours, 200],
        [theirs, 304],
      ] as const) {
        const headers = { "if-none-match": has.etag ?? "" };
        const again = await request.get(server.appUrl + path, { headers });
        expect([path, again.status()]).toEqual([path, status]);
        expect(again.headers()["content-security-policy"]).toBe(theirs["content-security-policy"]);
      }
    }
  });

  test("that fails is told in our words, and nothing of it is kept", async ({ request }) => {
    const list = await read(request, `${server.appUrl}/blog`);
    expect(list.main).toMatch(/role="alert"/);
    expect(list.words).toContain(`Error: ${ARTICLES_NOT_LOADED}`);
    expect(list.html).toMatch(NO_INDEX);
    const article = await read(request, `${server.appUrl}/blog/article-1`);
    expect(article.main).toMatch(/<h1[^>]*>Post Not Found</);
    expect(article.words).toContain(ARTICLES_NOT_LOADED);
  });

  test("that fails takes no page out of the sitemap but one that leads elsewhere", async ({
    request,
  }) => {
    const answer = await request.get(`${server.appUrl}/book-a-call`, { maxRedirects: 0 });
    expect(answer.headers().location).toBe("https://calls.example/rolecall");
    const sitemap = await (await request.get(`${server.appUrl}/sitemap.xml`)).text();
    expect(sitemap).toContain("/contact</loc>");
    expect(sitemap).not.toContain("/book-a-call");
  });

  test("with twenty articles fills four pages, each article on one of them", async ({ page }) => {
    content.hold(twentyArticles());
    // A page that was being made while the service failed may still be on its way.
    await expect(async () => {
      await page.goto(`${server.appUrl}/blog`);
      await expect(page.getByText("1 of 4")).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
    const seen = await titles(page).allTextContents();
    expect(seen.slice(0, 3)).toEqual(["Article 8", "Article 3", "Article 20"]);
    for (const number of [2, 3, 4]) {
      await page.getByRole("link", { name: "Next" }).click();
      await expect(page.getByText(`${number} of 4`)).toBeVisible();
      await expect(page).toHaveURL(`${server.appUrl}/blog?page=${number}`);
      seen.push(...(await titles(page).allTextContents()));
    }
    await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
    expect(new Set(seen).size).toBe(20);
    expect(seen).toHaveLength(20);
    await page.getByRole("link", { name: "Previous" }).click();
    await expect(page.getByText("3 of 4")).toBeVisible();
  });

  test("brings a new article to a list that was kept, and takes one away that is gone", async ({
    request,
  }) => {
    content.hold(twentyArticles());
    const first = await request.get(`${server.appUrl}/blog/article-1`);
    expect(first.status()).toBe(200);
    const others = twentyArticles().slice(1);
    const news = { _id: "new", _type: "post", slug: { current: "news" }, title: "News" };
    content.hold([...others, news]);
    const statusOf = async (slug: string) =>
      (await request.get(`${server.appUrl}/blog/${slug}`)).status();
    await expect.poll(() => statusOf("news"), { timeout: 60_000 }).toBe(200);
    await expect.poll(() => statusOf("article-1"), { timeout: 60_000 }).toBe(404);
  });

  test("has every kind of block shown, and none that could run or is unknown", async ({
    request,
  }) => {
    content.hold(twentyArticles());
    const { main } = await read(request, `${server.appUrl}/blog/article-20`);
    const body = /<article[\s\S]*?<\/article>/.exec(main)?.[0] ?? "";
    expect(body).toMatch(/<h1[^>]*>Article 20</);
    for (const style of ["blockquote", "h2", "h3", "h4", "h5", "h6"]) {
      expect(body).toMatch(new RegExp(`<${style}[^>]*>(<[^>]*>)*In ${style}<`));
    }
    expect(body).toMatch(/<h2[^>]*>In h1</);
    expect(body).toMatch(/<ul[^>]*><li[^>]*>Dotted<ul[^>]*><li[^>]*>Dotted below</);
    expect(body).toMatch(/<ol[^>]*><li[^>]*>Counted</);
    expect(body).toMatch(/<strong[^>]*>Bold<\/strong>/);
    expect(body.match(/<a [^>]*>.*?<\/a>/g)).toEqual([expect.stringMatching(/>A link</)]);
    expect(body).toContain("A trap");
    expect(body).not.toContain("Nobody knows this block");
  });
});

test("A blog without a single article says so, and asks crawlers to leave it out", async ({
  request,
}) => {
  const server = await startSecondServer({ settings: { SANITY_PROJECT_ID: "" } });
  try {
    const { html, main } = await read(request, `${server.appUrl}/blog`);
    expect(html).toMatch(/<title>[^<]*no posts yet/i);
    expect(main).toMatch(/<h\d[^>]*>No articles yet</);
    expect(html).toMatch(NO_INDEX);
  } finally {
    await server.stop();
  }
});
