import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");
const FOLDER = join(ROOT, ".data/without-middleware");
/** Names the functions of a build; the middleware is one of them, as it runs in Node. */
const LIST = "functions-config-manifest.json";
const MANIFEST = join(".next/server", LIST);
const MIDDLEWARE = "/_middleware";

/** What a server reads beside its build. */
const BESIDE_THE_BUILD = ["lib", "public", "node_modules", "next.config.mjs", "package.json"];

/** A folder of the same name, with links to what is in the build's, but for these. */
function linkAll(path: string, ...but: string[]): void {
  mkdirSync(join(FOLDER, path), { recursive: true });
  for (const name of readdirSync(join(ROOT, path)).filter((name) => !but.includes(name))) {
    symlinkSync(join(ROOT, path, name), join(FOLDER, path, name));
  }
}

/**
 * A folder with the production build, whose list of functions is without the middleware: for the test that nothing but an early
 * redirect depends on `middleware.ts`.
 */
export function withoutMiddleware(): string {
  rmSync(FOLDER, { recursive: true, force: true });
  // Its files are the build's own, but for that list.
  linkAll(".next", "server", "cache");
  linkAll(".next/server", LIST);
  for (const name of BESIDE_THE_BUILD) symlinkSync(join(ROOT, name), join(FOLDER, name));
  const manifest: { functions: Record<string, object> } = JSON.parse(
    readFileSync(join(ROOT, MANIFEST), "utf8"),
  );
  if (!(MIDDLEWARE in manifest.functions)) throw new Error(`${MANIFEST} names no middleware`);
  const { [MIDDLEWARE]: _middleware, ...functions } = manifest.functions;
  writeFileSync(join(FOLDER, MANIFEST), JSON.stringify({ ...manifest, functions }));
  return FOLDER;
}
