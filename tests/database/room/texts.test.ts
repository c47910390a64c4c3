import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { requestErasure } from "#lib/data/account/erasure";
import { setStatus } from "#lib/data/results/decisions";
import { startAttempt } from "#lib/data/room/attempts";
import { beginText, tellText } from "#lib/data/room/texts";
import { parsePayload } from "#lib/domain/jobs/kinds";
import { noticeVersion } from "#lib/domain/room/consent";
import { segmentsOf } from "#lib/domain/sms/segments";
import { deleteCandidateData } from "#lib/workflows/private/delete-candidate-data";
import { textCandidate } from "#lib/workflows/room/text-candidate";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type HiringCompany, ok, signUpHiringCompany } from "../support/people.ts";
import { type Phones, startPhones } from "../support/phones.ts";
import { type Site, startSite } from "../support/site.ts";

describe("Texts to a candidate", () => {
  let db: TestDatabase;
  let site: Site;
  let phones: Phones;
  let company: HiringCompany;
  let attempt = "";
  let number = "";
  let serial = 100;

  beforeAll(async () => {
    phones = await startPhones();
    site = await startSite(process.env.TEST_FOLDER ?? "");
    db = await startTestDatabase();
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await db.sql("update public.plan_caps set cap = 1000");
    // By day, whatever the clock of this machine says.
    const hour = new Date().getUTCHours();
    const zone = `Etc/GMT${hour < 12 ? `-${12 - hour}` : `+${hour - 12}`}`;
    await db.sql("update public.company_profiles set time_zone = $1", [zone]);
  });
  beforeEach(async () => {
    for (const table of ["jobs", "decision_mails", "mailed_strangers", "text_spend"])
      await db.sql(`delete from public.${table}`);
    serial += 1;
    number = `+1888555${String(serial).padStart(4, "0")}`;
    phones.sent.length = 0;
    attempt = await begin(number);
  });
  afterAll(async () => {
    await db.close();
    await site.close();
    await phones.close();
  });

  const begin = (textNumber: string | null) =>
    startAttempt(db.service(), {
      interviewKey: company.interview.key,
      details: { name: "Ana Flores", email: `ana.${randomUUID()}@mail.test`, phone: number },
      consent: { noticeVersion: noticeVersion("en"), language: "en", aiAllowed: true },
      tokenHash: randomUUID().replaceAll("-", "").padEnd(64, "0"),
      texts: textNumber === null ? null : { number: textNumber, words: "2026-11-28" },
    });
  const waiting = () =>
    db.sql(
      "select payload, payload ->> 'text' as text from public.jobs where kind = 'send_text' and finished_at is null order by sequence",
    );
  /** Runs what waits of one kind, twice, as a killed process would. */
  async function run(text: string): Promise<void> {
    const jobs = (await waiting()).filter((job) => job.text === text);
    for (const { payload } of [...jobs, ...jobs])
      await textCandidate(db.service(), parsePayload("send_text", payload), site);
  }
  const states = async () =>
    (
      await db.sql(
        "select kind::text, state::text from public.texts where interview_attempt_id = $1 order by created_at",
        [attempt],
      )
    ).map(({ kind, state }) => [kind, state]);

  async function nudge(): Promise<void> {
    await db.sql("update public.attempt_sessions set last_seen_at = now() - interval '25 hours'");
    await run("reminder");
  }
  const decide = (status: "Hired" | "Rejected") =>
    setStatus(company.owner.client, attempt, { status });
  async function mailNextStep(): Promise<void> {
    await decide("Hired");
    await db.sql(
      "insert into public.decision_mails (interview_attempt_id, kind, body, written_by) values ($1, 'next_step', 'Come', $2)",
      [attempt, company.owner.userId],
    );
    await db.sql("update public.decision_mails set outcome = 'sent'");
  }

  it("go to whoever ticked the box, once, from the company's name, with a way to stop", async () => {
    await run("way_back");
    expect(phones.sent).toHaveLength(1);
    expect(phones.sent[0]).toMatchObject({ to: number, from: "+15005550006" });
    expect(phones.sent[0]?.body).toMatch(
      /^Bright Cleaning: .*https:\/\/rolecall\.test\/i\/resume\/\S+ Reply STOP to end\.$/,
    );
    expect(await states()).toEqual([["way_back", "sent"]]);
  });

  it("are kept without the link, which opens what is the candidate's alone", async () => {
    await run("way_back");
    const kept = await db.sql(
      "select body from public.texts where interview_attempt_id = $1 order by created_at",
      [attempt],
    );
    expect(kept).toEqual([{ body: expect.stringMatching(/here: \[link\] Reply STOP/) }]);
  });

  it("go to nobody who didn't", async () => {
    await db.sql("delete from public.jobs");
    await begin(null);
    expect(await waiting()).toEqual([]);
  });

  it("say nothing that no longer holds", async () => {
    ok(await db.service().rpc("submit_attempt", { p_attempt: attempt }));
    await run("way_back");
    expect(phones.sent).toEqual([]);
    await run("receipt");
    expect(phones.sent[0]?.body).toContain("https://rolecall.test/me/");
  });

  it("wait for the morning", async () => {
    const hour = new Date().getUTCHours();
    await db.sql("update public.company_profiles set time_zone = $1", [
      `Etc/GMT${hour < 12 ? "+" : "-"}${hour < 12 ? hour : 24 - hour}`,
    ]);
    const [before] = await db.sql("select time_zone from public.company_profiles");
    expect(before).toBeDefined();
    await run("way_back");
    expect(phones.sent).toEqual([]);
    const later = (await waiting()).filter(({ text }) => text === "way_back");
    expect(later.length).toBeGreaterThan(1);
    await db.sql("update public.company_profiles set time_zone = $1", [
      `Etc/GMT${hour < 12 ? `-${12 - hour}` : `+${hour - 12}`}`,
    ]);
  });

  it("are two a day: the third waits", async () => {
    await run("way_back");
    await nudge();
    expect(phones.sent).toHaveLength(2);
    ok(await db.service().rpc("submit_attempt", { p_attempt: attempt }));
    await mailNextStep();
    await run("decision");
    expect(phones.sent).toHaveLength(2);
    await db.sql("update public.texts set created_at = created_at - interval '25 hours'");
    await run("decision");
    expect(phones.sent).toHaveLength(3);
  });

  it("are three until the answers are in", async () => {
    const verdict = async (kind: "invitation" | "asked_to_finish") => {
      await db.sql("update public.texts set created_at = created_at - interval '25 hours'");
      const text = { departmentKey: company.departmentKey, kind, number, body: "Hi" };
      const known = { interviewId: company.interview.id, attemptId: attempt };
      return (await beginText(db.service(), { ...text, ...known }, { micros: 1, cap: 10 ** 6 }))
        .verdict;
    };
    await run("way_back");
    await nudge();
    expect(await verdict("invitation")).toBe("send");
    expect(await verdict("asked_to_finish")).toBe("done");
  });

  it("leave the last of a day to what nobody knows yet", async () => {
    const [wayBack] = await db.sql(
      "select run_at > now() + interval '50 minutes' as later from public.jobs where payload ->> 'text' = 'way_back'",
    );
    expect(wayBack).toEqual({ later: true });
    await nudge();
    ok(await db.service().rpc("submit_attempt", { p_attempt: attempt }));
    await run("receipt");
    await mailNextStep();
    await run("decision");
    expect((await states()).map(([kind]) => kind)).toEqual(["reminder", "decision"]);
  });

  it("are not sent twice where an answer was lost, nor lost", async () => {
    phones.fault("lost");
    await expect(run("way_back")).rejects.toMatchObject({ failure: "unknown" });
    expect(await states()).toEqual([["way_back", "sending"]]);
    await run("way_back");
    expect(phones.sent).toHaveLength(1);
    expect(await states()).toEqual([["way_back", "sent"]]);
  });

  it("are not asked for again once their number has stopped", async () => {
    phones.fault("lost");
    await expect(run("way_back")).rejects.toMatchObject({ failure: "unknown" });
    phones.sent.length = 0;
    await db.sql(
      "insert into public.text_stops (number_hash, reason) values (public.address_hash($1), 'asked')",
      [number],
    );
    await run("way_back");
    expect(phones.sent).toEqual([]);
    expect(await states()).toEqual([["way_back", "failed"]]);
  });

  it("are sent by the next try where the service was too busy, and booked once", async () => {
    phones.fault("429");
    await expect(run("way_back")).rejects.toMatchObject({ failure: "limited" });
    expect(await states()).toEqual([]);
    await run("way_back");
    expect(phones.sent).toHaveLength(1);
    const [spent] = await db.sql("select micros::integer from public.text_spend");
    expect(spent).toEqual({ micros: 12_000 * segmentsOf(phones.sent[0]?.body ?? "") });
  });

  it("end for a number that told the service to stop, for every company", async () => {
    phones.fault("stopped");
    await run("way_back");
    expect(await states()).toEqual([["way_back", "failed"]]);
    ok(await db.service().rpc("submit_attempt", { p_attempt: attempt }));
    await run("receipt");
    expect(phones.sent).toEqual([]);
    const other = await signUpHiringCompany(db, "Other Cleaning");
    const begun = await beginText(
      db.service(),
      {
        departmentKey: other.departmentKey,
        kind: "invitation",
        number,
        body: "Hi",
        interviewId: other.interview.id,
      },
      { micros: 1, cap: 1e9 },
    );
    expect(begun.verdict).toBe("stopped");
  });

  it("stop at the company's cap, of which support is told once a month", async () => {
    const { departmentKey } = company;
    const text = { departmentKey, kind: "invitation" as const, number, body: "Hi" };
    for (const interviewId of [company.interview.id, randomUUID()]) {
      const begun = await beginText(db.service(), { ...text, interviewId }, { micros: 2, cap: 1 });
      expect(begun.verdict).toBe("capped");
    }
    const told = await db.sql(
      "select payload from public.jobs where kind = 'tell_support_of_spend'",
    );
    expect(told).toEqual([{ payload: { departmentKey, cap: "texts" } }]);
  });

  it("stand where the service last said, in whatever order it says so", async () => {
    await run("way_back");
    const sid = phones.sent[0]?.sid ?? "";
    const tell = (state: "sent" | "delivered" | "undelivered", errorCode: number | null = null) =>
      tellText(db.service(), { textId: null, sid, state, errorCode });
    expect(await tell("undelivered", 30007)).toBe(true);
    expect(await tell("sent")).toBe(false);
    expect(await states()).toEqual([["way_back", "undelivered"]]);
    expect(await tell("delivered")).toBe(true);
    expect(await tell("undelivered", 30003)).toBe(false);
    expect(
      await tellText(db.service(), { textId: null, sid: "SMx", state: "sent", errorCode: null }),
    ).toBe(false);
  });

  it("tell of a next step that was mailed, and of no other decision", async () => {
    ok(await db.service().rpc("submit_attempt", { p_attempt: attempt }));
    await db.sql("delete from public.jobs");
    for (const kind of ["next_step", "no_thank_you"]) {
      await db.sql(
        "insert into public.decision_mails (interview_attempt_id, kind, body, written_by) values ($1, $2, 'Come', $3)",
        [attempt, kind, company.owner.userId],
      );
    }
    expect(await waiting()).toEqual([]);
    await decide("Rejected");
    await db.sql("update public.decision_mails set outcome = 'sent'");
    expect(await waiting()).toEqual([]);
    await decide("Hired");
    for (const outcome of ["null", "'sent'"])
      await db.sql(`update public.decision_mails set outcome = ${outcome}`);
    expect((await waiting()).map(({ text }) => text)).toEqual(["decision"]);
    await run("decision");
    expect(phones.sent).toHaveLength(1);
    expect(phones.sent[0]?.body).toMatch(/emailed you about the next step .*rolecall\.test\/me\//);
  });

  it("go with the candidate, but for the stop", async () => {
    await run("way_back");
    await requestErasure(db.service(), attempt, "candidate");
    await deleteCandidateData(db.service(), attempt);
    expect(
      await db.sql(
        "select 1 from public.texts where interview_attempt_id = $1 order by created_at",
        [attempt],
      ),
    ).toEqual([]);
    expect(await db.sql("select 1 from public.text_consents where number = $1", [number])).toEqual(
      [],
    );
  });
});
