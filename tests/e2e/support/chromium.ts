import type { LaunchOptions } from "@playwright/test";
import { findChromium } from "../../../scripts/machine/chromium.ts";

const executablePath = findChromium();

/** A browser with a camera that needs no person. */
export const CHROMIUM: LaunchOptions = {
  args: [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
    // Chromium's sandbox does not start for root.
    ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  ],
  ...(executablePath ? { executablePath } : {}),
};
