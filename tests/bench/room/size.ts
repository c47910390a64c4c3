/**
 * What a candidate's browser loads of script until the last question, gzip, beside what the framework alone loads in
 * the same build. Reads the manifests of the last `npm run build`. Fails over 1.35 times the floor.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";

const BUILD = ".next";
const PAGE = join(BUILD, "server/app/i/[key]");
const MOST = 1.35;

type Manifest = Record<string, { clientModules: Record<string, { chunks: string[] }> }>;

function rootFiles(): string[] {
  const build: { rootMainFiles: string[] } = JSON.parse(
    readFileSync(join(BUILD, "build-manifest.json"), "utf8"),
  );
  return build.rootMainFiles;
}

function clientModules(): [string, string[]][] {
  const world: { __RSC_MANIFEST?: Manifest } = {};
  const source = readFileSync(join(PAGE, "page_client-reference-manifest.js"), "utf8");
  runInNewContext(source, { globalThis: world });
  const modules = world.__RSC_MANIFEST?.["/i/[key]/page"]?.clientModules ?? {};
  return Object.entries(modules).map(([name, { chunks }]) => [
    name,
    chunks.map((chunk) => chunk.replace("/_next/", "")),
  ]);
}

const textOf = (file: string) => readFileSync(join(BUILD, file), "utf8");

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

const gzip = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(textOf(file)).length, 0);

if (!existsSync(PAGE)) {
  console.error(`There is no build in ${BUILD}: npm run build first.`);
  process.exit(1);
}
const root = rootFiles();
const modules = clientModules();
const framework = modules.filter(([name]) => name.includes("/next/dist/esm/"));
const floor = new Set([...root, ...framework.flatMap(([, chunks]) => chunks)]);
const own = new Set(modules.flatMap(([, chunks]) => chunks).filter((file) => !floor.has(file)));
const room = new Set([...floor, ...later(own)]);

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const ratio = gzip(room) / gzip(floor);
console.log(`Script of the candidate's room, gzip
  framework's floor  ${kB(gzip(floor))}  (${floor.size} files)
  room, at first    ${kB(gzip([...floor, ...own]))}
  room, to the end   ${kB(gzip(room))}  (${room.size} files)
  ratio              ${ratio.toFixed(3).padStart(7)}     at most ${MOST}`);
process.exit(ratio > MOST ? 1 : 0);
