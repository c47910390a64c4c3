import { expect, type Page } from "@playwright/test";
import { BILLING_TEXTS, CAP_REACHED, TRIAL_HEADING } from "#lib/domain/plans/billing-texts";
import { expectAccessible } from "../support/accessible.ts";
import {
  changeKept,
  daysFromNow,
  letDaysPass,
  newCard,
  payAndGoOn,
  subscriptionOf,
} from "../support/billing.ts";
import { databaseOf } from "../support/database.ts";
import type { Employer } from "../support/employer.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { expectTooltip } from "../support/tooltip.ts";
import { answerInWriting, openWorkspace, signInByRequest } from "../support/workspace.ts";

/** A company that has begun a plan; the page is its dashboard. */
async function subscribed(page: Page, appUrl: string, plan: string, card = newCard()) {
  const workspace = await openWorkspace(appUrl, `${plan} Cleaning`);
  await signInByRequest(page, workspace);
  await page.goto(`/payment/subscription?plan=${plan}`);
  await payAndGoOn(page, card);
  return workspace;
}

async function manage(page: Page, plan: string): Promise<void> {
  await page.goto("/payment/manage-subscription");
  await expect(page.getByRole("heading", { name: `Current Plan: ${plan}` })).toBeVisible();
}

const statusOf = async (employer: Employer) => (await subscriptionOf(employer)).status;
const dialog = (page: Page) => page.getByRole("dialog", { name: "Change plan" });

