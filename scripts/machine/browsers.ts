import { existsSync } from "node:fs";
import { ensureChromium } from "./chromium.ts";
import { canInstall, install } from "./debian.ts";

/** Debian's packages of the other two engines, and the programs in them that a test starts. */
const OTHERS = [
  { engine: "Firefox", programs: ["/usr/bin/firefox-esr"], packages: ["firefox-esr"] },
  {
    engine: "WebKit",
    programs: ["/usr/bin/WebKitWebDriver", "/usr/bin/xvfb-run", "/usr/bin/dbus-run-session"],
    packages: [
      "webkit2gtk-driver",
      // A screen and a session to run in, and what it records and plays with.
      ...["xvfb", "xauth", "dbus-daemon"],
      ...["good", "bad"].map((kind) => `gstreamer1.0-plugins-${kind}`),
      "gstreamer1.0-libav",
    ],
  },
];

/**
 * Sees to it that there are Chromium, Firefox and WebKit, and says where each is. Without one of the last two its tests
 * are skipped. False if there is no Chromium.
 */
export function ensureBrowsers(): boolean {
  for (const { engine, packages, programs } of OTHERS) {
    if (!programs.every(existsSync) && canInstall()) install(...packages);
    const found = programs.every(existsSync);
    const said = found
      ? programs[0]
      : "none here, so its tests are not run (they are counted as skipped)";
    process.stdout.write(`${engine}: ${said}\n`);
  }
  return ensureChromium();
}
