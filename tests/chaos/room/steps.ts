import { expect, type Page } from "@playwright/test";
import { CATALOGS } from "#lib/messages/catalogs";
import type { Room } from "../candidate.ts";
import type { Moment } from "./case.ts";

const catalog = CATALOGS.en;
if (catalog === undefined) throw new Error("There is no English catalog.");
/** The room's texts. */
export const m = catalog;

/** Some of these machines are slow; nothing here asserts a time. */
export const PATIENCE = { timeout: 60_000 };

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

export const submitted = (page: Page) => page.getByText(/^Submitted on/);

export async function press(page: Page, name: string): Promise<void> {
  await button(page, name).click();
}

/** From the link to the last step before an attempt begins. */
export async function fillDetails({ person }: Moment, page: Page, { key }: Room): Promise<void> {
  await page.goto(`/i/${key}`);
  const choice = page.getByRole("radio", { name: m.consent.withoutAi });
  // The welcome page shows before its script runs.
  await expect(async () => {
    await press(page, m.welcome.start);
    await expect(choice).toBeVisible({ timeout: 2000 });
  }).toPass(PATIENCE);
  await choice.check();
  await page.getByRole("checkbox", { name: m.consent.agree }).check();
  await press(page, m.consent.next);
  await page.getByLabel(m.details.name).fill(person.name);
  await page.getByLabel(m.details.email).fill(person.email);
}

/** From the link to the first question, as a person goes. */
export async function begin(moment: Moment, page: Page, room: Room): Promise<void> {
  await fillDetails(moment, page, room);
  await press(page, m.details.next);
  await passCheck(page);
}

/** Past the look at camera and microphone, if there is one. */
export async function passCheck(page: Page): Promise<void> {
  const skip = button(page, m.check.skip);
  const question = page.getByText(/^Question \d of \d$/);
  await expect(skip.or(question).first()).toBeVisible(PATIENCE);
  if (await skip.isVisible()) await skip.click();
}

/**
 * Opens the link again, past the questions who is there and in which tab.
 * @returns false if it is the welcome of somebody who never was here
 */
export async function comeBack(page: Page, { key }: Room): Promise<boolean> {
  await page.goto(`/i/${key}`);
  const proceed = page.getByRole("button", { name: /^Continue as/ });
  const takeOver = button(page, m.tabs.use);
  const check = button(page, m.check.skip);
  const inside = page
    .getByText(/^Question \d of \d$/)
    .or(submitted(page))
    .or(check)
    .or(page.getByRole("heading", { name: m.review.title }));
  const welcome = button(page, m.welcome.start);
  for (let strange = 0; strange < 20; ) {
    await expect(proceed.or(takeOver).or(inside).or(welcome).first()).toBeVisible(PATIENCE);
    if (await inside.first().isVisible()) return true;
    for (const way of [proceed, takeOver]) {
      if (await way.isVisible()) await way.click({ timeout: 5000 }).catch(() => {});
    }
    // The welcome is there before the browser has been asked whether it knows somebody.
    if (await welcome.isVisible()) strange += 1;
    await page.waitForTimeout(200);
  }
  return false;
}

/** Writes an answer, and waits until the server has it. */
export async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel(m.text.label, { exact: true }).fill(text);
  await expect(page.getByText(m.text.saved, { exact: true })).toBeVisible(PATIENCE);
}

/** From the last question to the review, whatever step that is; waits until it may be submitted. */
export async function review(page: Page): Promise<void> {
  const there = page.getByRole("heading", { name: m.review.title });
  const toReview = button(page, m.question.toReview);
  await expect(there.or(toReview).first()).toBeVisible(PATIENCE);
  if (await toReview.isVisible()) await toReview.click();
  await expect(button(page, m.review.submit)).toBeEnabled(PATIENCE);
}

/**
 * Begins to record without waiting for the time to think.
 * @returns when the recorder began, by this process' clock in milliseconds
 */
export async function record(page: Page): Promise<number> {
  const ask = button(page, m.video.ask);
  const start = button(page, m.video.start);
  await expect(ask.or(start)).toBeVisible(PATIENCE);
  // If it records again, the camera is on its way by itself.
  if (await ask.isVisible()) await ask.click({ timeout: 2000 }).catch(() => {});
  await start.click();
  // The page's clock and this process' are one machine's. A clock that is off shows in `Date` only.
  await page.evaluate(() => {
    const { start } = MediaRecorder.prototype;
    Object.assign(window, { begunAt: null });
    MediaRecorder.prototype.start = function (slice) {
      Object.assign(window, { begunAt: performance.timeOrigin + performance.now() });
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
