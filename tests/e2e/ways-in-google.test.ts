import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { createCompany, signUpEmployer } from "./support/employer.ts";

async function continueWithGoogle(page: Page, from: "/signin" | "/signup", email: string) {
  await page.goto(from);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await page.getByLabel("Google email").fill(email);
  await page.getByLabel("Name").fill("Pat Rivera");
  await page.getByRole("button", { name: "Continue" }).click();
}

const someone = () => `pat-${randomUUID().slice(0, 8)}@gmail.example`;

test("Somebody new comes with Google, makes a company, leaves and comes back", async ({ page }) => {
  const email = someone();
  await continueWithGoogle(page, "/signup", email);
  await expect(page).toHaveURL(/\/plan-onboarding$/);
  await page.getByRole("link", { name: "Continue without a plan" }).click();
  await expect(page).toHaveURL(/\/post-signup$/);
  await createCompany(page);
  await page.context().clearCookies();
  await continueWithGoogle(page, "/signin", email);
  await expect(page).toHaveURL(/\/plan-onboarding$/);
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
  const early = await signUpEmployer(page);
  await createCompany(page, "Not theirs");
  const owner = await (await browser.newContext()).newPage();
  await continueWithGoogle(owner, "/signin", early.email);
  await expect(owner).toHaveURL(/\/plan-onboarding$/);

  const again = await page.request.post("/api/auth/sign-in", { data: early });
  expect(again.status()).toBe(401);
});

test("A code that was never given is refused kindly", async ({ page }) => {
  await page.goto("/auth/callback?code=made-up");
  await expect(page.getByText("OAuth authentication failed. Please try again.")).toBeVisible();
  await page.goto("/oauth-callback");
  await expect(page.getByText("Completing authentication...")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});
