import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import {
  beginInterview,
  EN,
  press,
  reviewedVersions,
  speakFor,
  startRecording,
} from "../support/candidate.ts";
import { makeInterview, passDeadline, VIDEO, WRITTEN } from "../support/interview.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

const ANSWER = "I listen first, say sorry, and go back the same day.";

let key = "";
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await openDashboard(page);
  key = await makeInterview(page);
  await page.close();
});

test.use({ viewport: { width: 390, height: 844 } });

test("A candidate answers by video and in writing on a phone, and submits once from two tabs", async ({
  page,
  context,
}) => {
  await page.goto(`/i/${key}`);
  await expect(page.getByText("$18 an hour")).toBeVisible();
  await expectAccessible(page);
  await beginInterview(page, key);
  await startRecording(page);
  await speakFor(page, 4);
  await expectAccessible(page);
  await page.getByRole("button", { name: EN.video.stop }).click();
  await page.getByRole("button", { name: EN.video.use }).click();
  await expect(page.getByText("Your answer has arrived safely")).toBeVisible();

  // Another recording is chosen or let go before one goes on.
  await press(page, EN.video.again);
  await startRecording(page);
  await speakFor(page, 2);
  await press(page, EN.video.stop);
  const next = page.getByRole("button", { name: EN.question.next });
  await expect(page.getByRole("button", { name: EN.video.use })).toBeVisible();
  await expect(next).toHaveCount(0);
  await press(page, EN.question.skip);
  await expect(page.getByText("Question 2 of 2")).toBeVisible();
  await press(page, EN.question.skip);
  await expect(page.getByRole("listitem").first()).toContainText("There are two versions");
  await expect(page.getByRole("button", { name: EN.review.submit })).toBeDisabled();
  await press(page, "Change: 1");
  await press(page, EN.video.keepSent);
  await expect(page.getByText("Your answer has arrived safely")).toBeVisible();
  await next.click();

  await page.getByLabel(EN.text.label).fill(ANSWER);
  await expect(page.getByText(`${ANSWER.length} of 200 characters`)).toBeVisible();
  await expect(page.getByText(EN.text.saved, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(EN.text.label)).toHaveValue(ANSWER);
  await expectAccessible(page);
  await page.getByRole("button", { name: EN.question.toReview }).click();
  await expect(page.getByText("All your answers are saved")).toBeVisible();
  await expectAccessible(page);

  const second = await context.newPage();
  await second.goto(`/i/${key}`);
  await second.getByRole("button", { name: "Continue as M." }).click();
  await expect(second.getByText(EN.tabs.title)).toBeVisible();
  const versions = await reviewedVersions(page, key);
  const older = await second.request.post(`/api/room/${key}/submit`, { data: { versions } });
  expect((await older.json()).error.fields.reason).toBe("session_other");
  const submit = () =>
    second.request
      .post(`/api/room/${key}/submit`, { data: { shown: versions } })
      .then((reply) => reply.json());
  const [told] = await Promise.all([
    Promise.all([submit(), submit()]),
    page.getByRole("button", { name: EN.review.submit }).dblclick(),
  ]);
  expect(told.filter(({ first }) => first).length).toBeLessThanOrEqual(1);
  await expect(page.getByRole("heading", { name: "Thank you, Maria Lopez" })).toBeVisible();
  await expectAccessible(page);
  expect(await submit()).toMatchObject({ first: false });

  const again = await second.goto(`/i/${key}`);
  expect(again?.status()).toBe(200);
  await expect(second.getByText(/Submitted on/)).toBeVisible();
  await expect(second.getByText("Maria")).toHaveCount(0);
});

test("A page that closes while recording loses at most the last two seconds", async ({ page }) => {
  page.on("dialog", (dialog) => dialog.accept());
  await beginInterview(page, key);
  await startRecording(page);
  await speakFor(page, 6);
  await page.reload();
  await expect(page.getByText(EN.video.recoveredTitle)).toBeVisible();
  await expect(
    page.getByText(/The first 0:0[4-9] of your answer is safe on this device/),
  ).toBeVisible();
  await page.getByRole("button", { name: EN.video.recoveredUse }).click();
  await expect(page.getByText("Your answer has arrived safely")).toBeVisible();
});

test("Without a connection everything stays on the phone, and goes when it is back", async ({
  page,
  context,
}) => {
  await beginInterview(page, key);
  await startRecording(page);
  await speakFor(page, 3);
  await context.setOffline(true);
  await speakFor(page, 5);
  await page.getByRole("button", { name: EN.video.stop }).click();
  await page.getByRole("button", { name: EN.video.use }).click();
  await expect(page.getByTestId("upload")).toContainText("No connection");
  await page.getByRole("button", { name: EN.question.next }).click();
  await page.getByLabel(EN.text.label).fill(ANSWER);
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await page.getByRole("button", { name: EN.question.toReview }).click();
  await expect(page.getByRole("button", { name: EN.review.submit })).toBeDisabled();
  await context.setOffline(false);
  await expect(page.getByText("All your answers are saved")).toBeVisible();
  await page.getByRole("button", { name: EN.review.submit }).click();
  await expect(page.getByRole("heading", { name: /Thank you/ })).toBeVisible();
});

test("A link that is unknown or past its deadline says so, with its status", async ({
  page,
  browser,
}) => {
  const unknown = await page.goto("/i/nobody-knows-this");
  expect(unknown?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: EN.unknown.title })).toBeVisible();
  await expectAccessible(page);

  const owner = await (await browser.newContext()).newPage();
  await openDashboard(owner);
  const closed = await makeInterview(owner, [{ ...WRITTEN, order: 1 }]);
  await passDeadline(closed);
  const answer = await page.goto(`/i/${closed}`);
  expect(answer?.status()).toBe(410);
  await expect(page.getByText(/It was open until Thursday, January 1 at 11:59/)).toBeVisible();
  await expectAccessible(page);
});

