import { existsSync } from "node:fs";
import { ensureChromium } from "./chromium.ts";
import { canInstall, install } from "./debian.ts";

/** Debian's packages of the other two engines, and the program in each that a WebDriver client starts. */
const OTHERS = [
  { engine: "Firefox", debian: "firefox-esr", program: "/usr/bin/firefox-esr" },
  { engine: "WebKit", debian: "webkit2gtk-driver", program: "/usr/bin/WebKitWebDriver" },
];

/**
 * Sees to it that there are Chromium, Firefox and WebKit, and says where each is. The last two may be missing: no test
 * needs them yet. False if there is no Chromium.
 */
export function ensureBrowsers(): boolean {
  for (const { engine, debian, program } of OTHERS) {
    if (!existsSync(program) && canInstall()) install(debian);
    process.stdout.write(`${engine}: ${existsSync(program) ? program : "none here"}\n`);
  }
  return ensureChromium();
}
