import type { Page } from "@playwright/test";

/** 300 kbit/s each way and 300 ms for a round trip. */
export async function slowLine(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 300,
    uploadThroughput: 37_500,
    downloadThroughput: 37_500,
  });
}
