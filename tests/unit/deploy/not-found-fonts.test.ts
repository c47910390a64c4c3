import { withFonts } from "../../../scripts/build/not-found-fonts.ts";

describe("The fonts of the 404 page", () => {
  const page = '<head><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/>';

  it("are asked for before its styles", () => {
    expect(withFonts(page, ["static/media/a.woff2"])).toBe(
      page.replace(
        '<link rel="stylesheet" href="/a.css"/>',
        '<link rel="preload" href="/_next/static/media/a.woff2" as="font" crossorigin="" type="font/woff2"/><link rel="stylesheet" href="/a.css"/>',
      ),
    );
  });

  it("are missed by the build where the page has another shape", () => {
    expect(() => withFonts("<head></head>", [])).toThrow("no styles");
  });
});
