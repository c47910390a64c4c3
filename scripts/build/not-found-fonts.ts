import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A page that asks for its fonts before its styles name them. */
export function withFonts(html: string, fonts: readonly string[]): string {
  const links = fonts.map(
    (font) =>
      `<link rel="preload" href="/_next/${font}" as="font" crossorigin="" type="font/woff2"/>`,
  );
  const styles = '<link rel="stylesheet"';
  if (!html.includes(styles)) throw new Error("The 404 page has no styles.");
  return html.replace(styles, () => links.join("") + styles);
}

/**
 * Next (16.4) writes the fonts of the 404 page into its manifest, and not into the page: whoever comes there first would
 * read it in the fallback, as our fonts are optional.
 */
export function preloadNotFoundFonts(folder: string): void {
  const page = join(folder, "_not-found.html");
  const manifest = join(folder, "_not-found/page/next-font-manifest.json");
  const { app }: { app: Record<string, string[]> } = JSON.parse(readFileSync(manifest, "utf8"));
  writeFileSync(page, withFonts(readFileSync(page, "utf8"), Object.values(app).flat()));
}
