import { expect, type Page } from "@playwright/test";
import { PASSWORD_TOO_WEAK } from "#lib/domain/account/password";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { expectAccessible } from "../support/accessible.ts";
import { signIn } from "../support/employer.ts";
import { hold } from "../support/hold.ts";
import { openLink, readInbox } from "../support/inbox.ts";
import { test } from "../support/test.ts";
import { openAccountIn } from "../support/workspace.ts";

const NEW = "Better-horse-8";
const SPENT = "This link no longer works";

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto("/signin");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByText(PASSWORD_TEXTS.linkSent)).toBeVisible();
}

async function typeNew(page: Page, password: string, confirm = password): Promise<void> {
  await page.getByRole("textbox", { name: "New password" }).fill(password);
  await page.getByRole("textbox", { name: "Confirm password" }).fill(confirm);
  await page.getByRole("button", { name: "Update password" }).click();
}

test("A forgotten password is replaced from the mail, in a second browser, once", async ({
  page,
  browser,
}) => {
  const employer = await openAccountIn(page);
  await page.context().clearCookies();
  await askForLink(page, employer.email);
  await expectAccessible(page);
  const { links } = await readInbox(employer.email, "Reset your Rolecall password");
  const link = links.find((address) => address.includes("/auth/confirm"));
  if (!link) throw new Error("The mail has no link");

  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  await expect(phone.getByRole("heading", { name: "Reset your password" })).toBeVisible();
  await expectAccessible(phone);
  await openLink(phone, link);
  await expect(phone).toHaveURL(/\/reset-password$/);
  await expectAccessible(phone);
  await typeNew(phone, "", "");
  await expect(phone.getByText("Please fill in all fields")).toBeVisible();
  await typeNew(phone, NEW, "Other-horse-9");
  await expect(phone.getByRole("alert").getByText("Passwords do not match")).toBeVisible();
  await typeNew(phone, "short");
  await expect(phone.getByText("Passwords match")).toBeVisible();
  await expect(phone.getByText(PASSWORD_TOO_WEAK)).toBeVisible();
  const letGo = await hold(phone, "**/api/auth/reset-password");
  await typeNew(phone, NEW);
  await expect(phone.getByRole("button", { name: "Updating..." })).toBeDisabled();
  letGo();
  await expect(phone.getByText("Password updated successfully!")).toBeVisible();
  await expect(phone).toHaveURL(/\/signin$/);
  await signIn(phone, { ...employer, password: NEW });

  await openLink(page, link);
  await expect(page.getByRole("heading", { name: SPENT })).toBeVisible();
  await expectAccessible(page);
});

test("The answer is the same where there is no such account, and a session alone sets no password", async ({
  page,
}) => {
  await askForLink(page, "nobody-here@example.com");
  await page.goto("/reset-password/handoff");
  await expect(page).toHaveURL(/\/reset-password\?session=missing$/);
  await openLink(page, "/auth/reset-password?code=made-up");
  await expect(page).toHaveURL(/\/reset-password\?session=error$/);
  await openAccountIn(page);
  const body = { password: NEW, confirm: NEW };
  expect((await page.request.post("/api/auth/reset-password", { data: body })).status()).toBe(403);
});
