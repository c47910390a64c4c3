import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inlineScriptHashes } from "../../lib/http/inline-scripts.cjs";

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
