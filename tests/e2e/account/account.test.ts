import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessible.ts";
import { createCompany, signUpEmployer } from "../support/employer.ts";
import { test } from "../support/test.ts";

test("An owner signs up, makes a company, leaves and comes back", async ({ page, context }) => {
  const employer = await signUpEmployer(page);
  await expectAccessible(page);
  await createCompany(page);
  await context.clearCookies();
  await page.goto("/dashboard/settings?from=mail");
  await expect(page).toHaveURL("/login?next=%2Fdashboard%2Fsettings%3Ffrom%3Dmail");
  await page.getByLabel("Email").fill(employer.email);
  await page.getByRole("textbox", { name: "Password" }).fill(employer.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/dashboard/settings?from=mail");
  await expect(page.getByLabel("Company name")).toHaveValue("Bright Cleaning");
});
