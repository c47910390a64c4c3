import type { Page } from "@playwright/test";
import { stack } from "./stack.ts";

export type Mail = { subject: string; links: string[] };

/** Opens the newest mail to an address in the local inbox, waiting until there is one, and reads its links. */
export async function readInbox(page: Page, to: string, subject: string | RegExp): Promise<Mail> {
  const { inboxUrl } = await stack();
  const inbox = await page.context().newPage();
  const newest = inbox.getByRole("listitem").getByRole("link", { name: subject }).first();
  for (const wait of [0, 250, 500, 1000, 2000, 4000]) {
    await inbox.goto(`${inboxUrl}?to=${encodeURIComponent(to)}`);
    const there = await newest.waitFor({ timeout: wait || 1 }).then(
      () => true,
      () => false,
    );
    if (there) break;
  }
  await newest.click();
  const heading = await inbox.getByRole("heading", { level: 1 }).textContent();
  const links = await inbox.locator(".links a").allTextContents();
  await inbox.close();
  return { subject: heading ?? "", links };
}
