import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { databaseOf } from "./database.ts";
import { stack } from "./stack.ts";

export type Employer = { email: string; password: string };

export function newEmployer(): Employer {
  return { email: `owner-${randomUUID().slice(0, 8)}@example.com`, password: "Correct-horse-7" };
}

/** Someone who runs a crew signs up, with a plan of the price list; the page is then that plan's checkout. */
export async function signUp(page: Page, plan?: string): Promise<Employer> {
  const employer = newEmployer();
  await page.goto(plan ? `/signup?plan=${plan}` : "/signup");
  await page.getByLabel("Work email").fill(employer.email);
  await page.getByRole("textbox", { name: "Password" }).fill(employer.password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Start Free Trial" }).click();
  await expect(page).toHaveURL(/\/plan-onboarding\?plan=[A-Z]+$/);
  return employer;
}

/** The same, taking no plan yet; the page is then the company's set-up. */
export async function signUpEmployer(page: Page): Promise<Employer> {
  const employer = await signUp(page);
  await page.goto("/post-signup");
  return employer;
}

/** What a click on the mailed link would do: only then candidates are written to. */
export async function proveAddress({ email }: Employer): Promise<void> {
  const database = databaseOf(await stack());
  const email_verified_at = new Date().toISOString();
  await database.change(`profiles?email=eq.${email}`, { email_verified_at });
}

/** The company form in create mode, with what it needs and nothing more; the page is then the dashboard, unless told. */
export async function createCompany(
  page: Page,
  name = "Bright Cleaning",
  then = /\/dashboard/,
): Promise<void> {
  await page.getByLabel("First name").fill("Dana");
  await page.getByLabel("Last name").fill("Whitfield");
  await page.getByLabel("Company name").fill(name);
  await page.getByLabel("Location").fill("Austin, TX");
  await page.getByLabel("Industry").selectOption("cleaning");
  await page.getByRole("button", { name: "Continue to Dashboard" }).click();
  await expect(page).toHaveURL(then);
}

export async function signIn(page: Page, { email, password }: Employer): Promise<void> {
  await page.goto("/signin");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).not.toHaveURL(/\/signin/);
}
