import { expect } from "@playwright/test";
import { beginInterview, press, speakFor, startRecording, textsIn } from "../support/candidate.ts";
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

const wayBack = async (page: Parameters<typeof readInbox>[0], email: string) => {
  const { links } = await readInbox(page, email, /Your interview with/);
  return links.find((address) => address.includes("/i/resume/")) ?? "";
};

test("A text from another device never goes over a newer one, and what is submitted is what was reviewed", async ({
  page: phone,
  context,
  browser,
}) => {
  const email = "two.devices@example.com";
  await beginInterview(phone, keys.written, { email });
  const link = await wayBack(phone, email);
  const laptop = await (await browser.newContext()).newPage();
  await context.setOffline(true);
  await phone.getByLabel("Your answer").fill("From the phone.");
  await expect(phone.getByText(/Saved on this device/)).toBeVisible();

  await openLink(laptop, link);
  await press(laptop, "Continue as M.");
  await laptop.getByLabel("Your answer").fill("From the laptop.");
  await expect(laptop.getByText("Saved", { exact: true })).toBeVisible();
  await press(laptop, "Review and submit");
  await expect(laptop.getByText("All your answers are saved")).toBeVisible();

  await context.setOffline(false);
  const other = phone.getByRole("alert").filter({ hasText: m.text.otherTitle });
  await expect(other).toContainText("From the laptop.");
  await expect(phone.getByLabel("Your answer")).toHaveValue("From the phone.");
  await phone.reload();
  await expect(phone.getByRole("status")).toContainText(m.text.otherTitle);
  await press(phone, "Change: 1");
  await expect(other).toContainText("From the laptop.");
  await expect(phone.getByLabel("Your answer")).toHaveValue("From the phone.");
  const database = databaseOf(await stack());
  const answers = () =>
    database.rows(
      `responses?select=responses_text,interview_attempts!inner(submitted_at,candidates!inner())&interview_attempts.candidates.email=eq.${email}`,
    );
  expect(await answers()).toMatchObject([{ responses_text: "From the laptop." }]);

  await press(phone, "Use the text on this device");
  await expect(phone.getByText("Saved", { exact: true })).toBeVisible();
  await expect(other).toHaveCount(0);
  await press(laptop, "Submit my answers");
  await expect(
    laptop.getByText(/Another device has changed some of your answers: 1/),
  ).toBeVisible();
  await expect(laptop.getByRole("listitem")).toContainText("From the phone.");
  expect(await answers()).toMatchObject([{ interview_attempts: { submitted_at: null } }]);
  await press(laptop, "Submit my answers");
  await expect(laptop.getByRole("heading", { name: "Thank you, Maria Lopez" })).toBeVisible();
  expect(await answers()).toMatchObject([
    {
      responses_text: "From the phone.",
      interview_attempts: { submitted_at: expect.any(String) },
    },
  ]);
  // The phone hears of it with the next word.
  await phone.getByLabel("Your answer").fill("Too late.");
  await expect(phone.getByText(/Submitted on/)).toBeVisible();
});

test("A recording that waits on a phone is told of elsewhere, and is asked about when another one has come", async ({
  page: phone,
  context,
  browser,
}) => {
  const email = "two.takes@example.com";
  await beginInterview(phone, keys.filmed, { email });
  const link = await wayBack(phone, email);
  await startRecording(phone);
  await speakFor(phone, 4);
  await context.setOffline(true);
  await press(phone, "Stop recording");
  await press(phone, "Use this answer");
  await expect(phone.getByTestId("upload")).toContainText("No connection");

  const laptop = await (await browser.newContext()).newPage();
  await openLink(laptop, link);
  await press(laptop, "Continue as M.");
  await press(laptop, "Skip this check");
  await expect(laptop.getByText(/is waiting on another device/)).toBeVisible();
  await startRecording(laptop);
  await speakFor(laptop, 2);
  await press(laptop, "Stop recording");
  await press(laptop, "Use this answer");
  await expect(laptop.getByText("Your answer has arrived safely")).toBeVisible();

  await context.setOffline(false);
  await expect(phone.getByText(m.video.another)).toBeVisible();
  await press(laptop, "Review and submit");
  await press(phone, "Use this answer");
  await expect(phone.getByText("Your answer has arrived safely")).toBeVisible();
  await press(laptop, "Submit my answers");
  await expect(
    laptop.getByText(/Another device has changed some of your answers: 1/),
  ).toBeVisible();
  await press(laptop, "Submit my answers");
  await expect(laptop.getByRole("heading", { name: /Thank you/ })).toBeVisible();
});
