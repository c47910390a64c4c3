import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { PAYMENT_FAILED, TRIAL_ENDS } from "#lib/documents/mails/billing";
import { letDaysPass, newCard, subscriptionOf } from "./support/billing.ts";
import { databaseOf } from "./support/database.ts";
import type { Employer } from "./support/employer.ts";
import { type OwnStack, startOwnStack } from "./support/own-stack.ts";
import { givePlan } from "./support/plans.ts";
import { test } from "./support/test.ts";
import { begun, mailed, paidUnseen, reconcile } from "./support/unseen.ts";
import { answerInWriting, openWorkspace, signInByRequest } from "./support/workspace.ts";

const arrived = z.object({
  data: z.array(z.object({ type: z.string(), times: z.number(), verified: z.boolean() })),
});

test.describe("A product that lives by the payment stand-in's clock", () => {
  // One of their own for all: every customer is reconciled, and everybody lives by this clock.
  test.describe.configure({ mode: "default" });
  let stack: OwnStack;
  test.beforeAll(async () => {
    stack = await startOwnStack();
  });
  test.afterAll(() => stack?.remove());

  const standIns = () => `http://127.0.0.1:${stack.port + 2}`;
  const payment = () => `${standIns()}/stripe`;
  const consumer = () => `${standIns()}/webhooks`;
  const arrivals = async () =>
    arrived.parse(await (await fetch(`${consumer()}/arrivals`)).json()).data;
  const countOf = async (type: string) =>
    (await arrivals()).filter((message) => message.type === type).length;

  /** Presses a button of a stand-in's page, as a visitor would. */
  async function press(page: Page, address: string, button: string): Promise<void> {
    await page.goto(address);
    await page.getByRole("button", { name: button, exact: true }).click();
    await page.waitForLoadState();
  }

  async function move(page: Page, button: string): Promise<void> {
    await press(page, payment(), button);
    await expect(page.getByRole("heading", { name: "An outage" })).toBeVisible();
  }

  /** Waits until the company's own system, which is down, has refused a number of calls. */
  async function refused(page: Page, calls: number): Promise<void> {
    await page.goto(consumer());
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(`It is down. Refused since then: ${calls}.`)).toBeVisible({
        timeout: 1000,
      });
    }).toPass();
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

  test("tells a system that was down for an hour every message, each once, and another one from the log", async ({
    page,
  }) => {
    test.slow();
    const { appUrl } = stack;
    const database = databaseOf(stack);
    const workspace = await openWorkspace(appUrl, "Told Cleaning");
    await givePlan(workspace, "SCALE", stack);
    await signInByRequest(page, workspace, appUrl);

    // The address is added, and its secret told once.
    await page.goto(`${appUrl}/integrations/webhooks`);
    const field = page.getByRole("textbox", { name: "Endpoint URL" });
    await field.fill("https://localhost/in");
    await page.getByRole("button", { name: "Add endpoint" }).click();
    await expect(page.getByText("Use a public URL")).toBeVisible();
    await expect(field).toHaveValue("https://localhost/in");
    await field.fill(`${consumer()}/in`);
    await page.getByRole("button", { name: "Add endpoint" }).click();
    const secret = await page.getByRole("textbox", { name: "Signing secret" }).inputValue();
    expect(secret).toMatch(/^whsec_/);
    await page.keyboard.press("Escape");
    await expect(page.getByText("Active")).toBeVisible();
    expect(await page.content()).not.toContain(secret);
    await page.goto(consumer());
    await page.getByLabel("Signing secret").fill(secret);
    await page.getByRole("button", { name: "Keep the secret" }).click();

    // It hears of a candidate.
    const key = workspace.interview.key;
    const [question] = await database.rows(`questions?interview_id=eq.${key}&select=id`);
    const answer = (name: string) =>
      answerInWriting(appUrl, workspace.interview, String(question?.id), name);
    const { attemptId } = await answer("Ana Rowe");
    await expect.poll(() => countOf("attempt.submitted")).toBe(1);
    await expect.poll(() => countOf("attempt.evaluated")).toBe(1);

    // It is down, and more happens.
    await press(page, consumer(), "Take it down");
    await page.goto(`${appUrl}/interviews/responses/${attemptId}`);
    await page.getByLabel("Status of Ana Rowe").selectOption("Hired");
    await answer("Ben Rowe");
    // Two tries of each message now, one more an hour later: none is on its way when the clock moves.
    await refused(page, 6);
    await move(page, "+1 hour");
    await refused(page, 9);
    await page.goto(`${appUrl}/integrations/webhooks`);
    await expect(page.getByText("Last try failed").first()).toBeVisible();
    await expect(page.getByText(/^Responded with 503, \d+ tr/).first()).toBeVisible();

    // It is back, and gets all of it.
    await press(page, consumer(), "Let it answer again");
    await move(page, "+1 hour");
    await expect.poll(async () => (await arrivals()).length).toBe(5);
    expect((await arrivals()).map(({ type }) => type).sort()).toEqual([
      "attempt.evaluated",
      "attempt.evaluated",
      "attempt.status_changed",
      "attempt.submitted",
      "attempt.submitted",
    ]);
    const wrong = (await arrivals()).filter(({ times, verified }) => times !== 1 || !verified);
    expect(wrong).toEqual([]);

    // One is sent again from the log: the same message.
    await page.goto(`${appUrl}/integrations/webhooks`);
    await expect(page.getByText("Delivered")).toHaveCount(5);
    await page.screenshot({ path: "test-results/webhooks-1440.png", fullPage: true });
    await page
      .getByRole("button", { name: /^Send again attempt/ })
      .first()
      .click();
    await expect(page.getByText("Sending")).toHaveCount(0);
    await expect(page.getByText("Delivered")).toHaveCount(5);
    await expect
      .poll(async () => (await arrivals()).filter(({ times }) => times === 2).length)
      .toBe(1);
    expect(await arrivals()).toHaveLength(5);

    // A new secret is a question first.
    await page.getByRole("button", { name: /^Make a new secret/ }).click();
    const asking = page.getByRole("alertdialog", { name: "Make a new secret?" });
    await expect(asking).toContainText("with the old one too");
    await page.screenshot({ path: "test-results/webhooks-secret-1440.png" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: "test-results/webhooks-secret-390.png" });
    await asking.getByRole("button", { name: "Make a new secret" }).click();
    await expect(page.getByRole("textbox", { name: "Signing secret" })).not.toHaveValue(secret);
    await page.keyboard.press("Escape");
    await page.reload();
    await page.screenshot({ path: "test-results/webhooks-390.png", fullPage: true });
  });

  test("is repaired by the reconcile command in what no event told, and the mails go once", async () => {
    test.slow();
    const dana = await openWorkspace(stack.appUrl, "Unseen Cleaning");
    await paidUnseen(stack, dana, newCard("failsLater"));
    expect(await planState(dana)).toEqual({ status: null, plan: null });
    expect(await reconcile(stack)).toMatch(/^\d+ events had been missed/m);
    expect(await planState(dana)).toEqual({ status: "trialing", plan: "LAUNCH" });

    await letDaysPass(dana, 12, stack);
    await reconcile(stack);
    await expect.poll(() => mailed(stack, dana.email, TRIAL_ENDS)).toBe(1);
    await letDaysPass(dana, 3, stack);
    expect(await planState(dana)).toEqual({ status: "trialing", plan: "LAUNCH" });
    await reconcile(stack);
    expect(await planState(dana)).toEqual({ status: "past_due", plan: "LAUNCH" });
    await expect.poll(() => mailed(stack, dana.email, PAYMENT_FAILED)).toBe(1);
    await reconcile(stack);

    const other = await openWorkspace(stack.appUrl, "Other Unseen Cleaning");
    await paidUnseen(stack, other, newCard());
    await letDaysPass(other, 12, stack);
    await reconcile(stack);
    // Jobs run in their order: what a second run had queued would have been sent before this one.
    await expect.poll(() => mailed(stack, other.email, TRIAL_ENDS)).toBe(1);
    expect([
      await mailed(stack, dana.email, TRIAL_ENDS),
      await mailed(stack, dana.email, PAYMENT_FAILED),
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
    const open = `interview_attempts?interview_id=eq.${workspace.interview.id}&unlocked_at=not.is.null&select=id`;
    await expect.poll(async () => (await database.rows(open)).length).toBe(11);

    for (let day = 1; day <= 7; day++) await move(page, "+1 day");
    await dashboardSays(page, /your plan is paused/);
    await expect(page.getByText("Current plan: None").first()).toBeVisible();
  });
});
