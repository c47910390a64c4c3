import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { canInstall, install } from "./debian.ts";

/** Chromium without windows, a Debian package: the browser tests take two thirds of the time with it. */
const HEADLESS = "chromium-headless-shell";
const NAMES = [HEADLESS, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const FOLDERS = ["/usr/bin", "/usr/local/bin", "/snap/bin", "/opt/google/chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser that CHROMIUM_PATH names, or the machine's own; undefined means Playwright's download. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return [...FOLDERS.flatMap((folder) => NAMES.map((name) => `${folder}/${name}`)), MAC].find(runs);
}

/** Sees to it that the browser tests have a browser, and says where it comes from. False if there is none. */
export function ensureChromium(): boolean {
  const named = process.env.CHROMIUM_PATH !== undefined;
  if (!named && canInstall() && !FOLDERS.some((folder) => runs(`${folder}/${HEADLESS}`))) {
    install(HEADLESS);
  }
  const found = findChromium();
  if (found) {
    process.stdout.write(`Browser: ${found}\n`);
    return true;
  }
  if (canInstall() && install("chromium") && findChromium()) return true;
  process.stdout.write("Browser: Playwright's own Chromium (downloaded once, about 100 MB) …\n");
  const playwright = "node_modules/@playwright/test/cli.js";
  return (
    spawnSync(process.execPath, [playwright, "install", "--only-shell", "chromium"], {
      stdio: "inherit",
    }).status === 0
  );
}
