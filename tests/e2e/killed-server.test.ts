import { expect } from "@playwright/test";
import { databaseOf } from "./support/database.ts";
import { signIn } from "./support/employer.ts";
import { type OwnStack, startOwnStack } from "./support/own-stack.ts";
import { silentModel } from "./support/silent-model.ts";
import { test } from "./support/test.ts";
import { answerInWriting, openDashboard, openWorkspace } from "./support/workspace.ts";

test.describe("A server that is killed with kill -9", () => {
  // One product of their own for all of them: they kill it in turn.
  test.describe.configure({ mode: "default" });
  let stack: OwnStack;
  test.beforeAll(async () => {
    stack = await startOwnStack();
  });
  test.afterAll(() => stack?.remove());

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

  test("finishes the evaluation that it had begun, once", async () => {
    const database = databaseOf({
      port: Number(new URL(stack.appUrl).port),
      dataDir: stack.dataDir,
    });
    const { interview } = await openWorkspace(stack.appUrl, "Halfway Cleaning");
    const [question] = await database.rows(`questions?interview_id=eq.${interview.key}&select=id`);
    const model = await silentModel();
    await stack.kill();
    await stack.start({ LLM_BASE_URL: model.url, LLM_MODEL: "never-answers" });
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
});
