/**
 * What a candidate's browser loads of script for the first screens and until the last question, gzip, beside what the
 * framework alone loads in the same build. Reads the manifests of the last `npm run build`. Fails over 1.2 times the floor
 * at first, or 1.35 times to the end.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { BUILD, gzip, scriptsIn, textOf } from "../build-scripts.ts";

const MANIFEST = join(BUILD, "server/app/i/[key]/page_client-reference-manifest.js");
const MOST_AT_FIRST = 1.2;
const MOST = 1.35;

/** Chunks that a chunk loads later: the recorder's upload client. */
function later(files: Iterable<string>): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    for (const [name] of textOf(file).matchAll(/static\/chunks\/[\w.~-]+\.js/g)) {
      if (existsSync(join(BUILD, name))) found.add(name);
    }
  }
  return found;
}

const [page] = existsSync(MANIFEST) ? scriptsIn(MANIFEST) : [];
if (!page) {
  console.error(`There is no build in ${BUILD}: npm run build first.`);
  process.exit(1);
}
const { floor, own } = page;
const room = new Set([...floor, ...later(own)]);

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const first = gzip([...floor, ...own]) / gzip(floor);
const ratio = gzip(room) / gzip(floor);
console.log(`Script of the candidate's room, gzip
  framework's floor  ${kB(gzip(floor))}  (${floor.size} files)
  room, at first    ${kB(gzip([...floor, ...own]))}
  room, to the end   ${kB(gzip(room))}  (${room.size} files)
  ratio at first     ${first.toFixed(3).padStart(7)}     at most ${MOST_AT_FIRST}
  ratio to the end   ${ratio.toFixed(3).padStart(7)}     at most ${MOST}`);
process.exit(first > MOST_AT_FIRST || ratio > MOST ? 1 : 0);
