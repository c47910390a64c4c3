import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, expect, type Page, test } from "@playwright/test";
import { beginInterview, speakFor } from "./support/candidate.ts";
import { createCompany, signUpEmployer } from "./support/employer.ts";
import { makeInterview, VIDEO, WRITTEN } from "./support/interview.ts";

const ANSWER = "I listen first, then I go back the same day.";

/** SIGKILL to every process of the browser that uses this folder. */
function killBrowser(folder: string): void {
  const all = execFileSync("ps", ["-eo", "pid=,args="], { encoding: "utf8" }).split("\n");
  for (const line of all.filter((line) => line.includes(`--user-data-dir=${folder}`))) {
    try {
      process.kill(Number.parseInt(line, 10), "SIGKILL");
    } catch {
      // It went down with its parent.
    }
  }
}

for (const death of ["browser", "tab"] as const) {
  test(`A ${death} that dies at any step comes back to that step, with every answer`, async ({
    page: owner,
    launchOptions,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    await signUpEmployer(owner);
    await createCompany(owner);
    const key = await makeInterview(owner, [VIDEO, WRITTEN]);

    const folder = mkdtempSync(join(tmpdir(), "rolecall-browser-"));
    let context: BrowserContext | undefined;
    const launch = async (): Promise<Page> => {
      context ??= await chromium.launchPersistentContext(folder, { ...launchOptions, baseURL });
      return context.newPage();
    };
    const die = async (page: Page) => {
      if (death === "tab") return void page.goto("chrome://crash").catch(() => {});
      const closed = context?.waitForEvent("close");
      killBrowser(folder);
      await closed;
      context = undefined;
    };
    const comeBack = async () => {
      const page = await launch();
      await page.goto(`/i/${key}`);
      await page.getByRole("button", { name: "Continue as M." }).click();
      const takeOver = page.getByRole("button", { name: "Use this tab instead" });
      await expect(takeOver.or(page.getByRole("heading", { level: 1 }))).toBeVisible();
      if (await takeOver.isVisible()) await takeOver.click();
      return page;
    };
    const press = (page: Page, name: string) =>
      page.getByRole("button", { name, exact: true }).click();
    const turnOn = (page: Page) => press(page, "Turn on camera and microphone");

    // Permission and the device check.
    let page = await launch();
    await beginInterview(page, key, { check: "leave" });
    await die(page);
    page = await comeBack();
    await expect(page.getByRole("heading", { name: "See and hear yourself first" })).toBeVisible();
    await turnOn(page);
    await press(page, "All good, go to the first question");

    // Thinking: nothing was said, so nothing is lost, and no retake is used.
    await press(page, "Start");
    await expect(page.getByText(/Recording begins in/).first()).toBeVisible();
    await die(page);
    page = await comeBack();
    await expect(page.getByText("You can record it again 1 time")).toBeVisible();

    // Recording.
    await turnOn(page);
    await press(page, "Start");
    await press(page, "Start recording now");
    await speakFor(page, 5);
    await die(page);
    page = await comeBack();
    await expect(page.getByText(/The first 0:0[3-9] are safe on this device/)).toBeVisible();

    // Uploading: the answer is chosen while there is no line.
    await page.route("**/api/room/**", (route) => route.abort());
    await press(page, "Use what was kept");
    await die(page);
    page = await comeBack();
    await expect(page.getByText("Your answer has arrived safely")).toBeVisible({ timeout: 20_000 });

    // Between questions.
    await press(page, "Next question");
    await page.getByLabel("Your answer").fill(ANSWER);
    await expect(page.getByText("Saved", { exact: true })).toBeVisible();
    await die(page);
    page = await comeBack();
    await expect(page.getByLabel("Your answer")).toHaveValue(ANSWER);

    // Submitting: the request never comes back.
    await press(page, "Check and submit");
    await expect(page.getByText("All your answers have arrived")).toBeVisible();
    await page.route("**/submit", () => {});
    await press(page, "Submit my answers");
    await die(page);
    page = await comeBack();
    await press(page, "Submit my answers");
    await expect(page.getByRole("heading", { name: "Thank you, Maria Lopez" })).toBeVisible();
    await context?.close();
    rmSync(folder, { recursive: true, force: true });
  });
}
