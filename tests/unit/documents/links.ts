import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const LINK = /\]\(([^)\s]+)\)/g;

/** A heading's anchor, as GitHub writes it. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .replaceAll(" ", "-");

function hasAnchor(path: string, anchor: string): boolean {
  const headings = readFileSync(path, "utf8").matchAll(/^#+ (.+)$/gm);
  return [...headings].some(([, heading = ""]) => anchorOf(heading) === anchor);
}

/** The relative links of a document that lead to no file of ours, or to a heading that the file doesn't have. */
export function deadLinks(document: string, text = readFileSync(document, "utf8")): string[] {
  return [...text.matchAll(LINK)].flatMap(([, target = ""]) => {
    if (/^[a-z]+:/.test(target)) return [];
    const [file = "", anchor] = target.split("#");
    const path = file === "" ? document : join(dirname(document), file);
    const leads = existsSync(path) && (anchor === undefined || hasAnchor(path, anchor));
    return leads ? [] : [`${document}: ${target}`];
  });
}
