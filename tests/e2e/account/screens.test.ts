import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { test } from "../support/test.ts";
import { expectTooltip } from "../support/tooltip.ts";
import { openAccount, openWorkspace, signInByRequest } from "../support/workspace.ts";

const THEMES = ["light", "dark"] as const;

/** Looks for barriers in the theme that the page stands in now, and in the other. */
async function inBothThemes(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    await expectAccessible(page);
  }
}

/** The screens after a way in go on after five seconds; here they stay to be looked at. */
async function staying(page: Page): Promise<void> {
  await page.route("**/login", (route) => route.fulfill({ status: 204 }));
}

test("Nothing bars the ways in, in light or in dark", async ({ page }) => {
  await staying(page);
  for (const path of [
    ...["/signin", "/forgot-password", "/reset-password?session=error", "/reset-password"],
    ...["/auth/callback?error=access_denied", "/no-such-page"],
  ]) {
    await page.goto(path);
    await inBothThemes(page);
  }
  await page.goto("/signup");
  await page.getByRole("button", { name: "Start Free Trial" }).click();
  await page.getByRole("textbox", { name: "Password" }).fill("short");
  await inBothThemes(page);
  await page.goto("/signin");
  await page.getByRole("button", { name: "Sign in" }).click();
  await inBothThemes(page);
});

test("Nothing bars the screens that wait", async ({ page }) => {
  await page.route("**/api/auth/{exchange,confirm}", () => {});
  await staying(page);
  for (const [path, words] of [
    ["/oauth-callback?code=x", "Completing authentication..."],
    ["/auth/callback?code=x", "Processing login..."],
    ["/auth/reset-password?code=x", "The link from your email works once."],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
    await inBothThemes(page);
  }
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Setting up your secure session...")).toBeVisible();
  await inBothThemes(page);
});

test("Nothing bars the first steps of a company", async ({ page, baseURL }) => {
  await signInByRequest(page, await openAccount(baseURL ?? ""));
  await page.goto("/complete-profile");
  await page.getByRole("button", { name: "Complete Profile" }).click();
  await inBothThemes(page);
  await page.goto("/post-signup");
  await page.getByRole("button", { name: "Continue to Dashboard" }).click();
  await inBothThemes(page);
});

test("Nothing bars the settings, their dialogs and their locks", async ({ page, baseURL }) => {
  await signInByRequest(page, await openWorkspace(baseURL ?? "", "Bright Cleaning"));
  await page.goto("/dashboard/settings");
  await inBothThemes(page);
  await expectTooltip(page.getByRole("group", { name: "Upgrade to Launch" }).first(), /Launch/);
  await inBothThemes(page);
  await page.keyboard.press("Escape");
  for (const name of ["Change Password", "Delete account"]) {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await inBothThemes(page);
    await page.keyboard.press("Escape");
  }
});

test("The shell shows the plan, says what a locked page needs, and signs out to the front page", async ({
  page,
  baseURL,
}) => {
  await signInByRequest(page, await openWorkspace(baseURL ?? "", "Bright Cleaning"));
  await page.goto("/dashboard/settings");
  await expect(page.getByRole("heading", { name: "Company Settings" })).toBeVisible();
  await expect(page.getByText("Manage your company information and branding")).toBeVisible();
  await expect(page.getByText("Current plan: None", { exact: true })).toBeVisible();
  await expectTooltip(page.getByRole("link", { name: "Company settings" }), "Company settings");
  await expectTooltip(
    page.getByRole("link", { name: "Integrations" }),
    "ATS Integration is only available on Scale plan. Upgrade to Scale to unlock.",
  );

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("navigation").getByRole("link")).toHaveText([
    ...["Dashboard", "Interviews", "Candidates", "AI Analysis", "Integrations"],
    ...["Getting Started", "Settings"],
  ]);
  await inBothThemes(page);
  await drawer.getByRole("button", { name: "Close menu" }).click();
  await expect(drawer).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await drawer.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test("An unknown address leads home", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Go back home" }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test("The ways in don't move while the rest of their page arrives", async ({
  browser,
  baseURL,
}) => {
  for (const width of [390, 1440]) {
    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      javaScriptEnabled: false,
      viewport: { width, height: 844 },
    });
    for (const path of ["/signin", "/signup"]) {
      const tops = [];
      for (const until of ["</html>", "</h1>", "<figcaption"]) {
        const page = await context.newPage();
        await page.route(path, async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          await route.fulfill({ response, body: html.slice(0, html.indexOf(until)) });
        });
        await page.goto(path);
        const parts = [page.getByRole("heading", { level: 1 }), page.locator("figure")];
        tops.push(
          await Promise.all(
            parts.map(async (part) =>
              (await part.count()) > 0 ? (await part.boundingBox())?.y : undefined,
            ),
          ),
        );
        await page.close();
      }
      const [whole, heading, figure] = tops;
      expect([path, width, heading?.[0]]).toEqual([path, width, whole?.[0]]);
      expect([path, width, figure]).toEqual([path, width, whole]);
    }
    await context.close();
  }
});
