import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sweepInvites } from "#lib/data/interviews/invite-mails";
import { invitePeople, listInvites } from "#lib/data/interviews/invites";
import { startAttempt } from "#lib/data/room/attempts";
import { isInviteToken } from "#lib/domain/interviews/invite";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { byMail, nearDeadline, runInviteJobs } from "../support/invites.ts";
import { type Company, createInterview, type Interview, signUpCompany } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

const ANA = byMail("ana@mail.test.example.com", "Ana");
const BO = byMail("bo@mail.test.example.com");

describe("Invitations that are answered with another address", () => {
  let db: TestDatabase;
  let site: Site;
  let company: Company;
  let interview: Interview;

  beforeAll(async () => {
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });

  const remindAll = async () => {
    await nearDeadline(db, company, interview);
    await db.sql("update public.invites set sent_at = now() - interval '25 hours'");
    await sweepInvites(db.service());
    await runInviteJobs(db, site);
  };
  const begin = async (token: string | undefined, email: string, key = interview.key) =>
    startAttempt(db.service(), {
      interviewKey: key,
      details: { name: "Ana", email, phone: "" },
      consent: { noticeVersion: "1", language: "en", aiAllowed: true },
      tokenHash: randomUUID(),
      invite: token,
    });
  const others = async () =>
    (await listInvites(company.owner.client, interview.id)).rows.map(({ email, otherAddress }) => [
      email,
      otherAddress,
    ]);
  const sourceOf = async (attemptId: string) => {
    const [row] = await db.sql("select source from public.interview_attempts where id = $1", [
      attemptId,
    ]);
    return row?.source;
  };
  const tokenOf = (address: string) => {
    const mail = site.sent.find(({ to }) => to.includes(address));
    const link = new URL(/https?:\S+\/i\/\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    return link.searchParams.get("invite") ?? "";
  };

  beforeEach(async () => {
    company = await signUpCompany(db, "Bright Cleaning");
    interview = await createInterview(db, company);
    await db.sql("delete from public.jobs");
    site.sent.length = 0;
    await invitePeople(db.service(), {
      ownerId: company.owner.userId,
      interviewId: interview.id,
      batchId: randomUUID(),
      people: [ANA, BO],
    });
    await runInviteJobs(db, site);
  });

  it("are marked by their link's token, which names nobody, and reminded of no more", async () => {
    const token = tokenOf(ANA.email);
    expect(isInviteToken(token)).toBe(true);
    await begin(token, "ana.home@example.com");
    expect(await others()).toEqual([
      [BO.email, false],
      [ANA.email, true],
    ]);
    expect(
      await db.sql("select email from public.candidates where department_key = $1", [
        company.departmentKey,
      ]),
    ).toEqual([{ email: "ana.home@example.com" }]);
    site.sent.length = 0;
    await remindAll();
    expect(site.sent.map(({ to }) => to)).toEqual([[BO.email]]);
    expect(tokenOf(BO.email)).not.toBe("");
  });

  it("stay marked when whoever answered has everything deleted, and keep the invited name", async () => {
    const attemptId = await begin(tokenOf(ANA.email), "ana.home@example.com");
    expect(await sourceOf(attemptId)).toBe("invite");
    await db.service().rpc("erase_attempt", { p_attempt: attemptId });
    expect(await others()).toContainEqual([ANA.email, true]);
    site.sent.length = 0;
    await remindAll();
    expect(site.sent.map(({ to }) => to)).toEqual([[BO.email]]);
  });

  it("are those alone: own and other invited addresses take their own invitation", async () => {
    await begin(tokenOf(ANA.email), BO.email);
    await begin(tokenOf(ANA.email), " ANA@mail.test.example.com ");
    await begin(tokenOf(ANA.email), "friend@example.com");
    expect((await others()).map(([, other]) => other)).toEqual([false, false]);
    site.sent.length = 0;
    await remindAll();
    expect(site.sent).toEqual([]);
  });

  it("are marked by nobody without the link, and a wrong token keeps nobody out", async () => {
    const [ana, bo] = await db.sql(
      "select id from public.invites where interview_id = $1 order by sequence",
      [interview.id],
    );
    const [, proof] = tokenOf(ANA.email).split(".");
    const elsewhere = await createInterview(db, company);
    await begin(undefined, "a@example.com");
    await begin("", "b@example.com");
    await begin(String(ana?.id), "c@example.com");
    await begin(`${ana?.id}.${"0".repeat(32)}`, "d@example.com");
    const mixed = await begin(`${bo?.id}.${proof}`, "e@example.com");
    expect(await sourceOf(mixed)).toBeNull();
    await begin(tokenOf(ANA.email), "f@example.com", elsewhere.key);
    expect((await others()).map(([, other]) => other)).toEqual([false, false]);
    for (const name of ["invite_token", "invite_was_taken"] as const) {
      const asked = await company.owner.client.rpc(name, { p_invite: String(ana?.id) });
      expect(asked.error).not.toBeNull();
    }
  });
});
