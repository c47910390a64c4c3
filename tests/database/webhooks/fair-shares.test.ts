import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import {
  listDeliveries,
  readOutgoing,
  redeliver,
  settleDelivery,
} from "#lib/data/webhooks/deliveries";
import { addEndpoint, enableEndpoint, rotateSecret } from "#lib/data/webhooks/endpoints";
import { newWebhookSecret } from "#lib/vendors/webhooks";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, signUpHiringCompany } from "../support/people.ts";

describe("One company's endpoint", () => {
  let db: TestDatabase;
  let company: HiringCompany;
  let endpoint: string;
  const first = newWebhookSecret();
  const owner = () => company.owner.client;

  beforeAll(async () => {
    db = await startTestDatabase();
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.sql("delete from public.webhook_endpoints");
    company = await signUpHiringCompany(db, "Bright Cleaning");
    const { userId } = company.owner;
    await db.sql("update public.profiles set subscription = 'SCALE' where id = $1", [userId]);
    endpoint = await addEndpoint(db.service(), userId, {
      url: "https://crew.example/in",
      secret: first,
    });
  });

  /** So many messages on their way, one for each decision. */
  async function decide(times: number) {
    for (let count = 0; count < times; count++)
      await owner()
        .from("interview_attempts")
        .update({ status: count % 2 === 0 ? "Rejected" : "Hired" })
        .eq("id", company.attempt.id)
        .throwOnError();
    return listDeliveries(owner());
  }

  const newestTry = async () => {
    const [row] = await db.sql("select id, queued from public.webhook_deliveries");
    return { deliveryId: String(row?.id), queued: Number(row?.queued) };
  };

  /** For how many seconds the endpoint is left alone. */
  async function quiet(): Promise<number> {
    const [row] = await db.sql(
      "select coalesce(round(extract(epoch from quiet_until - now())), 0)::integer as seconds from public.webhook_endpoints",
    );
    return Number(row?.seconds);
  }

  /** Settles a taken delivery, whose call took some milliseconds. */
  async function takes(durationMs: number, one?: Awaited<ReturnType<typeof newestTry>>) {
    await db.sql("update public.webhook_deliveries set state = 'waiting'");
    const outcome = { status: 200, answer: "", fault: null, durationMs };
    await settleDelivery(db.service(), one ?? (await newestTry()), 1, outcome);
    return quiet();
  }

  it("is left alone where it answers slowly, longer each time, up to five minutes", async () => {
    const [delivery] = await decide(1);
    const waits = [];
    for (let call = 0; call < 8; call++) waits.push(await takes(10_500));
    expect(waits[0]).toBeLessThanOrEqual(5);
    expect(waits[3]).toBeGreaterThan(30);
    expect(waits.at(-1)).toBeGreaterThan(290);
    expect(waits.at(-1)).toBeLessThanOrEqual(300);
    // Neither turning it on nor sending again ends that.
    expect(await enableEndpoint(owner(), endpoint)).toBe(true);
    expect(await redeliver(owner(), delivery?.id ?? "")).toBe(true);
    expect(await readOutgoing(db.service(), await newestTry())).toBeNull();
    expect(await quiet()).toBeGreaterThan(280);
    expect(await takes(20)).toBe(0);
    expect(await takes(10_500)).toBeLessThanOrEqual(5);
  });

  it("is left alone as well where its delivery was sent again during the call", async () => {
    const [delivery] = await decide(1);
    const called = await newestTry();
    await redeliver(owner(), delivery?.id ?? "");
    expect(await takes(10_500, called)).toBeGreaterThan(0);
  });

  it("is sent to again once a minute for each message, and ten times for all of them", async () => {
    const deliveries = await decide(11);
    const again = (index: number) => redeliver(owner(), deliveries[index]?.id ?? "");
    expect(await again(0)).toBe(true);
    await expect(again(0)).rejects.toMatchObject({ code: "rate_limited" });
    for (let index = 1; index < 10; index++) expect(await again(index)).toBe(true);
    await expect(again(10)).rejects.toMatchObject({ code: "rate_limited" });
    await db.sql(
      "update public.webhook_deliveries set resent_at = resent_at - interval '1 minute'",
    );
    expect(await again(0)).toBe(true);
    expect(await again(10)).toBe(true);
  });

  it("can verify by the secret that it has, also after two new ones within a day", async () => {
    const secrets = () =>
      db.sql("select secret, previous, previous_until from public.webhook_secrets");
    await rotateSecret(owner(), endpoint, newWebhookSecret());
    const [{ previous_until: until } = { previous_until: null }] = await secrets();
    const newest = newWebhookSecret();
    await rotateSecret(owner(), endpoint, newest);
    expect(await secrets()).toEqual([{ secret: newest, previous: first, previous_until: until }]);
    await db.sql("update public.webhook_secrets set previous_until = now() - interval '1 second'");
    await rotateSecret(owner(), endpoint, first);
    expect(await secrets()).toMatchObject([{ secret: first, previous: newest }]);
  });
});
