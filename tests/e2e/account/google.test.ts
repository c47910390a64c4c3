import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { CONFIRM_DELETION } from "#lib/documents/mails/delete-account";
import { afterOAuth, afterProcessing, OAUTH_TEXTS } from "#lib/domain/account/after-sign-in";
import { COMPLETE_PROFILE_TEXTS } from "#lib/domain/account/complete-profile";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { expectAccessible } from "../support/accessible.ts";
import { databaseOf } from "../support/database.ts";
import { createCompany, signIn } from "../support/employer.ts";
import { openLink, readInbox } from "../support/inbox.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import {
  openAccount,
  openAccountIn,
  openDashboard,
  openWorkspace,
  setUpCompany,
} from "../support/workspace.ts";

async function continueWithGoogle(page: Page, from: "/signin" | "/signup", email: string) {
  await page.goto(from);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByLabel("Google email").fill(email);
  await page.getByLabel("Name").fill("Pat Rivera");
  await page.getByRole("button", { name: "Continue" }).click();
}

/** What an account from Google is asked before its company: the names are known, the terms are accepted here. */
async function completeProfile(page: Page, back: RegExp, firstName = "Pat"): Promise<void> {
  await expect(page).toHaveURL(/\/complete-profile/);
  await expect(page.getByLabel("First name")).toHaveValue(firstName);
  await page.getByLabel("Company name").fill("Bright Cleaning");
  await page.getByRole("button", { name: "Complete Profile" }).click();
  await expect(page.getByText(COMPLETE_PROFILE_TEXTS.terms)).toBeVisible();
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Complete Profile" }).click();
  await expect(page).toHaveURL(back);
}

const someone = () => `pat-${randomUUID().slice(0, 8)}@gmail.example`;

test("Somebody new comes with Google, makes a company, leaves and comes back", async ({ page }) => {
  const email = someone();
  await continueWithGoogle(page, "/signup", email);
  await expect(page).toHaveURL(/\/plan-onboarding$/);
  await page.getByRole("link", { name: "Continue without a plan" }).click();
  await completeProfile(page, /\/post-signup$/);
  await createCompany(page);
  // An account from before: it is asked when it comes back, and comes to the page that it asked for.
  await databaseOf(await stack()).change(`profiles?email=eq.${email}`, {
    terms_version: null,
    terms_accepted_at: null,
  });
  await page.context().clearCookies();
  await page.goto("/interviews/responses?status=Pending");
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByLabel("Google email").fill(email);
  await page.getByLabel("Name").fill("Pat Rivera");
  await page.getByRole("button", { name: "Continue" }).click();
  await completeProfile(page, /\/interviews\/responses\?status=Pending$/, "Dana");
  await page.context().clearCookies();
  await continueWithGoogle(page, "/signin", email);
  await expect(page).toHaveURL(/\/plan-onboarding$/);
});

// One each: the screen gives up after five seconds, which a busy machine needs now and then.
for (const { who, company, subscription } of [
  { who: "with a company and a plan", company: true, subscription: "LAUNCH" },
  { who: "with a company", company: true, subscription: null },
  { who: "with a plan", company: false, subscription: "LAUNCH" },
  { who: "with neither", company: false, subscription: null },
] as const) {
  test(`Whoever comes back with Google lands by plan and company: ${who}`, async ({
    page,
    baseURL,
  }) => {
    const database = databaseOf(await stack());
    const person = company
      ? await openWorkspace(baseURL ?? "", "Bright Cleaning")
      : await openAccount(baseURL ?? "");
    // With an address that was never proved, Google's owner is another person, who is asked for the terms.
    const email_verified_at = new Date().toISOString();
    await database.change(`profiles?email=eq.${person.email}`, { subscription, email_verified_at });
    const onboarding = {
      plan: subscription,
      companyName: company ? "Bright Cleaning" : "",
      companyCompleted: company,
    };
    for (const [from, way] of [
      ["/signin", afterOAuth(onboarding)],
      ["/signup", afterProcessing(onboarding)],
    ] as const) {
      await page.context().clearCookies();
      await continueWithGoogle(page, from, person.email);
      await expect(page, from).toHaveURL(new RegExp(`${way}$`));
    }
  });
}

test("An owner without a password deletes the account by a mailed link", async ({
  page,
  browser,
}) => {
  const email = someone();
  await continueWithGoogle(page, "/signin", email);
  await completeProfile(page, /\/post-signup$/);
  await setUpCompany(page, "Gone Cleaning");
  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("button", { name: "Email me a link to confirm" }).click();
  await expect(page.getByText(/Sent. Please check your email/)).toBeVisible();
  const { links } = await readInbox(email, CONFIRM_DELETION);
  const link = links.find((address) => address.includes("/delete-account"));
  if (!link) throw new Error("The mail has no link");

  const thief = await (await browser.newContext()).newPage();
  await openAccountIn(thief);
  await thief.goto(link);
  await expect(thief.getByText("This link no longer works")).toBeVisible();
  const token = new URL(link).searchParams.get("token");
  const stolen = await thief.request.post("/api/account/deletion", { data: { token } });
  expect(stolen.status()).toBe(410);

  await page.goto(link);
  await expect(page.getByText(/Gone Cleaning, its interviews/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Permanently delete account" }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard$/);
});

test("An owner without a password sets one by a mailed link", async ({ page }) => {
  const email = someone();
  await continueWithGoogle(page, "/signin", email);
  await completeProfile(page, /\/post-signup$/);
  await setUpCompany(page);
  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Change Password" }).click();
  await page.getByRole("button", { name: "Email me a link to set one" }).click();
  await expect(page.getByText(PASSWORD_TEXTS.linkSent)).toBeVisible();
  const { links } = await readInbox(email, "Reset your Rolecall password");
  await openLink(page, String(links.find((address) => address.includes("/auth/confirm"))));
  await page.getByRole("textbox", { name: "New password" }).fill("Better-horse-8");
  await page.getByRole("textbox", { name: "Confirm password" }).fill("Better-horse-8");
  await page.getByRole("button", { name: "Update password" }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await signIn(page, { email, password: "Better-horse-8" });
  await expect(page).toHaveURL(/\/plan-onboarding/);
});

test("Who changes their mind at Google is told, and sent back to sign in", async ({ page }) => {
  await page.goto("/signin");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("Authentication failed")).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to login" })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test("Nobody can take an address before its owner comes", async ({ page, browser }) => {
  // Somebody signs up with an address that they cannot read mail of, and keeps a session and a password.
  const early = await openDashboard(page, "Not theirs");
  const owner = await (await browser.newContext()).newPage();
  await continueWithGoogle(owner, "/signin", early.email);
  await expect(owner).toHaveURL(/\/plan-onboarding$/);

  const again = await page.request.post("/api/auth/sign-in", { data: early });
  expect(again.status()).toBe(401);
});

test("A code that was never given is refused kindly", async ({ page }) => {
  await page.goto("/auth/callback?code=made-up");
  await expect(page.getByText(OAUTH_TEXTS.processing)).toBeVisible();
  await page.goto("/oauth-callback");
  await expect(page.getByText("Completing authentication...")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});
