import { expect } from "@playwright/test";
import { beginInterview, speakFor, startRecording, stopAndUse } from "../support/candidate.ts";
import { databaseOf } from "../support/database.ts";
import { makeInterview, VIDEO, WRITTEN } from "../support/interview.ts";
import { type OwnStack, startOwnStack } from "../support/own-stack.ts";
import { recordingOnDevice } from "../support/recording.ts";
import { test } from "../support/test.ts";
import { openDashboard } from "../support/workspace.ts";

test.describe("A server that is killed with kill -9 while a candidate is recording", () => {
  let stack: OwnStack;
  test.beforeAll(async () => {
    stack = await startOwnStack();
  });
  test.afterAll(() => stack?.remove());

  test("loses nothing: the recording goes on, arrives whole and is submitted", async ({
    browser,
  }) => {
    const owner = await (await browser.newContext({ baseURL: stack.appUrl })).newPage();
    await openDashboard(owner);
    const key = await makeInterview(owner, [{ ...VIDEO, max_retakes: 0 }, WRITTEN]);

    const context = await browser.newContext({ baseURL: stack.appUrl });
    const page = await context.newPage();
    await beginInterview(page, key);
    await startRecording(page);
    await page.waitForResponse((answer) => answer.request().method() === "PATCH" && answer.ok());
    await speakFor(page, 3);
    await stack.kill();
    await speakFor(page, 6);
    await stopAndUse(page);
    await expect(page.getByText("Your answer is recorded")).toBeVisible();
    await page.getByRole("button", { name: "Next question" }).click();
    await page.getByLabel("Your answer").fill("Typed while the server was away.");
    await expect(page.getByText(/Saved on this device/)).toBeVisible();
    const { id, sha256 } = await recordingOnDevice(page);
    await stack.start();
    await page.getByRole("button", { name: "Review and submit" }).click();
    await expect(page.getByText("All your answers are saved")).toBeVisible();
    const { port } = new URL(stack.appUrl);
    const database = databaseOf({ port: Number(port), dataDir: stack.dataDir });
    expect(await database.rows("media?select=id,sha256")).toEqual([{ id, sha256 }]);
    await page.getByRole("button", { name: "Submit my answers" }).click();
    await expect(page.getByRole("heading", { name: /Thank you/ })).toBeVisible();
  });
});
