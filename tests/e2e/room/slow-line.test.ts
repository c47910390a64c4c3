import { expect } from "@playwright/test";
import { beginInterview, speakFor, startRecording, stopAndUse } from "../support/candidate.ts";
import { makeInterview, VIDEO, WRITTEN } from "../support/interview.ts";
import { slowLine } from "../support/slow-line.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

// A minute of it is timed by `npm run bench:line`.
test("At 300 kbit/s and 300 ms an answer is sent while it is spoken", async ({ page, browser }) => {
  const owner = await (await browser.newContext()).newPage();
  await openDashboard(owner);
  const key = await makeInterview(owner, [{ ...VIDEO, max_retakes: 0 }, WRITTEN]);
  await beginInterview(page, key);
  await slowLine(page);
  await startRecording(page);
  await page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
  await speakFor(page, 12);
  await stopAndUse(page);
  await expect(page.getByText("Your answer has arrived safely")).toBeVisible();
});
