/**
 * `npm run count`: lines of code by room, of the project in the working directory, as docs/architecture.md compares
 * them. Generated types are left out.
 */
import { globSync, readFileSync } from "node:fs";

const GENERATED = new Set(["lib/data/database.types.ts"]);
/** No build holds it. */
const GALLERY = /^(?:components\/gallery|app\/dev)\//;

const PRODUCT = ["app", "components", "lib", "local"].map((room) => `${room}/**/*.{ts,tsx}`);
const BESIDE = [
  "{components/gallery,app/dev}/**/*.tsx",
  "supabase/**/*.sql",
  "scripts/**/*.{ts,mjs}",
  "tests/**/*.{ts,tsx,mjs}",
  "content/**/*.{json,md}",
];

function linesOf(pattern: string, leftOut?: RegExp): number {
  return globSync(pattern)
    .filter((path) => !GENERATED.has(path) && !leftOut?.test(path))
    .reduce((sum, path) => sum + readFileSync(path, "utf8").trimEnd().split("\n").length, 0);
}

function row(name: string, lines: number): void {
  process.stdout.write(`${name.padEnd(12)}${lines.toLocaleString("en-US").padStart(9)}\n`);
}

const roomOf = (pattern: string) =>
  pattern.startsWith("{") ? "gallery" : pattern.slice(0, pattern.indexOf("/"));

let product = 0;
for (const pattern of PRODUCT) {
  const lines = linesOf(pattern, GALLERY);
  product += lines;
  row(roomOf(pattern), lines);
}
row("product", product);
for (const pattern of BESIDE) row(roomOf(pattern), linesOf(pattern));
