import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { requestErasure } from "#lib/data/account/erasure";
import { addLink, answerLink, findLink, peopleOfLink } from "#lib/data/results/shortlist-links";
import {
  addShortlist,
  addToShortlist,
  deleteShortlist,
  findShortlist,
  listShortlists,
  orderShortlist,
  putBackOnShortlist,
  removeFromShortlist,
  renameShortlist,
} from "#lib/data/results/shortlists";
import { LINK_ENDED, LISTED_NO_MORE, MAX_PEOPLE } from "#lib/domain/results/shortlist";
import { mailShortlistAnswers } from "#lib/workflows/results/mail-shortlist-answers";
import { readSharedPage } from "#lib/workflows/results/read-shared";
import { type Person, startTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  createInterview,
  type HiringCompany,
  type Interview,
  ok,
  signUpHiringCompany,
  startAttempt,
} from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

describe("A shortlist", () => {
  let db: TestDatabase;
  let site: Site;
  let company: HiringCompany;
  let other: HiringCompany;
  let owner: Person["client"];
  let second: Interview;
  let [ana, ben, cora, list] = ["", "", "", ""];

  beforeAll(async () => {
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
    other = await signUpHiringCompany(db, "Other Crew");
    await db.sql("update public.plan_caps set cap = 1000");
    owner = company.owner.client;
    second = await createInterview(db, company);
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });
  const answered = async (interview: Interview) => {
    const { id } = await startAttempt(db, interview);
    ok(await db.service().rpc("submit_attempt", { p_attempt: id }));
    return id;
  };
  beforeEach(async () => {
    ana = await answered(company.interview);
    ben = await answered(second);
    cora = await answered(company.interview);
    list = (await addShortlist(owner, "Night crew", [ana, ben, cora])) ?? "";
    await db.sql("delete from public.jobs");
    site.sent.length = 0;
  });

  const people = async () => (await findShortlist(owner, list))?.people.map(({ id }) => id);
  const share = async (label = "Dana") => {
    const tokenHash = randomUUID().replaceAll("-", "").repeat(2);
    const link = { label, message: "", outside: false, shows: [], questionIds: null, days: 14 };
    expect(await addLink(owner, { shortlistId: list }, { ...link, tokenHash })).toBe(true);
    return tokenHash;
  };
  const say = (tokenHash: string, attemptId: string, answer: "yes" | "no" = "yes") =>
    answerLink(db.service(), tokenHash, {
      attemptId,
      readerId: randomUUID(),
      name: "Dana",
      answer,
      comment: "She is calm.",
    });

  it("holds people of two interviews in their order, each once, and is the company's alone", async () => {
    expect(await people()).toEqual([ana, ben, cora]);
    expect(await addToShortlist(owner, list, [ben])).toBe(true);
    await orderShortlist(owner, list, [cora, ana, ben]);
    expect(await people()).toEqual([cora, ana, ben]);
    await removeFromShortlist(owner, list, ana);
    expect(await people()).toEqual([cora, ben]);
    await renameShortlist(owner, list, "Day crew");
    expect((await listShortlists(owner))[0]).toMatchObject({ name: "Day crew", people: 2 });

    const stranger = other.owner.client;
    expect(await listShortlists(stranger)).toEqual([]);
    expect(await addToShortlist(stranger, list, [other.attempt.id])).toBe(false);
    expect(await addToShortlist(owner, list, [other.attempt.id])).toBe(false);
    expect(await addShortlist(owner, "Mixed", [ana, other.attempt.id])).toBeNull();
    for (const refused of [
      orderShortlist(stranger, list, [ben]),
      renameShortlist(stranger, list, "Mine"),
      removeFromShortlist(stranger, list, ben),
      deleteShortlist(stranger, list),
    ])
      await expect(refused).rejects.toMatchObject({ code: "not_found" });
    await deleteShortlist(owner, list);
    expect(await findShortlist(owner, list)).toBeNull();
  });

  it("shows its links who is on it in this moment: nobody who withdrew or waits", async () => {
    const tokenHash = await share();
    const link = async () => (await findLink(db.service(), tokenHash))?.id ?? "";
    const shown = async () => (await peopleOfLink(db.service(), await link())).map(({ id }) => id);
    expect(await shown()).toEqual([ana, ben, cora]);
    await requestErasure(db.service(), ana, "candidate");
    expect(await shown()).toEqual([ben, cora]);
    const gone = (message: string) => ({ code: "gone", message });
    await expect(say(tokenHash, ana)).rejects.toMatchObject(gone(LISTED_NO_MORE));
    await removeFromShortlist(owner, list, ben);
    expect(await shown()).toEqual([cora]);
    await removeFromShortlist(owner, list, cora);
    expect(await findLink(db.service(), tokenHash)).toBeNull();
    await expect(say(tokenHash, cora)).rejects.toMatchObject(gone(LINK_ENDED));
  });

  it("calls each by their own number where names are hidden, whoever else comes, goes or is moved", async () => {
    const tokenHash = await share();
    const numbers = async () => {
      const link = await findLink(db.service(), tokenHash);
      const page = link && (await readSharedPage(db.service(), link, randomUUID()));
      return page?.people.map(({ name, blindName }) => name ?? blindName);
    };
    expect(await numbers()).toEqual(["Candidate 1", "Candidate 2", "Candidate 3"]);
    await requestErasure(db.service(), ana, "candidate");
    expect(await numbers()).toEqual(["Candidate 2", "Candidate 3"]);
    await orderShortlist(owner, list, [cora, ben]);
    expect(await numbers()).toEqual(["Candidate 3", "Candidate 2"]);
    await removeFromShortlist(owner, list, cora);
    await addToShortlist(owner, list, [ben, await answered(second)]);
    expect(await numbers()).toEqual(["Candidate 2", "Candidate 4"]);
    expect((await findShortlist(owner, list))?.people.map(({ number }) => number)).toContain(4);
  });

  it("has whoever was taken off back by their number: where they stood by an undo, else last", async () => {
    const numbers = async () => (await findShortlist(owner, list))?.people.map((one) => one.number);
    await removeFromShortlist(owner, list, ana);
    expect(await numbers()).toEqual([2, 3]);
    expect((await listShortlists(owner))[0]).toMatchObject({ people: 2 });
    await putBackOnShortlist(owner, list, ana);
    expect(await numbers()).toEqual([1, 2, 3]);
    await removeFromShortlist(owner, list, ana);
    const dan = await answered(second);
    expect(await addToShortlist(owner, list, [ana, dan])).toBe(true);
    expect(await people()).toEqual([ben, cora, ana, dan]);
    expect(await numbers()).toEqual([2, 3, 1, 4]);
  });

  it("has nobody back whom its company can't see, who was never on it, or by somebody else", async () => {
    await removeFromShortlist(owner, list, ana);
    const never = await answered(second);
    await requestErasure(db.service(), ana, "candidate");
    for (const refused of [
      putBackOnShortlist(owner, list, ana),
      putBackOnShortlist(owner, list, never),
      putBackOnShortlist(other.owner.client, list, ana),
      removeFromShortlist(owner, list, never),
    ])
      await expect(refused).rejects.toMatchObject({ code: "not_found" });
    expect(await people()).toEqual([ben, cora]);
  });

  it("can't be deleted while somebody whom readers spoke of is on legal hold", async () => {
    await say(await share(), ben);
    await db.sql(
      "insert into public.legal_holds (department_key, interview_id, reason, set_by) values ($1, $2, 'A claim', $3)",
      [company.departmentKey, second.id, company.owner.userId],
    );
    await expect(deleteShortlist(owner, list)).rejects.toMatchObject({ code: "conflict" });
    await db.sql("delete from public.legal_holds");
    await deleteShortlist(owner, list);
  });

  it("says where it is full", async () => {
    const full = Array.from({ length: MAX_PEOPLE - 2 }, () => startAttempt(db, second));
    const ids = (await Promise.all(full)).map(({ id }) => id);
    await db.sql(
      "update public.interview_attempts set submitted_at = now(), unlocked_at = now() where id = any(string_to_array($1, ',')::uuid[])",
      [ids.join()],
    );
    await expect(addToShortlist(owner, list, ids)).rejects.toMatchObject({ code: "conflict" });
    await removeFromShortlist(owner, list, ana);
    expect(await addToShortlist(owner, list, ids)).toBe(true);
    await expect(putBackOnShortlist(owner, list, ana)).rejects.toMatchObject({ code: "conflict" });
  });

  it("tells its sender once a day, in one mail, what came in", async () => {
    const [dana, kim] = [await share(), await share("Kim")];
    await say(dana, ana);
    await say(kim, ben, "no");
    const queued = await db.sql(
      "select id, payload, run_at > now() and run_at < now() + interval '25 hours' as later from public.jobs where kind = 'mail_shortlist_answers'",
    );
    const { userId } = company.owner;
    const payload = { userId, companyId: company.companyId };
    expect(queued).toEqual([expect.objectContaining({ payload, later: true })]);
    const job = { jobId: String(queued[0]?.id), ...payload };
    const proved = (at: string | null) =>
      db.service().from("profiles").update({ email_verified_at: at }).eq("id", userId);
    await proved(null);
    await mailShortlistAnswers(db.service(), job, "https://rolecall.test");
    expect(site.sent).toEqual([]);
    await proved(new Date().toISOString());

    const verified = { ...job, jobId: randomUUID() };
    await mailShortlistAnswers(db.service(), verified, "https://rolecall.test");
    await mailShortlistAnswers(
      db.service(),
      { ...job, jobId: randomUUID() },
      "https://rolecall.test",
    );
    expect(site.sent).toHaveLength(1);
    const [mail] = site.sent;
    expect(mail?.subject).toBe("2 new answers about candidates you shared");
    expect(mail?.text).toMatch(
      /Dana\s+Ana F\. · Yes · from Dana[\s\S]*Kim\s+Ana F\. · No · from Dana/,
    );
    expect(mail?.text).toContain("candidates you shared at Bright Cleaning.");
    expect(mail?.text).toContain(`https://rolecall.test/interviews/shortlists/${list}`);
    expect(mail?.text).not.toMatch(/calm|Flores/);
  });
});
