/**
 * `npm run release`: builds, and puts all that serves the product into `.next/standalone`, which runs without this checkout:
 * `bin/node serve.mjs` there. `-- --without-node` leaves Node itself out, for an image that has it.
 */
import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "#local/launcher/refusal";
import { ROOT } from "#local/launcher/settings";
import { build } from "./build.ts";

const FOLDER = join(ROOT, ".next/standalone");

/** What Next's own trace leaves out, as another server may serve it. */
const BESIDE = [
  ["public", "public"],
  [".next/static", ".next/static"],
  [".next/csp.json", ".next/csp.json"],
  ["scripts/deploy/serve.mjs", "serve.mjs"],
  ["scripts/deploy/backup.sh", "backup.sh"],
  ["scripts/deploy/restore.sh", "restore.sh"],
] as const;

async function release(withNode: boolean): Promise<void> {
  process.env.NEXT_OUTPUT = "standalone";
  await build();
  if (!existsSync(join(FOLDER, "server.js"))) throw new Refusal(`There is no server in ${FOLDER}.`);
  for (const [from, to] of BESIDE) {
    rmSync(join(FOLDER, to), { recursive: true, force: true });
    cpSync(join(ROOT, from), join(FOLDER, to), { recursive: true });
  }
  if (!withNode) return;
  mkdirSync(join(FOLDER, "bin"), { recursive: true });
  cpSync(process.execPath, join(FOLDER, "bin/node"), { dereference: true });
}

try {
  await release(!process.argv.includes("--without-node"));
  console.log(`Released into ${FOLDER}`);
} catch (failure) {
  console.error(failure instanceof Refusal ? failure.message : failure);
  process.exitCode = 1;
}
