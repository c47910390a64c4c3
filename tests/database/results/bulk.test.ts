import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { changeMember } from "#lib/data/company/team";
import {
  askBulk,
  closeBulk,
  doBulkItem,
  listBulkActions,
  readBulkFacts,
  takeBackBulk,
} from "#lib/data/results/bulk";
import { readChosen } from "#lib/data/results/bulk-choice";
import { sendDecisionMail } from "#lib/data/results/decision-mails";
import { setStatus } from "#lib/data/results/decisions";
import { listResults } from "#lib/data/results/results";
import { STRANGERS_A_DAY } from "#lib/domain/core/mail";
import { BEGUN_ALREADY, BULK_STEP, NOBODY_LEFT, OTHERS_MATCH } from "#lib/domain/results/bulk";
import type { BulkRequest } from "#lib/domain/results/bulk-request";
import { wholeList } from "#lib/domain/results/result-query";
import { workInBulk } from "#lib/workflows/results/work-in-bulk";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { join } from "../support/matrix/world.ts";
import { type HiringCompany, ok, signUpHiringCompany, startAttempt } from "../support/people.ts";

const REJECT = { kind: "status", status: "Rejected", reason: "The route is filled." } as const;
const KINDLY = {
  kind: "mail",
  mails: [
    { kind: "no_thank_you", language: "en", body: "Thank you for your time about [job]." },
    { kind: "no_thank_you", language: "es", body: "Gracias por tu tiempo." },
  ],
} satisfies BulkRequest["what"];
const DELETE = { kind: "delete", word: "DELETE" } as const;

