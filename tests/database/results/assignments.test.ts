import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { changeMember, endMembership, readPeople } from "#lib/data/company/team";
import { setStatus } from "#lib/data/results/decisions";
import { addNote, readNoteMail } from "#lib/data/results/notes";
import { markRead } from "#lib/data/results/reading";
import { findResult } from "#lib/data/results/result-detail";
import { listResults, readListFacts } from "#lib/data/results/results";
import { assignAttempt } from "#lib/data/results/tags-and-assignments";
import { parsePayload } from "#lib/domain/jobs/kinds";
import { wholeList } from "#lib/domain/results/result-query";
import {
  describeConcurrency,
  ENGINE,
  type Person,
  startTestDatabase,
  type TestDatabase,
} from "../support/database.ts";
import { join } from "../support/matrix/world.ts";
import { createInterview, type HiringCompany, ok, signUpHiringCompany } from "../support/people.ts";
import { withBug } from "../support/races.ts";

describe.each([ENGINE])("What is one member's of a candidate, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];
  let ben: Person;
  let attempt = "";

  beforeAll(async () => {
    db = await startTestDatabase(engine);
  });
  beforeEach(async () => {
    company = await signUpHiringCompany(db, "Bright Cleaning");
    owner = company.owner.client;
    attempt = company.attempt.id;
    ben = await join(db, company, { role: "manager" });
    await db.sql("update public.profiles set first_name = 'Ben' where id = $1", [ben.userId]);
  });
  afterAll(() => db.close());

  const assignedTo = async () => (await findResult(owner, attempt))?.assignedTo;
  const list = async (
    client: Person["client"],
    assigned: "mine" | "nobody" | null = null,
  ): Promise<[number, unknown]> => {
    const query = { ...wholeList("newest"), assigned };
    const { rows } = await listResults(client, query);
    expect((await readListFacts(client, query)).total).toBe(rows.length);
    return [rows.length, rows[0]?.assigned];
  };

  it("a candidate is given to somebody, is theirs in the list, and given back", async () => {
    expect(await list(owner, "nobody")).toEqual([1, null]);
    expect(await assignAttempt(owner, attempt, ben.userId)).toBe(true);
    expect(await list(owner)).toEqual([1, { name: "Ben", isMe: false }]);
    expect(await list(ben.client, "mine")).toEqual([1, { name: "Ben", isMe: true }]);
    expect(await list(owner, "mine")).toEqual([0, undefined]);
    expect(await list(owner, "nobody")).toEqual([0, undefined]);
    expect(await assignAttempt(ben.client, attempt, null)).toBe(true);
    expect(await assignedTo()).toBeNull();
  });

  it("it is given to nobody who doesn't read it, and by nobody who may not decide", async () => {
    const elsewhere = await createInterview(db, company);
    const limited = await join(db, company, { role: "viewer", interviews: [elsewhere.id] });
    const stranger = await signUpHiringCompany(db, "Other Crew");
    for (const { userId } of [limited, stranger.owner]) {
      await expect(assignAttempt(owner, attempt, userId)).rejects.toMatchObject({
        code: "conflict",
      });
    }
    expect(await assignAttempt(limited.client, attempt, limited.userId)).toBe(false);
    expect(await assignAttempt(stranger.owner.client, attempt, null)).toBe(false);
    expect((await readPeople(owner, attempt)).colleagues.map(({ userId }) => userId)).toEqual([
      company.owner.userId,
      ben.userId,
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ["is removed", () => endMembership(owner, ben.userId)],
    ["leaves", () => endMembership(ben.client, ben.userId)],
    ["deletes the account", () => db.sql("delete from auth.users where id = $1", [ben.userId])],
    [
      "is limited to another interview",
      async () => {
        const { id } = await createInterview(db, company);
        await changeMember(owner, ben.userId, { role: "viewer", interviews: [id] });
      },
    ],
  ])("it is nobody's once that person %s", async (_how, goes) => {
    await assignAttempt(owner, attempt, ben.userId);
    await changeMember(owner, ben.userId, { role: "viewer", interviews: null });
    expect(await assignedTo()).toBe(ben.userId);
    await goes();
    expect(await assignedTo()).toBeNull();
  });

  it("it is new to each until they open it, and new again with new answers", async () => {
    const unread = async ({ client }: Person) =>
      (await listResults(client, wholeList("newest"))).rows[0]?.unread;
    await setStatus(owner, attempt, { status: "Pending" });
    await markRead(ben.client, attempt);
    expect([await unread(ben), await unread(company.owner)]).toEqual([false, true]);
    await markRead(owner, attempt);
    await markRead(owner, attempt);
    expect([await unread(ben), await unread(company.owner)]).toEqual([false, false]);
    await db.sql("update public.interview_attempts set resubmitted_at = now() where id = $1", [
      attempt,
    ]);
    expect([await unread(ben), await unread(company.owner)]).toEqual([true, true]);
  });

  it("a note is mailed once to each whom it names, while they read the candidate", async () => {
    const jobs = async () =>
      (
        await db.sql(
          "select payload from public.jobs where kind = 'mail_mention' and payload ->> 'attemptId' = $1",
          [attempt],
        )
      ).map(({ payload }) => parsePayload("mail_mention", payload));
    const note = { id: randomUUID(), note: "She drives. @ben, and @Ben again: call her." };
    await addNote(owner, attempt, note);
    await addNote(owner, attempt, note);
    const [mail, ...more] = await jobs();
    expect(more).toEqual([]);
    expect(mail?.userId).toBe(ben.userId);
    const about = mail ?? { noteId: "", userId: "" };
    // Its words stay here, whatever else they want in mails.
    await db.sql("update public.profiles set notify_details = true where id = $1", [ben.userId]);
    const facts = await readNoteMail(db.service(), about);
    expect(facts?.email).toBe(ben.email);
    expect(JSON.stringify(facts)).not.toContain("drives");
    // Whoever wrote it, a stranger and somebody of another interview get none, whatever a caller says.
    const { id } = await createInterview(db, company);
    const limited = await join(db, company, { role: "viewer", interviews: [id] });
    const stranger = await signUpHiringCompany(db, "Other Crew");
    const p_named = [limited.userId, stranger.owner.userId, company.owner.userId];
    ok(await owner.rpc("add_note", { p_attempt: attempt, p_note: "For all.", p_named }));
    expect(await jobs()).toHaveLength(1);
    await endMembership(owner, ben.userId);
    expect(await readNoteMail(db.service(), about)).toBeNull();
  });
});

describeConcurrency("Two connections", () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await startTestDatabase("Postgres");
  });
  afterAll(() => db.close());

  it("whoever is removed while a candidate is given to them takes care of nobody", async () => {
    const company = await signUpHiringCompany(db, "Bright Cleaning");
    const { owner, attempt } = company;
    const ben = await join(db, company, { role: "manager" });
    await withBug(
      db,
      "assign_attempt(uuid, uuid)",
      // It is written only once the removal waits, or is done.
      (sql) =>
        sql.replace(
          "update public.interview_attempts",
          `perform nextval('public.arrivals');
          while not exists (
            select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          ) and not exists (select 1 from public.company_members where user_id = p_to and removed_at is not null) loop
            perform pg_stat_clear_snapshot(), pg_sleep(0.01);
          end loop;
          $&`,
        ),
      async () => {
        const given = assignAttempt(owner.client, attempt.id, ben.userId);
        const begun = async () => (await db.sql("select is_called from public.arrivals"))[0];
        while (!(await begun())?.is_called);
        await Promise.all([given, endMembership(owner.client, ben.userId)]);
      },
    );
    expect((await findResult(owner.client, attempt.id))?.assignedTo).toBeNull();
  });
});
