/**
 * A production build of the product in which `middleware.ts` does not exist, for the test that nothing but an early
 * redirect depends on it. `npm test` makes it beside the usual build; it is kept while the sources stay the same.
 */
import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { SOURCES, sourcesHash } from "#local/launcher/build";

const ROOT = resolve(import.meta.dirname, "../../..");
const FOLDER = join(ROOT, ".data/without-middleware");
const STAMP = join(FOLDER, "sources");

/** Without a root of its own the bundler would find the middleware in the folder above. Types are checked elsewhere. */
const CONFIG = `import config from "./next.config.product.mjs";
export default {
  ...config,
  outputFileTracingRoot: import.meta.dirname,
  turbopack: { ...config.turbopack, root: import.meta.dirname },
  typescript: { ignoreBuildErrors: true },
};
`;

/** The same files under a second name: the bundler takes no link that leaves its folder. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkPackages(source, target);
    else if (entry.isFile()) linkSync(source, target);
  }
}

function copySources(): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const source of SOURCES) {
    const from = join(ROOT, source);
    if (source === "middleware.ts" || !existsSync(from)) continue;
    const to = source === "next.config.mjs" ? "next.config.product.mjs" : source;
    cpSync(from, join(FOLDER, to), { recursive: true });
  }
  writeFileSync(join(FOLDER, "next.config.mjs"), CONFIG);
  linkPackages(join(ROOT, "node_modules"), join(FOLDER, "node_modules"));
}

function nextBuild(): Promise<void> {
  const child = spawn(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    cwd: FOLDER,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("exit", (code) =>
      code === 0 ? done() : fail(new Error(`The build failed:\n${Buffer.concat(output)}`)),
    );
  });
}

/** The folder of the build, made where it is missing or the sources have changed. */
export async function withoutMiddleware(): Promise<string> {
  const hash = sourcesHash();
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash) return FOLDER;
  copySources();
  await nextBuild();
  writeFileSync(STAMP, hash);
  return FOLDER;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await withoutMiddleware();
