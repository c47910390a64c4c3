import type { BrowserContext } from "@playwright/test";

/** What a made link begins with on a film: no viewer's address is this machine's. */
export const SHOWN_URL = "https://app.rolecall.example";

/** Lets the pages of a context show a new interview's link as an installation's own. */
export async function showLinksElsewhere(context: BrowserContext, appUrl: string): Promise<void> {
  await context.route("**/api/interviews", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(appUrl, SHOWN_URL);
    await route.fulfill({ response, body });
  });
}
