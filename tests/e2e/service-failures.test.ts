import { expect, type Page } from "@playwright/test";
import { COMPANY_NOT_SAVED } from "#lib/data/company/companies";
import { COMPLETE_PROFILE_TEXTS } from "#lib/domain/account/complete-profile";
import { SIGN_UP_FAILED } from "#lib/vendors/accounts";
import { REFUSED, REGISTERED, UNCONFIRMED } from "#lib/vendors/accounts/errors";
import { databaseOf } from "./support/database.ts";
import type { Employer } from "./support/employer.ts";
import { type FaultyServer, startFaultyServer } from "./support/faulty-server.ts";
import { stack } from "./support/stack.ts";
import { test } from "./support/test.ts";
import { openAccount, openWorkspace, signInByRequest } from "./support/workspace.ts";

const NOT_LOADED = "An unexpected error occurred while loading profile.";

const NEW = "Better-horse-8";
const DOWN = { status: 503, body: { message: "upstream" } };
/** A refusal of the auth service that we know nothing of. */
const ODD = { status: 400, body: { error_code: "odd", msg: "a vendor's own words" } };
const ODD_WORDS = /vendor's own words|upstream/;

test.describe("When a service fails", () => {
  // One server for all: the tests of a file run one after another.
  test.describe.configure({ mode: "default" });
  let server: FaultyServer;

  test.beforeAll(async () => {
    server = await startFaultyServer();
  });
  test.afterEach(() => server.calm());
  test.afterAll(() => server.stop());

  const open = (page: Page, path: string) => page.goto(`${server.appUrl}${path}`);
  const alert = (page: Page) => page.getByRole("main").getByRole("alert");

  async function signUp(page: Page, email = `new-${crypto.randomUUID().slice(0, 8)}@example.com`) {
    await open(page, "/signup");
    await page.getByLabel("Work email").fill(email);
    await page.getByRole("textbox", { name: "Password" }).fill("Correct-horse-7");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Start Free Trial" }).click();
  }

  async function signIn(page: Page, person: Employer) {
    await open(page, "/signin");
    await page.getByLabel("Email").fill(person.email);
    await page.getByRole("textbox", { name: "Password" }).fill(person.password);
    await page.getByRole("button", { name: "Sign in" }).click();
  }

  test("sign-up says so in our words, and that nobody was made", async ({ page }) => {
    server.trouble(/^POST \/auth\/v1\/signup/, ODD);
    await signUp(page);
    await expect(alert(page)).toHaveText(SIGN_UP_FAILED);
    server.calm();
    server.trouble(/^POST \/auth\/v1\/signup/, { status: 200 });
    await signUp(page);
    await expect(alert(page)).toHaveText("User creation failed.");
  });

  test("nothing fails where addresses must be confirmed first: 'check your email'", async ({
    page,
  }) => {
    // As a hosted project with confirmations answers: a user without a session.
    const user = { id: crypto.randomUUID(), email: "x@example.com", aud: "authenticated" };
    server.trouble(/^POST \/auth\/v1\/signup/, {
      status: 200,
      body: { ...user, identities: [{ provider: "email" }] },
    });
    await signUp(page);
    await expect(page.getByRole("status")).toHaveText(
      "Please check your email. Open the link we sent to finish creating your account.",
    );
    server.calm();
    server.trouble(/^POST \/auth\/v1\/signup/, { status: 200, body: { ...user, identities: [] } });
    await signUp(page);
    await expect(alert(page)).toHaveText(REGISTERED);

    server.trouble(/^POST \/auth\/v1\/token/, {
      status: 400,
      body: { error_code: "email_not_confirmed", msg: "Email not confirmed" },
    });
    await signIn(page, { email: "x@example.com", password: NEW });
    await expect(alert(page)).toHaveText(UNCONFIRMED);
  });

  test("sign-in says that it does not answer, and a wrong password is a wrong password", async ({
    page,
  }) => {
    const person = await openAccount(server.appUrl);
    await signIn(page, { ...person, password: NEW });
    await expect(alert(page)).toHaveText(REFUSED);
    server.trouble(/^POST \/auth\/v1\/token/, DOWN);
    await signIn(page, person);
    await expect(alert(page)).toHaveText(/Sign-in isn't responding right now/);
  });

  test("a reset link is not promised, and one that has expired says so", async ({ page }) => {
    server.trouble(/^POST \/auth\/v1\/recover/, ODD);
    await open(page, "/forgot-password");
    await page.getByLabel("Email").fill("someone@example.com");
    await page.getByRole("button", { name: "Send Reset Link" }).click();
    await expect(alert(page)).toHaveText("Something went wrong. Please try again.");
    server.trouble(/^POST \/auth\/v1\/verify/, {
      status: 403,
      body: { error_code: "otp_expired", msg: "Email link is invalid or has expired" },
    });
    await open(page, "/auth/confirm?token_hash=old&type=recovery");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/reset-password\?session=error$/);
    await expect(page.getByText(/It has expired, has already been used, or a newer/)).toBeVisible();
  });

  test("a password stays as it was, and the dialog says so", async ({ page }) => {
    const owner = await openWorkspace(server.appUrl, "Bright Cleaning");
    await signInByRequest(page, owner, server.appUrl);
    server.trouble(/^PUT \/auth\/v1\/user/, ODD);
    await open(page, "/dashboard/settings");
    await page.getByRole("button", { name: "Change Password" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("textbox", { name: "Current password" }).fill(owner.password);
    await dialog.getByRole("textbox", { name: "New password", exact: true }).fill(NEW);
    await dialog.getByRole("textbox", { name: "Confirm new password" }).fill(NEW);
    await dialog.getByRole("button", { name: "Change Password" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("Failed to update password");
    // A gateway in front of us has no message of ours.
    await page.route("**/api/auth/change-password", (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
    );
    await dialog.getByRole("button", { name: "Change Password" }).click();
    await expect(dialog.getByRole("alert")).toHaveText("An error occurred. Please try again");
    await expect(page.getByText(ODD_WORDS)).toHaveCount(0);
  });

  test("the company form keeps what was typed and says what failed", async ({ page }) => {
    const owner = await openAccount(server.appUrl);
    await signInByRequest(page, owner, server.appUrl);
    await open(page, "/post-signup");
    await page.getByLabel("First name").fill("Dana");
    await page.getByLabel("Last name").fill("Whitfield");
    await page.getByLabel("Company name").fill("Bright Cleaning");
    await page.getByLabel("Location").fill("Austin, TX");
    await page.getByLabel("Industry").selectOption("cleaning");
    const failures = [
      [/^GET \/rest\/v1\/company_profiles/, "Failed to load company profile."],
      [/^POST \/api\/integrations\//, /^Failed to create department\. What you typed is saved/],
      [/willo_company_key=is\.null/, /^Failed to update company_profiles with Willow key\. What/],
      [/^PATCH \/rest\/v1\/company_profiles(?!.*is\.null)/, COMPANY_NOT_SAVED],
    ] as const;
    for (const [request, words] of failures) {
      server.calm();
      server.trouble(request, DOWN);
      await page.getByRole("button", { name: "Continue to Dashboard" }).click();
      await expect(alert(page)).toHaveText(words);
      await expect(page.getByLabel("Company name")).toHaveValue("Bright Cleaning");
    }
    server.calm();
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Continue to Dashboard" }).click();
    await expect(alert(page)).toHaveText("You must be logged in to save your company profile");
    await signInByRequest(page, owner, server.appUrl);
    await page.getByRole("button", { name: "Continue to Dashboard" }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test("a profile that can't be completed says so", async ({ page }) => {
    const owner = await openAccount(server.appUrl);
    await signInByRequest(page, owner, server.appUrl);
    await open(page, "/complete-profile");
    await page.getByLabel("First name").fill("Dana");
    await page.getByLabel("Last name").fill("Whitfield");
    await page.getByLabel("Company name").fill("Bright Cleaning");
    await page.getByRole("checkbox").check();
    server.trouble(/^POST \/rest\/v1\/profiles/, DOWN);
    await page.getByRole("button", { name: "Complete Profile" }).click();
    await expect(alert(page)).toHaveText("Error updating profile. Please try again.");
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Complete Profile" }).click();
    await expect(alert(page)).toHaveText(COMPLETE_PROFILE_TEXTS.nobody);
  });

  test("the rest of the workspace stays where settings can't be read", async ({ page }) => {
    const owner = await openWorkspace(server.appUrl, "Bright Cleaning");
    await signInByRequest(page, owner, server.appUrl);
    // What only the settings ask for.
    server.trouble(/^POST \/rest\/v1\/rpc\/deleted_by_people/, DOWN);
    await open(page, "/dashboard/settings");
    await expect(page.getByText(NOT_LOADED)).toBeVisible();
    await expect(page.getByRole("button", { name: "Log out" }).first()).toBeVisible();
    server.calm();
    await page.getByRole("button", { name: "Reload page" }).click();
    await expect(page.getByLabel("Company name")).toHaveValue("Bright Cleaning");

    server.trouble(/^POST \/rest\/v1\/rpc\/my_workspace/, DOWN);
    await open(page, "/post-signup");
    await expect(page.getByText(NOT_LOADED)).toBeVisible();
    await open(page, "/dashboard");
    await expect(page.getByRole("heading", { name: "Something went wrong" })).toBeVisible();
    await expect(page.getByText("An unexpected error occurred")).toBeVisible();
    server.calm();
    await page.getByRole("button", { name: "Reload page" }).click();
    await expect(page.getByRole("link", { name: "Settings" }).first()).toBeVisible();
  });

  test("a session whose account is gone ends at the sign-in screen", async ({ page }) => {
    const owner = await openWorkspace(server.appUrl, "Gone Cleaning");
    await signInByRequest(page, owner, server.appUrl);
    const database = databaseOf(await stack());
    const [profile] = await database.rows(`profiles?email=eq.${owner.email}&select=id`);
    await database.call("delete_account", { p_user: profile?.id });
    await open(page, "/dashboard");
    await expect(page).toHaveURL(/\/login\?next=%2Fdashboard$/);
    await expect(page.getByRole("heading", { name: "Welcome back!" })).toBeVisible();
  });

  test("nobody notices that customer messaging failed, and it hears of each way in", async ({
    page,
  }) => {
    const person = await openAccount(server.appUrl);
    await signIn(page, person);
    await expect(page).not.toHaveURL(/\/signin/);
    const database = databaseOf(await stack());
    const [profile] = await database.rows(`profiles?email=eq.${person.email}&select=id`);
    const customer = `/messaging/customers/${profile?.id}`;
    const heard = () =>
      server
        .messages()
        .filter(({ request }) => request.includes(customer))
        .map(({ request, body }) => [
          request,
          Object.keys(JSON.parse(body).data ?? JSON.parse(body)),
        ]);
    await expect.poll(heard).toEqual([
      [`PUT ${customer}`, ["email", "last_seen_at"]],
      [`POST ${customer}/events`, ["last_seen_at"]],
    ]);
    server.trouble(/^POST \/messaging/, DOWN);
    await page.context().clearCookies();
    await signIn(page, person);
    await expect(page).not.toHaveURL(/\/signin/);
  });
});