test("A cancelled trial is over at once, and no second one is given", async ({ page, baseURL }) => {
  const employer = await subscribed(page, String(baseURL), "LAUNCH");
  await manage(page, "Launch");
  await expectTooltip(
    page.getByRole("button", { name: "Add a Subscription" }),
    /^You have an active subscription/,
  );
  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Back" }).click();
  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Yes, Cancel" }).click();
  await expect(page.getByText(BILLING_TEXTS.cancelled)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Current Plan: None" })).toBeVisible();
  await reloaded;
  await expect(page.getByRole("heading", { name: "Current Plan: None" })).toBeVisible();
  expect(await subscriptionOf(employer)).toMatchObject({ status: "canceled", profile_plan: null });

  await page.getByRole("button", { name: "Add a Subscription" }).click();
  await expect(page.getByRole("heading", { name: "Choose your plan" })).toBeVisible();
  await page.getByRole("link", { name: "Choose plan: Launch" }).click();
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("$149 due today");
  await expect(page.getByText(TRIAL_HEADING)).toBeHidden();
  await payAndGoOn(page);
  expect(await subscriptionOf(employer)).toMatchObject({ status: "active", plan: "LAUNCH" });
});

test("Plan and cycle change with their cost told first, in the trial and after it", async ({
  page,
  baseURL,
}) => {
  const employer = await subscribed(page, String(baseURL), "LAUNCH");
  await manage(page, "Launch");
  await page.getByRole("button", { name: "Change plan" }).click();
  await dialog(page)
    .getByRole("radio", { name: /^Starter/ })
    .click();
  await expect(dialog(page).getByText("$0 due today")).toBeVisible();
  await expectAccessible(page);
  const reloaded = page.waitForEvent("load");
  await dialog(page).getByRole("button", { name: "Change to Starter" }).click();
  await reloaded;
  await manage(page, "Starter");
  expect(await statusOf(employer)).toBe("trialing");

  await letDaysPass(employer, 15);
  await expect.poll(() => statusOf(employer)).toBe("active");
  await page.reload();
  await page.getByRole("button", { name: "Change plan" }).click();
  await dialog(page).getByRole("switch", { name: "Yearly (Save 20%)" }).click();
  // A year's 950 dollars, less what is left of the month that was paid.
  await expect(dialog(page).getByText(/^\$8\d\d\.?\d* due today$/)).toBeVisible();
  const again = page.waitForEvent("load");
  await dialog(page).getByRole("button", { name: "Change to Starter" }).click();
  await again;
  expect(await subscriptionOf(employer)).toMatchObject({ plan: "STARTER", cycle: "yearly" });
  await page.getByRole("button", { name: "Card and invoices" }).click();
  await expect(page).not.toHaveURL(/\/payment\/manage-subscription/);
});

test("The end of a trial is announced, and closes what the plan does not include", async ({
  page,
  baseURL,
}) => {
  const employer = await subscribed(page, String(baseURL), "STARTER");
  await page.goto("/integrations");
  await expect(page.getByText(/^Upgrade to unlock/)).toBeHidden();
  await changeKept(employer, { trial_end: daysFromNow(2) });
  await page.goto("/dashboard");
  await expect(page.getByText(/^Your free trial ends on/)).toBeVisible();
  await expectAccessible(page);
  await letDaysPass(employer, 15);
  await expect.poll(() => statusOf(employer)).toBe("active");
  await page.goto("/integrations");
  await expect(
    page.getByRole("heading", { name: "Upgrade to unlock ATS integrations" }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.goto("/dashboard/settings");
  await expect(page.getByLabel("Website")).toBeDisabled();
});

test("A failed renewal leaves the plan for its grace, and ends it then", async ({
  page,
  baseURL,
}) => {
  const employer = await subscribed(page, String(baseURL), "LAUNCH", newCard("failsLater"));
  await letDaysPass(employer, 15);
  await expect.poll(() => statusOf(employer)).toBe("past_due");
  await page.goto("/dashboard");
  await expect(
    page.getByText(/^Your last payment failed\. Your plan stays active until/),
  ).toBeVisible();
  await expect(page.getByText("Current plan: Launch").first()).toBeVisible();
  const planEightDaysLater = async () => {
    // A late event reads Stripe's own bill again, which is younger.
    await changeKept(employer, { past_due_since: daysFromNow(-8) });
    return (await subscriptionOf(employer)).profile_plan;
  };
  await expect.poll(planEightDaysLater).toBeNull();
  await page.goto("/dashboard");
  await expect(page.getByText(/your plan is paused/)).toBeVisible();
  await expect(page.getByText("Current plan: None").first()).toBeVisible();
});

test("Waiting candidates open step by step along the upgrade path", async ({ page, baseURL }) => {
  const appUrl = String(baseURL);
  const workspace = await openWorkspace(appUrl, "Path Cleaning");
  const [question] = await databaseOf(await stack()).rows(
    `questions?interview_id=eq.${workspace.interview.key}&select=id`,
  );
  const answer = (name: string) =>
    answerInWriting(appUrl, workspace.interview, String(question?.id), name);
  await answer("Ana First");
  await answer("Bo Second");
  await signInByRequest(page, workspace);
  await page.goto("/interviews/responses");
  const rows = page.getByRole("row", { name: /First|Second|Person/ });
  await expect(rows).toHaveCount(1);
  const waiting = page.getByRole("region", { name: "Waiting candidates" });
  await expect(waiting.getByText(CAP_REACHED)).toBeVisible();
  await expect(waiting.getByText("1 candidate has answered and is waiting for you.")).toBeVisible();
  expect(await page.content()).not.toContain("Bo Second");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Upgrade to Starter" }).click();
  await expect(page).toHaveURL(/\/payment\/subscription\?plan=STARTER/);
  await payAndGoOn(page);
  await page.goto("/interviews/responses");
  await expect(rows).toHaveCount(2);

  for (let person = 3; person <= 12; person++) await answer(`Person ${person}`);
  await page.reload();
  // The first one opened without a plan; ten more in the plan's month.
  await expect(rows).toHaveCount(11);
  await expect(waiting.getByText("1 candidate has answered and is waiting for you.")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByText("1 candidate has answered and is waiting for you.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Upgrade to Launch" }).click();
  await expect(page.getByText("$0 due today")).toBeVisible();
  await page.getByRole("button", { name: "Upgrade now" }).click();
  await expect(page.getByText("Current plan: Launch").first()).toBeVisible();
  await page.goto("/interviews/responses");
  await expect(rows).toHaveCount(12);
  await expect(page.getByText(/interview response limit/)).toBeHidden();
  expect(await subscriptionOf(workspace)).toMatchObject({ plan: "LAUNCH", cycle: "monthly" });

  const top = { targetPlan: "SCALE", billingCycle: "monthly" };
  expect((await page.request.post("/api/upgrade", { data: top })).ok()).toBe(true);
  expect(await subscriptionOf(workspace)).toMatchObject({ plan: "SCALE" });
  const none = await page.request.post("/api/upgrade", { data: top });
  expect(await none.text()).toContain("You're already on the Scale plan!");
});
