import { expect, type Page } from "@playwright/test";
import { stack } from "./stack.ts";

/** Opens a private link as a person does, who presses on the page that it shows. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole("main").getByRole("button").click();
}

export type Mail = { subject: string; links: string[] };

/** Opens the newest mail to an address in the local inbox, waiting until there is one, and reads its links. */
export async function readInbox(page: Page, to: string, subject: string | RegExp): Promise<Mail> {
  const { inboxUrl } = await stack();
  const inbox = await page.context().newPage();
  const newest = inbox.getByRole("listitem").getByRole("link", { name: subject }).first();
  await expect(async () => {
    await inbox.goto(`${inboxUrl}?to=${encodeURIComponent(to)}`);
    await expect(newest).toBeVisible({ timeout: 500 });
  }).toPass();
  await newest.click();
  const heading = await inbox.getByRole("heading", { level: 1 }).textContent();
  const links = await inbox.locator(".links a").allTextContents();
  await inbox.close();
  return { subject: heading ?? "", links };
}
