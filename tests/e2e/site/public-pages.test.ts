import { type APIRequestContext, expect } from "@playwright/test";
import { industryPath, routes } from "#lib/domain/core/routes";
import { INDUSTRIES } from "#lib/domain/site/industries";
import { expectSound } from "../support/accessible.ts";
import { readInbox } from "../support/inbox.ts";
import { test } from "../support/test.ts";

/** Everything here but the contact page's journey is read as a program reads it: no script runs. */

/** Page → how its title begins, and its heading. */
const PAGES: Readonly<Record<string, readonly [title: string, heading: RegExp]>> = {
  [routes.home]: ["Rolecall · AI interviews for service businesses", /Twenty people applied/],
  [routes.aboutUs]: ["About Us · Rolecall", /Everyone who applies/],
  [routes.contact]: ["Contact Us · Rolecall", /Get in Touch/],
  [routes.forCandidates]: [
    "Got a link from an employer? · Rolecall",
    /Got a link from an employer/,
  ],
  [routes.industries]: ["Interview questions by industry · Rolecall", /ready interview/],
  [routes.demo]: ["See it in action · Rolecall", /See it in action/],
  [routes.bookACall]: ["Book a call · Rolecall", /Book a call/],
  [routes.support]: ["Support · Rolecall", /Support/],
  [routes.howWeScore]: ["How we score · Rolecall", /How we score/],
  [routes.comparison]: ["Rolecall or a phone screen? · Rolecall", /Rolecall or a phone screen\?/],
  [routes.security]: ["Security · Rolecall", /Security/],
  [routes.accessibility]: ["Accessibility · Rolecall", /Accessibility/],
  [routes.status]: ["Status · Rolecall", /Status/],
  [routes.changelog]: ["What's new · Rolecall", /What's new/],
  [routes.privacy]: ["Privacy Policy · Rolecall", /Privacy Policy/],
  [routes.terms]: ["Terms of Service · Rolecall", /Terms of Service/],
  [routes.cookies]: ["Cookie Policy · Rolecall", /Cookie Policy/],
};

const trades = INDUSTRIES.map(({ slug }) => industryPath(slug));

/** A page as it comes, without what only its scripts would add. */
async function read(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  const html = await answer.text();
  const first = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? "");
  const named = (name: string) =>
    first(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));
  return {
    status: answer.status(),
    headers: answer.headers(),
    html,
    title: first(/<title>([^<]*)<\/title>/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    headings: [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/g)].map(([, text = ""]) =>
      unescaped(text.replace(/<[^>]*>/g, "")),
    ),
    data: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, text = ""]) => JSON.parse(text),
    ),
    named,
  };
}

