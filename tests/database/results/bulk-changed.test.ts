import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { offerTimes, openBooking, pickTime } from "#lib/data/results/bookings";
import { askBulk, listBulkActions } from "#lib/data/results/bulk";
import { readChosen } from "#lib/data/results/bulk-choice";
import { addContact, takeBackContact } from "#lib/data/results/contacts";
import { setStatus } from "#lib/data/results/decisions";
import { readResponseExtras } from "#lib/data/results/response-page";
import { listResults } from "#lib/data/results/results";
import type { BulkRequest } from "#lib/domain/results/bulk-request";
import { parseResultQuery, wholeList } from "#lib/domain/results/result-query";
import type { AttemptStatus } from "#lib/domain/results/status";
import { HOUR_MS } from "#lib/domain/text/dates";
import { workInBulk } from "#lib/workflows/results/work-in-bulk";
import {
  type Client,
  describeConcurrency,
  ENGINES,
  startTestDatabase,
  type TestDatabase,
} from "../support/database.ts";
import { join } from "../support/matrix/world.ts";
import {
  type HiringCompany,
  ok,
  signUpHiringCompany,
  startAttempt,
  submitAndScore,
} from "../support/people.ts";
import { withBug } from "../support/races.ts";

const REJECT = { kind: "status", status: "Rejected", reason: "The route is filled." } as const;
const DELETE = { kind: "delete", word: "DELETE" } as const;
const KINDLY = {
  kind: "mail",
  mails: [{ kind: "no_thank_you", language: "en", body: "Thank you." }],
} satisfies BulkRequest["what"];

let db: TestDatabase;
let company: HiringCompany;
let owner: Client;
let colleague: Client;

async function open(engine: (typeof ENGINES)[number]) {
  db = await startTestDatabase(engine);
  company = await signUpHiringCompany(db, "Bright Cleaning");
  owner = company.owner.client;
  colleague = (await join(db, company, { role: "manager" })).client;
  await db.sql("update public.plan_caps set cap = 1000");
}

async function submit(people: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < people; n++) {
    const { id } = await startAttempt(db, company.interview);
    ok(await db.service().rpc("submit_attempt", { p_attempt: id }));
    ids.push(id);
  }
  return ids;
}

/** The list as somebody sees it now, as a choice of all that match and of its rows. */
async function look(address = "") {
  const query = parseResultQuery(Object.fromEntries(new URLSearchParams(address)), "oldest");
  const { rows, lookedAt } = await listResults(owner, query);
  const picked = rows.map(({ id, status: from, shown }) => ({ id, from, ...shown }));
  return {
    all: { matching: { address, interview: null, expected: rows.length, without: [], lookedAt } },
    picked: { picked },
  };
}

/** Asks for an action and works it through: what came of it. */
async function doInBulk(what: BulkRequest["what"], choice: BulkRequest["choice"]) {
  const id = randomUUID();
  await askBulk(owner, { id, what, choice }, await readChosen(owner, choice, {}));
  await workInBulk(db.service(), id);
  const [action] = await listBulkActions(owner);
  return { done: action?.done, why: action?.failures.map(({ why }) => why) };
}

const decide = (id: string, status: AttemptStatus, by = colleague) => setStatus(by, id, { status });
async function statuses(...ids: string[]) {
  const { rows } = await listResults(owner, wholeList("oldest"));
  return ids.map((id) => rows.find((row) => row.id === id)?.status);
}

