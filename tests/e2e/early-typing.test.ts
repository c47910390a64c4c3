import { expect, type Page } from "@playwright/test";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { TRIAL_HEADING } from "#lib/domain/plans/billing-texts";
import { hold } from "./support/hold.ts";
import { openLink, readInbox } from "./support/inbox.ts";
import { test } from "./support/test.ts";
import { openAccount, openAccountIn, signInByRequest } from "./support/workspace.ts";

const SCRIPTS = "**/_next/static/**/*.js";

/** Opens a page whose code is still on its way; what is called lets it come. */
async function openEarly(page: Page, address: string): Promise<() => Promise<void>> {
  const letGo = await hold(page, SCRIPTS);
  await page.goto(address, { waitUntil: "commit" });
  await page.locator("form").waitFor();
  return async () => {
    // Enter sends nothing yet, and the button waits.
    const submit = page.locator("form [type=submit]");
    await page.locator("form input").first().press("Enter");
    await expect(submit).toBeDisabled();
    const { pathname } = new URL(page.url());
    expect(pathname).toBe(new URL(address, page.url()).pathname);
    letGo();
    await expect(submit).toBeEnabled();
  };
}

const password = (page: Page) => page.getByRole("textbox", { name: "Password" });

test("Sign-in keeps what was typed before the page's code had come", async ({ page, baseURL }) => {
  const person = await openAccount(baseURL ?? "");
  const come = await openEarly(page, "/signin");
  await page.getByLabel("Email").fill(person.email);
  await password(page).fill(person.password);
  await come();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/plan-onboarding$/);
});

test("Sign-up keeps what was typed before the page's code had come", async ({ page }) => {
  const come = await openEarly(page, "/signup");
  await page.getByLabel("Work email").fill(`early-${crypto.randomUUID().slice(0, 8)}@example.com`);
  await password(page).fill("Correct-horse-7");
  await page.getByRole("checkbox").check();
  await come();
  await page.getByRole("button", { name: "Start Free Trial" }).click();
  await expect(page).toHaveURL(/\/plan-onboarding\?plan=LAUNCH$/);
});

test("The forms of a lost password keep what was typed before the page's code had come", async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await openAccount(baseURL ?? "");
  let come = await openEarly(page, "/forgot-password");
  await page.getByLabel("Email").fill(person.email);
  await come();
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByText(PASSWORD_TEXTS.linkSent)).toBeVisible();
  const { links } = await readInbox(person.email, "Reset your Rolecall password");
  const fresh = await (await browser.newContext()).newPage();
  await openLink(fresh, links[0] ?? "");
  await expect(fresh).toHaveURL(/\/reset-password$/);
  come = await openEarly(fresh, "/reset-password");
  await fresh.getByLabel("New password").fill("Better-horse-8");
  await fresh.getByLabel("Confirm password").fill("Better-horse-8");
  await come();
  await expect(fresh.getByLabel("New password")).toHaveValue("Better-horse-8");
  await expect(fresh.getByText("Passwords match")).toBeVisible();
  await fresh.getByRole("button", { name: "Update password" }).click();
  await expect(fresh.getByText(PASSWORD_TEXTS.reset)).toBeVisible();
});

test("The set-up keeps what was typed before the page's code had come", async ({ page }) => {
  await openAccountIn(page);
  const come = await openEarly(page, "/post-signup");
  for (const [label, value] of [
    ["First name", "Dana"],
    ["Last name", "Whitfield"],
    ["Company name", "Bright Cleaning"],
    ["Location", "Austin, TX"],
  ] as const) {
    await page.getByLabel(label).fill(value);
  }
  await page.getByLabel("Industry").selectOption("cleaning");
  await come();
  await page.getByRole("button", { name: "Continue to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard/);
});

test("The profile keeps what was typed before the page's code had come", async ({
  page,
  baseURL,
}) => {
  await signInByRequest(page, await openAccount(baseURL ?? ""));
  const come = await openEarly(page, "/complete-profile");
  await page.getByLabel("First name").fill("Dana");
  await page.getByLabel("Last name").fill("Whitfield");
  await page.getByLabel("Company name").fill("Bright Cleaning");
  await page.getByRole("checkbox").check();
  await come();
  await page.getByRole("button", { name: "Complete Profile" }).click();
  await expect(page).toHaveURL(/\/post-signup$/);
});

test("A form that something sends past the page's code leads back to its page, with nothing in the address", async ({
  page,
}) => {
  for (const path of ["/signin", "/signup", "/forgot-password"]) {
    await hold(page, SCRIPTS);
    await page.goto(path, { waitUntil: "commit" });
    await page.locator("form [type=submit]").waitFor();
    await page.locator("form input").first().fill("dana@example.com");
    const arrived = page.waitForEvent("framenavigated");
    await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
    await arrived;
    await expect(page).toHaveURL(path);
    await expect(page.locator("form [type=submit]")).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});

test("A page that was scrolled before its code had come stays there; the next one begins at its top", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInByRequest(page, await openAccount(baseURL ?? ""));
  const letGo = await hold(page, SCRIPTS);
  await page.goto("/plan-onboarding", { waitUntil: "commit" });
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.getByRole("link", { name: "Start Free Trial: Scale" }).scrollIntoViewIfNeeded();
  const before = await scrolled();
  expect(before).toBeGreaterThan(0);
  letGo();
  const yearly = page.getByRole("switch", { name: /Yearly/ });
  await expect(async () => {
    await yearly.dispatchEvent("click");
    await expect(yearly).toBeChecked({ timeout: 5000 });
  }).toPass();
  expect(await scrolled()).toBe(before);
  await page.getByRole("link", { name: "Start Free Trial: Scale" }).click();
  await expect(page.getByRole("heading", { name: TRIAL_HEADING })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
});
