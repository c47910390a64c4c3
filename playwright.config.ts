import { defineConfig } from "@playwright/test";
import { findChromium } from "./scripts/machine/chromium.ts";
import { emptyDataDir, stack } from "./tests/e2e/support/stack.ts";

const { appUrl, dataDir, port } = await stack();
emptyDataDir();

const FLAGS = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  // Chromium's sandbox does not start for root.
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];

const executablePath = findChromium();

export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: appUrl,
    locale: "en-US",
    timezoneId: "America/New_York",
    viewport: { width: 1440, height: 900 },
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    launchOptions: { args: FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
  webServer: {
    // The README's own command, on a port and a data folder of its own.
    command: "npm start",
    env: { PORT: String(port), DATA_DIR: dataDir, DEMO: "off" },
    url: `${appUrl}/signin`,
    timeout: 600_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
