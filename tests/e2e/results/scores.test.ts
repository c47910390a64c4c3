import { createHash, randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { takeInterview } from "#local/demo/applicant";
import { Visitor } from "#local/demo/visitor";
import { databaseOf } from "../support/database.ts";
import { openLink } from "../support/inbox.ts";
import { makeInterview, VIDEO } from "../support/interview.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { anyAddress, openWorkspace, signInByRequest } from "../support/workspace.ts";

/** Denise answers by a recording whose words the local transcriber knows; the page is her employer's. */
async function answered(page: Page) {
  const { appUrl, ...place } = await stack();
  const database = databaseOf(place);
  const owner = await openWorkspace(appUrl, `Glass & Sons ${randomUUID().slice(0, 4)}`);
  await signInByRequest(page, owner);
  const key = await makeInterview(page, [VIDEO]);
  const [question] = await database.rows(`questions?select=id&interview_id=eq.${key}`);
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const person = { name: "Denise Whitaker", email, phone: "", language: "en" as const };
  await takeInterview(
    new Visitor(appUrl, anyAddress()),
    { key, questionIds: [String(question?.id)] },
    { ...person, answers: [{ clip: "denise-whitaker" }] },
  );
  const [attempt] = await database.rows(
    `interview_attempts?select=id,candidates!inner(email)&candidates.email=eq.${email}`,
  );
  return { attemptId: String(attempt?.id), database };
}

const playing = (page: Page) =>
  page.locator("video").evaluate((video: HTMLVideoElement) => ({
    runs: !video.paused && !video.seeking,
    at: video.currentTime,
  }));

test("An employer presses a quote and hears it from its moment", async ({ page }) => {
  const { attemptId } = await answered(page);
  await expect(async () => {
    await page.goto(`/interviews/responses/${attemptId}`);
    await expect(page.getByRole("heading", { name: "Six metrics" })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.getByText(/Scored by Rolecall's built-in rules/)).toBeVisible();
  for (const metric of await page.locator("[id^=metric-] > summary").all()) await metric.click();
  const quotes = page.getByRole("button", { name: /Play from/ });
  const count = await quotes.count();
  expect(count).toBeGreaterThan(2);
  for (const index of Array(count).keys()) {
    const quote = quotes.nth(index);
    const [, minutes, seconds] =
      /Play from (\d+):(\d+)/.exec((await quote.textContent()) ?? "") ?? [];
    const moment = Number(minutes) * 60 + Number(seconds);
    await quote.click();
    await expect(quote).toHaveAttribute("aria-pressed", "true");
    await expect.poll(async () => (await playing(page)).runs).toBe(true);
    const { at } = await playing(page);
    expect(at).toBeGreaterThanOrEqual(moment - 0.1);
    expect(at).toBeLessThan(moment + 5);
    await expect(page.locator("video")).toBeInViewport();
  }
});

test("A candidate says who they are on their private page, and takes it back", async ({ page }) => {
  const { attemptId, database } = await answered(page);
  const token = randomUUID();
  await database.add("candidate_links", {
    interview_attempt_id: attemptId,
    purpose: "private",
    token_hash: createHash("sha256").update(token).digest("hex"),
    expires_at: "2099-01-01T00:00:00Z",
  });
  await openLink(page, `/me/${token}`);
  await page.getByLabel("Sex").selectOption("Female");
  await page.getByLabel("Race or ethnicity").selectOption("White");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Sex")).toHaveValue("");
  await page.getByRole("button", { name: "Delete my sex and race answers" }).click();
  await expect(page.getByText(/Your sex and race answers have been deleted/)).toBeVisible();
});