describe.each(ENGINES)("Whoever has changed since somebody looked, on %s:", (engine) => {
  beforeAll(() => open(engine));
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.sql("delete from public.bulk_actions");
    await db.sql("select public.erase_attempt(id) from public.interview_attempts");
  });

  it.each(["all", "picked"] as const)("a decision in between stands (%s)", async (choice) => {
    const [hired = "", other = ""] = await submit(2);
    const seen = await look();
    await decide(hired, "Hired");
    expect(await doInBulk(REJECT, seen[choice])).toEqual({ done: 1, why: ["changed"] });
    expect(await statuses(hired, other)).toEqual(["Hired", "Rejected"]);
  });

  it("who came into a list in another's place is left as they are", async () => {
    const [hired = "", other = ""] = await submit(2);
    const { all } = await look("status=Pending");
    await decide(hired, "Hired");
    const [late = ""] = await submit(1);
    expect(await doInBulk(REJECT, all)).toEqual({ done: 1, why: ["changed"] });
    expect(await statuses(hired, other, late)).toEqual(["Hired", "Rejected", "Pending"]);
  });

  it("new scores are looked at first, and so is somebody who was Rejected and is Pending again", async () => {
    const [back = ""] = await submit(1);
    const attempt = await startAttempt(db, company.interview);
    ok(await db.service().rpc("submit_attempt", { p_attempt: attempt.id }));
    const { all } = await look();
    await decide(back, "Rejected");
    await decide(back, "Pending");
    await submitAndScore(db, attempt);
    expect(await doInBulk(REJECT, all)).toEqual({ done: 0, why: ["changed", "changed"] });
  });

  it("a call that was logged, or taken back, since is one that decides who is in a list", async () => {
    const [called = "", mistaken = "", other = ""] = await submit(3);
    const mistake = randomUUID();
    await addContact(owner, mistaken, { id: mistake, outcome: "no_answer" });
    const { all } = await look();
    await addContact(colleague, called, { id: randomUUID(), outcome: "no_answer" });
    await takeBackContact(owner, mistaken, mistake);
    expect(await doInBulk(REJECT, all)).toEqual({ done: 1, why: ["changed", "changed"] });
    expect(await statuses(other)).toEqual(["Rejected"]);
  });

  it("what somebody did themselves since they looked keeps them from nobody in a whole list", async () => {
    const [decided = "", called = "", hired = ""] = await submit(3);
    const { all } = await look();
    await decide(decided, "Hired", owner);
    await addContact(owner, called, { id: randomUUID(), outcome: "no_answer" });
    await decide(hired, "Hired");
    expect(await doInBulk(REJECT, all)).toEqual({ done: 2, why: ["changed"] });
    expect(await doInBulk(DELETE, all)).toEqual({ done: 2, why: ["changed"] });
    expect(await statuses(decided, called, hired)).toEqual([undefined, undefined, "Hired"]);
  });

  it("whoever booked a time that somebody had offered has changed for them too", async () => {
    const [id = ""] = await submit(1);
    const times = [new Date(Date.now() + 30 * HOUR_MS)];
    const visit = {
      kind: "visit",
      minutes: 60,
      bufferMinutes: 0,
      place: "Main St",
      host: "",
    } as const;
    await offerTimes(owner, { ...visit, id: randomUUID(), attemptIds: [id], times });
    const { all } = await look();
    const [booking] = (await readResponseExtras(owner, id)).bookings;
    const token = booking?.path.split("/").at(-1) ?? "";
    const [time] = (await openBooking(db.service(), token))?.times ?? [];
    expect(await pickTime(db.service(), token, time?.id ?? "")).toBe("booked");
    expect(await doInBulk(REJECT, all)).toEqual({ done: 0, why: ["changed"] });
  });

  it.each(["all", "picked"] as const)(
    "nobody is mailed or deleted for what they no longer are (%s)",
    async (choice) => {
      const ids = await submit(3);
      for (const id of ids) await decide(id, "Rejected", owner);
      const seen = await look();
      await decide(ids[1] ?? "", "Hired");
      expect(await doInBulk(KINDLY, seen[choice])).toEqual({ done: 2, why: ["changed"] });
      expect(await doInBulk(DELETE, seen[choice])).toEqual({ done: 2, why: ["changed"] });
      expect(await statuses(...ids)).toEqual([undefined, "Hired", undefined]);
    },
  );

  it("a mail to those of an earlier action goes to nobody who was decided about since", async () => {
    const [hired = ""] = await submit(2);
    await doInBulk(REJECT, (await look()).picked);
    const [row] = await db.sql("select id from public.bulk_actions");
    await decide(hired, "Hired");
    const choice = { action: String(row?.id) };
    expect(await doInBulk(KINDLY, choice)).toEqual({ done: 1, why: ["changed"] });
  });
});

describeConcurrency("Two connections", () => {
  beforeAll(() => open("Postgres"));
  afterAll(() => db.close());

  it("a decision that was on its way when somebody looked counts as one after it", async () => {
    const [hired = ""] = await submit(1);
    await withBug(
      db,
      "decide(uuid, public.attempt_status, text, integer, bigint, public.attempt_status)",
      (sql) => sql.replace("perform 1 from public.interview", "perform public.meet(2); $&"),
      async () => {
        const decided = decide(hired, "Hired");
        const begun = async () => (await db.sql("select is_called from public.arrivals"))[0];
        while (!(await begun())?.is_called);
        const { all } = await look();
        await Promise.all([decided, db.sql("select public.meet(2)")]);
        // The company's other candidate stood as they were.
        expect(await doInBulk(REJECT, all)).toEqual({ done: 1, why: ["changed"] });
      },
    );
  });
});
