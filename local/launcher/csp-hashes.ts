import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const INLINE = /<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;

/** The `script-src` sources (`'sha256-…'`) of a page's inline scripts, each once. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(INLINE)].filter(
    ([, attributes = "", code]) => code && !attributes.includes("application/ld+json"),
  );
  const hashes = scripts.map(([, , code = ""]) =>
    createHash("sha256").update(code).digest("base64"),
  );
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

/** `about.html` → `/about`, `index.html` → `/` */
export function pathOfPage(file: string): string {
  return `/${file
    .replaceAll("\\", "/")
    .replace(/\.html$/, "")
    .replace(/^index$/, "")}`;
}

/** Reads every prerendered page below `.next/server/app`. */
export function hashesOfPages(folder: string): Record<string, string[]> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith(".html"))
      .sort()
      .map((file) => [
        pathOfPage(file),
        inlineScriptHashes(readFileSync(join(folder, file), "utf8")),
      ]),
  );
}
