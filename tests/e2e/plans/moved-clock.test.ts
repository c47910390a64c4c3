import { expect, type Page } from "@playwright/test";
import { letDaysPass, newCard, subscriptionOf } from "../support/billing.ts";
import { databaseOf } from "../support/database.ts";
import type { Employer } from "../support/employer.ts";
import { type OwnStack, startOwnStack } from "../support/own-stack.ts";
import { test } from "../support/test.ts";
import { begun, mailed, paidUnseen, reconcile } from "../support/unseen.ts";
import { answerInWriting, openWorkspace, signInByRequest } from "../support/workspace.ts";

test.describe("A product that lives by the payment stand-in's clock", () => {
  // One of their own for both: every customer is reconciled, and everybody lives by this clock.
  test.describe.configure({ mode: "default" });
  let stack: OwnStack;
  test.beforeAll(async () => {
    stack = await startOwnStack();
  });
  test.afterAll(() => stack?.remove());

  const payment = () => `http://127.0.0.1:${stack.port + 2}/stripe`;

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

  const planState = async (employer: Employer) => {
    const { status, profile_plan } = await subscriptionOf(employer, stack);
    return { status, plan: profile_plan };
  };

  test("is repaired by the reconcile command in what no event told, and the mails go once", async () => {
    test.slow();
    const ends = "Your Rolecall trial ends soon";
    const failed = "Your payment for Rolecall failed";
    const dana = await openWorkspace(stack.appUrl, "Unseen Cleaning");
    await paidUnseen(stack, dana, newCard("failsLater"));
    expect(await planState(dana)).toEqual({ status: null, plan: null });
    expect(await reconcile(stack)).toMatch(/^\d+ events had been missed/m);
    expect(await planState(dana)).toEqual({ status: "trialing", plan: "LAUNCH" });

    await letDaysPass(dana, 12, stack);
    await reconcile(stack);
    await expect.poll(() => mailed(stack, dana.email, ends)).toBe(1);
    await letDaysPass(dana, 3, stack);
    expect(await planState(dana)).toEqual({ status: "trialing", plan: "LAUNCH" });
    await reconcile(stack);
    expect(await planState(dana)).toEqual({ status: "past_due", plan: "LAUNCH" });
    await expect.poll(() => mailed(stack, dana.email, failed)).toBe(1);
    await reconcile(stack);

    const other = await openWorkspace(stack.appUrl, "Other Unseen Cleaning");
    await paidUnseen(stack, other, newCard());
    await letDaysPass(other, 12, stack);
    await reconcile(stack);
    // Jobs run in their order: what a second run had queued would have been sent before this one.
    await expect.poll(() => mailed(stack, other.email, ends)).toBe(1);
    expect([
      await mailed(stack, dana.email, ends),
      await mailed(stack, dana.email, failed),
    ]).toEqual([1, 1]);
  });

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
    const database = databaseOf(stack);
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
