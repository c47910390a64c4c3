import type { Page } from "@playwright/test";

/** Holds the requests to an address until the answer is called, so that what a button says meanwhile can be read. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
