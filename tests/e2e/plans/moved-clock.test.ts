import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { newCard } from "../support/billing.ts";
import { databaseOf } from "../support/database.ts";
import { type OwnStack, startOwnStack } from "../support/own-stack.ts";
import { test } from "../support/test.ts";
import { answerInWriting, openWorkspace, signInByRequest } from "../support/workspace.ts";

const begun = z.object({ clientSecret: z.string() });

test.describe("The clock that the payment stand-in moves", () => {
  // A product of its own: everybody in it lives by this clock.
  let stack: OwnStack;
  test.beforeAll(async () => {
    stack = await startOwnStack();
  });
  test.afterAll(() => stack?.remove());

  const payment = () => `http://127.0.0.1:${Number(new URL(stack.appUrl).port) + 2}/stripe`;

  /** Presses a button of the overview, as a visitor would. */
  async function move(page: Page, button: string): Promise<void> {
    await page.goto(payment());
    await page.getByRole("button", { name: button, exact: true }).click();
    await expect(page.getByRole("heading", { name: "An outage" })).toBeVisible();
  }

  /** The dashboard, once it says what time has brought. */
  async function dashboardSays(page: Page, words: RegExp): Promise<void> {
    await expect(async () => {
      await page.goto(`${stack.appUrl}/dashboard`);
      await expect(page.getByText(words).first()).toBeVisible({ timeout: 2000 });
    }).toPass();
  }

  test("shows a trial's last days, the month's turn, the grace and its end", async ({ page }) => {
    test.slow();
    const workspace = await openWorkspace(stack.appUrl, "Later Cleaning");
    const { clientSecret } = begun.parse(
      await workspace.visitor.send("POST", "/api/stripe/checkout", {
        lookup_key: "starter_monthly",
      }),
    );
    const card = { number: newCard("failsLater"), expMonth: 12, expYear: 2034, confirmed: false };
    const paid = await fetch(`${payment()}/checkout/${clientSecret}`, {
      method: "POST",
      body: JSON.stringify(card),
    });
    expect(paid.ok).toBe(true);
    await signInByRequest(page, workspace, stack.appUrl);
    await dashboardSays(page, /^Current plan: Starter/);

    // One candidate more than a month of Starter opens.
    const port = Number(new URL(stack.appUrl).port);
    const database = databaseOf({ port, dataDir: stack.dataDir });
    const key = workspace.interview.key;
    const [question] = await database.rows(`questions?interview_id=eq.${key}&select=id`);
    for (let person = 1; person <= 11; person++)
      await answerInWriting(
        stack.appUrl,
        workspace.interview,
        String(question?.id),
        `Ana ${person}`,
      );
    await dashboardSays(page, /^1 candidate has answered and is waiting for you\./);

    await move(page, "+12 days");
    await dashboardSays(page, /^Your free trial ends on/);
    await move(page, "+1 day");
    await move(page, "+1 day");
    // The trial is over and its month with it; the bill is a draft for an hour yet.
    await move(page, "+1 hour");
    await dashboardSays(page, /^Your last payment failed\. Your plan stays active until/);
    const open = `interview_attempts?unlocked_at=not.is.null&select=id`;
    await expect.poll(async () => (await database.rows(open)).length).toBe(11);

    for (let day = 1; day <= 7; day++) await move(page, "+1 day");
    await dashboardSays(page, /your plan is paused/);
    await expect(page.getByText("Current plan: None").first()).toBeVisible();
  });
});