function unescaped(text: string): string {
  return text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

const pathOf = (address: string) => new URL(address).pathname;

test("Every public page says what it is without a script, and may be kept by anybody", async ({
  request,
}) => {
  for (const path of [...Object.keys(PAGES), ...trades]) {
    const page = await read(request, path);
    expect([path, page.status]).toEqual([path, 200]);
    const [title, heading] = PAGES[path] ?? [page.title, /./];
    expect(page.title).toBe(title);
    expect(page.headings).toEqual([expect.stringMatching(heading)]);
    expect(pathOf(page.canonical)).toBe(path);
    expect([path, page.named("description")]).toEqual([path, expect.stringMatching(/^.{50,200}$/)]);
    expect(page.named("og:title")).not.toBe("");
    expect([path, page.named("og:image")]).toEqual([path, expect.stringContaining("/opengraph-")]);
    expect(page.named("twitter:card")).toBe("summary_large_image");
    expect(page.named("twitter:image")).toContain("/opengraph-");
    expect(page.named("robots")).not.toContain("noindex");
    for (const data of page.data) expect(data["@context"]).toBe("https://schema.org");
    expect(page.data.length).toBeGreaterThan(0);
    const { "cache-control": cache, etag, "set-cookie": cookie } = page.headers;
    expect([path, cookie]).toEqual([path, undefined]);
    // It tells of now.
    if (path === routes.status) expect(cache).toContain("no-store");
    else {
      expect([path, cache]).toEqual([path, expect.stringMatching(/s-maxage=\d+/)]);
      expect([path, etag]).toEqual([path, expect.stringMatching(/./)]);
    }
    expect(page.headers["x-robots-tag"]).toBeUndefined();
  }
});

test("The status page says that everything works", async ({ request }) => {
  expect((await read(request, routes.status)).html).toContain("Everything works");
});

test("A shared link to the blog has a picture", async ({ request }) => {
  for (const path of ["/blog", "/blog?page=2"]) {
    const page = await read(request, path);
    const picture = pathOf(page.named("og:image"));
    expect([path, picture]).toEqual([path, expect.stringMatching(/^\/blog\/opengraph-image/)]);
    expect(pathOf(page.named("twitter:image"))).toBe(picture);
    expect((await request.get(picture)).headers()["content-type"]).toBe("image/png");
  }
});

test("A public address with nothing at it says so without a script", async ({ request }) => {
  const addresses = {
    "/blog/no-such-article": "Post Not Found",
    "/blog?page=99": "Page not found",
    "/industries/no-such-trade": "Page not found",
  };
  for (const [path, heading] of Object.entries(addresses)) {
    const page = await read(request, path);
    expect([path, page.status, page.headings]).toEqual([path, 404, [heading]]);
    expect(page.html.match(/<main/g)).toHaveLength(1);
    expect(page.html).toContain('<html lang="en"');
    expect(page.named("robots")).toContain("noindex");
  }
});

test("Titles and descriptions are each page's own", async ({ request }) => {
  const pages = await Promise.all(
    [...Object.keys(PAGES), ...trades].map((path) => read(request, path)),
  );
  const titles = pages.map(({ title }) => title);
  const descriptions = pages.map(({ named }) => named("description"));
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});

test("The landing page names the company, its product and the questions on the page", async ({
  request,
}) => {
  const { data, html } = await read(request, "/");
  expect(data.map(({ "@type": type }) => type)).toEqual([
    "Organization",
    "WebSite",
    "SoftwareApplication",
    "VideoObject",
    "FAQPage",
  ]);
  for (const address of [data[3].contentUrl, data[3].thumbnailUrl])
    expect((await request.get(pathOf(address))).status()).toBe(200);
  for (const { name } of data[4].mainEntity) expect(unescaped(html)).toContain(name);
  const picture = await request.get(pathOf((await read(request, "/")).named("og:image")));
  expect(picture.headers()["content-type"]).toBe("image/png");
});

test("The sitemap lists every public page, no private one, and each once", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const paths = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = ""]) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });
  const ours = paths.filter((path) => !path.startsWith(routes.blog));
  expect(ours.sort()).toEqual([...Object.keys(PAGES), ...trades].sort());
  expect(paths).toContain("/blog?page=2");
  expect(new Set(paths).size).toBe(paths.length);
  expect(xml).toMatch(/<loc>https?:\/\/[^/<]+\/contact<\/loc>/);
  for (const path of paths) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});

test("Crawlers are told where not to go, and what not to show", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  for (const root of ["/api/", "/i/", "/me/", "/review/", "/times/", "/unsubscribe/", "/dashboard"])
    expect(robots).toContain(`Disallow: ${root}\n`);
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  for (const path of ["/i/no-such-interview", "/me/no-such-token", "/dashboard", "/api/contact"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.headers()["x-robots-tag"]]).toEqual([path, "noindex, nofollow"]);
  }
  const llms = await request.get("/llms.txt");
  expect(await llms.text()).toContain("# Rolecall");
  // A release must not wait for proxies.
  expect(llms.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const nowhere = await read(request, "/no-such-page");
  expect([nowhere.status, nowhere.named("robots")]).toEqual([404, "noindex"]);
  const fonts = nowhere.html.match(/<link rel="preload" href="[^"]+" as="font"/g) ?? [];
  expect(fonts).toHaveLength(2);
  for (const font of fonts) {
    const file = await request.get(/href="([^"]+)"/.exec(font)?.[1] ?? "/nowhere");
    expect([font, file.headers()["content-type"]]).toEqual([font, "font/woff2"]);
  }
});

