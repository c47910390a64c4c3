import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { requestErasure } from "#lib/data/account/erasure";
import { findResult } from "#lib/data/results/result-detail";
import {
  addReviewComment,
  addReviewLink,
  endReviewLink,
  findReviewLink,
  isAnswerTo,
  openReviewLink,
} from "#lib/data/results/reviewer-links";
import { MAX_COMMENTS, MAX_LINKS } from "#lib/domain/results/reviewer-link";
import { hashToken } from "#lib/vendors/supabase-tokens";
import { readReview } from "#lib/workflows/results/read-review";
import { ENGINE, type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, ok, signUpHiringCompany, startAttempt } from "../support/people.ts";

describe.each([ENGINE])("A reviewer's link, on %s:", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let owner: Person["client"];
  let stranger: Person["client"];
  let attempt = { id: "", mediaId: "" };
  let tokenHash = "";

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

  async function make(link: { blind?: boolean; questionIds?: string[] } = {}): Promise<string> {
    const hash = await hashToken(randomUUID());
    const { questionIds } = company.interview;
    const chosen = { label: "Dana", blind: false, questionIds, days: 7, ...link, tokenHash: hash };
    expect(await addReviewLink(owner, attempt.id, chosen)).toBe(true);
    return hash;
  }
  const links = async () => (await findResult(owner, attempt.id))?.reviewLinks ?? [];
  const read = async (hash: string) => {
    const link = await findReviewLink(db.service(), hash);
    return link && readReview(db.service(), link);
  };
  const opens = async () => (await findReviewLink(db.service(), tokenHash)) !== null;

  it("shows the chosen answers, and each press and comment is told to the owner, but no reading", async () => {
    const [video = "", text = ""] = company.interview.questionIds;
    tokenHash = await make({ questionIds: [text] });
    const review = await read(tokenHash);
    expect(review).toMatchObject({ company: "Bright Cleaning", name: "Ana Flores" });
    expect(review?.answers.map(({ number, text: words }) => [number, words])).toEqual([
      [2, "I like order."],
    ]);
    expect(JSON.stringify(review)).not.toMatch(/@|555 0100/);
    expect((await links())[0]).toMatchObject({ openings: 0, lastOpened: null });
    await openReviewLink(db.service(), tokenHash);
    await openReviewLink(db.service(), tokenHash);
    const comment = { name: " Dana ", comment: "Clear.", questionId: text };
    await addReviewComment(db.service(), tokenHash, comment);
    await expect(
      addReviewComment(db.service(), tokenHash, { ...comment, questionId: video }),
    ).rejects.toMatchObject({ code: "invalid_input" });
    expect((await links())[0]).toMatchObject({
      label: "Dana",
      state: "open",
      openings: 2,
      questions: 1,
      comments: [{ by: "Dana", question: 2, comment: "Clear." }],
    });
  });

  it("shows no name, recording or times where it is blind", async () => {
    const [, text = ""] = company.interview.questionIds;
    await db.sql("alter table public.responses disable trigger freeze_answers");
    await db.sql(
      "update public.responses set responses_text = 'I am Ana Flores, call 813 555 0142. She was my boss.' where interview_attempt_id = $1 and question_id = $2",
      [attempt.id, text],
    );
    await db.sql("alter table public.responses enable trigger freeze_answers");
    const review = await read(await make({ blind: true }));
    expect(review?.name).toBeNull();
    expect(review?.answers.map(({ mediaId, segments }) => [mediaId, segments])).toEqual([
      [null, []],
      [null, []],
    ]);
    expect(review?.answers[1]?.text).toContain("[phone]");
    expect(JSON.stringify(review)).not.toMatch(/Ana|Flores|555 0142|She|@/);
  });

  it("leads to the recordings of the chosen questions only", async () => {
    const [video = "", text = ""] = company.interview.questionIds;
    const asked = (questionIds: string[]) =>
      isAnswerTo(
        db.service(),
        { id: randomUUID(), attemptId: attempt.id, blind: false, questionIds },
        attempt.mediaId,
      );
    expect([await asked([video]), await asked([text])]).toEqual([true, false]);
  });

  it("ends when its owner says so, when its days are over, and when the candidate goes", async () => {
    expect(await opens()).toBe(true);
    const [link] = await links();
    expect(await endReviewLink(stranger, attempt.id, link?.id ?? "")).toBe(false);
    expect(await endReviewLink(owner, attempt.id, link?.id ?? "")).toBe(true);
    expect(await opens()).toBe(false);
    expect((await links())[0]?.state).toBe("ended");
    const late = { name: "Dana", comment: "Late.", questionId: null };
    await expect(addReviewComment(db.service(), tokenHash, late)).rejects.toMatchObject({
      code: "gone",
    });

    tokenHash = await make();
    await db.sql("update public.review_links set expires_at = now() where token_hash = $1", [
      tokenHash,
    ]);
    expect(await opens()).toBe(false);

    tokenHash = await make();
    await requestErasure(db.service(), attempt.id, "candidate");
    expect(await opens()).toBe(false);
  });

  it("has limits that are said: open links, comments, days, and questions of this interview", async () => {
    const foreign = randomUUID();
    const link = {
      label: "x",
      blind: false,
      questionIds: [foreign],
      days: 7,
      tokenHash: "d".repeat(64),
    };
    await expect(addReviewLink(owner, attempt.id, link)).rejects.toMatchObject({
      code: "invalid_input",
    });
    for (let made = 1; made < MAX_LINKS; made++) await make();
    await expect(
      addReviewLink(owner, attempt.id, { ...link, questionIds: company.interview.questionIds }),
    ).rejects.toMatchObject({ code: "conflict" });
    await db.sql(
      "insert into public.review_comments (review_link_id, reviewer_name, comment) select l.id, 'D', 'c' from public.review_links l, generate_series(1, $2::int) where l.token_hash = $1",
      [tokenHash, String(MAX_COMMENTS)],
    );
    const more = { name: "Dana", comment: "More.", questionId: null };
    await expect(addReviewComment(db.service(), tokenHash, more)).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("is not made for an attempt that the plan keeps closed, or for a stranger's", async () => {
    const { questionIds } = company.interview;
    const link = { label: "x", blind: false, questionIds, days: 7, tokenHash: "c".repeat(64) };
    expect(await addReviewLink(stranger, attempt.id, link)).toBe(false);
    await db.sql("update public.interview_attempts set unlocked_at = null where id = $1", [
      attempt.id,
    ]);
    expect(await addReviewLink(owner, attempt.id, link)).toBe(false);
    expect(await opens()).toBe(false);
  });
});
