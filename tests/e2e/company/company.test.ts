import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { PASSWORD_TEXTS } from "#lib/domain/account/password-forms";
import { NOT_A_WEBSITE } from "#lib/domain/company/company";
import { smallLogoName } from "#lib/domain/company/logo";
import { expectAccessible } from "../support/accessible.ts";
import { databaseOf } from "../support/database.ts";
import { givePlan } from "../support/plans.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import { expectTooltip } from "../support/tooltip.ts";
import { openDashboard } from "../support/workspace.ts";

const SAVED = "Company profile saved successfully";

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"><script>alert(1)</script><rect width="120" height="60" fill="#0b6e63"/></svg>';

const save = (page: Page) => page.getByRole("button", { name: "Save Company Profile" }).click();

test("An owner picks their city with the keys, and its time zone comes along", async ({ page }) => {
  await openDashboard(page);
  await page.goto("/dashboard/settings");
  const location = page.getByRole("combobox", { name: "Location" });
  await location.fill("");
  await location.pressSequentially("el pas");
  await expect(page.getByRole("option", { name: "El Paso, TX" })).toBeVisible();
  await expectAccessible(page);
  await location.press("ArrowDown");
  await location.press("Enter");
  await expect(location).toHaveValue("El Paso, TX");
  await expect(page.getByLabel("Time zone")).toHaveValue("America/Denver");
  await save(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Time zone")).toHaveValue("America/Denver");
});

test("Below Launch branding is locked in the form and for whoever writes the request", async ({
  page,
}) => {
  const employer = await openDashboard(page);
  await page.goto("/dashboard/settings");
  await expect(page.getByLabel("Website")).toBeDisabled();
  await expect(page.getByLabel("Logo")).toBeDisabled();
  await expectTooltip(
    page.getByRole("group", { name: "Upgrade to Launch" }).first(),
    "Upgrade to Launch to unlock this feature",
  );
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
    { primaryColor: "#000000" },
    { secondaryColor: "#000000" },
    { logo: null },
  ]) {
    const answer = await page.request.put("/api/company/profile", {
      data: { ...company, ...branding },
    });
    expect([branding, answer.status()]).toEqual([branding, 403]);
  }
  const logo = await page.request.post("/api/company/logo", { data: Buffer.from(LOGO) });
  expect(logo.status()).toBe(403);
  const department = await page.request.post("/api/departments", {
    data: { companyName: "Bright Cleaning", companyWebsite: "https://bright.example" },
  });
  expect(department.status()).toBe(403);
  // Past our handlers, at the database's own address.
  const owner = await databaseOf(await stack()).as(employer);
  for (const [column, value] of [
    ["company_website", "https://bright.example"],
    ["company_primary_colour", "#000000"],
    ["company_secondary_colour", "#000000"],
    ["company_logo_url", "mine-logo-1.png"],
  ] as const) {
    const answer = await owner("/rest/v1/company_profiles?company_name=not.is.null", {
      method: "PATCH",
      body: JSON.stringify({ [column]: value }),
    });
    expect([column, (await answer.json()).code]).toEqual([column, "42501"]);
  }
});

test("From Launch up the logo and colors of a company stand in its candidates' room", async ({
  page,
}) => {
  const employer = await openDashboard(page);
  await givePlan(employer, "LAUNCH");
  await page.goto("/dashboard/settings");
  await page.getByLabel("Website").fill("javascript:alert(1)");
  await save(page);
  await expect(page.getByText(NOT_A_WEBSITE).first()).toBeVisible();
  await page.getByLabel("Website").fill("bright.example");
  await page
    .getByLabel("Logo")
    .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(LOGO) });
  await page.getByLabel("Primary color").fill("#ffe600");
  await expect(page.getByText(/candidates see a darker shade/)).toBeVisible();
  await save(page);
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Website")).toHaveValue("https://bright.example");
  const address = await page.getByAltText("Your logo").getAttribute("src");
  expect(address).toMatch(/-logo-\d+\.png$/);
  const stored = await page.request.get(String(address));
  expect(stored.headers()["content-type"]).toBe("image/png");
  expect((await stored.body()).subarray(1, 4).toString()).toBe("PNG");

  const created = await page.request.post("/api/interviews", {
    data: {
      id: crypto.randomUUID(),
      title: "Cleaner",
      default_language: "English",
      description: "Offices at night",
      questions: [
        { text: "Why?", order: 1, answer_type: "text", max_retakes: 0, max_characters: 500 },
      ],
      settings: { show_hints_and_tips: true, show_availability_calendar: false, deadline: null },
    },
  });
  const { invite_link } = z.object({ invite_link: z.string() }).parse(await created.json());
  await page.goto(invite_link);
  const logo = page.locator(`header img[src="${smallLogoName(String(address))}"]`);
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth)).toBe(
    240,
  );

  await page.goto("/dashboard/settings");
  await page.getByLabel("Logo").setInputFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: Buffer.from("not a picture"),
  });
  await page.getByLabel("Company name").fill("Brighter Cleaning");
  await save(page);
  await expect(page.getByText("Failed to upload logo.")).toBeVisible();
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Company name")).toHaveValue("Brighter Cleaning");
  await expect(page.getByAltText("Your logo")).toHaveAttribute("src", String(address));
});

test("A chosen theme is there at the first paint, on every page", async ({ page }) => {
  await openDashboard(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/dashboard/settings");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "light");
  await page.getByRole("radio", { name: "Dark" }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.emulateMedia({ colorScheme: "light" });
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  for (const path of ["/dashboard", "/interviews", "/", "/privacy-policy", "/no-such-page"]) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(html).toHaveAttribute("data-theme", "dark");
    await page.waitForLoadState();
  }
  expect(refused).toEqual([]);
  const stored = await page.evaluate(() => localStorage.getItem("userPreferences"));
  expect(JSON.parse(stored ?? "{}")).toEqual({
    theme: "dark",
    language: "en",
    notifications: { email: true, push: true },
    shortcuts: true,
  });
});

test("An owner takes their data along, deletes the account, and the link stops", async ({
  page,
}) => {
  const employer = await openDashboard(page, "Gone Cleaning");
  await page.goto("/dashboard/settings");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download data" }).click();
  const file = await (await download).path();
  const { tables } = z
    .object({ tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) })
    .parse(JSON.parse(readFileSync(file, "utf8")));
  expect(tables.company_profiles?.[0]?.company_name).toBe("Gone Cleaning");

  await page.getByRole("button", { name: "Delete account" }).click();
  await expectAccessible(page);
  await page.getByLabel("Your password").fill("not it");
  await page.getByRole("button", { name: "Permanently delete account" }).click();
  await expect(page.getByText(PASSWORD_TEXTS.wrongCurrent)).toBeVisible();
  await page.getByLabel("Your password").fill(employer.password);
  await page.getByRole("button", { name: "Permanently delete account" }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard$/);
  const back = await page.request.post("/api/auth/sign-in", { data: employer });
  expect(back.status()).toBe(401);
});
