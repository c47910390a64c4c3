import { expect, type Page } from "@playwright/test";
import { COMPLETE_PROFILE_TEXTS } from "#lib/domain/account/complete-profile";
import { INVALID_EMAIL } from "#lib/domain/account/email";
import { PASSWORD_TOO_WEAK } from "#lib/domain/account/password";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { TERMS_NOT_ACCEPTED } from "#lib/domain/account/sign-up";
import { REGISTERED } from "#lib/vendors/accounts/errors";
import { signUpEmployer } from "../support/employer.ts";
import { hold } from "../support/hold.ts";
import { test } from "../support/test.ts";
import {
  openAccount,
  openDashboard,
  openWorkspace,
  signInByRequest,
} from "../support/workspace.ts";

const alert = (page: Page) => page.getByRole("main").getByRole("alert");

test("Sign-up names one problem at a time, in order, beside a list that ticks as it is met", async ({
  page,
}) => {
  await page.goto("/signup?plan=scale");
  await expect(page.getByText("Start Your Free 14-Day Trial")).toBeVisible();
  await expect(page.getByText("No charges today, cancel anytime.")).toBeVisible();
  await expect(page.getByText("Takes less than 2 minutes to set up.")).toBeVisible();
  await expect(page.getByText("Cancel anytime · 14 days free")).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("selectedPlan"))).toBe("SCALE");
  const email = page.getByLabel("Work email");
  const password = page.getByRole("textbox", { name: "Password" });
  const rules = page.getByRole("list", { name: "Password requirements" });
  const submit = () => page.getByRole("button", { name: "Start Free Trial" }).click();

  await submit();
  await expect(alert(page)).toHaveText("Please fill in all fields");
  await email.fill("dana");
  await expect(rules).toBeHidden();
  await password.focus();
  await expect(rules.getByRole("listitem")).toHaveText([
    "Password must be at least 8 characters long: not yet met",
    "At least 1 uppercase letter required: not yet met",
    "At least 1 lowercase letter required: not yet met",
    "At least 1 number (0-9) required: not yet met",
    "At least 1 special character required: not yet met",
    "Not a commonly used password: checked when you continue",
  ]);
  await password.fill("short");
  await expect(rules.getByText(/ met$/)).toHaveCount(5);
  await expect(rules.getByText(": met", { exact: true })).toHaveCount(1);
  await submit();
  await expect(alert(page)).toHaveText(INVALID_EMAIL);
  await email.fill("dana@example.com");
  await submit();
  await expect(alert(page)).toHaveText(PASSWORD_TOO_WEAK);
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await password.fill("Correct-horse-7");
  await expect(rules.getByText(": met", { exact: true })).toHaveCount(5);
  await submit();
  await expect(alert(page)).toHaveText(TERMS_NOT_ACCEPTED);
  await page.getByRole("checkbox").check();
  const letGo = await hold(page, "**/api/auth/sign-up");
  await email.fill(`dana-${crypto.randomUUID().slice(0, 8)}@example.com`);
  await submit();
  await expect(page.getByRole("button", { name: "Starting your trial..." })).toBeDisabled();
  letGo();
  await expect(page).not.toHaveURL(/\/signup/);
});

