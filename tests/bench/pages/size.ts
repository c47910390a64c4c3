/**
 * `npm run bench:pages`: the script of every page when it opens, gzip, beside what the framework alone loads in the same
 * build. Reads the manifests of the last `npm run build`.
 */
import { globSync } from "node:fs";
import { join } from "node:path";
import { BUILD, gzip, scriptsIn } from "../build-scripts.ts";

const manifests = globSync(join(BUILD, "server/app/**/page_client-reference-manifest.js"));
if (manifests.length === 0) {
  console.error(`There is no build in ${BUILD}: npm run build first.`);
  process.exit(1);
}
const pages = manifests
  .flatMap(scriptsIn)
  .map(({ page, floor, own }) => {
    const [least, all] = [gzip(floor), gzip([...floor, ...own])];
    return { page, all, ratio: all / least };
  })
  .sort((a, b) => b.ratio - a.ratio);

console.log("| Page | Script, kB | Times the floor |\n|---|---|---|");
for (const { page, all, ratio } of pages) {
  console.log(`| ${page} | ${(all / 1000).toFixed(1)} | ${ratio.toFixed(2)} |`);
}
