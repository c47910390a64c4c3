import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { forgetBuild, sourcesHash, stampBuild } from "#local/launcher/build";
import { Refusal } from "#local/launcher/refusal";
import { ROOT } from "#local/launcher/settings";
import { preloadNotFoundFonts } from "./build/not-found-fonts.ts";
import { hashesOfPages } from "./build/page-hashes.ts";
import { makePictures } from "./build/pictures.ts";

function nextBuild(): Promise<void> {
  const args = [
    "--import",
    "./local/exit-with-parent.ts",
    "node_modules/next/dist/bin/next",
    "build",
  ];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const output: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr?.on("data", (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => {
      if (code === 0 && existsSync(join(ROOT, ".next/BUILD_ID"))) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Refusal("The build failed: the lines above say where."));
    });
  });
}

/** The pictures in their sizes, `next build`, then the hashes of the inline scripts of prerendered pages for the content security policy. */
export async function build(): Promise<void> {
  const hash = sourcesHash();
  forgetBuild();
  await makePictures(join(ROOT, "public"));
  await nextBuild();
  const pages = join(ROOT, ".next/server/app");
  preloadNotFoundFonts(pages);
  const hashes = hashesOfPages(pages);
  writeFileSync(join(ROOT, ".next/csp.json"), JSON.stringify(hashes));
  stampBuild(hash);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  build().catch((failure: unknown) => {
    console.error(failure instanceof Refusal ? failure.message : failure);
    process.exitCode = 1;
  });
}
