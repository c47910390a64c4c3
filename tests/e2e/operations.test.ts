import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { z } from "zod";
import { SCORING_PAUSED } from "#lib/documents/mails/spend-cap";
import { type Database, databaseOf } from "./support/database.ts";
import { type OwnStack, startOwnStack } from "./support/own-stack.ts";
import { startSecondServer } from "./support/second-server.ts";
import { silentModel } from "./support/silent-model.ts";
import { test } from "./support/test.ts";
import { answerInWriting, anyAddress, openWorkspace, type Workspace } from "./support/workspace.ts";

const PHONE = "+15125550100";
const METRICS_TOKEN = "the-watcher-s-own-secret";

test.describe("A product that somebody runs", () => {
  // One product of their own for all of them: they stop servers and spend its budget.
  test.describe.configure({ mode: "default" });
  let stack: OwnStack;
  let place: { port: number; dataDir: string };
  let database: Database;
  let owner: Workspace;
  let question = "";

  test.beforeAll(async () => {
    stack = await startOwnStack({ SUPPORT_PHONE: PHONE, METRICS_TOKEN });
    place = { port: stack.port, dataDir: stack.dataDir };
    database = databaseOf(place);
    owner = await openWorkspace(stack.appUrl, "Watchful Cleaning");
    await database.change(`profiles?email=eq.${owner.email}`, { subscription: "CUSTOM" });
    const [row] = await database.rows(`questions?interview_id=eq.${owner.interview.key}&select=id`);
    question = String(row?.id);
  });
  test.afterAll(() => stack?.remove());

  const stateOf = async (attemptId: string) =>
    (await database.rows(`interview_attempts?id=eq.${attemptId}&select=evaluation_state`))[0]
      ?.evaluation_state;
  const answer = async (appUrl: string, name?: string) =>
    (await answerInWriting(appUrl, owner.interview, question, name)).attemptId;

  async function pageAt(path: string): Promise<string> {
    const { email, password, visitor } = owner;
    await visitor.send("POST", "/api/auth/sign-in", { email, password });
    return (await visitor.fetch(path)).text();
  }

  test("says that it lives and that it is ready, and its figures to the watcher alone", async () => {
    const health = await fetch(`${stack.appUrl}/api/health`);
    expect([health.status, await health.json()]).toEqual([200, { live: true }]);
    const ready = await fetch(`${stack.appUrl}/api/ready`);
    expect(ready.headers.get("cache-control")).toBe("no-store");
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { ready: true, parts: { database: "ok", storage: "ok", queue: "ok" } },
    ]);
    const figures = (token: string) =>
      fetch(`${stack.appUrl}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
    expect((await figures("someone")).status).toBe(401);
    const told = await figures(METRICS_TOKEN);
    expect(told.status).toBe(200);
    expect(await told.text()).toMatch(/^rolecall_queue_age_seconds [\d.]+$/m);
  });

  test("says which part is away, and nothing of where it was looked for", async () => {
    const server = await startSecondServer({
      of: place,
      settings: {
        SUPABASE_URL: "http://127.0.0.1:9",
        MEDIA_DIR: join(stack.dataDir, "server.log/no-folder"),
      },
    });
    try {
      const ready = await fetch(`${server.appUrl}/api/ready`);
      expect([ready.status, await ready.json()]).toEqual([
        503,
        { ready: false, parts: { database: "failed", storage: "failed", queue: "failed" } },
      ]);
      expect((await fetch(`${server.appUrl}/api/health`)).status).toBe(200);
      const page = await fetch(`${server.appUrl}/status`);
      const html = (await page.text()).replaceAll("&#x27;", "'");
      expect(page.status).toBe(200);
      expect(html).toContain("The database can't be reached.");
      expect(html).toContain("Recordings can't be reached.");
      expect(html).not.toContain("Everything works");
      expect(html).not.toContain("no-folder");
    } finally {
      await server.stop();
    }
  });

  test("shows support's telephone to a company on Custom, and to no other", async () => {
    const call = new RegExp(`<a [^>]*href="tel:\\${PHONE}"[^>]*>(<[^>]*>|\\s)*\\+1 512 555 0100<`);
    for (const path of ["/dashboard/settings", "/payment/manage-subscription"])
      expect(await pageAt(path)).toMatch(call);

    await database.change(`profiles?email=eq.${owner.email}`, { subscription: "LAUNCH" });
    for (const path of ["/dashboard/settings", "/payment/manage-subscription", "/support"]) {
      const html = await pageAt(path);
      for (const digits of ["5550100", "555 0100", "tel:"]) expect(html).not.toContain(digits);
    }
    await database.change(`profiles?email=eq.${owner.email}`, { subscription: "CUSTOM" });
  });

  test("gives the job of a server that is told to stop to another one, at once", async () => {
    const model = await silentModel();
    const server = await startSecondServer({
      of: place,
      settings: { LLM_BASE_URL: model.url, LLM_MODEL: "never-answers", SHUTDOWN_SECONDS: "2" },
    });
    // The first server may be quicker, which has no model: then somebody else answers.
    let asked = false;
    void model.asked.then(() => (asked = true));
    let attemptId = "";
    while (!asked) {
      attemptId = await answer(server.appUrl);
      await expect.poll(async () => asked || (await stateOf(attemptId)) === "done").toBe(true);
    }
    const startedAt = Date.now();
    await server.stop();
    expect(Date.now() - startedAt).toBeLessThan(10_000);
    // Its lease would have lasted longer than that.
    await expect.poll(() => stateOf(attemptId), { timeout: 15_000 }).toBe("done");
    model.close();
    const versions = `evaluation_results?interview_attempt_id=eq.${attemptId}&select=scorer`;
    expect(await database.rows(versions)).toEqual([{ scorer: "rubric" }]);
    const job = `jobs?kind=eq.evaluate_attempt&payload->>attemptId=eq.${attemptId}&select=attempts,last_error`;
    expect(await database.rows(job)).toEqual([{ attempts: 1, last_error: null }]);
  });

  test("does everything once where two servers share it", async () => {
    const server = await startSecondServer({ of: place });
    const urls = [stack.appUrl, server.appUrl];
    try {
      const attempts = await Promise.all(
        Array.from({ length: 8 }, (_, index) => answer(urls[index % 2] ?? "")),
      );
      await expect
        .poll(async () => new Set(await Promise.all(attempts.map(stateOf))))
        .toEqual(new Set(["done"]));
      const ids = attempts.join(",");
      const versions = await database.rows(
        `evaluation_results?interview_attempt_id=in.(${ids})&select=interview_attempt_id`,
      );
      expect(versions).toHaveLength(8);
      const tries = await database.rows("jobs?kind=eq.evaluate_attempt&attempts=gt.1&select=id");
      expect(tries).toEqual([]);

      const headers = { cookie: owner.visitor.cookie };
      const plan = (appUrl: string) => fetch(`${appUrl}/api/account/plan`, { headers });
      expect((await Promise.all(urls.map(plan))).map(({ status }) => status)).toEqual([200, 200]);
      const own = { ...headers, origin: stack.appUrl, "content-type": "application/json" };
      await fetch(`${stack.appUrl}/api/auth/sign-out`, {
        method: "POST",
        headers: own,
        body: "{}",
      });
      expect((await plan(server.appUrl)).status).toBe(401);

      const from = anyAddress();
      const wrong = (appUrl: string) =>
        fetch(`${appUrl}/api/auth/sign-in`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-forwarded-for": from },
          body: JSON.stringify({ email: owner.email, password: "Wrong-horse-7" }),
        });
      const told: number[] = [];
      for (let time = 0; time < 12; time++) told.push((await wrong(urls[time % 2] ?? "")).status);
      expect(told.filter((status) => status === 401)).toHaveLength(10);
      expect(told.slice(10)).toEqual([429, 429]);
    } finally {
      await server.stop();
    }
  });

  test("pauses scoring where the month's AI budget is used up, says so, and goes on by itself", async () => {
    const llm = {
      LLM_BASE_URL: `http://127.0.0.1:${place.port + 2}/llm/v1`,
      LLM_MODEL: "honest",
    };
    const calls = () =>
      database.rows("model_uses?service=eq.model&select=micros,ended_at&order=id");
    const before = (await calls()).length;
    await stack.kill();
    await stack.start({ ...llm, SPEND_CAP_COMPANY: "0" });
    const attemptId = await answer(stack.appUrl);
    await expect.poll(() => stateOf(attemptId)).toBe("paused");
    const response = await pageAt(`/interviews/responses/${attemptId}`);
    expect(response).toContain("Scoring paused");
    expect(response).toContain("paused until the 1st of next month");
    const inbox = `http://127.0.0.1:${place.port + 2}/inbox`;
    await expect.poll(async () => (await fetch(inbox)).text()).toContain(SCORING_PAUSED);
    expect(await calls()).toHaveLength(before);

    await stack.kill();
    await stack.start(llm);
    const past = { evaluation_retry_at: new Date(0).toISOString() };
    await database.change(`interview_attempts?id=eq.${attemptId}`, past);
    await expect.poll(() => stateOf(attemptId)).toBe("done");
    const uses = (await calls()).slice(before);
    expect(uses.length).toBeGreaterThanOrEqual(3);
    for (const { micros, ended_at } of uses) {
      expect(Number(micros)).toBeGreaterThan(0);
      expect(ended_at).not.toBeNull();
    }
  });

  test("writes of all that no address, name or token into its log", async () => {
    const name = "Zebedee Quillfeather";
    const { visitor } = await answerInWriting(stack.appUrl, owner.interview, question, name);
    const token = randomUUID().replaceAll("-", "");
    await visitor.fetch(`/api/me/${randomUUID()}/data?email=${owner.email}&link=${token}`);
    const log = () => readFileSync(join(stack.dataDir, "server.log"), "utf8");
    await expect.poll(log).toContain('"route":"/api/me/[attemptId]/data"');
    const secrets = z
      .record(z.string(), z.unknown())
      .parse(JSON.parse(readFileSync(join(stack.dataDir, "secrets.json"), "utf8")));
    const words = [owner.email, owner.password, name, "Quillfeather", token, "Watchful Cleaning"];
    words.push(owner.interview.key, String(secrets.secretKey), String(secrets.cron));
    for (const cookie of visitor.cookie.split("; ")) words.push(cookie.split("=")[1] ?? "");
    for (const word of words) expect(log()).not.toContain(word);
    const requests = log()
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .map((line) => JSON.parse(line))
      .filter(({ message }) => message === "request");
    expect(requests.length).toBeGreaterThan(0);
    for (const { route, method, status } of requests) {
      expect(route).toMatch(/^\/(api|i|me|blog|[a-z.]+)(\/|$)/);
      expect([method, status]).toEqual([expect.any(String), expect.any(Number)]);
    }
  });
});
