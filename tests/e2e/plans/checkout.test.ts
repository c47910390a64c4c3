import { expect, type Page } from "@playwright/test";
import { NOT_VERIFIED } from "#lib/domain/plans/billing-texts";
import { expectAccessible } from "../support/accessible.ts";
import {
  cardFrame,
  DECLINED,
  newCard,
  payAndGoOn,
  payWith,
  subscriptionOf,
} from "../support/billing.ts";
import { createCompany, type Employer, signIn, signUp } from "../support/employer.ts";
import { test } from "../support/test.ts";
import { openAccount, openAccountIn, setUpCompany, signInByRequest } from "../support/workspace.ts";

const OFFERS = [
  ["STARTER", "Starter", "monthly", "Then $99 per month"],
  ["STARTER", "Starter", "yearly", "Then $950 per year"],
  ["LAUNCH", "Launch", "monthly", "Then $149 per month"],
  ["LAUNCH", "Launch", "yearly", "Then $1,430 per year"],
  ["SCALE", "Scale", "monthly", "Then $499 per month"],
  ["SCALE", "Scale", "yearly", "Then $4,790 per year"],
] as const;

/** The page that a sign-up with this plan leads to. */
async function atCheckout(page: Page, plan = "LAUNCH"): Promise<Employer> {
  const employer = await openAccountIn(page);
  await page.goto(`/plan-onboarding?plan=${plan}`);
  return employer;
}

for (const [plan, name, cycle, then] of OFFERS) {
  test(`A visitor who picked ${name} pays ${cycle} and comes to the dashboard`, async ({
    page,
  }) => {
    const employer = await (cycle === "yearly" ? atCheckout(page, plan) : signUp(page, plan));
    await expect(page).toHaveURL(new RegExp(`/plan-onboarding\\?plan=${plan}$`));
    if (cycle === "yearly") {
      await page.getByRole("link", { name: "Change plan" }).click();
      await page.getByRole("switch", { name: "Yearly (Save 20%)" }).click();
      await page.getByRole("link", { name: `Start Free Trial: ${name}` }).click();
    }
    const summary = page.getByRole("region", { name: "Summary" });
    await expect(summary).toContainText(`${name} (${cycle === "yearly" ? "Yearly" : "Monthly"})`);
    await expect(summary).toContainText("$0 due today");
    await expect(summary).toContainText(then);
    await payAndGoOn(page);
    await expect(page).toHaveURL(/\/post-signup$/);
    expect(await subscriptionOf(employer)).toMatchObject({
      plan,
      cycle,
      status: "trialing",
      profile_plan: plan,
    });
    await setUpCompany(page);
    await expect(page.getByText(`Current plan: ${name}`).first()).toBeVisible();
  });
}

