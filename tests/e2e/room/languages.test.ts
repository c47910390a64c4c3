import { expect, type Page } from "@playwright/test";
import ar from "../../../lib/messages/ar.json" with { type: "json" };
import es from "../../../lib/messages/es.json" with { type: "json" };
import { expectAccessible } from "../support/accessible.ts";
import { makeInterview, VIDEO, WRITTEN } from "../support/interview.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

const ANSWER = "أستمع أولًا، ثم أعتذر وأعود في اليوم نفسه.";

let key = "";
test.beforeAll(async ({ browser }) => {
  const page = await browser.newPage();
  await openDashboard(page);
  key = await makeInterview(page, [VIDEO, WRITTEN], { default_language: "es" });
  await page.close();
});

test.use({ viewport: { width: 390, height: 844 }, locale: "nl-NL" });

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const choose = (page: Page, label: string, own: string) =>
  page.getByLabel(label, { exact: true }).selectOption(own);

test("A Spanish interview speaks Spanish, and Arabic from right to left once somebody chooses it", async ({
  page,
}) => {
  await page.goto(`/i/${key}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
  await expect(page.getByRole("heading", { name: es.welcome.aboutJob })).toBeVisible();
  await expect(page.getByText(/sábado, 5 de diciembre|viernes, 4 de diciembre/)).toBeVisible();
  await expectAccessible(page);

  await choose(page, es.frame.language, "العربية");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect(page.getByRole("heading", { name: ar.welcome.aboutJob })).toBeVisible();
  await expectAccessible(page);

  await press(page, ar.welcome.start);
  await expectAccessible(page);
  await page.getByRole("radio", { name: ar.consent.withoutAi }).check();
  await page.getByRole("checkbox", { name: ar.consent.agree }).check();
  await press(page, ar.consent.next);
  await page.getByLabel(ar.details.name).fill("ليلى حداد");
  await page.getByLabel(ar.details.email).fill("layla@example.com");
  await expectAccessible(page);
  await press(page, ar.details.next);

  await expect(page.getByRole("heading", { name: ar.check.title })).toBeVisible();
  await expectAccessible(page);
  await press(page, ar.check.skip);
  await expect(page.getByText("السؤال 1 من 2")).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(page.getByText("السؤال 1 من 2")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await press(page, ar.question.skip);
  await page.getByLabel(ar.text.label, { exact: true }).fill(ANSWER);
  await expect(page.getByText(ar.text.saved, { exact: true })).toBeVisible();
  await expectAccessible(page);

  await choose(page, ar.frame.language, "Español");
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(page.getByLabel(es.text.label, { exact: true })).toHaveValue(ANSWER);
  await choose(page, es.frame.language, "العربية");
  await press(page, ar.question.toReview);
  await expect(page.getByText("بقي سؤال واحد بلا إجابة.")).toBeVisible();
  await expectAccessible(page);
});

test("The room speaks the phone's own language, and everything is one press from the questions'", async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: "ar-EG" });
  const page = await context.newPage();
  await page.goto(`/i/${key}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expectAccessible(page);
  const showIn = page.getByRole("button", { name: /الإسبانية/ });
  await showIn.click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
  await page.reload();
  await expect(page.getByRole("heading", { name: es.welcome.aboutJob })).toBeVisible();
  await expect(showIn).toBeHidden();
  await context.close();
});

test("A stranger's link answers in the language that the browser asks for", async ({ browser }) => {
  const context = await browser.newContext({ locale: "ar-EG" });
  const page = await context.newPage();
  await page.goto("/i/nobody-knows-this");
  await expect(page.getByRole("heading", { name: ar.unknown.title })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expectAccessible(page);
  await context.close();
});
