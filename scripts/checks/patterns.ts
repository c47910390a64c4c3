/**
 * `npm run patterns`: no pattern of the product takes more than linear time, whatever it reads. What recheck found safe
 * is kept in patterns/safe.json, so that only new patterns take time; `-- --write` keeps the new results. It
 * reads the project in the working directory.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { builtWhileLoading } from "./patterns/built.ts";
import { HARMLESS } from "./patterns/harmless.ts";
import { patternsIn } from "./patterns/source.ts";
import { judge, nameOf } from "./patterns/verdicts.ts";

const KEPT = join(import.meta.dirname, "patterns/safe.json");

const FILES = globSync(["{app,components,lib}/**/*.{ts,tsx}", "middleware.ts"]).toSorted();

const found = FILES.map((file) => ({ file, ...patternsIn(file, readFileSync(file, "utf8")) }));
const building = found.filter(({ built }) => built.length > 0);
const sites = new Set(building.flatMap(({ built }) => built));
const built = (await builtWhileLoading(building.map(({ file }) => file))).filter(({ at }) =>
  sites.has(at),
);
const seen = new Set(built.map(({ at }) => at));
const unseen = [...sites].filter((at) => !seen.has(at));
const patterns = [...found.flatMap(({ literals }) => literals), ...built];

const known = new Set<string>(JSON.parse(readFileSync(KEPT, "utf8")));
const { hits, safe } = await judge(patterns, known, new Set(Object.keys(HARMLESS)));
const names = new Set(patterns.map(nameOf));
const idle = Object.keys(HARMLESS).filter((name) => !names.has(name));

for (const { at, verdict, ...pattern } of hits) {
  process.stdout.write(`${at}: ${verdict}: ${nameOf(pattern)}\n`);
}
for (const at of unseen) {
  process.stdout.write(`${at}: put together after loading, so nobody can check it before\n`);
}
for (const name of idle) process.stdout.write(`Listed as harmless, but nowhere: ${name}\n`);
const fresh = safe.filter((name) => !known.has(name)).length;
process.stdout.write(
  `${names.size} patterns, ${hits.length} of them not linear, ${fresh} found safe anew.\n`,
);
if (process.argv.includes("--write")) writeFileSync(KEPT, `${JSON.stringify(safe, null, 2)}\n`);
else if (fresh > 0) process.stdout.write("Keep the results: npm run patterns -- --write\n");
process.exit(hits.length + unseen.length + idle.length > 0 ? 1 : 0);
