import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { requestErasure } from "#lib/data/account/erasure";
import { changeMember, endMembership } from "#lib/data/company/team";
import { findResult, findResults } from "#lib/data/results/result-detail";
import {
  addLink,
  answerLink,
  endLink,
  findLink,
  isShared,
  openLink,
} from "#lib/data/results/shortlist-links";
import {
  MAX_LINKS,
  MAX_READER_ANSWERS,
  NOBODY_OUTSIDE,
  type SharedPart,
} from "#lib/domain/results/shortlist";
import { hashToken } from "#lib/vendors/supabase-tokens";
import { readSharedPage } from "#lib/workflows/results/read-shared";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { join } from "../support/matrix/world.ts";
import { type HiringCompany, ok, signUpHiringCompany, startAttempt } from "../support/people.ts";

describe.each([ENGINE])("A link to one candidate's answers, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];
  let stranger: Person["client"];
  let attempt = { id: "", mediaId: "" };
  let tokenHash = "";
  const reader = randomUUID();

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.plan_caps set cap = 1000");
    owner = company.owner.client;
    stranger = (await signUpHiringCompany(db, "Other Crew")).owner.client;
  });
  beforeEach(async () => {
    attempt = await startAttempt(db, company.interview);
    ok(await db.service().rpc("submit_attempt", { p_attempt: attempt.id }));
    tokenHash = await make();
  });
  afterAll(() => db.close());

  const wish = {
    label: "Dana",
    message: "",
    outside: false,
    shows: ["name"] satisfies SharedPart[],
    questionIds: null,
    days: 7,
  };
  async function make(
    link: { shows?: SharedPart[]; questionIds?: string[]; outside?: boolean } = {},
    by = owner,
  ): Promise<string> {
    const hash = await hashToken(randomUUID());
    const chosen = { ...wish, ...link, tokenHash: hash };
    expect(await addLink(by, { attemptId: attempt.id }, chosen)).toBe(true);
    return hash;
  }
  const result = () => findResult(owner, attempt.id);
  const links = async () => (await result())?.links ?? [];
  const read = async (hash: string) => {
    const link = await findLink(db.service(), hash);
    return link && readSharedPage(db.service(), link, reader);
  };
  const opens = async () => (await findLink(db.service(), tokenHash)) !== null;
  const say = (answer: { name?: string; comment?: string; attemptId?: string } = {}) =>
    answerLink(db.service(), tokenHash, {
      attemptId: attempt.id,
      readerId: reader,
      name: "Dana",
      answer: "yes" as const,
      comment: "",
      ...answer,
    });

  it("says who made it, also once they have left", async () => {
    const member = await join(db, company, { role: "manager" });
    await db.sql("update public.profiles set first_name = 'Kim', last_name = 'Lee' where id = $1", [
      member.userId,
    ]);
    await make({}, member.client);
    await endMembership(owner, member.userId);
    expect((await links()).map(({ by }) => by)).toEqual(["Kim Lee", "you"]);
  });

  it("shows the chosen answers, and each press and the last answer are told to the owner, but no reading", async () => {
    const [, text = ""] = company.interview.questionIds;
    tokenHash = await make({ questionIds: [text] });
    const page = await read(tokenHash);
    expect(page?.company.name).toBe("Bright Cleaning");
    expect(page?.people.map(({ name }) => name)).toEqual(["Ana Flores"]);
    expect(page?.people[0]?.answers.map(({ number, text: words }) => [number, words])).toEqual([
      [2, "I like order."],
    ]);
    expect(JSON.stringify(page)).not.toMatch(/@|555 0100/);
    expect((await links())[0]).toMatchObject({ openings: 0, lastOpened: null });
    await openLink(db.service(), tokenHash);
    await openLink(db.service(), tokenHash);
    await say({ name: " Dana ", comment: "Unsure." });
    await say({ comment: "Clear." });
    expect((await links())[0]).toMatchObject({
      label: "Dana",
      state: "open",
      openings: 2,
      questions: 1,
      answered: 1,
    });
    expect((await result())?.opinions).toMatchObject([
      { by: "Dana", to: "Dana", answer: "yes", comment: "Clear." },
    ]);
    // Pages of several candidates, and those of readers, read none of it.
    const [among] = await findResults(company.owner.client, [attempt.id]);
    expect(among).toMatchObject({ links: [], opinions: [] });
    expect((await read(tokenHash))?.own).toEqual({
      [attempt.id]: { answer: "yes", comment: "Clear." },
    });
    const link = await findLink(db.service(), tokenHash);
    const other = link && (await readSharedPage(db.service(), link, randomUUID()));
    expect(other).toMatchObject({ own: {}, reader: "" });
  });

  it("shows no name, recording, times or ways to reach somebody where it is blind", async () => {
    const [, text = ""] = company.interview.questionIds;
    await db.sql("alter table public.responses disable trigger freeze_answers");
    await db.sql(
      "update public.responses set responses_text = 'I am Ana Flores, call 813 555 0142. She was my boss.' where interview_attempt_id = $1 and question_id = $2",
      [attempt.id, text],
    );
    await db.sql("alter table public.responses enable trigger freeze_answers");
    const blind = await read(await make({ shows: [] }));
    const [person] = blind?.people ?? [];
    expect(person?.name).toBeNull();
    expect(person?.answers.map(({ mediaId, segments }) => [mediaId, segments])).toEqual([
      [null, []],
      [null, []],
    ]);
    expect(person?.answers[1]?.text).toContain("[phone]");
    expect(JSON.stringify(blind)).not.toMatch(/Ana|Flores|555 0142|She|@/);

    const named = await read(tokenHash);
    expect(named?.people[0]?.answers[1]?.text).toBe(
      "I am Ana Flores, call [phone]. She was my boss.",
    );
    const all = await read(await make({ shows: ["name", "contact", "video", "scores"] }));
    expect(all?.people[0]).toMatchObject({
      contact: { email: expect.stringContaining("@") },
      answers: [{ mediaId: attempt.mediaId }, { text: expect.stringContaining("813 555 0142") }],
    });
  });

  it("leads to recordings only if it shows them, of the chosen questions and people", async () => {
    const [video = "", text = ""] = company.interview.questionIds;
    const asked = async (link: { shows?: SharedPart[]; questionIds?: string[] }) => {
      const live = await findLink(db.service(), await make(link));
      return live && isShared(db.service(), live, attempt.mediaId);
    };
    const shows: SharedPart[] = ["name", "video"];
    expect(await asked({ shows, questionIds: [video] })).toBe(true);
    expect(await asked({ shows })).toBe(true);
    expect(await asked({ shows, questionIds: [text] })).toBe(false);
    expect(await asked({})).toBe(false);
    const live = await findLink(db.service(), await make({ shows }));
    const other = await startAttempt(db, company.interview);
    ok(await db.service().rpc("submit_attempt", { p_attempt: other.id }));
    expect(live && (await isShared(db.service(), live, other.mediaId))).toBe(false);
  });

  it("ends when its owner says so, when its days are over, and when the candidate goes", async () => {
    expect(await opens()).toBe(true);
    const [link] = await links();
    expect(await endLink(stranger, link?.id ?? "")).toBe(false);
    expect(await endLink(owner, link?.id ?? "")).toBe(true);
    expect(await opens()).toBe(false);
    expect((await links())[0]?.state).toBe("ended");
    await expect(say()).rejects.toMatchObject({ code: "gone" });

    tokenHash = await make();
    await db.sql("update public.shortlist_links set expires_at = now() where token_hash = $1", [
      tokenHash,
    ]);
    expect(await opens()).toBe(false);

    tokenHash = await make();
    await requestErasure(db.service(), attempt.id, "candidate");
    expect(await opens()).toBe(false);
  });

  it("has limits that are said: open links, answers, days, and questions of this interview", async () => {
    const to = { attemptId: attempt.id };
    const link = { ...wish, tokenHash: "d".repeat(64) };
    await expect(
      addLink(owner, to, { ...link, questionIds: [randomUUID()] }),
    ).rejects.toMatchObject({ code: "invalid_input" });
    for (let made = 1; made < MAX_LINKS; made++) await make();
    await expect(addLink(owner, to, link)).rejects.toMatchObject({ code: "conflict" });
    await db.sql(
      "insert into public.shortlist_answers (shortlist_link_id, interview_attempt_id, reader_id, reader_name, comment) select l.id, $3, gen_random_uuid(), 'D', 'c' from public.shortlist_links l, generate_series(1, $2::int) where l.token_hash = $1",
      [tokenHash, String(MAX_READER_ANSWERS), attempt.id],
    );
    await expect(say()).rejects.toMatchObject({ code: "conflict" });
  });

  const agreed = (version: string) =>
    db.sql("update public.consents set notice_version = $2 where interview_attempt_id = $1", [
      attempt.id,
      version,
    ]);

  it("is over if it is for whoever made it, who may share no longer; a client's goes on", async () => {
    const ends: ((userId: string) => Promise<unknown>)[] = [
      (userId) => changeMember(owner, userId, { role: "viewer", interviews: null }),
      (userId) => endMembership(owner, userId),
    ];
    await agreed("2026-11-28b.es");
    for (const end of ends) {
      const member = await join(db, company, { role: "manager" });
      const [inside, outside] = [
        await make({}, member.client),
        await make({ outside: true }, member.client),
      ];
      await end(member.userId);
      expect(await findLink(db.service(), inside)).toBeNull();
      expect(await findLink(db.service(), outside)).not.toBeNull();
    }
  });

  it("shows somebody outside nobody whose notice doesn't say so", async () => {
    await agreed("2026-11-28b.es");
    expect((await result())?.inside).toBe(false);
    tokenHash = await make({ outside: true });
    expect(await opens()).toBe(true);
    await agreed("2026-11-22.es");
    expect(await opens()).toBe(false);
    expect((await result())?.inside).toBe(true);
    await expect(make({ outside: true })).rejects.toMatchObject({
      code: "conflict",
      message: NOBODY_OUTSIDE,
    });
    tokenHash = await make({ outside: false });
    expect(await opens()).toBe(true);
  });

  it("is not made for an attempt that the plan keeps closed, or for a stranger's", async () => {
    const to = { attemptId: attempt.id };
    const link = { ...wish, tokenHash: "c".repeat(64) };
    expect(await addLink(stranger, to, link)).toBe(false);
    await db.sql("update public.interview_attempts set unlocked_at = null where id = $1", [
      attempt.id,
    ]);
    expect(await addLink(owner, to, link)).toBe(false);
    expect(await opens()).toBe(false);
  });
});