test("A first checkout from the picker to the dashboard, where every feature is open", async ({
  page,
}) => {
  await signUp(page);
  await page.getByRole("link", { name: "Change plan" }).click();
  await expect(page.getByRole("heading", { name: "Start Free, No Risk" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Start Free Trial: Starter" }).click();
  await expect(cardFrame(page).getByLabel("Card number")).toBeVisible();
  await expectAccessible(page);
  const told = page.waitForRequest(/\/api\/customerio\/track$/);
  // The page goes on by itself in three seconds, in which a slow machine can't look at it.
  const looked = Promise.withResolvers<void>();
  await page.route(/\/post-signup$/, async (route) => {
    await looked.promise;
    await route.continue();
  });
  await payWith(page, newCard());
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
  await expectAccessible(page);
  looked.resolve();
  expect((await told).postDataJSON()).toMatchObject({ event: "trial_started" });
  await expect(page).toHaveURL(/\/post-signup$/);
  await expect(page.getByLabel("Website")).toBeEnabled();
  await createCompany(page);
  await expect(page.getByText("Current plan: Starter").first()).toBeVisible();
  await page.goto("/integrations");
  await expect(page.getByText(/^Upgrade to unlock/)).toBeHidden();
  await page.goto("/payment/subscription");
  await expect(page).toHaveURL(/\/payment\/manage-subscription$/);
  await expect(page.getByRole("heading", { name: "Current Plan: Starter" })).toBeVisible();
});

test("A declined card is told, and the next one asks the bank", async ({ page }) => {
  await atCheckout(page);
  await payWith(page, DECLINED);
  const frame = cardFrame(page);
  await expect(frame.getByText("Your card was declined.")).toBeVisible();
  await payWith(page, newCard("asks"));
  await frame.getByRole("button", { name: "Fail authentication" }).click();
  await expect(frame.getByText(/^We are unable to authenticate/)).toBeVisible();
  await frame.getByRole("button", { name: "Start trial" }).click();
  await frame.getByRole("button", { name: "Complete authentication" }).click();
  await expect(page.getByRole("heading", { name: "Payment Successful" })).toBeVisible();
});

test("Two tabs and a double click find one checkout", async ({ page, context }) => {
  await atCheckout(page);
  // Launch's own checkout is open by now: what is counted below is Scale's.
  await expect(cardFrame(page).getByLabel("Card number")).toBeVisible();
  const other = await context.newPage();
  await Promise.all([
    page.goto("/plan-onboarding"),
    other.goto("/payment/subscription?plan=SCALE&cycle=yearly"),
  ]);
  await page.getByRole("switch", { name: "Yearly (Save 20%)" }).click();
  await page.getByRole("link", { name: "Start Free Trial: Scale" }).dblclick();
  const address = (tab: typeof page) => tab.locator("iframe").getAttribute("src");
  await expect(page.locator("iframe")).toHaveCount(1);
  expect(await address(page)).toBe(await address(other));
  await payAndGoOn(page);
  await other.reload();
  await expect(other).not.toHaveURL(/\/payment\/subscription/);
});

test("A browser that closes right after paying loses nothing", async ({ page, browser }) => {
  const employer = await atCheckout(page);
  await page.route(/\/checkout\/success/, (route) => route.abort());
  const leaving = page.waitForRequest(/\/checkout\/success/);
  await payWith(page, newCard());
  await leaving;
  await page.context().close();
  await expect.poll(async () => (await subscriptionOf(employer)).profile_plan).toBe("LAUNCH");
  const phone = await (await browser.newContext()).newPage();
  await signIn(phone, employer);
  await expect(phone).toHaveURL(/\/post-signup$/);
});

test("A card has one free trial, whoever holds it", async ({ page, browser }) => {
  const card = newCard();
  await atCheckout(page);
  await payAndGoOn(page, card);
  const second = await (await browser.newContext()).newPage();
  const employer = await atCheckout(second);
  await payWith(second, card);
  await expect(second.getByRole("heading", { name: NOT_VERIFIED })).toBeVisible();
  await expect(second.getByText(/This card has already had a free trial/)).toBeVisible();
  await expectAccessible(second);
  expect((await subscriptionOf(employer)).profile_plan).toBeNull();
  await second.getByRole("link", { name: "See the plans" }).click();
  await second.getByRole("link", { name: "Choose plan: Launch" }).click();
  await expect(second.getByRole("region", { name: "Summary" })).toContainText("$149 due today");
});

test("An unknown plan, an unknown session and Stripe's silence are told apart", async ({
  page,
  baseURL,
}) => {
  await signInByRequest(page, await openAccount(String(baseURL)));
  await page.goto("/plan-onboarding?plan=GOLD");
  await expect(page.getByText("Invalid plan name")).toBeVisible();
  await page.goto("/billing/checkout?plan=SCALE&cycle=yearly");
  await expect(page).toHaveURL(/\/payment\/subscription\?plan=SCALE&cycle=yearly$/);
  await page.goto("/checkout/success?session_id=cs_test_nobody");
  await expect(page.getByRole("heading", { name: NOT_VERIFIED })).toBeVisible();
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.route("**/api/stripe/checkout", (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto("/plan-onboarding?plan=LAUNCH");
  await expect(page.getByText("Checkout init failed: 503")).toBeVisible();
  await page.unroute("**/api/stripe/checkout");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cardFrame(page).getByLabel("Card number")).toBeVisible();
});

test("The payment service's script is loaded where somebody pays, and nowhere else", async ({
  page,
  baseURL,
}) => {
  await signInByRequest(page, await openAccount(String(baseURL)));
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/stripe[^/]*\.js/.test(request.url())) scripts.push(request.url());
  });
  for (const path of ["/", "/demo", "/plan-onboarding", "/checkout/success", "/post-signup"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  expect(scripts).toEqual([]);
  await page.goto("/plan-onboarding?plan=LAUNCH");
  await expect(cardFrame(page).getByLabel("Card number")).toBeVisible();
  expect(scripts).toHaveLength(1);
});

test("The pages for a call, a demo and help lead to somebody", async ({ page }) => {
  for (const [path, name] of [
    ["/book-a-call", "Ask for a call"],
    ["/support", "Write to support"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", /^mailto:\S+@\S+\?/);
    await expectAccessible(page);
  }
  await page.goto("/demo");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Start Free Trial" }).click();
  await expect(page).toHaveURL(/\/signup\?plan=LAUNCH$/);
});
