import { expect } from "@playwright/test";
import { test } from "../support/test.ts";

const LAUNCH = "/signup?plan=LAUNCH";
const phone = { width: 390, height: 844 };

test("The hero's people are heard and called without leaving, and all else of it leads to sign-up", async ({
  page,
}) => {
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/site/calls/")) films.push(request.url());
  });
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  expect(films).toEqual([]);
  await page.getByRole("button", { name: "Play what Olena Marchenko said" }).click();
  const film = page.getByLabel("Answer of Olena Marchenko");
  await expect
    .poll(() => film.evaluate((media) => media instanceof HTMLVideoElement && media.duration))
    .toBeGreaterThan(2);
  await page.getByLabel("Call Marcus Bell").click();
  await expect(page.getByText(/^In your account this dials \(813\) 555-0115/)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  // The link lies over the rows, so it is what is hit there, once they have made room for what appeared.
  const hours = page.getByText("Hours: 7 days a week, different hours");
  await hours.scrollIntoViewIfNeeded();
  await (await hours.elementHandle())?.waitForElementState("stable");
  await hours.click({ force: true });
  await expect(page).toHaveURL(LAUNCH);
});

test("A visitor answers in the hero's place and reads the result there", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  const here = page.getByRole("link", { name: "Answer as your applicant would" });
  await expect(here).toHaveAttribute("href", "#try");
  await here.click();
  const answer = page.getByRole("textbox", { name: /broke or damaged something/ });
  await page.getByRole("button", { name: "Show what an employer sees" }).click();
  await expect(page.getByText("Write an answer first")).toBeVisible();
  const said =
    "At my last job I knocked over a lamp in a client's bedroom. I called my boss right away, took a photo, and told the client the same day.";
  await answer.fill(said);
  await page.getByRole("button", { name: "Show what an employer sees" }).click();
  await expect(page.getByRole("heading", { name: "What an employer would see" })).toBeInViewport();
  await expect(page.getByRole("heading", { name: "AI Analysis summary" })).toBeVisible();
  await expect(page.getByRole("article").getByText("I called my boss right away")).toBeVisible();
  await expect(page).toHaveURL("/#try");
  await page.goBack();
  await expect(page.getByText("Demo candidates, synthetic voices")).toBeVisible();
  await page.goForward();
  await expect(answer).toHaveValue(said);
  await answer.fill(`${said} I paid for the lamp out of my own pocket.`);
  await page.getByRole("button", { name: "Show what an employer sees" }).click();
  await expect(page.getByRole("article").getByText("out of my own pocket")).toBeVisible();
  await page.getByRole("link", { name: "Use this interview" }).click();
  await expect(page).toHaveURL(/\/signup\?plan=LAUNCH&sample=/);
  await expect(page.getByLabel("Email")).toBeVisible();
});

test("A phone has the first button on its first screen, and the page in 8,000 pixels", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await expect(
    page.getByRole("main").getByRole("link", { name: "Start Free Trial", exact: true }).first(),
  ).toBeInViewport({ ratio: 1 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(8000);
  // From the end of a long page a short one begins at its top.
  await page.getByRole("main").getByRole("link", { name: "Start Free Trial" }).last().click();
  await expect(page.getByRole("heading", { name: /^Start Your Free/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("One plan stands for three where there is no room, also without a script", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: phone });
  const page = await context.newPage();
  await page.goto(`${baseURL}/`);
  const card = (name: string) => page.getByRole("article", { name });
  await expect(card("Launch")).toBeVisible();
  await expect(card("Scale")).toBeHidden();
  await page.getByText("$499").first().click();
  await expect(card("Scale")).toBeVisible();
  await expect(card("Launch")).toBeHidden();
  await context.close();
});
