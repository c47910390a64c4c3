import { expect, type Page } from "@playwright/test";
import { NONE_ASSESSED } from "#lib/domain/results/analysis-figures";
import { expectAccessible } from "../support/accessible.ts";
import { databaseOf } from "../support/database.ts";
import { stack } from "../support/stack.ts";
import { test } from "../support/test.ts";
import {
  answerInWriting,
  openDashboard,
  openWorkspace,
  signInByRequest,
} from "../support/workspace.ts";

const WORDS = "Getting Started complete! You're now ready to explore the full platform.";

/** The recordings of the guide that the page asks for from now on. */
function countFilms(page: Page) {
  const films: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(".mp4")) films.push(request.url());
  });
  return films;
}

test("An owner is greeted once, follows the guide, and sees the confetti's words once", async ({
  browser,
  baseURL,
}) => {
  const workspace = await openWorkspace(baseURL ?? "", "Bright Cleaning");
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const page = await context.newPage();
  await signInByRequest(page, workspace);
  await page.goto("/dashboard");
  await expect(page.getByRole("dialog", { name: "Welcome to Rolecall!" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Get Started" }).click();

  const films = countFilms(page);
  await expect(page.getByRole("tab", { selected: true })).toHaveText(/Share Interview Link/);
  await expectAccessible(page);
  const marked = () => page.waitForResponse(/\/api\/company\/steps$/);
  const shared = marked();
  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    workspace.interview.invite_link,
  );
  await shared;
  expect(films).toEqual([]);
  // Not every Chromium plays the format; what counts is that the file is there.
  const film = page.getByLabel(/a short recording without sound/).locator("source");
  const answer = await page.request.get((await film.getAttribute("src")) ?? "");
  expect(answer.headers()["content-type"]).toBe("video/mp4");

  await page.getByRole("tab", { name: /First Candidate/ }).click();
  const seen = marked();
  await page.getByRole("link", { name: "View Candidates" }).click();
  await seen;
  await expect(page).toHaveURL(/\/interviews\/responses/);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { name: "Welcome back, Dana" })).toBeVisible();
  await expect(page.getByText(WORDS)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Welcome back, Dana" })).toBeVisible();
  await expect(page.getByText(WORDS)).toBeHidden();

  // The marks are the company's, whatever the browser keeps.
  await page.goto("/dashboard/onboarding");
  await expect(page.getByRole("tab", { name: /Done:/ })).toHaveCount(3);
  await context.close();
});

test("A new owner's phone has the way to the first interview on its first screen", async ({
  browser,
}) => {
  const phone = { width: 390, height: 844 };
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [] },
    viewport: phone,
  });
  const page = await context.newPage();
  await openDashboard(page);
  await expect(page.getByRole("dialog", { name: "Welcome to Rolecall!" })).toBeVisible();
  await expect(
    page.getByRole("main").getByRole("link", { name: "Create Interview", exact: true }).first(),
  ).toBeInViewport({ ratio: 1 });
  await context.close();
});

test("What a candidate does shows on the dashboard and in AI Analysis, both ways", async ({
  page,
  baseURL,
  browser,
}) => {
  const workspace = await openWorkspace(baseURL ?? "", "Crew & Sons");
  await signInByRequest(page, workspace);
  await page.goto("/dashboard/ai-analysis");
  await expect(page.getByText("8.2/10")).toBeVisible();
  await expect(page.getByText(/^These are sample figures/)).toBeVisible();

  const visit = await browser.newContext();
  const phone = await visit.newPage();
  await phone.goto(workspace.interview.invite_link);
  await visit.close();
  const { interview } = workspace;
  const [question] = await databaseOf(await stack()).rows(
    `questions?select=id&interview_id=eq.${interview.key}`,
  );
  const { attemptId } = await answerInWriting(baseURL ?? "", interview, String(question?.id));
  const funnel = page.getByRole("img", { name: /^Opened/ });
  await expect(async () => {
    await page.goto("/dashboard/ai-analysis");
    await expect(funnel).toHaveAccessibleName(/^Opened 1, Started 1, Submitted 1/, {
      timeout: 1000,
    });
  }).toPass();
  await page.goto("/dashboard");
  const stat = (label: string) =>
    page
      .locator("dl > div")
      .filter({ has: page.getByText(label, { exact: true }) })
      .locator("dd")
      .first();
  await expect(stat("Candidates")).toHaveText("1");
  for (const [status, hired] of [
    ["Hired", "1"],
    ["Rejected", "0"],
  ] as const) {
    await workspace.visitor.send("PATCH", `/api/attempts/${attemptId}`, { status });
    await page.reload();
    await expect(stat("Hired")).toHaveText(hired);
  }
  await page.goto("/dashboard/ai-analysis");
  await expect(page.getByText(/^These are sample figures/)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByLabel("Interview title").fill("nobody wrote this");
  await page.getByRole("button", { name: "Apply Filters" }).click();
  await expect(page).toHaveURL(/q=nobody/);
  await expect(page.getByText("0 assessed responses")).toHaveCount(3);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /details of Interview Performance/ }).click();
  await expect(page.getByText(NONE_ASSESSED)).toBeVisible();
  await expectAccessible(page);
  const file = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("link", { name: "Export Report" }).click();
  expect((await file).suggestedFilename()).toBe("ai-analysis.csv");
});
