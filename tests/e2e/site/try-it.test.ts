import { expect } from "@playwright/test";
import { INDUSTRIES } from "#lib/domain/site/industries";
import { ONE_ANSWER } from "#lib/domain/site/try-it";
import { expectSound } from "../support/accessible.ts";
import { EN, press, speakFor, startRecording, stopAndUse } from "../support/candidate.ts";
import { test } from "../support/test.ts";

const START = "Start with the first question";

test.use({ viewport: { width: 390, height: 844 } });

const ANSWER =
  "Last spring a valve I had fitted dripped overnight. I noticed it the next morning, called the customer before she called us, and drove back at seven. I had overtightened the nut, so now I test every joint with paper before I leave.";

test("A visitor answers on camera and in writing, and sees what an employer sees", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(new URL(request.url()).pathname);
  });
  await page.goto("/industries/plumbing");
  await page.getByRole("link", { name: "Answer a sample interview" }).first().click();
  await expect(page).toHaveURL(/\/try\/plumbing$/);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.getByText(/The recording stays in this browser/)).toBeVisible();
  await expectSound(page, "before");
  await press(page, START);
  await page.getByLabel(EN.text.label).fill(ANSWER);
  await press(page, EN.question.next);
  await startRecording(page);
  await speakFor(page, 2);
  await stopAndUse(page);
  await press(page, EN.question.toReview);
  await press(page, "Show my result");

  await expect(page.getByRole("heading", { name: "What an employer would see" })).toBeFocused();
  // Of two questions one was answered in writing.
  await expect(page.getByText(ONE_ANSWER)).toBeVisible();
  const quotes = await page.getByRole("main").locator("q").allTextContents();
  expect(quotes.length).toBeGreaterThan(0);
  for (const quote of quotes) expect(ANSWER).toContain(quote);
  const video = page.getByLabel("Your recording");
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0);
  expect(await video.getAttribute("src")).toMatch(/^blob:/);
  // What was written went to the scorer, and nothing else left the browser.
  expect(sent).toEqual(["/api/try"]);
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].map((kept) => JSON.stringify(kept)).join(),
  );
  expect(kept).not.toContain("dripped");
  await expectSound(page, "result");
});

test("Without a camera the second question is skipped or written", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException("No", "NotAllowedError"));
  });
  await page.goto("/try");
  await press(page, START);
  await page.getByLabel(EN.text.label).fill("I broke a vase once, and told the client right away.");
  await press(page, EN.question.next);
  await press(page, EN.video.ask);
  await expect(page.getByText(EN.permission.denied.title)).toBeVisible();
  await press(page, EN.question.skip);
  await press(page, "Show my result");
  await expect(page.getByText("You skipped this one.")).toBeVisible();
});

test("Who comes without a trade picks one before answering", async ({ page }) => {
  await page.goto("/try");
  const trades = page.getByRole("navigation", { name: "Or pick your trade" });
  await expect(trades.getByRole("link")).toHaveCount(INDUSTRIES.length - 1);
  await expectSound(page, "the choice");
  await trades.getByRole("link", { name: "HVAC" }).click();
  await expect(page).toHaveURL(/\/try\/hvac$/);
  await expect(trades).toHaveCount(0);
});
