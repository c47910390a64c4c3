import { expect, type Page } from "@playwright/test";

type Choice = "A computer may read my answers and score them" | "No AI, please";

/** From the link through notice and details to the first question. */
export async function beginInterview(
  page: Page,
  key: string,
  {
    name = "Maria Lopez",
    email = "maria@example.com",
    choice = "A computer may read my answers and score them" as Choice,
    check = "skip",
  } = {},
): Promise<void> {
  await page.goto(`/i/${key}`);
  await page.getByRole("button", { name: "Get started" }).click();
  await page.getByRole("radio", { name: choice }).check();
  await page.getByRole("checkbox", { name: /I have read this and agree/ }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Full name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Go to the first question" }).click();
  const skip = page.getByRole("button", { name: "Skip this check" });
  const question = page.getByText(/Question 1 of/);
  await expect(skip.or(question)).toBeVisible();
  if (check === "leave") return;
  if (await skip.isVisible()) await skip.click();
  await expect(question).toBeVisible();
}

/** Turns the camera on and begins recording without waiting for the thinking time. */
export async function startRecording(page: Page): Promise<void> {
  const ask = page.getByRole("button", { name: "Turn on camera and microphone" });
  const start = page.getByRole("button", { name: "Start", exact: true });
  await expect(ask.or(start)).toBeVisible();
  if (await ask.isVisible()) await ask.click();
  await start.click();
  await page.getByRole("button", { name: "Start recording now" }).click();
  await expect(page.getByRole("button", { name: "Stop recording" })).toBeVisible();
}

/** Waits until the clock shows that so many seconds of the answer's minute are over. */
export async function speakFor(page: Page, seconds: number): Promise<void> {
  await expect(page.getByRole("timer")).toContainText(`0:${60 - seconds}`, { timeout: 30_000 });
}
