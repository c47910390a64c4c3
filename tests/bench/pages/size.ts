/**
 * `npm run bench:pages [address]`: the script of every page when it opens, gzip, beside what the framework alone loads in
 * the same build. Reads the manifests of the last `npm run build`; with the address of that build, served with the demo
 * company, also what its owner's pages load by themselves until they ask for nothing more.
 */
import { globSync } from "node:fs";
import { join } from "node:path";
import { BUILD, gzip, scriptsIn } from "../build-scripts.ts";
import { measureWire } from "./wire.ts";

const manifests = globSync(join(BUILD, "server/app/**/page_client-reference-manifest.js"));
if (manifests.length === 0) {
  console.error(`There is no build in ${BUILD}: npm run build first.`);
  process.exit(1);
}
const pages = manifests
  .flatMap(scriptsIn)
  .map(({ page, floor, own }) => ({ page, least: gzip(floor), all: gzip([...floor, ...own]) }));

function table(title: string, rows: { page: string; all: number; least: number }[]) {
  console.log(`| ${title} | Script, kB | Times the floor |\n|---|---|---|`);
  for (const { page, all, least } of rows.toSorted((a, b) => b.all / b.least - a.all / a.least))
    console.log(`| ${page} | ${(all / 1000).toFixed(1)} | ${(all / least).toFixed(2)} |`);
}
table("Page", pages);

const address = process.argv[2];
const least = pages[0]?.least;
if (address !== undefined && least !== undefined) {
  const measured = await measureWire(address);
  table(
    "Address, until it is idle",
    measured.map((row) => ({ ...row, least })),
  );
}
