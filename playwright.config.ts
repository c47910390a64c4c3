import { defineConfig } from "@playwright/test";
import { CHROMIUM } from "./tests/e2e/support/chromium.ts";
import { LIMIT_MS } from "./tests/e2e/support/limit.ts";
import { emptyDataDir, stack, TEST_SETTINGS } from "./tests/e2e/support/stack.ts";

const SPEECH = "**/evaluation/speech.test.ts";
const { appUrl, dataDir, port } = await stack();
emptyDataDir();

export default defineConfig({
  testDir: "tests/e2e",
  // `npm test` runs them one after the other: a recognizer that hears leaves too little to cameras beside it.
  projects: [
    { name: "journeys", testIgnore: SPEECH },
    { name: "speech", testMatch: SPEECH },
  ],
  outputDir: "test-results",
  fullyParallel: true,
  // Journeys also wait, for cameras and clocks: it takes three to keep two cores busy.
  workers: 3,
  forbidOnly: true,
  // A shared machine has slow minutes. What needs its second try is told as flaky, never as passed.
  retries: 1,
  // Tests wait for what happens. These end one that hangs.
  timeout: LIMIT_MS,
  expect: { timeout: LIMIT_MS / 2, toPass: { timeout: LIMIT_MS / 2 } },
  reporter: "list",
  use: {
    baseURL: appUrl,
    locale: "en-US",
    timezoneId: "America/New_York",
    viewport: { width: 1440, height: 900 },
    // The welcome window has a test of its own; in every other journey it was closed for good.
    storageState: {
      cookies: [],
      origins: [{ origin: appUrl, localStorage: [{ name: "hide_welcome_popup", value: "true" }] }],
    },
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: CHROMIUM,
  },
  // The test of speech has a product of its own.
  webServer: process.argv.includes("--project=speech")
    ? undefined
    : {
        // The README's own command, on a port and a data folder of its own.
        command: "npm start",
        env: { PORT: String(port), DATA_DIR: dataDir, DEMO: "off", ...TEST_SETTINGS },
        url: `${appUrl}/signin`,
        timeout: 600_000,
        stdout: "pipe",
        gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
      },
});
