import { expect } from "@playwright/test";
import { databaseOf } from "../support/database.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { answerInWriting, openWorkspace, signInByRequest } from "../support/workspace.ts";

/** Where the cards become a table, where the menu stands beside it, and a small laptop. */
const WIDTHS = [700, 1024, 1280];

test("The list of interviews is nowhere wider than its page", async ({ page }) => {
  const { appUrl, ...place } = await stack();
  const owner = await openWorkspace(appUrl, "Wide Cleaning");
  const { key } = owner.interview;
  const [question] = await databaseOf(place).rows(`questions?select=id&interview_id=eq.${key}`);
  await answerInWriting(appUrl, { key }, String(question?.id));
  await signInByRequest(page, owner);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/interviews");
    await expect(page.getByRole("table").getByText("1 new")).toBeVisible();
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([width, wide]).toEqual([width, 0]);
  }
});