test("An address that has an account already is told to log in", async ({ page, baseURL }) => {
  const person = await openAccount(baseURL ?? "");
  await page.goto("/signup");
  await page.getByLabel("Work email").fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill(person.password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Start Free Trial" }).click();
  await expect(alert(page)).toHaveText(REGISTERED);
});

test("Sign-in asks for both fields, shows the password, and remembers the address or forgets it", async ({
  page,
  baseURL,
}) => {
  const person = await openWorkspace(baseURL ?? "", "Bright Cleaning");
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Email is required")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  const email = page.getByLabel("Email");
  const password = page.getByRole("textbox", { name: "Password" });
  const remember = page.getByRole("checkbox", { name: "Remember me" });
  await email.fill(person.email);
  await password.fill("Wrong-horse-7");
  await page.getByRole("button", { name: "Show Password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide Password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await remember.check();
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(alert(page)).toHaveText("Invalid email or password. Please try again.");

  await page.goto("/signin");
  await expect(email).toHaveValue(person.email);
  await expect(remember).toBeChecked();
  await remember.uncheck();
  await password.fill(person.password);
  const letGo = await hold(page, "**/api/auth/sign-in");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  letGo();
  await expect(page).not.toHaveURL(/\/signin/);
  await page.context().clearCookies();
  await page.goto("/signin");
  await expect(email).toHaveValue("");
  await expect(remember).not.toBeChecked();
});

test("A reset link goes to an address and to nothing else", async ({ page }) => {
  await page.goto("/forgot-password");
  const email = page.getByLabel("Email");
  const invalid = () => email.evaluate((field) => field.matches(":invalid"));
  expect(await invalid()).toBe(true);
  await email.fill("dana");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  expect(await invalid()).toBe(true);
  const direct = await page.request.post("/api/auth/forgot-password", { data: { email: "dana" } });
  expect(await direct.json()).toMatchObject({
    error: { message: INVALID_EMAIL },
  });
  const letGo = await hold(page, "**/api/auth/forgot-password");
  await email.fill("dana@example.com");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  letGo();
  await expect(page.getByText("Reset link sent! Please check your email.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Sign In" }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test("Complete Your Profile asks for every field, then for the terms", async ({
  page,
  baseURL,
}) => {
  const person = await openAccount(baseURL ?? "");
  await signInByRequest(page, person);
  await page.goto("/complete-profile");
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await expect(page.getByLabel("Email")).toHaveAttribute("readonly");
  const submit = () => page.getByRole("button", { name: "Complete Profile" }).click();
  await page.getByLabel("First name").fill("Dana");
  await submit();
  await expect(alert(page)).toHaveText("All fields are required!");
  await page.getByLabel("Last name").fill("Whitfield");
  await page.getByLabel("Company name").fill("Bright Cleaning");
  await submit();
  await expect(alert(page)).toHaveText(COMPLETE_PROFILE_TEXTS.terms);
  await page.getByRole("checkbox").check();
  await submit();
  await expect(page).toHaveURL(/\/post-signup$/);
  await expect(page.getByLabel("First name")).toHaveValue("Dana");
  await expect(page.getByLabel("Company name")).toHaveValue("Bright Cleaning");
});

test("The company form names what is missing, in order, and saves once nothing is", async ({
  page,
}) => {
  await signUpEmployer(page);
  await page.goto("/post-signup");
  await expect(page.getByRole("heading", { name: "Welcome to Rolecall!" })).toBeVisible();
  await expect(page.getByText("Let's set up your account in under 1 minute.")).toBeVisible();
  await expect(page.getByText("Takes ~60 seconds.")).toBeVisible();
  const submit = () => page.getByRole("button", { name: "Continue to Dashboard" }).click();
  const fields = [
    ["First name", "First name is required", "Dana"],
    ["Last name", "Last name is required", "Whitfield"],
    ["Company name", "Company name is required", "Bright Cleaning"],
    ["Location", "Location is required", "Austin, TX"],
  ] as const;
  for (const [label, words, value] of fields) {
    await submit();
    await expect(alert(page).first()).toHaveText(words);
    await page.getByLabel(label).fill(value);
  }
  await submit();
  await expect(alert(page).first()).toHaveText("Industry is required");
  const letGo = await hold(page, "**/api/company/profile");
  await page.getByLabel("Industry").selectOption("cleaning");
  await submit();
  await expect(page.getByRole("button", { name: "Saving..." })).toBeDisabled();
  letGo();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.goto("/post-signup");
  await expect(page).toHaveURL(/\/dashboard/);
});

test("A password is changed in settings, with each of its messages", async ({ page }) => {
  const employer = await openDashboard(page);
  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Change Password" }).click();
  const dialog = page.getByRole("dialog");
  const field = (name: string) => dialog.getByRole("textbox", { name, exact: true });
  const change = async (current: string, password: string, confirm = password) => {
    await field("Current password").fill(current);
    await field("New password").fill(password);
    await field("Confirm new password").fill(confirm);
    await dialog.getByRole("button", { name: "Change Password" }).click();
  };
  const OLD = employer.password;
  const NEW = "Better-horse-8";
  const says = (words: string) => expect(dialog.getByRole("alert")).toHaveText(words);

  await change("", NEW);
  await says("Please fill in all fields");
  await expect(dialog.getByText("Password requirements:")).toBeVisible();
  await change(OLD, NEW, "Other-horse-9");
  await says("New passwords do not match");
  await expect(dialog.getByText("Passwords do not match", { exact: true })).toBeVisible();
  await change(OLD, OLD);
  await says(PASSWORD_TEXTS.same);
  await expect(dialog.getByText("Passwords match")).toBeVisible();
  await change(OLD, "weak");
  await says(PASSWORD_TOO_WEAK);
  await change("Wrong-horse-7", NEW);
  await says(PASSWORD_TEXTS.wrongCurrent);
  await change(OLD, NEW);
  await expect(page.getByText("Password has been changed successfully!")).toBeVisible();

  const signIn = (password: string) =>
    page.request.post("/api/auth/sign-in", { data: { email: employer.email, password } });
  expect((await signIn(OLD)).status()).toBe(401);
  expect((await signIn(NEW)).status()).toBe(200);
});