describe.each([ENGINE])("Work in bulk on %s", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];
  let stranger: Person["client"];

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    owner = company.owner.client;
    stranger = (await signUpHiringCompany(db, "Other Crew")).owner.client;
    await db.sql("update public.plan_caps set cap = 1000");
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.sql("delete from public.bulk_actions");
    await db.sql("select public.erase_attempt(id) from public.interview_attempts");
    await db.sql("delete from public.jobs");
  });

  async function submit(people: number): Promise<string[]> {
    const ids: string[] = [];
    for (let n = 0; n < people; n++) {
      const { id } = await startAttempt(db, company.interview);
      ok(await db.service().rpc("submit_attempt", { p_attempt: id }));
      ids.push(id);
    }
    return ids;
  }
  const rows = async () => (await listResults(owner, wholeList("oldest"), {}, 500)).rows;
  const everybody = async () =>
    (await rows()).map(({ id, status: from, shown }) => ({ id, from, ...shown }));
  const askAs = async (who: Person["client"], id: string, what: BulkRequest["what"]) => {
    const picked = await everybody();
    return askBulk(who, { id, what, choice: { picked } }, picked);
  };
  async function ask(what: BulkRequest["what"], choice?: BulkRequest["choice"]) {
    const id = randomUUID();
    if (choice) await askBulk(owner, { id, what, choice }, await readChosen(owner, choice, {}));
    else await askAs(owner, id, what);
    return id;
  }
  const work = (id: string) => workInBulk(db.service(), id);
  const outcomes = async () =>
    (await db.sql("select outcome from public.bulk_items order by place")).map(
      ({ outcome }) => outcome,
    );
  const column = async (sql: string) => (await db.sql(sql)).map((row) => Object.values(row)[0]);

  it("gives many one status and one reason, in the name of who asked, each once", async () => {
    await submit(BULK_STEP + 2);
    const id = await ask(REJECT);
    await work(id);
    expect(await listBulkActions(owner)).toMatchObject([
      { id, people: BULK_STEP + 2, done: BULK_STEP, failed: 0, over: false, canTakeBack: false },
    ]);
    // The job that goes on, and again one that was killed before it said that it was done.
    await Promise.all([work(id), work(id)]);
    expect(await listBulkActions(owner)).toMatchObject([{ done: BULK_STEP + 2, over: true }]);
    const steps = await db.sql("select changed_by, reason from public.status_history");
    expect(steps).toHaveLength(BULK_STEP + 2);
    expect(new Set(steps.map(({ changed_by }) => changed_by))).toEqual(
      new Set([company.owner.userId]),
    );
    expect(steps[0]?.reason).toBe(REJECT.reason);
    expect(await column("select reason from public.bulk_actions")).toEqual([null]);
    expect(
      await column("select payload ->> 'actionId' from public.jobs where kind = 'work_in_bulk'"),
    ).toEqual([id, id]);
  });

  it("goes on after a process that was killed between two people", async () => {
    await submit(3);
    const id = await ask(REJECT);
    await doBulkItem(db.service(), { actionId: id, place: 2, body: null });
    await work(id);
    expect(await outcomes()).toEqual(["done", "done", "done"]);
    expect(await column("select count(*)::int from public.status_history")).toEqual([3]);
  });

  it("is the same action when a press is sent again, and nobody else's to name", async () => {
    await submit(2);
    const id = await ask(REJECT);
    expect(await askAs(owner, id, REJECT)).toBe(2);
    expect(await outcomes()).toHaveLength(2);
    await expect(askAs(stranger, id, REJECT)).resolves.toBe(0);
    await expect(askAs(stranger, randomUUID(), REJECT)).rejects.toThrow(NOBODY_LEFT);
    expect(await listBulkActions(stranger)).toEqual([]);
    await expect(takeBackBulk(stranger, id)).rejects.toMatchObject({ code: "not_found" });
    await expect(closeBulk(stranger, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("does nothing more for somebody whose company it no longer is", async () => {
    await submit(2);
    const id = await ask(REJECT);
    await doBulkItem(db.service(), { actionId: id, place: 1, body: null });
    const newOwner = await db.signUp();
    const handOver = (to: string) =>
      db.sql("update public.company_profiles set created_by_user_id = $1 where id = $2", [
        to,
        company.companyId,
      ]);
    await handOver(newOwner.userId);
    await work(id);
    expect(await outcomes()).toEqual(["done", "no_right"]);
    expect(await column("select count(*)::int from public.status_history")).toEqual([1]);
    expect(await listBulkActions(owner)).toEqual([]);
    await handOver(company.owner.userId);
  });

  it("tells a manager who only reads by now what came of theirs, and offers nothing more", async () => {
    await submit(2);
    const manager = await join(db, company, { role: "manager" });
    const [begun, waiting] = [randomUUID(), randomUUID()];
    await askAs(manager.client, begun, REJECT);
    await doBulkItem(db.service(), { actionId: begun, place: 1, body: null });
    await askAs(manager.client, waiting, DELETE);
    await changeMember(owner, manager.userId, { role: "viewer", interviews: null });
    await work(begun);
    const none = { canMail: false, canTakeBack: false };
    expect(await listBulkActions(manager.client)).toMatchObject([
      { id: waiting, over: false, ...none },
      { id: begun, over: true, done: 1, failures: [{ why: "no_right" }], ...none },
    ]);
    await closeBulk(manager.client, begun);
    expect(await listBulkActions(manager.client)).toMatchObject([{ id: waiting }]);
  });

  it("mails each in their language, never twice, and can be taken back until it begins", async () => {
    const [first = "", second = "", third = ""] = await submit(3);
    await db.sql("update public.interview_attempts set language = 'es' where id = $1", [second]);
    for (const id of [first, second]) await setStatus(owner, id, { status: "Rejected" });
    expect(await readBulkFacts(owner, await everybody())).toMatchObject({
      people: 3,
      undecided: 1,
      mailed: 0,
      decidedLately: 2,
      today: STRANGERS_A_DAY.paid,
      mails: [
        { kind: "no_thank_you", language: "en", people: 1 },
        { kind: "no_thank_you", language: "es", people: 1 },
      ],
    });
    const taken = await ask(KINDLY);
    await takeBackBulk(owner, taken);
    await work(taken);
    expect(await column("select count(*)::int from public.decision_mails")).toEqual([0]);
    expect(await listBulkActions(owner)).toEqual([]);

    const id = await ask(KINDLY);
    expect(await listBulkActions(owner)).toMatchObject([{ people: 2, canTakeBack: true }]);
    expect(
      await column(
        "select run_at > now() + interval '20 seconds' from public.jobs where kind = 'work_in_bulk'",
      ),
    ).toEqual([true, true]);
    await work(id);
    await expect(takeBackBulk(owner, id)).rejects.toThrow(BEGUN_ALREADY);
    expect(
      (await column("select body from public.decision_mails order by body")).map(String),
    ).toEqual([
      expect.stringMatching(/^Hi Ana,\n\nThank you for your time about .+\.$/),
      expect.stringMatching(/^Hola, Ana:\n\nGracias por tu tiempo\.$/),
    ]);
    await expect(ask(KINDLY)).rejects.toThrow(NOBODY_LEFT);
    expect(await readBulkFacts(owner, [{ id: third }, { id: first }])).toMatchObject({ mailed: 1 });
  });

  it("says of whose address took no email that they got none", async () => {
    const [first = ""] = await submit(2);
    await work(await ask(REJECT));
    const id = await ask(KINDLY);
    await sendDecisionMail(owner, first, { kind: "no_thank_you", body: "Thank you." });
    await db.sql("update public.decision_mails set outcome = 'refused'");
    const facts = { mailed: 0, refused: 1, mails: [{ people: 1 }] };
    expect(await readBulkFacts(owner, await everybody())).toMatchObject(facts);
    await work(id);
    expect(await listBulkActions(owner)).toMatchObject([
      { done: 1, failures: [{ why: "mail_stopped" }] },
      { kind: "status" },
    ]);
  });

  it("offers to email those whose status it set, until they all were", async () => {
    await submit(2);
    await work(await ask(REJECT));
    expect(await listBulkActions(owner)).toMatchObject([{ over: true, canMail: true }]);
    await work(await ask(KINDLY));
    expect(await listBulkActions(owner)).toMatchObject([
      { kind: "mail", canMail: false },
      { kind: "status", canMail: false },
    ]);
  });

  it("deletes, but never what is on hold", async () => {
    const [first = ""] = await submit(2);
    const hold = () => owner.rpc("set_legal_hold", { p_reason: "A claim.", p_attempt: first });
    const later = await ask(DELETE);
    ok(await hold());
    expect(await readBulkFacts(owner, await everybody())).toMatchObject({ people: 2, onHold: 1 });
    await work(later);
    expect((await outcomes()).toSorted()).toEqual(["done", "on_hold"]);
    expect((await rows()).map(({ id }) => id)).toEqual([first]);
    await expect(ask(DELETE)).rejects.toThrow(NOBODY_LEFT);
  });

  it("reads a list's own address, and refuses if others match by then", async () => {
    await submit(3);
    const address = "status=Pending&sort=name";
    const matching = { address, interview: null, expected: 3, without: [], lookedAt: null };
    const id = await ask(REJECT, { matching });
    await expect(ask(REJECT, { matching: { ...matching, expected: 4 } })).rejects.toThrow(
      OTHERS_MATCH,
    );
    await work(id);
    expect(await readChosen(owner, { action: id }, {})).toHaveLength(3);
    expect(await readChosen(stranger, { action: id }, {})).toEqual([]);
  });

  it("leaves out of a whole list whom its reader unticked", async () => {
    const [first = ""] = await submit(3);
    const matching = {
      address: "status=Pending",
      interview: null,
      expected: 3,
      without: [first],
      lookedAt: null,
    };
    await work(await ask(REJECT, { matching }));
    const pending = (await rows()).filter(({ status }) => status === "Pending");
    expect(pending.map(({ id }) => id)).toEqual([first]);
  });

  it("is written by nobody directly, the server included", async () => {
    await submit(1);
    const id = await ask(REJECT);
    const theft = {
      id: randomUUID(),
      kind: "delete",
      asked_by: company.owner.userId,
      department_key: company.departmentKey,
    } as const;
    for (const client of [owner, db.service()]) {
      expect((await client.from("bulk_actions").insert(theft)).error?.code).toBe("42501");
      expect(
        (await client.from("bulk_items").update({ outcome: null }).eq("action_id", id)).error?.code,
      ).toBe("42501");
    }
    expect((await owner.rpc("do_bulk_item", { p_action: id, p_place: 1 })).error?.code).toBe(
      "42501",
    );
    const [row] = await rows();
    const decided = db.service().rpc("decide", { p_attempt: row?.id ?? "", p_status: "Hired" });
    expect(await decided).toMatchObject({ data: false });
  });
});
