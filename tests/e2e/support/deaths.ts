import { expect, type LaunchOptions, type Page } from "@playwright/test";
import { beginInterview, EN, press, speakFor } from "./candidate.ts";
import { databaseOf } from "./database.ts";
import { type Death, killableBrowser } from "./killable-browser.ts";
import type { OwnStack } from "./own-stack.ts";
import { type Container, isChosenOnDevice, recordingOnDevice } from "./recording.ts";
import type { Stack } from "./stack.ts";

const ANSWER = "I listen first, then I go back the same day.";

type Dying = {
  /** What dies, and the container that the browser records. */
  death: Death;
  container: Container;
  /** Where the interview with a video and a written question is. */
  place: Stack;
  key: string;
  launchOptions: LaunchOptions;
  /** The product at that place, if a test may kill it. */
  server?: OwnStack;
};

/** Somebody answers a whole interview, and at each of its seven steps the tab, browser or server dies. */
export async function dieAtEveryStep(dying: Dying): Promise<void> {
  const { death, container, place, key, launchOptions, server } = dying;
  const mortal = killableBrowser(place.appUrl, container, launchOptions, server);
  const die = (page: Page) => mortal.die(page, death);
  const comeBack = async () => {
    const page = await mortal.open();
    await page.goto(`/i/${key}`);
    const proceed = page.getByRole("button", { name: "Continue as M." });
    await expect(proceed.or(page.getByText(/Submitted on/))).toBeVisible();
    if (await proceed.isVisible()) await proceed.click();
    const takeOver = page.getByRole("button", { name: EN.tabs.use });
    await expect(takeOver.or(page.getByRole("heading", { level: 1 }))).toBeVisible();
    if (await takeOver.isVisible()) await takeOver.click();
    return page;
  };

  // Permission and the device check.
  let page = await mortal.open();
  await beginInterview(page, key, { check: "leave" });
  await die(page);
  page = await comeBack();
  await expect(page.getByRole("heading", { name: EN.check.title })).toBeVisible();
  await press(page, EN.video.ask);
  await press(page, EN.check.next);

  // Thinking: nothing was said, so nothing is lost, and no retake is used.
  await press(page, EN.video.start);
  await expect(page.getByText(/Recording starts in/).first()).toBeVisible();
  await die(page);
  page = await comeBack();
  await expect(page.getByText("You can re-record it 1 time")).toBeVisible();

  // Recording.
  await press(page, EN.video.ask);
  await press(page, EN.video.start);
  await press(page, EN.video.startNow);
  await speakFor(page, 5);
  await die(page);
  page = await comeBack();
  await expect(
    page.getByText(/The first 0:0[3-9] of your answer is safe on this device/),
  ).toBeVisible();
  const recorded = await recordingOnDevice(page);
  expect(recorded.container).toBe(container);

  // Uploading: the answer is chosen while there is no line.
  await page.route("**/api/room/**", (route) => route.abort());
  await press(page, EN.video.recoveredUse);
  await expect.poll(() => isChosenOnDevice(page)).toBe(true);
  await die(page);
  page = await comeBack();
  await expect(page.getByText("Your answer has arrived safely")).toBeVisible();

  // Between questions.
  await press(page, EN.question.next);
  await page.getByLabel(EN.text.label).fill(ANSWER);
  await expect(page.getByText(EN.text.saved, { exact: true })).toBeVisible();
  await die(page);
  page = await comeBack();
  await expect(page.getByLabel(EN.text.label)).toHaveValue(ANSWER);

  // Submitting: once the request never arrives, once its answer never comes back.
  await press(page, EN.question.toReview);
  await expect(page.getByText("All your answers are saved")).toBeVisible();
  await page.route("**/submit?*", () => {});
  await press(page, EN.review.submit);
  await die(page);
  page = await comeBack();
  await expect(page.getByText(ANSWER)).toBeVisible();
  const arrived = new Promise<void>((resolve) => {
    void page.route("**/submit?*", async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await press(page, EN.review.submit);
  await arrived;
  await die(page);
  page = await comeBack();
  await expect(page.getByText(/Submitted on/)).toBeVisible();
  await mortal.remove();

  const [kept] = await databaseOf(place).rows(
    `media?id=eq.${recorded.id}&select=id,sha256,interview_attempts(submitted_at,responses(responses_text))`,
  );
  expect(kept).toMatchObject({
    // Of what arrived; if a converter is installed, another file may have taken its place since.
    sha256: recorded.sha256,
    interview_attempts: {
      submitted_at: expect.any(String),
      responses: expect.arrayContaining([{ responses_text: ANSWER }]),
    },
  });
}
