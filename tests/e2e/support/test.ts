import { test as base } from "@playwright/test";

/**
 * Playwright's, which keeps the pages that a test opens beside its own, cameras running, until the last test of its
 * process: here they are closed.
 */
export const test = base.extend<{ tidy: undefined }>({
  tidy: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      const opened = browser.contexts().filter((context) => !before.has(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
});
