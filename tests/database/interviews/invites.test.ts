import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sweepInvites } from "#lib/data/interviews/invite-mails";
import { invitePeople, listInvites, readInvitesLeft } from "#lib/data/interviews/invites";
import { optOut, stopMail } from "#lib/data/site/mailboxes";
import type { InvitedPerson } from "#lib/domain/interviews/invite-list";
import { describeConcurrency, startTestDatabase, type TestDatabase } from "../support/database.ts";
import { byMail, inviteJobs, nearDeadline, runInviteJobs } from "../support/invites.ts";
import { type Company, createInterview, type Interview, signUpCompany } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

const ANA = byMail("ana@mail.test.example.com", "Ana");
const BO = byMail("Bo@mail.test.example.com");

describe("Invitations", () => {
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
  beforeEach(async () => {
    company = await signUpCompany(db, "Bright Cleaning");
    interview = await createInterview(db, company);
    await db.sql("delete from public.jobs");
    await db.sql("delete from public.mail_stops");
    site.sent.length = 0;
  });

  const invite = (people: InvitedPerson[], batchId: string = randomUUID()) =>
    invitePeople(db.service(), {
      ownerId: company.owner.userId,
      interviewId: interview.id,
      batchId,
      people,
    });
  const jobs = () => inviteJobs(db);
  const runJobs = () => runInviteJobs(db, site);

  it("go out once to each person, however often the list is sent and the job runs", async () => {
    const batch = randomUUID();
    const first = await invite([ANA, BO], batch);
    expect(first).toEqual([
      { email: ANA.email, outcome: "invited", texted: false },
      { email: BO.email.toLowerCase(), outcome: "invited", texted: false },
    ]);
    expect(await invite([ANA, BO], batch)).toEqual(first);
    await runJobs();
    await runJobs();
    expect(site.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [[ANA.email], "Bright Cleaning invites you to an interview"],
      [[BO.email.toLowerCase()], "Bright Cleaning invites you to an interview"],
    ]);
    expect(site.sent[0]?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(await invite([ANA])).toEqual([{ email: ANA.email, outcome: "already", texted: false }]);
    const { rows, total } = await listInvites(company.owner.client, interview.id);
    expect([total, rows.map(({ state }) => state)]).toEqual([2, ["sent", "sent"]]);
  });

  it("lead to this site's own room, whatever address a direct call has stored for the interview", async () => {
    const link = await db.sql("select interview_link from public.interviews where id = $1", [
      interview.id,
    ]);
    expect(link).toEqual([{ interview_link: `http://127.0.0.1/i/${interview.key}` }]);
    await invite([{ ...ANA, name: "You won: prize.example" }]);
    await runJobs();
    for (const part of [site.sent[0]?.html, site.sent[0]?.text]) {
      expect(part).toContain(`${site.appUrl}/i/${interview.key}`);
      expect(part).not.toMatch(/127\.0\.0\.1|prize/);
    }
  });

  it("lead to the provider where one has the interview", async () => {
    const address = "https://app.willo.example/interviews/i-7";
    await db.sql(
      "update public.interviews set provider = 'willo', interview_link = $1 where id = $2",
      [address, interview.id],
    );
    await invite([ANA]);
    await runJobs();
    expect(site.sent[0]?.text).toContain(address);
  });

  it("are sent after a killed process with the key that the mail service knows", async () => {
    await invite([ANA]);
    site.refuse(1);
    await expect(runJobs()).rejects.toMatchObject({ code: "vendor_failed" });
    await runJobs();
    await db.sql("update public.invites set state = 'queued', sent_at = null");
    await runJobs();
    expect(site.sent).toHaveLength(1);
  });

  it("are never sent to who asked for none, bounced or complained", async () => {
    await invite([ANA, BO]);
    await runJobs();
    const token = /unsubscribe\/([^?>]+)/.exec(
      site.sent[0]?.headers["List-Unsubscribe"] ?? "",
    )?.[1];
    await optOut(db.service(), token ?? "");
    await stopMail(db.service(), { address: BO.email, reason: "bounce" });
    interview = await createInterview(db, company);
    expect((await invite([ANA, BO])).map(({ outcome }) => outcome)).toEqual(["stopped", "stopped"]);
    const rows = await db.sql("select state from public.invites order by sequence desc limit 2");
    expect(rows).toEqual([{ state: "bounced" }, { state: "sent" }]);
  });

  it("that were queued before somebody stopped them are not sent", async () => {
    const cara = byMail("cara@mail.test.example.com", "Cara");
    await invite([cara]);
    await stopMail(db.service(), { address: cara.email, reason: "complaint" });
    await runJobs();
    expect(site.sent).toEqual([]);
    expect(await db.sql("select state from public.invites where name = 'Cara'")).toEqual([
      { state: "stopped" },
    ]);
  });

  it("wait until their owner has proved their address", async () => {
    await db.sql("update public.profiles set email_verified_at = null");
    await invite([ANA]);
    await runJobs();
    await runJobs();
    expect(site.sent).toEqual([]);
    expect((await listInvites(company.owner.client, interview.id)).rows[0]?.state).toBe("queued");
    const due = () =>
      db.sql("select run_at <= now() as due from public.jobs where payload ? 'heldFor'");
    expect(await due()).toEqual([{ due: false }]);
    await db.sql("update public.profiles set email_verified_at = now()");
    expect(await due()).toEqual([{ due: true }]);
    await runJobs();
    expect(site.sent.map(({ to }) => to)).toEqual([[ANA.email]]);
  });

  it("that couldn't be sent are sent once they are made again, unless somebody began by them", async () => {
    await invite([ANA, BO]);
    await db.sql("update public.interviews set closed_at = now()");
    await runJobs();
    expect(site.sent).toEqual([]);
    await db.sql("update public.interviews set closed_at = null");
    await db.sql(
      "update public.invites set attempt_id = gen_random_uuid() where interview_id = $1 and name is null",
      [interview.id],
    );
    expect((await invite([ANA, BO])).map(({ outcome }) => outcome)).toEqual(["invited", "already"]);
    await db.sql("delete from public.jobs where kind <> 'send_invite'");
    await runJobs();
    expect(site.sent.map(({ to }) => to)).toEqual([[ANA.email]]);
    expect((await invite([ANA])).map(({ outcome }) => outcome)).toEqual(["already"]);
  });

  it.each([
    ["no plan", "update public.profiles set subscription = null", "payment_due"],
    [
      "a deadline that has passed",
      "update public.interviews set deadline = now() - interval '1 hour'",
      "conflict",
    ],
  ])("are refused with %s, whole", async (_what, change, code) => {
    await db.sql(change);
    await expect(invite([ANA])).rejects.toMatchObject({ code });
    expect(await jobs()).toEqual([]);
  });

  it("are refused whole above the day's limit, which counts by company", async () => {
    expect(await readInvitesLeft(company.owner.client)).toBe(500);
    const crowd = Array.from({ length: 499 }, (_, at) => byMail(`p${at}@example.com`));
    await invite(crowd);
    await expect(invite([ANA, BO])).rejects.toMatchObject({ code: "rate_limited" });
    expect(await jobs()).toHaveLength(499);
    expect(await readInvitesLeft(company.owner.client)).toBe(1);
    await invite([ANA]);
    expect(await readInvitesLeft(company.owner.client)).toBe(0);
  });

  it("belong to the company: nobody else invites to its interview, reads or writes them", async () => {
    const other = await signUpCompany(db, "Other");
    await expect(
      invitePeople(db.service(), {
        ownerId: other.owner.userId,
        interviewId: interview.id,
        batchId: randomUUID(),
        people: [ANA],
      }),
    ).rejects.toMatchObject({ code: "not_found" });
    await invite([ANA]);
    expect((await listInvites(other.owner.client, interview.id)).rows).toEqual([]);
    const { client } = company.owner;
    expect((await client.from("invited_addresses").select("*")).data ?? []).toEqual([]);
    const written = await client
      .from("invites")
      .update({ state: "sent" })
      .eq("interview_id", interview.id)
      .select();
    expect(written.data ?? []).toEqual([]);
    const direct = await client.rpc("invite_people", {
      p_owner: company.owner.userId,
      p_interview: interview.id,
      p_batch: randomUUID(),
      p_people: [],
    });
    expect(direct.error).not.toBeNull();
  });

  it("are reminded of once, in the last two days, unless they began", async () => {
    const taken = byMail("taken@example.com", "Dee");
    await invite([ANA, taken]);
    await runJobs();
    await nearDeadline(db, company, interview);
    await sweepInvites(db.service());
    expect(await jobs()).toEqual([]);
    await db.sql("update public.invites set sent_at = now() - interval '25 hours'");
    await db.sql(
      "insert into public.candidates (department_key, email, name) values ($1, 'taken@example.com', 'Dee')",
      [company.departmentKey],
    );
    await db.sql(
      "insert into public.interview_attempts (interview_id, candidate_id, department_key, candidate_name) select $1, id, department_key, name from public.candidates where email = 'taken@example.com' and department_key = $2",
      [interview.id, company.departmentKey],
    );
    await sweepInvites(db.service());
    await sweepInvites(db.service());
    expect((await jobs()).filter(({ mail }) => mail === "reminder")).toHaveLength(2);
    site.sent.length = 0;
    await runJobs();
    await runJobs();
    expect(site.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [[ANA.email], "Your interview with Bright Cleaning closes soon"],
    ]);
  });

  it("lose name and address after half a year, and are still not sent again", async () => {
    await invite([ANA]);
    await db.sql("update public.invites set created_at = now() - interval '181 days'");
    await sweepInvites(db.service());
    expect(
      await db.sql("select email, name from public.invites where interview_id = $1", [
        interview.id,
      ]),
    ).toEqual([{ email: null, name: null }]);
    expect((await invite([ANA])).map(({ outcome }) => outcome)).toEqual(["already"]);
  });
});

describeConcurrency("Two windows that send lists at once", () => {
  it("invite each person once and no more than the day's limit", async () => {
    const db = await startTestDatabase();
    const company = await signUpCompany(db, "Bright Cleaning");
    const interview = await createInterview(db, company);
    const list = (from: number) => ({
      ownerId: company.owner.userId,
      interviewId: interview.id,
      batchId: randomUUID(),
      people: Array.from({ length: 300 }, (_, at) => byMail(`p${from + at}@example.com`)),
    });
    const ends = await Promise.allSettled(
      [list(0), list(200), list(400)].map((one) => invitePeople(db.service(), one)),
    );
    expect(ends.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
    const [count] = await db.sql(
      "select count(*)::integer as all, count(distinct email)::integer as people from public.invites",
    );
    expect(count?.all).toBe(count?.people);
    expect(Number(count?.all)).toBeLessThanOrEqual(500);
    await db.close();
  });
});
