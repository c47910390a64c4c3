import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { claimJobs, completeJob } from "#lib/data/jobs";
import { listDeliveries, redeliver } from "#lib/data/webhooks/deliveries";
import {
  addEndpoint,
  enableEndpoint,
  listEndpoints,
  removeEndpoint,
  rotateSecret,
} from "#lib/data/webhooks/endpoints";
import { ENDPOINT_OFF } from "#lib/documents/mails/endpoint-off";
import { RETRY_SECONDS } from "#lib/domain/webhooks/schedule";
import { MAX_ENDPOINTS } from "#lib/domain/webhooks/webhook";
import { newWebhookSecret } from "#lib/vendors/webhooks";
import { addWebhookEndpoint } from "#lib/workflows/webhooks/add-endpoint";
import { mailEndpointOff } from "#lib/workflows/webhooks/mail-endpoint-off";
import { sendMessage } from "#lib/workflows/webhooks/send-message";
import { startConsumer } from "#tests/support/webhook-consumer";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  type HiringCompany,
  ok,
  signUpCompany,
  signUpHiringCompany,
  startAttempt,
  submitAndScore,
} from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

describe("A company's webhooks", () => {
  let db: TestDatabase;
  let site: Site;
  let company: HiringCompany;
  let consumer: Awaited<ReturnType<typeof startConsumer>>;
  let status = 200;
  const url = () => `http://127.0.0.1:${consumer.port}/in`;
  const owner = () => company.owner.client;

  beforeAll(async () => {
    consumer = await startConsumer((response) => response.writeHead(status).end("noted"));
    process.env.WEBHOOK_TEST_HOSTS = `127.0.0.1:${consumer.port}`;
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
  });
  afterAll(async () => {
    await consumer.close();
    await db.close();
    await site.close();
  });
  beforeEach(async () => {
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await plan("SCALE");
    await db.sql("delete from public.jobs");
    consumer.received.length = 0;
    site.sent.length = 0;
  });
  afterEach(async () => {
    status = 200;
    await db.sql("delete from public.webhook_endpoints");
    await db.sql("delete from public.webhook_messages");
  });

  const plan = (name: string) =>
    db.sql("update public.profiles set subscription = $1 where id = $2", [
      name,
      company.owner.userId,
    ]);
  const addFor = (to: string) =>
    addEndpoint(db.service(), company.owner.userId, { url: to, secret: newWebhookSecret() });
  const add = () => addFor(url());
  /** Lets time pass for what waits, and runs what is due of it, once. */
  async function passes(seconds: number): Promise<number> {
    const past = `- make_interval(secs => ${seconds})`;
    await db.sql(`update public.jobs set run_at = run_at ${past} where finished_at is null`);
    await db.sql(
      `update public.webhook_endpoints set failing_since = failing_since ${past}, quiet_until = quiet_until ${past}`,
    );
    const service = db.service();
    const kinds = ["send_webhook", "mail_webhook_off"] as const;
    let ran = 0;
    for (;;) {
      const [job] = await claimJobs(service, "test", 1, 60, kinds);
      if (job === undefined) return ran;
      const { id, kind, payload } = job;
      if (kind === "send_webhook") await sendMessage(service, Object(payload), site.appUrl);
      else await mailEndpointOff(service, { jobId: id, ...Object(payload) }, site.appUrl);
      await completeJob(service, id, "test");
      ran += 1;
    }
  }
  const bodies = () => consumer.received.map(({ body }) => JSON.parse(body));
  const ids = () => consumer.received.map(({ headers }) => headers["webhook-id"]);
  const states = async () => (await listDeliveries(owner())).map(({ state }) => state);

  it("tell of a submission, its scores and a decision, each once, without a word of the answers", async () => {
    await add();
    const attempt = await startAttempt(db, company.interview);
    await submitAndScore(db, attempt);
    await owner().from("interview_attempts").update({ status: "Hired" }).eq("id", attempt.id);
    await passes(0);
    expect(bodies().map(({ type }) => type)).toEqual([
      "attempt.submitted",
      "attempt.evaluated",
      "attempt.status_changed",
    ]);
    expect(new Set(ids()).size).toBe(3);
    const [submitted, evaluated, decided] = bodies();
    expect(submitted.data).toMatchObject({
      attempt_id: attempt.id,
      candidate: { id: attempt.candidateId, name: "Ana Flores" },
      interview: { title: "Cleaner" },
      resubmitted: false,
      url: `${site.appUrl}/interviews/responses/${attempt.id}`,
    });
    expect(evaluated.data).toMatchObject({ general_score: 7.5, scores: { reliability: 7.5 } });
    expect(decided.data).toMatchObject({ from: "Pending", to: "Hired" });
    expect(JSON.stringify(bodies())).not.toMatch(/I like order|example\.com|555 0100/);
    expect(await states()).toEqual(["delivered", "delivered", "delivered"]);
    expect(await passes(100_000)).toBe(0);
  });

  it("are made with the change or not at all", async () => {
    await add();
    const change = "update public.interview_attempts set unlocked_at = null where id = $1";
    await db.sql(change, [company.attempt.id]);
    await db
      .sql(
        "do $$ begin update public.interview_attempts set unlocked_at = now(); raise exception 'no'; end $$",
      )
      .catch(() => undefined);
    expect(await db.sql("select 1 from public.webhook_messages")).toEqual([]);
    expect(await db.sql("select 1 from public.jobs where kind = 'send_webhook'")).toEqual([]);
  });

  it("wait with a candidate who waits for room, and tell when their answers open", async () => {
    await add();
    await db.sql("update public.plan_caps set cap = 0 where plan = 'SCALE'");
    const attempt = await startAttempt(db, company.interview);
    ok(await db.service().rpc("submit_attempt", { p_attempt: attempt.id }));
    expect(await passes(0)).toBe(0);
    await db.sql("update public.plan_caps set cap = 100 where plan = 'SCALE'");
    ok(await db.service().rpc("unlock_attempts", { p_department_key: company.departmentKey }));
    await passes(0);
    expect(bodies().map(({ type }) => type)).toEqual(["attempt.submitted"]);
  });

  it("reach a consumer that was down for an hour with everything, each once by its id", async () => {
    await add();
    status = 503;
    await decide("Rejected");
    await decide("Hired");
    for (const seconds of [0, 5, 300, 1500]) expect(await passes(seconds)).toBe(2);
    expect(await states()).toEqual(["waiting", "waiting"]);
    const tried = consumer.received.length;
    status = 200;
    await passes(1800);
    expect(new Set(ids()).size).toBe(2);
    expect(consumer.received.length - tried).toBe(2);
    expect(await states()).toEqual(["delivered", "delivered"]);
    expect((await listEndpoints(owner()))[0]?.state).toBe("active");
    expect(await passes(100_000)).toBe(0);
  });

  const decide = async (to: "Hired" | "Rejected" | "Pending") => {
    await owner()
      .from("interview_attempts")
      .update({ status: to })
      .eq("id", company.attempt.id)
      .throwOnError();
  };

  it("are turned off after a day of failures, their owner is mailed, and what failed can be sent again", async () => {
    const endpoint = await add();
    status = 500;
    await decide("Rejected");
    await passes(0);
    for (const seconds of RETRY_SECONDS) await passes(seconds);
    expect(consumer.received).toHaveLength(RETRY_SECONDS.length + 1);
    expect((await listEndpoints(owner()))[0]?.state).toBe("off");
    expect(await states()).toEqual(["failed"]);
    await passes(0);
    expect(site.sent.map(({ subject }) => subject)).toEqual([ENDPOINT_OFF]);
    await decide("Hired");
    expect(await passes(100_000)).toBe(0);
    const [failed] = await listDeliveries(owner());
    await expect(redeliver(owner(), failed?.id ?? "")).rejects.toMatchObject({ code: "conflict" });
    expect(await enableEndpoint(owner(), endpoint)).toBe(true);
    status = 200;
    expect(await redeliver(owner(), failed?.id ?? "")).toBe(true);
    await passes(0);
    expect(await states()).toEqual(["delivered"]);
    expect(new Set(ids()).size).toBe(1);
  });

  it("are left alone for a while by others' messages where a server is silent", async () => {
    await addFor("http://127.0.0.1:9/in");
    await decide("Rejected");
    await decide("Hired");
    await passes(0);
    const tries = (await listDeliveries(owner())).map(({ tries: count }) => count).sort();
    expect(tries).toEqual([0, 1]);
  });

  it("can be sent again from the log, and a job that was queued before then sends nothing", async () => {
    await add();
    await decide("Rejected");
    const stale = await db.sql("select payload from public.jobs where kind = 'send_webhook'");
    const [delivery] = await listDeliveries(owner());
    expect(await redeliver(owner(), delivery?.id ?? "")).toBe(true);
    await sendMessage(db.service(), Object(stale[0]?.payload), site.appUrl);
    expect(consumer.received).toHaveLength(0);
    await passes(0);
    expect(consumer.received).toHaveLength(1);
    const stranger = await signUpCompany(db, "Other Crew");
    expect(await redeliver(stranger.owner.client, delivery?.id ?? "")).toBe(false);
  });

  it("keep the beginning of an answer, which no user reads", async () => {
    await add();
    await decide("Rejected");
    await passes(0);
    expect(await db.sql("select answer from public.webhook_answers")).toEqual([
      { answer: "noted" },
    ]);
    expect((await owner().from("webhook_answers").select("answer")).data ?? []).toEqual([]);
    expect((await owner().from("webhook_secrets").select("secret")).data ?? []).toEqual([]);
  });

  it("need Scale: lower plans add none, and a plan that is over sends nothing", async () => {
    await add();
    await decide("Rejected");
    await plan("LAUNCH");
    await passes(0);
    await decide("Hired");
    expect(await passes(0)).toBe(0);
    expect(consumer.received).toHaveLength(0);
    expect(await states()).toEqual(["stopped"]);
    await expect(addFor("https://crew.example/in")).rejects.toMatchObject({ code: "forbidden" });
    // Nor is the name of an address looked up for them.
    await expect(
      addWebhookEndpoint(
        { db: owner(), service: db.service(), userId: company.owner.userId },
        "https://localhost/in",
      ),
    ).rejects.toMatchObject({ code: "forbidden" });
  });

  it("stop with a candidate's data", async () => {
    await add();
    await decide("Rejected");
    await db.sql(
      "update public.interview_attempts set erase_by = 'candidate', unlocked_at = null where id = $1",
      [company.attempt.id],
    );
    await passes(0);
    expect(consumer.received).toHaveLength(0);
  });

  it("sign with the old secret too for a day after a new one was made", async () => {
    const endpoint = await add();
    expect(await rotateSecret(owner(), endpoint, newWebhookSecret())).toBe(true);
    await decide("Rejected");
    await passes(0);
    const signatures = () => String(consumer.received.at(-1)?.headers["webhook-signature"]);
    expect(signatures().split(" ")).toHaveLength(2);
    await db.sql("update public.webhook_secrets set previous_until = now()");
    await decide("Hired");
    await passes(0);
    expect(signatures().split(" ")).toHaveLength(1);
  });

  it("are a company's own, and at most five", async () => {
    const endpoint = await add();
    const other = await signUpHiringCompany(db, "Other Crew");
    const stranger = other.owner.client;
    expect(await listEndpoints(stranger)).toEqual([]);
    expect(await removeEndpoint(stranger, endpoint)).toBe(false);
    expect(await rotateSecret(stranger, endpoint, newWebhookSecret())).toBe(false);
    expect(await enableEndpoint(stranger, endpoint)).toBe(false);
    await expect(add()).rejects.toMatchObject({
      code: "conflict",
      fields: { url: expect.any(String) },
    });
    for (let count = 1; count < MAX_ENDPOINTS; count++)
      await addFor(`https://crew.example/${count}`);
    await expect(addFor("https://crew.example/more")).rejects.toMatchObject({ code: "conflict" });
    expect(await removeEndpoint(owner(), endpoint)).toBe(true);
  });
});