test("No link of the public site is dead, and every anchor is there", async ({ request }) => {
  const seen = new Map<string, string>();
  const dead: string[] = [];
  const wanted = [...Object.keys(PAGES), ...trades].map((path) => ["the list", path] as const);
  const links: (readonly [from: string, to: string])[] = [...wanted];
  for (let link = links.shift(); link !== undefined; link = links.shift()) {
    const [from, to] = link;
    const { pathname, hash } = new URL(unescaped(to), "http://site");
    if (!seen.has(pathname)) {
      // Addresses of ours that lead elsewhere by a setting are not followed there.
      const answer = await request.get(pathname, { maxRedirects: 0 });
      const html = answer.ok() ? await answer.text() : "";
      seen.set(pathname, html);
      if (answer.status() >= 400) dead.push(`${from} leads to ${pathname}: ${answer.status()}`);
      const isOurs = Object.keys(PAGES).includes(pathname) || trades.includes(pathname);
      const leads = isOurs ? [...html.matchAll(/<a [^>]*href="(\/[^"]*|#[^"]*)"/g)] : [];
      for (const [, href = ""] of leads)
        links.push([pathname, href.startsWith("#") ? pathname + href : href]);
    }
    const html = seen.get(pathname) ?? "";
    if (hash !== "" && html !== "" && !html.includes(`id="${hash.slice(1)}"`))
      dead.push(`${from} leads to ${pathname}, which has no ${hash}`);
  }
  expect(dead).toEqual([]);
  expect(seen.size).toBeGreaterThan(20);
});

test("A message reaches support, and another one can follow", async ({ page }) => {
  await page.goto(routes.contact);
  await expect(page.getByRole("link", { name: /@rolecall/ })).toHaveAttribute("href", /^mailto:/);
  const send = page.getByRole("button", { name: "Send Message" });
  await send.click();
  for (const words of ["Name is required", "Email is required", "Message is required"])
    await expect(page.getByText(words)).toBeVisible();
  await expectSound(page, "the contact form with its errors");
  const subject = `Two locations ${Date.now()}`;
  await page.getByLabel("Name *").fill("Dana Ortiz");
  await page.getByLabel("Email *").fill("dana@bright");
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Message *").fill("Does one plan do for both?");
  await send.click();
  await expect(page.getByText("Email is invalid")).toBeVisible();
  await page.getByLabel("Email *").fill("dana@bright.example");
  await send.click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeFocused();
  await expect(
    page.getByText("We've received your message and will get back to you soon."),
  ).toBeVisible();
  const mail = await readInbox("hello@rolecall.test", new RegExp(subject));
  expect(mail.subject).toBe(`Message from Dana Ortiz: ${subject}`);
  await page.getByRole("button", { name: "Send another message" }).click();
  await expect(page.getByLabel("Message *")).toHaveValue("");
  await page.getByLabel("Name *").fill("Dana Ortiz");
  await page.getByLabel("Email *").fill("dana@bright.example");
  await page.getByLabel("Message *").fill("One more thing.");
  await send.click();
  await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});

test("Nothing bars About us, long texts and what is folded in them, and the 404 page", async ({
  page,
}) => {
  const { aboutUs, forCandidates, howWeScore, privacy, cookies } = routes;
  for (const path of [aboutUs, forCandidates, howWeScore, privacy, cookies, "/no-such-page"]) {
    await page.goto(path);
    for (const fold of await page.getByRole("article").locator("summary").all()) await fold.click();
    await expectSound(page, path);
  }
});
