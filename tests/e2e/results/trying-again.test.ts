import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { EN } from "../support/candidate.ts";
import { databaseOf } from "../support/database.ts";
import { openLink, readInbox } from "../support/inbox.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { answerInWriting, openWorkspace, signInByRequest } from "../support/workspace.ts";

const ANEW =
  "The sound had failed. I clean from top to bottom, floor last, and check with the client.";

test("An owner lets a candidate answer a question again, and finds the new answer in the place of the first", async ({
  page,
  browser,
}) => {
  const settings = await stack();
  const { appUrl } = settings;
  const database = databaseOf(settings);
  const workspace = await openWorkspace(appUrl, "Second Chance Cleaning");
  await database.change(`profiles?email=eq.${workspace.email}`, {
    email_verified_at: "2026-01-01T00:00:00Z",
  });
  const [question] = await database.rows(
    `questions?select=id&interview_id=eq.${workspace.interview.key}`,
  );
  const { attemptId } = await answerInWriting(appUrl, workspace.interview, String(question?.id));
  const [person] = await database.rows(
    `candidates?select=email,interview_attempts!inner(id)&interview_attempts.id=eq.${attemptId}`,
  );
  const versions = async () =>
    (await database.rows(`evaluation_results?select=version&interview_attempt_id=eq.${attemptId}`))
      .length;
  await expect.poll(versions).toBe(1);

  await signInByRequest(page, workspace);
  await page.goto(`/interviews/responses/${attemptId}?tab=video`);
  await page.getByRole("button", { name: "Let them answer this again" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText("Waiting for a new answer to question 1")).toBeVisible();
  await expect(page.getByRole("button", { name: "Let them try again" })).toHaveCount(0);
  await expectAccessible(page);

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const room = await phone.newPage();
  const mail = await readInbox(String(person?.email), /has asked you to try again/);
  await openLink(room, mail.links.find((link) => link.includes("/i/resume/")) ?? "");
  await room.getByRole("button", { name: "Continue as I." }).click();
  await expect(room.getByText(/has opened this question for you again/)).toBeVisible();
  await expectAccessible(room);
  await room.getByLabel(EN.text.label).fill(ANEW);
  await room.getByRole("button", { name: EN.question.toReview }).click();
  // The page goes on with the first try, which the second one is part of now.
  const goesOn = room.waitForResponse((reply) => reply.url().endsWith(`?attempt=${attemptId}`));
  await room.getByRole("button", { name: EN.review.submit }).click();
  expect((await goesOn).status()).toBe(200);
  await expect(room.getByRole("heading", { name: "Thank you, Ines Rowe" })).toBeVisible();
  await phone.close();

  await expect.poll(versions).toBe(2);
  await page.goto(`/interviews/responses/${attemptId}?tab=video`);
  await expect(page.getByText(ANEW)).toBeVisible();
  await expect(page.getByText(/^Answered again/)).toBeVisible();
  await expect(page.getByText("Waiting for a new answer")).toHaveCount(0);
});
