import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT } from "./settings.ts";

/** Everything that goes into a build. */
export const SOURCES = [
  "app",
  "components",
  "lib",
  "content",
  "middleware.ts",
  "instrumentation.ts",
  "next.config.mjs",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "scripts/tsconfig.build.json",
];

const STAMP = ".next/sources";
const BUILD_ID = ".next/BUILD_ID";

function filesUnder(path: string): string[] {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries.flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(path, entry.name)) : [join(path, entry.name)],
    );
  } catch {
    return [path];
  }
}

/** A hash over the content of everything that goes into a build: dates say little after `git pull`. */
export function sourcesHash(root = ROOT): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap((source) => filesUnder(join(root, source))).sort()) {
    try {
      hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
    } catch {
      // Not every source need exist.
    }
  }
  return hash.digest("hex");
}

function read(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    return "";
  }
}

/** A failed build leaves `.next` behind, but without BUILD_ID. */
export function buildNeeded(root = ROOT): boolean {
  return read(root, BUILD_ID) === "" || read(root, STAMP) !== sourcesHash(root);
}

/** Before a build: one that is killed half-way must not pass for the one before it. */
export function forgetBuild(root = ROOT): void {
  rmSync(join(root, STAMP), { force: true });
  rmSync(join(root, BUILD_ID), { force: true });
}

/** Keeps which sources the build that is there was made of. */
export function stampBuild(hash: string, root = ROOT): void {
  writeFileSync(join(root, STAMP), hash);
}

/** JSON of path → hashes, for CSP_HASHES; development has none. */
export function builtCspHashes(root = ROOT): string {
  return read(root, ".next/csp.json") || "{}";
}
