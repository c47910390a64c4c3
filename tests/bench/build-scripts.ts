import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";

/** Where the last `npm run build` left its work. */
export const BUILD = ".next";

type Manifest = Record<string, { clientModules: Record<string, { chunks: string[] }> }>;

/** A page's scripts: what the framework alone loads in this build, and what the page adds. Paths within the build. */
export type PageScripts = { page: string; floor: Set<string>; own: Set<string> };

export const textOf = (file: string) => readFileSync(join(BUILD, file), "utf8");

/** Bytes of these files together, each compressed on its own. */
export const gzip = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(textOf(file)).length, 0);

/** The scripts of the pages that one `page_client-reference-manifest.js` of the build tells of. */
export function scriptsIn(manifest: string): PageScripts[] {
  const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(textOf("build-manifest.json"));
  const world: { __RSC_MANIFEST?: Manifest } = {};
  runInNewContext(readFileSync(manifest, "utf8"), { globalThis: world });
  return Object.entries(world.__RSC_MANIFEST ?? {}).map(([page, { clientModules }]) => {
    const modules = Object.entries(clientModules).map(([name, { chunks }]) => ({
      isFramework: name.includes("/next/dist/esm/"),
      files: chunks.map((chunk) => chunk.replace("/_next/", "")),
    }));
    const framework = modules.filter(({ isFramework }) => isFramework);
    const floor = new Set([...rootMainFiles, ...framework.flatMap(({ files }) => files)]);
    const own = modules.flatMap(({ files }) => files).filter((file) => !floor.has(file));
    return { page, floor, own: new Set(own) };
  });
}
