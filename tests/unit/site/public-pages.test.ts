import { readdirSync } from "node:fs";
import { jsonLd } from "#components/site/metadata/json-ld";
import { softwareApplication, videoObject } from "#components/site/metadata/structured-data";
import { llmsText } from "#lib/documents/llms-text";
import { industryPath, routes } from "#lib/domain/core/routes";
import { INDUSTRIES } from "#lib/domain/site/industries";
import { DISALLOWED, isIndexable, PUBLIC_PAGES } from "#lib/domain/site/public-pages";

const paths = PUBLIC_PAGES.map(({ path }) => path);

/** Pages of the public site that stand in no list of ours, with why. */
const ELSEWHERE = [/^\/blog/];

describe("The list of public pages", () => {
  it("has every page of the public site, and each once", () => {
    const pages = readdirSync("app/(site)", { recursive: true, encoding: "utf8" })
      .filter((file) => /page\.tsx?$/.test(file))
      .map((file) => `/${file.replace(/\/?page\.tsx?$/, "")}`)
      .filter((path) => !ELSEWHERE.some((known) => known.test(path)))
      .flatMap((path) =>
        path === "/industries/[slug]" ? INDUSTRIES.map(({ slug }) => industryPath(slug)) : [path],
      );
    expect(paths.filter((path) => !path.startsWith(routes.blog)).sort()).toEqual(pages.sort());
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("holds nothing that crawlers are kept from", () => {
    const kept = (path: string) => DISALLOWED.some((start) => path.startsWith(start));
    expect(paths.filter((path) => !isIndexable(path) || kept(path))).toEqual([]);
  });

  it.each([
    ...[
      "/i/house-cleaner",
      "/i/resume/x",
      "/me/token",
      "/review/token",
      "/times/x",
      "/unsubscribe/x",
    ],
    ...["/dashboard", "/interviews/responses/1", "/payment/subscription", "/api/contact"],
    ...["/auth/callback", "/verify-email", "/reset-password/handoff"],
  ])("is not the place of %s, which no search engine shows", (path) => {
    expect(isIndexable(path)).toBe(false);
  });

  it("takes nothing for private that only begins alike", () => {
    expect(["/industries", "/interview-tips", "/mentions"].map(isIndexable)).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe("What a page says for machines", () => {
  it("is JSON that can't end its element, with whole addresses", () => {
    const text = jsonLd(
      { "@type": "Thing", name: "</script><script>alert(1)</script>", url: "/contact" },
      "https://rolecall.example",
    );
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toEqual({
      "@context": "https://schema.org",
      "@type": "Thing",
      name: "</script><script>alert(1)</script>",
      url: "https://rolecall.example/contact",
    });
  });

  it("offers each plan at the price of the price list", () => {
    expect(softwareApplication().offers.map(({ name, price }) => [name, price])).toEqual([
      ["Starter", 99],
      ["Launch", 149],
      ["Scale", 499],
    ]);
  });

  it("counts a film's time in minutes and seconds", () => {
    const film = { name: "A", description: "B", contentUrl: "/a.mp4", thumbnailUrl: "/a.webp" };
    expect(videoObject({ ...film, uploadDate: "2026-11-23", seconds: 75 }).duration).toBe(
      "PT1M15S",
    );
  });

  it("names every public page and every price to language models", () => {
    const text = llmsText("https://rolecall.example", PUBLIC_PAGES);
    for (const path of paths) expect(text).toContain(`(https://rolecall.example${path})`);
    expect(text).toContain("- Launch: $149 a month, or $119 a month billed yearly; 20 candidates");
  });
});
