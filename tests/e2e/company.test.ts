import { expect, test } from "@playwright/test";
import { createCompany, signUpEmployer } from "./support/employer.ts";

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"></svg>';

test("Below Launch branding is locked in the form and for whoever writes the request", async ({
  page,
}) => {
  await signUpEmployer(page);
  await createCompany(page);
  await page.goto("/dashboard/settings");
  await expect(page.getByLabel("Website")).toBeDisabled();
  await expect(page.getByLabel("Logo")).toBeDisabled();
  await page.getByRole("group", { name: "Upgrade to Launch" }).first().focus();
  await expect(page.getByRole("tooltip")).toHaveText("Upgrade to Launch to unlock this feature");
  const company = {
    firstName: "Dana",
    lastName: "Whitfield",
    companyName: "Bright Cleaning",
    location: "Austin, TX",
    industry: "cleaning",
    timeZone: "America/Chicago",
  };
  for (const branding of [
    { website: "https://bright.example" },
    { primaryColour: "#000000" },
    { secondaryColour: "#000000" },
    { logo: null },
  ]) {
    const answer = await page.request.put("/api/company/profile", {
      data: { ...company, ...branding },
    });
    expect([branding, answer.status()]).toEqual([branding, 403]);
  }
  const logo = await page.request.post("/api/company/logo", { data: Buffer.from(LOGO) });
  expect(logo.status()).toBe(403);
});
