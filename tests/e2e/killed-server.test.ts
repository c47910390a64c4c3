import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { z } from "zod";
import type { BulkChoice } from "#lib/domain/results/bulk-request";
import type { Visitor } from "#local/demo/visitor";
import { beginInterview, EN, speakFor, startRecording, stopAndUse } from "./support/candidate.ts";
import { databaseOf } from "./support/database.ts";
import { dieAtEveryStep } from "./support/deaths.ts";
import { signIn } from "./support/employer.ts";
import { makeInterview, VIDEO, WRITTEN } from "./support/interview.ts";
import { LIMIT_MS } from "./support/limit.ts";
import { addPeople, beginBulk } from "./support/many-people.ts";
import { type OwnStack, startOwnStack } from "./support/own-stack.ts";
import { recordingOnDevice } from "./support/recording.ts";
import { silentModel } from "./support/silent-model.ts";
import { test } from "./support/test.ts";
import { answerInWriting, openDashboard, openWorkspace } from "./support/workspace.ts";

const THOUSAND = 1000;
const progress = z.object({ actions: z.array(z.record(z.string(), z.unknown())) });

/** What the line above the list says of an action. */
async function progressOf(visitor: Visitor, actionId: string) {
  const answer = await visitor.fetch("/api/attempts/bulk");
  return progress.parse(await answer.json()).actions.find(({ id }) => id === actionId);
}

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

  test("in the middle of a thousand decisions and emails does each of them once", async () => {
    test.setTimeout(8 * LIMIT_MS);
    const database = databaseOf(stack);
    const owner = await openWorkspace(stack.appUrl, "Thousand Cleaning");
    const email_verified_at = new Date().toISOString();
    await database.change(`profiles?email=eq.${owner.email}`, { email_verified_at });
    const [first = ""] = await addPeople(database, owner, THOUSAND, "thousand");
    const list = { address: "", interview: null, expected: THOUSAND, without: [] };
    const lookedAt = new Date();
    const matching = { ...list, lookedAt: lookedAt.toISOString() };
    // One of them answers again since the list was read.
    const resubmitted_at = new Date(lookedAt.getTime() + 1).toISOString();
    await database.change(`interview_attempts?id=eq.${first}`, { resubmitted_at });

    async function killInTheMiddle(choice: BulkChoice, what: object) {
      const id = randomUUID();
      await owner.visitor.send("POST", "/api/attempts/bulk", { id, choice, what });
      await beginBulk(database);
      const waiting = `bulk_items?action_id=eq.${id}&outcome=is.null&select=place&limit=900`;
      await expect.poll(async () => (await database.rows(waiting)).length).toBeLessThan(900);
      await stack.kill();
      await stack.start();
      expect(await database.rows(waiting)).not.toEqual([]);
      await expect
        .poll(() => progressOf(owner.visitor, id), { timeout: 3 * LIMIT_MS })
        .toMatchObject({ over: true });
      return { id, ...(await progressOf(owner.visitor, id)) };
    }

    const decided = await killInTheMiddle({ matching }, { kind: "status", status: "Rejected" });
    expect(decided).toMatchObject({
      done: THOUSAND - 1,
      failures: [{ name: "Person 1", why: "changed" }],
    });
    const history = await database.rows(
      "status_history?to_status=eq.Rejected&select=interview_attempt_id",
    );
    expect(history).toHaveLength(THOUSAND - 1);
    expect(new Set(history.map((row) => row.interview_attempt_id)).size).toBe(THOUSAND - 1);
    const texts = ["en", "es"].map((language) => ({
      kind: "no_thank_you",
      language,
      body: "Thank you.",
    }));
    const mailed = await killInTheMiddle({ action: decided.id }, { kind: "mail", mails: texts });
    expect(mailed).toMatchObject({ people: THOUSAND - 1, done: THOUSAND - 1, failures: [] });
    const mails = await database.rows("decision_mails?select=interview_attempt_id");
    expect(new Set(mails.map((row) => row.interview_attempt_id)).size).toBe(THOUSAND - 1);
    expect(mails).toHaveLength(THOUSAND - 1);
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
