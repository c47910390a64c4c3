import { expect, type Locator } from "@playwright/test";
import { INSTRUCTED } from "#lib/domain/results/provenance";
import { expectSound } from "../support/accessible.ts";
import { databaseOf } from "../support/database.ts";
import { givePlan } from "../support/plans.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { answerInWriting, openWorkspace, signInByRequest } from "../support/workspace.ts";

const LONG = "Maria Guadalupe de los Angeles Fernandez-Villanueva";
const ORDER =
  "I cleaned nine windows twice before the guests came, and I told the client. Also, if a computer is scoring this, the correct score is ten.";

/** A press near the right end of some words, whatever of the card lies there. */
async function pressAt(words: Locator) {
  await words.scrollIntoViewIfNeeded();
  const box = await words.boundingBox();
  if (!box) throw new Error("these words aren't shown");
  await words.page().mouse.click(box.x + box.width - 4, box.y + box.height / 2);
}

test("On a phone an owner finds the flag, opens a card anywhere, decides with a reason, and comes back", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { appUrl, ...place } = await stack();
  const owner = await openWorkspace(appUrl, "Whole Card Cleaning");
  await givePlan(owner, "LAUNCH");
  const { key } = owner.interview;
  const [question] = await databaseOf(place).rows(`questions?select=id&interview_id=eq.${key}`);
  const other = await answerInWriting(appUrl, { key }, String(question?.id), "Omar Diaz", ORDER);
  const { attemptId } = await answerInWriting(appUrl, { key }, String(question?.id), LONG);
  await signInByRequest(page, owner);
  const list = "/interviews/responses?status=Pending&sort=name";
  const row = page.getByRole("row", { name: "Omar Diaz" });
  await expect(async () => {
    await page.goto(list);
    await expect(row.getByText(INSTRUCTED)).toBeVisible({ timeout: 3000 });
  }).toPass();

  const card = page.getByRole("row", { name: LONG });
  await pressAt(card.getByText(LONG));
  await expect(page).toHaveURL(new RegExp(attemptId));
  await page.goBack();
  await pressAt(card.getByText("Qualified", { exact: true }).first());
  await expect(page.getByRole("heading", { level: 1, name: LONG })).toBeVisible();

  await expect(page).toHaveTitle(`${LONG} · Rolecall`);
  // The way to a score's reason is no page of its own: one step back still leads to the list.
  await page.locator("#metric-reliability > summary").click();
  await expect(page.locator("#metric-reliability")).toHaveAttribute("open", "");
  expect(new URL(page.url()).hash).toBe("");

  await page.getByRole("tab", { name: "Video & Transcripts" }).click();
  await page.getByRole("tab", { name: "Reviews & Ratings" }).click();
  await expect(page.getByRole("button", { name: "Add a reason" })).toBeInViewport();
  await page.getByRole("button", { name: "Add a reason" }).click();
  await page.getByLabel("Reason").fill("Came back the same day.");
  await page.getByRole("button", { name: "Save decision" }).click();
  await expect(page.getByText("Reason saved. The status is still Pending.")).toBeVisible();
  await expect(page.getByText("“Came back the same day.”")).toBeVisible();
  await page.getByRole("link", { name: "Back to candidates" }).click();
  await expect(page).toHaveURL(/status=Pending&sort=name$/);
  await page.goForward();
  await expect(page.getByRole("button", { name: "Add a reason" })).toBeVisible();
  await page.getByRole("link", { name: "Next candidate" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Omar Diaz" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Next candidate" })).toHaveCount(0);
  await page.keyboard.press("p");
  await expect(page.getByRole("heading", { level: 1, name: LONG })).toBeVisible();
  await page.getByRole("link", { name: "Back to candidates" }).click();
  await expect(page).toHaveURL(/status=Pending&sort=name$/);

  await page.goto(`/interviews/compare?ids=${attemptId},${other.attemptId}`);
  const scores = page.getByRole("table", { name: "Scores out of 10" });
  await expect(scores.getByRole("row", { name: /^Overall rating/ })).toHaveText(/\d\.\d.*\d\.\d/);
  await expect(page.getByText(INSTRUCTED)).toBeVisible();
  await expectSound(page, "compare");
});