for (const [error, words] of [
  ["NotAllowedError", "isn't allowed to use the camera"],
  ["NotFoundError", EN.permission.missing.title],
  ["NotReadableError", "used by something else"],
] as const) {
  test(`A camera that answers ${error} gets its own help`, async ({ page }) => {
    await page.addInitScript((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("no", name));
    }, error);
    await beginInterview(page, key);
    await page.getByRole("button", { name: EN.video.ask }).click();
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  });
}

test("The whole interview goes by keyboard alone", async ({ page, browser }) => {
  const owner = await (await browser.newContext()).newPage();
  await openDashboard(owner);
  const link = await makeInterview(owner, [{ ...VIDEO, max_retakes: 0 }, WRITTEN]);
  const reach = async (name: string) => {
    const button = page.getByRole("button", { name, exact: true });
    await button.waitFor();
    for (let press = 0; press < 30; press++) {
      if (await button.evaluate((node) => node === document.activeElement)) break;
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
  };
  await page.goto(`/i/${link}`);
  await reach(EN.welcome.start);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await reach("Continue");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Maria Lopez");
  await page.keyboard.press("Tab");
  await page.keyboard.type("maria@example.com");
  await page.keyboard.press("Enter");
  await reach(EN.video.ask);
  await reach(EN.check.next);
  await reach(EN.video.start);
  await page.getByRole("button", { name: EN.video.startNow }).waitFor();
  const stop = page.getByRole("button", { name: EN.video.stop });
  // What has just appeared takes no press yet.
  await expect(async () => {
    if (!(await stop.isVisible())) await page.keyboard.press("Enter");
    await expect(stop).toBeFocused({ timeout: 500 });
  }).toPass();
  await speakFor(page, 3);
  await page.keyboard.press("Enter");
  await reach(EN.video.use);
  await reach(EN.question.next);
  await page.keyboard.press("Tab");
  await page.keyboard.type(ANSWER);
  await reach(EN.question.toReview);
  await expect(page.getByText("All your answers are saved")).toBeVisible();
  await reach(EN.review.submit);
  await expect(page.getByRole("heading", { name: "Thank you, Maria Lopez" })).toBeFocused();
});
