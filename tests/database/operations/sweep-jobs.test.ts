import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sweepJobs, wasDeletedHere } from "#lib/data/jobs";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { signUpCompany } from "../support/people.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await startTestDatabase();
});
afterAll(() => db.close());

type Row = { kind: string; finished?: string; died?: string; endless?: true };

const ago = (span?: string) => (span ? `now() - interval '${span}'` : "null");

/** Adds a job that was made long ago and ended when it says. */
async function add({ kind, finished, died, endless }: Row): Promise<string> {
  const id = randomUUID();
  await db.sql(
    `insert into public.jobs (id, kind, payload, max_attempts, created_at, finished_at, dead_at) values
     ($1, $2, '{"customerId": "cus_1"}', ${endless ? "null" : "8"}, ${ago("1 year")}, ${ago(finished)}, ${ago(died)})`,
    [id, kind],
  );
  return id;
}

const left = async () => (await db.sql("select id from public.jobs")).map(({ id }) => id);

describe("The sweep of the queue", () => {
  it("forgets what was done a week ago and what was given up a quarter ago, and nothing that is still to be done", async () => {
    const kept = [
      await add({ kind: "send_mail", finished: "6 days 23 hours" }),
      await add({ kind: "send_mail", died: "89 days 23 hours" }),
      await add({ kind: "send_mail" }),
      // Work on money has no number of tries: it waits for as long as it takes.
      await add({ kind: "end_second_subscription", endless: true }),
      await add({ kind: "end_billing", finished: "300 days", endless: true }),
    ];
    await add({ kind: "send_mail", finished: "7 days 1 hour" });
    await add({ kind: "mail_billing", finished: "7 days 1 hour", endless: true });
    await add({ kind: "send_mail", died: "90 days 1 hour" });
    await sweepJobs(db.service());
    expect((await left()).toSorted()).toEqual(kept.toSorted());
    expect(await wasDeletedHere(db.service(), "cus_1")).toBe(true);
  });

  it("is the server's alone", async () => {
    const { owner } = await signUpCompany(db, "Bright Cleaning");
    await add({ kind: "send_mail", finished: "30 days" });
    const before = await left();
    expect((await owner.client.rpc("sweep_jobs")).error).not.toBeNull();
    expect(await left()).toEqual(before);
  });
});
