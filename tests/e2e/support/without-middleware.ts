import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");
const FOLDER = join(ROOT, ".data/without-middleware");
const CACHE = join(ROOT, ".next/cache");
/** Names the functions of a build; the middleware is one of them, as it runs in Node. */
const MANIFEST = join(FOLDER, ".next/server/functions-config-manifest.json");
const MIDDLEWARE = "/_middleware";

/** What a server reads beside its build. */
const BESIDE_THE_BUILD = ["lib", "public", "node_modules", "next.config.mjs", "package.json"];

/**
 * A folder with the production build, whose list of functions is without the middleware: for the test that nothing but an early
 * redirect depends on `middleware.ts`.
 */
export function withoutMiddleware(): string {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  cpSync(join(ROOT, ".next"), join(FOLDER, ".next"), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => source !== CACHE,
  });
  for (const name of BESIDE_THE_BUILD) symlinkSync(join(ROOT, name), join(FOLDER, name));
  const manifest: { functions: Record<string, object> } = JSON.parse(
    readFileSync(MANIFEST, "utf8"),
  );
  if (!(MIDDLEWARE in manifest.functions)) throw new Error(`${MANIFEST} names no middleware`);
  const { [MIDDLEWARE]: _middleware, ...functions } = manifest.functions;
  writeFileSync(MANIFEST, JSON.stringify({ ...manifest, functions }));
  return FOLDER;
}
