import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { forgetOldEvents, isEventKept, keepEvent } from "#lib/data/plans/billing-events";
import { keepCustomer } from "#lib/data/plans/subscriptions";
import type { BillingMail } from "#lib/domain/plans/billing-event";
import { ENGINE, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { signUpCompany } from "../support/people.ts";

describe.each([ENGINE])("An event of Stripe on %s", (engine) => {
  let db: TestDatabase;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
  });
  afterAll(() => db.close());

  const mailsTo = (userId: string) =>
    db.sql(
      "select payload from public.jobs where kind = 'mail_billing' and payload->>'userId' = $1",
      [userId],
    );

  it("is kept once and brings one mail, however many come at once", async () => {
    const { owner } = await signUpCompany(db, "Bright Cleaning");
    const event = { id: `evt_${owner.userId}` };
    const told = {
      userId: owner.userId,
      mail: "payment_failed" as const,
      about: `in_${owner.userId}:1`,
    };
    expect(await isEventKept(db.service(), event.id)).toBe(false);
    const kept = await Promise.all(
      Array.from({ length: 100 }, () => keepEvent(db.service(), event, told)),
    );
    expect(kept.filter(Boolean)).toHaveLength(1);
    expect(await mailsTo(owner.userId)).toHaveLength(1);
    // Its mail may be long gone: the event still counts once.
    await db.sql("delete from public.jobs where kind = 'mail_billing'");
    expect(await keepEvent(db.service(), event, told)).toBe(false);
    expect(await mailsTo(owner.userId)).toHaveLength(0);
    expect(await isEventKept(db.service(), event.id)).toBe(true);
  });

  it("brings one mail for an attempt to charge a bill, whichever events tell of it", async () => {
    const { owner } = await signUpCompany(db, "Bright Cleaning");
    const tell = (about: string, mail: BillingMail = "payment_failed") =>
      keepEvent(db.service(), { id: `evt_${randomUUID()}` }, { userId: owner.userId, mail, about });
    const bill = `in_${owner.userId}`;
    expect(await Promise.all([tell(`${bill}:1`), tell(`${bill}:1`)])).toEqual([true, true]);
    expect(await mailsTo(owner.userId)).toHaveLength(1);
    await tell(`${bill}:2`);
    expect(await mailsTo(owner.userId)).toHaveLength(2);
    await tell(`${bill}:2`, "trial_will_end");
    expect(await mailsTo(owner.userId)).toHaveLength(3);
  });

  it("is nobody's to read or to write", async () => {
    const { owner } = await signUpCompany(db, "Bright Cleaning");
    await keepEvent(db.service(), { id: "evt_read" }, null);
    const read = await owner.client.from("webhook_events").select("event_id");
    expect(read.data ?? []).toEqual([]);
    const written = await owner.client.rpc("keep_billing_event", {
      p_id: "evt_mine",
      p_user: owner.userId,
      p_mail: "trial_will_end",
    });
    expect(written.error).not.toBeNull();
    expect(await mailsTo(owner.userId)).toHaveLength(0);
  });

  it("is forgotten after a month, when it can't come again", async () => {
    for (const id of ["evt_old", "evt_new"]) await keepEvent(db.service(), { id }, null);
    await db.sql(
      "update public.webhook_events set received_at = now() - interval '36 days' where event_id = 'evt_old'",
    );
    await forgetOldEvents(db.service());
    expect(await isEventKept(db.service(), "evt_old")).toBe(false);
    expect(await isEventKept(db.service(), "evt_new")).toBe(true);
  });

  it("is followed by the end of the customer where an account goes, whoever deletes it", async () => {
    const { owner } = await signUpCompany(db, "Bright Cleaning");
    await keepCustomer(db.service(), owner.userId, `cus_${owner.userId}`);
    await db.sql("delete from auth.users where id = $1", [owner.userId]);
    const jobs = await db.sql(
      "select payload->>'customerId' as customer from public.jobs where kind = 'end_billing' and payload->>'customerId' = $1",
      [`cus_${owner.userId}`],
    );
    expect(jobs).toEqual([{ customer: `cus_${owner.userId}` }]);
    // One whose customer was lost before leaves nothing to end.
    const { owner: other } = await signUpCompany(db, "Bright Cleaning");
    await keepCustomer(db.service(), other.userId, "cus_lost");
    await db.sql("update public.subscriptions set customer_id = null where user_id = $1", [
      other.userId,
    ]);
    await db.sql("delete from auth.users where id = $1", [other.userId]);
    const none = await db.sql(
      "select id from public.jobs where kind = 'end_billing' and payload->>'customerId' is null",
    );
    expect(none).toEqual([]);
  });
});
