import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/accessible.ts";
import { createCompany, signIn, signUpEmployer } from "./support/employer.ts";
import { readInbox } from "./support/inbox.ts";

test("A sign-out in one tab is noticed in the other", async ({ page, context }) => {
  await signUpEmployer(page);
  await createCompany(page);
  const other = await context.newPage();
  const watching = other.waitForResponse(/supabase|_next\/static/);
  await other.goto("/interviews");
  await watching;
  await other.waitForLoadState("networkidle");
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Log out" }).first().click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(other).toHaveURL(/\/login$/);
});

test("An owner works at once, and proves their address later, on another device", async ({
  page,
  browser,
}) => {
  const employer = await signUpEmployer(page);
  await createCompany(page);
  await expect(page.getByText(/Confirm your address with the link/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.getByText("Sent. Please check your email.")).toBeVisible();
  const { links } = await readInbox(page, employer.email, "Confirm your address for Rolecall");
  const [link] = links;
  if (!link) throw new Error("The mail has no link");

  const thief = await (await browser.newContext()).newPage();
  await signUpEmployer(thief);
  await thief.goto(link);
  await expect(thief.getByText("This link does not work any more")).toBeVisible();

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  await expect(phone).toHaveURL(/\/login\?next=/);
  await phone.getByLabel("Email").fill(employer.email);
  await phone.getByRole("textbox", { name: "Password" }).fill(employer.password);
  await phone.getByRole("button", { name: "Sign in" }).click();
  await expect(phone.getByText("Your address is confirmed")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText(/Confirm your address with the link/)).toBeHidden();
});

test("The forms can be read without JavaScript", async ({ request }) => {
  const signin = await (await request.get("/signin")).text();
  for (const text of ["Welcome back!", "Email", "Password", "Remember me", "Forgot password?"])
    expect(signin).toContain(text);
  const signup = await (await request.get("/signup")).text();
  for (const text of ["Start Your Free 14-Day Trial", "Work email", "Terms of Service"])
    expect(signup).toContain(text);
});

test("No public page loads the Supabase client", async ({ request }) => {
  const scripts = new Set<string>();
  for (const path of [
    "/",
    "/signin",
    "/signup",
    "/forgot-password",
    "/oauth-callback",
    "/i/none",
  ]) {
    const html = await (await request.get(path)).text();
    for (const [script] of html.matchAll(/\/_next\/static\/[^"'\\]+\.js/g)) scripts.add(script);
  }
  expect(scripts.size).toBeGreaterThan(0);
  for (const script of scripts) {
    expect(await (await request.get(script)).text()).not.toContain("GoTrueClient");
  }
});

test("Who is signed in already goes on, and a wish for another host is not followed", async ({
  page,
}) => {
  const employer = await signUpEmployer(page);
  await createCompany(page);
  await page.goto("/signin?next=//evil.example");
  await expect(page).toHaveURL(/localhost:\d+\/dashboard/);
  await page.context().clearCookies();
  await page.goto("/login");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/signin$/);
  await signIn(page, employer);
  await expect(page).toHaveURL(/\/plan-onboarding$/);
});
