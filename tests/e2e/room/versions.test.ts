import { expect } from "@playwright/test";
import {
  beginInterview,
  EN,
  press,
  speakFor,
  startRecording,
  textsIn,
} from "../support/candidate.ts";
import { databaseOf } from "../support/database.ts";
import { proveAddress } from "../support/employer.ts";
import { openLink, readInbox } from "../support/inbox.ts";
import { makeInterview, VIDEO, WRITTEN } from "../support/interview.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

const m = textsIn("en");

const keys = { written: "", filmed: "" };
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await proveAddress(await openDashboard(page));
  keys.written = await makeInterview(page, [{ ...WRITTEN, order: 1 }]);
  keys.filmed = await makeInterview(page, [{ ...VIDEO, max_retakes: 2 }]);
  await page.close();
});

test.use({ viewport: { width: 390, height: 844 } });

const wayBack = async (email: string) => {
  const { links } = await readInbox(email, /Your interview with/);
  return links.find((address) => address.includes("/i/resume/")) ?? "";
};

test("A text from another device never goes over a newer one, and what is submitted is what was reviewed", async ({
  page: phone,
  context,
  browser,
}) => {
  const email = "two.devices@example.com";
  await beginInterview(phone, keys.written, { email });
  const link = await wayBack(email);
  const laptop = await (await browser.newContext()).newPage();
  await context.setOffline(true);
  await phone.getByLabel(EN.text.label).fill("From the phone.");
  await expect(phone.getByText(/Saved on this device/)).toBeVisible();

  await openLink(laptop, link);
  await press(laptop, "Continue as M.");
  await laptop.getByLabel(EN.text.label).fill("From the laptop.");
  await expect(laptop.getByText(EN.text.saved, { exact: true })).toBeVisible();
  await press(laptop, EN.question.toReview);
  await expect(laptop.getByText("All your answers are saved")).toBeVisible();

  await context.setOffline(false);
  const other = phone.getByRole("main").getByRole("alert").filter({ hasText: m.text.otherTitle });
  await expect(other).toContainText("From the laptop.");
  await expect(phone.getByLabel(EN.text.label)).toHaveValue("From the phone.");
  await phone.reload();
  await expect(phone.getByRole("status")).toContainText(m.text.otherTitle);
  await press(phone, "Change: 1");
  await expect(other).toContainText("From the laptop.");
  await expect(phone.getByLabel(EN.text.label)).toHaveValue("From the phone.");
  const database = databaseOf(await stack());
  const answers = () =>
    database.rows(
      `responses?select=responses_text,interview_attempts!inner(submitted_at,candidates!inner())&interview_attempts.candidates.email=eq.${email}`,
    );
  expect(await answers()).toMatchObject([{ responses_text: "From the laptop." }]);

  await press(phone, EN.text.useMine);
  await expect(phone.getByText(EN.text.saved, { exact: true })).toBeVisible();
  await expect(other).toHaveCount(0);
  await press(laptop, EN.review.submit);
  await expect(
    laptop.getByText(/Another device has changed some of your answers: 1/),
  ).toBeVisible();
  await expect(laptop.getByRole("listitem")).toContainText("From the phone.");
  expect(await answers()).toMatchObject([{ interview_attempts: { submitted_at: null } }]);
  await press(laptop, EN.review.submit);
  await expect(laptop.getByRole("heading", { name: "Thank you, Maria Lopez" })).toBeVisible();
  expect(await answers()).toMatchObject([
    {
      responses_text: "From the phone.",
      interview_attempts: { submitted_at: expect.any(String) },
    },
  ]);
  // The phone hears of it with the next word, and what becomes of that.
  await phone.getByLabel(EN.text.label).fill("Too late.");
  await expect(phone.getByText(/Submitted on/)).toBeVisible();
  await expect(phone.getByRole("main").getByRole("alert")).toContainText("was removed from here");
  await phone.reload();
  await expect(phone.getByText(/Submitted on/)).toBeVisible();
  await expect(phone.getByRole("main").getByRole("alert")).toHaveCount(0);
});

test("A recording that waits on a phone is told of elsewhere, and nothing but the chosen one is ever submitted", async ({
  page: phone,
  context,
  browser,
}) => {
  const email = "two.takes@example.com";
  await beginInterview(phone, keys.filmed, { email });
  const link = await wayBack(email);
  await startRecording(phone);
  await speakFor(phone, 4);
  await context.setOffline(true);
  await press(phone, EN.video.stop);
  await press(phone, EN.video.use);
  await expect(phone.getByTestId("upload")).toContainText("No connection");

  const laptop = await (await browser.newContext()).newPage();
  await openLink(laptop, link);
  await press(laptop, "Continue as M.");
  await press(laptop, EN.check.skip);
  await expect(laptop.getByText(/is waiting on another device/)).toBeVisible();
  await startRecording(laptop);
  await speakFor(laptop, 2);
  await press(laptop, EN.video.stop);
  await press(laptop, EN.video.use);
  await expect(laptop.getByText("Your answer has arrived safely")).toBeVisible();

  await context.setOffline(false);
  await expect(phone.getByText(m.video.another)).toBeVisible();
  await press(laptop, EN.question.toReview);
  await press(phone, EN.video.use);
  await expect(phone.getByText("Your answer has arrived safely")).toBeVisible();
  await press(laptop, EN.review.submit);
  await expect(
    laptop.getByText(/Another device has changed some of your answers: 1/),
  ).toBeVisible();

  // Recorded again over what has arrived, on a line that lets nothing through.
  let hold = true;
  await phone.route("**/api/room/uploads/*", async (route) => {
    if (hold && route.request().method() === "PATCH") await route.abort();
    else await route.continue();
  });
  await press(phone, EN.video.again);
  await startRecording(phone);
  await speakFor(phone, 2);
  await press(phone, EN.video.stop);
  await press(phone, EN.video.use);
  const take = phone.getByTestId(/^take-/);
  const chosen = (await take.getAttribute("data-testid"))?.replace("take-", "");
  await press(phone, EN.question.toReview);
  const submit = (page: typeof phone) => page.getByRole("button", { name: EN.review.submit });
  await expect(submit(phone)).toBeDisabled();
  await expect(phone.getByTestId("upload")).toBeVisible();
  await expect(phone.getByText("All your answers are saved")).toHaveCount(0);
  await press(laptop, EN.review.submit);
  await expect(laptop.getByText(m.review.elsewhere)).toBeVisible();
  await expect(submit(laptop)).toBeDisabled();
  hold = false;
  await expect(phone.getByText("All your answers are saved")).toBeVisible({ timeout: 30_000 });
  await press(phone, EN.review.submit);
  await expect(phone.getByRole("heading", { name: /Thank you/ })).toBeVisible();
  const answers = `responses?select=media_id,interview_attempts!inner(submitted_at,candidates!inner())&interview_attempts.candidates.email=eq.${email}`;
  expect(await databaseOf(await stack()).rows(answers)).toMatchObject([
    { media_id: chosen, interview_attempts: { submitted_at: expect.any(String) } },
  ]);
});
