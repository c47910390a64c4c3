import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { cardFrame, newCard, payAndGoOn, payWith, subscriptionOf } from "../support/billing.ts";
import type { Employer } from "../support/employer.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import {
  openAccount,
  openAccountIn,
  openWorkspace,
  signInByRequest,
} from "../support/workspace.ts";

/** Fills the sign-in form of the page that a stranger was led to. */
async function signInHere(page: Page, { email, password }: Employer): Promise<void> {
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Keeps back what the payment service tells of a customer, or lets it go. */
async function holdEvents(employer: Employer, hold: boolean): Promise<void> {
  const { port } = await stack();
  const { customer_id: customer } = await subscriptionOf(employer);
  const [path, data] = hold ? ["switches", { customer, hold }] : ["release", { customer }];
  const answer = await fetch(`http://127.0.0.1:${port + 2}/stripe/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  });
  expect(answer.ok).toBe(true);
}

test("Whoever paid, lost the way back and was not announced is led to the plan", async ({
  page,
  baseURL,
}) => {
  const employer = await openWorkspace(String(baseURL), "Lost Cleaning");
  await signInByRequest(page, employer);
  await page.goto("/plan-onboarding?plan=LAUNCH");
  await expect(cardFrame(page).getByLabel("Card number")).toBeVisible();
  await holdEvents(employer, true);
  await page.route(/\/checkout\/success/, (route) => route.abort());
  const leaving = page.waitForRequest(/\/checkout\/success/);
  await payWith(page, newCard());
  await leaving;
  await page.unroute(/\/checkout\/success/);
  await page.goto("/plan-onboarding?plan=LAUNCH");
  await expect(page.getByText(/^You're on Launch with a free trial/)).toBeVisible();
  await expect(page.getByText(/Cancel it first|absolutely free/)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to your dashboard" }).click();
  await expect(page.getByText("Current plan: Launch").first()).toBeVisible();
  await holdEvents(employer, false);
});

test("A chosen plan and a paid checkout outlive a sign-in", async ({ page, context, baseURL }) => {
  const account = await openAccount(String(baseURL));
  await page.goto("/plan-onboarding?plan=SCALE&cycle=yearly");
  await expect(page.getByRole("link", { name: "Create an account" })).toHaveAttribute(
    "href",
    "/signup?plan=SCALE",
  );
  await signInHere(page, account);
  await expect(page).toHaveURL(/\/plan-onboarding\?plan=SCALE&cycle=yearly$/);
  await expect(cardFrame(page).getByLabel("Card number")).toBeVisible();
  await context.clearCookies();
  await payWith(page, newCard());
  await signInHere(page, account);
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
});

test("Another plan in another tab closes a checkout, which opens again", async ({
  page,
  context,
}) => {
  await openAccountIn(page);
  await page.goto("/plan-onboarding?plan=LAUNCH");
  await expect(cardFrame(page).getByLabel("Card number")).toBeVisible();
  const other = await context.newPage();
  await other.goto("/plan-onboarding?plan=SCALE");
  await expect(cardFrame(other).getByLabel("Card number")).toBeVisible();
  await expect(page.getByText("This checkout was closed")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Open the checkout again" }).click();
  await expect(other.getByText("This checkout was closed")).toBeVisible();
  await payAndGoOn(page);
});

test("The picker keeps its cycle behind a checkout, and a wrong plan its word", async ({
  page,
  baseURL,
}) => {
  await signInByRequest(page, await openAccount(String(baseURL)));
  await page.goto("/billing/checkout?plan=GOLD");
  await expect(page.getByText("Invalid plan name")).toBeVisible();
  await page.goto("/plan-onboarding");
  await page.getByRole("switch", { name: "Yearly (Save 20%)" }).click();
  await page.getByRole("link", { name: "Start Free Trial: Launch" }).click();
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("Launch (Yearly)");
  await page.goBack();
  await expect(page.getByRole("switch", { name: "Yearly (Save 20%)" })).toBeChecked();
  await expect(page.getByRole("article", { name: "Launch" })).toContainText("$119");
});

test("A plan that was changed in another tab is the one that Change plan opens on", async ({
  page,
  context,
  baseURL,
}) => {
  const employer = await openWorkspace(String(baseURL), "Elsewhere Cleaning");
  await signInByRequest(page, employer);
  await page.goto("/payment/subscription?plan=LAUNCH");
  await payAndGoOn(page);
  await page.goto("/payment/manage-subscription");
  await expect(page.getByRole("heading", { name: "Current Plan: Launch" })).toBeVisible();
  const other = await context.newPage();
  await other.goto("/payment/manage-subscription");
  await other.getByRole("button", { name: "Change plan" }).click();
  await other.getByRole("radio", { name: /^Scale/ }).click();
  await expect(other.getByText("$0 due today")).toBeVisible();
  await other.getByRole("button", { name: "Change to Scale" }).click();
  await expect(other.getByText("Your plan is now Scale, billed monthly.")).toBeVisible();
  await page.getByRole("button", { name: "Change plan" }).click();
  const dialog = page.getByRole("dialog", { name: "Change plan" });
  await expect(dialog.getByText("This is your current plan.")).toBeVisible();
  await expect(dialog.getByRole("radio", { name: /^Scale/ })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByText("Current plan: Scale").first()).toBeVisible();
});

test("Whoever paid and has set up no company yet can end it and log out", async ({ page }) => {
  await openAccountIn(page);
  await page.goto("/plan-onboarding?plan=LAUNCH");
  await payAndGoOn(page);
  await expect(page.getByRole("heading", { name: "Welcome to Rolecall!" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Manage subscription" }).click();
  await expect(page.getByRole("heading", { name: "Current Plan: Launch" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cancel Subscription" }).click();
  await page.getByRole("button", { name: "Yes, Cancel" }).click();
  await expect(page.getByRole("heading", { name: "Current Plan: None" })).toBeVisible();
  await page.getByRole("link", { name: "Set up your company" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Rolecall!" })).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/$/);
});
