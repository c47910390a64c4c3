import { expect } from "@playwright/test";
import { beginInterview, EN, speakFor, startRecording, stopAndUse } from "./support/candidate.ts";
import { databaseOf } from "./support/database.ts";
import { dieAtEveryStep } from "./support/deaths.ts";
import { signIn } from "./support/employer.ts";
import { makeInterview, VIDEO, WRITTEN } from "./support/interview.ts";
import { type OwnStack, startOwnStack } from "./support/own-stack.ts";
import { recordingOnDevice } from "./support/recording.ts";
import { silentModel } from "./support/silent-model.ts";
import { test } from "./support/test.ts";
import { answerInWriting, openDashboard, openWorkspace } from "./support/workspace.ts";

test.describe("A server that is killed with kill -9", () => {
  // One product of their own for all of them: they kill it in turn.
  test.describe.configure({ mode: "default" });
  let stack: OwnStack;
  let model: Awaited<ReturnType<typeof silentModel>>;
  test.beforeAll(async () => {
    model = await silentModel();
    stack = await startOwnStack({}, { LLM_BASE_URL: model.url, LLM_MODEL: "never-answers" });
  });
  test.afterAll(async () => {
    model?.close();
    await stack?.remove();
  });

  test("finishes the evaluation that it had begun, once", async () => {
    const database = databaseOf(stack);
    const { interview } = await openWorkspace(stack.appUrl, "Halfway Cleaning");
    const [question] = await database.rows(`questions?interview_id=eq.${interview.key}&select=id`);
    const { attemptId } = await answerInWriting(stack.appUrl, interview, String(question?.id));
    await model.asked;
    const attempt = `interview_attempts?id=eq.${attemptId}&select=evaluation_state`;
    expect(await database.rows(attempt)).toEqual([{ evaluation_state: "running" }]);
    await stack.kill();
    model.close();

    await stack.start();
    await expect.poll(() => database.rows(attempt)).toEqual([{ evaluation_state: "done" }]);
    const versions = `evaluation_results?interview_attempt_id=eq.${attemptId}&select=version,scorer`;
    expect(await database.rows(versions)).toHaveLength(1);
  });

  test("starts again by itself with every account and company", async ({ browser }) => {
    const context = await browser.newContext({ baseURL: stack.appUrl });
    const page = await context.newPage();
    const employer = await openDashboard(page, "Still Here Cleaning");
    await stack.kill();
    await stack.start();
    await context.clearCookies();
    await signIn(page, employer);
    await page.goto("/dashboard/settings");
    await expect(page.getByLabel("Company name")).toHaveValue("Still Here Cleaning");
    await context.close();
  });

  test("while a candidate is recording loses nothing: the recording goes on, arrives whole and is submitted", async ({
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
    await expect(page.getByText(EN.video.keptTitle)).toBeVisible();
    await page.getByRole("button", { name: EN.question.next }).click();
    await page.getByLabel(EN.text.label).fill("Typed while the server was away.");
    await expect(page.getByText(/Saved on this device/)).toBeVisible();
    const { id, sha256 } = await recordingOnDevice(page);
    await stack.start();
    await page.getByRole("button", { name: EN.question.toReview }).click();
    await expect(page.getByText("All your answers are saved")).toBeVisible();
    expect(await databaseOf(stack).rows("media?select=id,sha256")).toEqual([{ id, sha256 }]);
    await page.getByRole("button", { name: EN.review.submit }).click();
    await expect(page.getByRole("heading", { name: /Thank you/ })).toBeVisible();
    await owner.context().close();
    await context.close();
  });

  test("at any step brings the candidate back to that step, with every answer (mp4)", async ({
    browser,
    launchOptions,
  }) => {
    // Seven starts.
    test.slow();
    const owner = await browser.newPage({ baseURL: stack.appUrl });
    await openDashboard(owner);
    const key = await makeInterview(owner);
    await dieAtEveryStep({
      death: "server",
      container: "mp4",
      place: stack,
      server: stack,
      key,
      launchOptions,
    });
  });
});
