import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { setHold } from "#lib/data/company/retention";
import { offerTimes, openBooking, pickTime } from "#lib/data/results/bookings";
import { readResponseExtras } from "#lib/data/results/response-page";
import { stopMail } from "#lib/data/site/mailboxes";
import { DAY_MS } from "#lib/domain/text/dates";
import { jobRunner } from "#lib/jobs/runner";
import { JOB_HANDLERS } from "#lib/jobs/table";
import { deleteAccount } from "#lib/workflows/account/delete-account";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { ok, signUpHiringCompany, startAttempt } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

let db: TestDatabase;
let site: Site;

beforeAll(async () => {
  site = await startSite(process.env.TEST_FOLDER ?? "");
  db = await startTestDatabase();
  await db.sql("update public.plan_caps set cap = 1000");
});
afterAll(async () => {
  await db.close();
  await site.close();
});

/** A company that expects some of those who were offered a time. */
async function expecting(booked = 1) {
  const company = await signUpHiringCompany(db, "Bright Cleaning");
  const people = await Promise.all(
    Array.from({ length: booked + 1 }, () => startAttempt(db, company.interview)),
  );
  const attemptIds = people.map(({ id }) => id);
  for (const id of attemptIds) ok(await db.service().rpc("submit_attempt", { p_attempt: id }));
  await offerTimes(company.owner.client, {
    id: randomUUID(),
    attemptIds,
    kind: "visit",
    minutes: 60,
    bufferMinutes: 0,
    place: "12 Main Street",
    host: "",
    times: Array.from({ length: booked }, (_, day) => new Date(Date.now() + (3 + day) * DAY_MS)),
  });
  for (const id of attemptIds.slice(0, booked)) {
    const [booking] = (await readResponseExtras(company.owner.client, id)).bookings;
    const token = booking?.path.split("/").at(-1) ?? "";
    const [time] = (await openBooking(db.service(), token))?.times ?? [];
    expect(await pickTime(db.service(), token, time?.id ?? "")).toBe("booked");
  }
  const [person] = people;
  const { email } = ok(
    await db
      .service()
      .from("candidates")
      .select("email")
      .eq("id", person?.candidateId ?? "")
      .single(),
  );
  site.sent.length = 0;
  const { client, userId, email: address } = company.owner;
  const clients = { db: client, nobody: db.anon(), service: db.service() };
  return {
    email,
    hold: () => setHold(client, { attemptId: attemptIds[0] ?? "", reason: "Claim 12-345" }),
    remove: () => deleteAccount(clients, { userId, email: address }, null),
  };
}

/** Runs the mails to whom a deleted company expected, also those that wait for another try. */
async function mailThem() {
  await db.sql("update public.jobs set run_at = now() where kind = 'mail_account_gone'");
  await jobRunner(() => ({
    service: db.service(),
    work: { mail_account_gone: JOB_HANDLERS.mail_account_gone },
    leaseSeconds: 20,
    budgetMs: 20_000,
  }))();
}
/** What is kept of these mails' people. */
const kept = () =>
  db.sql(
    "select payload::text from public.jobs where kind = 'mail_account_gone' and payload <> '{}'",
  );

it("Whoever is booked with a company that is deleted hears that it is off, and nobody else does", async () => {
  const { email, remove } = await expecting();
  await remove();
  expect(site.sent).toEqual([]);
  await mailThem();
  expect(site.sent.map(({ to, subject }) => [to, subject])).toEqual([
    [[email], "Bright Cleaning called off your time"],
  ]);
  const [file] = site.sent.flatMap(({ attachments }) => attachments);
  expect(Buffer.from(file?.content ?? "", "base64").toString()).toContain("STATUS:CANCELLED");
  expect(await kept()).toEqual([]);
});

it("A mail service that refuses some of many is asked again for those", async () => {
  const { remove } = await expecting(3);
  site.refuse(2);
  await remove();
  await mailThem();
  expect([site.sent.length, (await kept()).length]).toEqual([1, 2]);
  await mailThem();
  expect(new Set(site.sent.flatMap(({ to }) => to)).size).toBe(3);
  expect(site.sent).toHaveLength(3);
  expect(await kept()).toEqual([]);
});

it("Whoever takes no mail gets none, and what is given up is forgotten", async () => {
  const { email, remove } = await expecting(2);
  await stopMail(db.service(), { address: email, reason: "bounce" });
  await remove();
  await db.sql(
    "update public.jobs set max_attempts = 1 where kind = 'mail_account_gone' and payload ->> 'email' <> $1",
    [email],
  );
  site.refuse(1);
  await mailThem();
  expect([site.sent, await kept()]).toEqual([[], []]);
});

it("Nobody hears anything of a deletion that a legal hold refuses", async () => {
  const { hold, remove } = await expecting();
  await hold();
  await expect(remove()).rejects.toMatchObject({ code: "conflict" });
  await mailThem();
  expect(site.sent).toEqual([]);
});
