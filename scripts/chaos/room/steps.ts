import { expect, type Page } from "@playwright/test";
import { CATALOGS } from "#lib/messages/catalogs";
import type { Moment } from "./case.ts";

const catalog = CATALOGS.en;
if (catalog === undefined) throw new Error("There is no English catalog.");
/** The room's texts. */
export const m = catalog;

/** Some of these machines are slow; nothing here asserts a time. */
const PATIENCE = { timeout: 60_000 };

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

export async function press(page: Page, name: string): Promise<void> {
  await button(page, name).click();
}

/** Waits until one of several texts is there; answers which. */
export async function seen<Name extends string>(
  page: Page,
  texts: Record<Name, string | RegExp>,
): Promise<Name> {
  let found: Name | undefined;
  await expect
    .poll(async () => {
      for (const name in texts) {
        if (await page.getByText(texts[name]).first().isVisible()) found = name;
      }
      return found !== undefined;
    }, PATIENCE)
    .toBe(true);
  if (found === undefined) throw new Error("Nothing was there.");
  return found;
}

/** From the link to the first question, as a person goes. */
export async function beginAt({ room, person }: Moment, page: Page): Promise<void> {
  await page.goto(`/i/${room.key}`);
  const choice = page.getByRole("radio", { name: m.consent.withoutAi });
  // The welcome page shows before its script runs.
  await expect(async () => {
    await press(page, m.welcome.start);
    await expect(choice).toBeVisible({ timeout: 1000 });
  }).toPass(PATIENCE);
  await choice.check();
  await page.getByRole("checkbox", { name: m.consent.agree }).check();
  await press(page, m.consent.next);
  await page.getByLabel(m.details.name).fill(person.name);
  await page.getByLabel(m.details.email).fill(person.email);
  await press(page, m.details.next);
  await press(page, m.check.skip);
}

/** Opens the link again, past the questions who is there and in which tab. */
export async function comeBack({ room }: Moment, page: Page): Promise<void> {
  await page.goto(`/i/${room.key}`);
  const proceed = page.getByRole("button", { name: /^Continue as/ });
  const takeOver = button(page, m.tabs.use);
  const inside = page
    .getByText(/^Question \d of \d$/)
    .or(page.getByText(/^Submitted on/))
    .or(page.getByRole("heading", { name: m.review.title }));
  for (;;) {
    await expect(proceed.or(takeOver).or(inside).first()).toBeVisible(PATIENCE);
    if (await inside.first().isVisible()) return;
    for (const way of [proceed, takeOver]) {
      if (await way.isVisible()) await way.click({ timeout: 5000 }).catch(() => {});
    }
  }
}

/**
 * Begins to record without waiting for the time to think.
 * @returns when the recorder began, by this process' clock in milliseconds
 */
export async function record(page: Page): Promise<number> {
  const ask = button(page, m.video.ask);
  const start = button(page, m.video.start);
  await expect(ask.or(start)).toBeVisible(PATIENCE);
  // Where it records again, the camera is on its way by itself.
  if (await ask.isVisible()) await ask.click({ timeout: 2000 }).catch(() => {});
  await start.click();
  // The page's clock and this process' are one machine's.
  await page.evaluate(() => {
    const { start } = MediaRecorder.prototype;
    Object.assign(window, { begunAt: null });
    MediaRecorder.prototype.start = function (slice) {
      this.addEventListener("start", () => Object.assign(window, { begunAt: Date.now() }));
      MediaRecorder.prototype.start = start;
      start.call(this, slice);
    };
  });
  await press(page, m.video.startNow);
  const begun = await page.waitForFunction(() => Reflect.get(window, "begunAt"), null, {
    polling: 20,
  });
  return Number(await begun.jsonValue());
}
