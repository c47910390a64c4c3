import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { requestErasure } from "#lib/data/account/erasure";
import { deleteInterview, setInterviewClosed } from "#lib/data/interviews/interviews";
import { adoptInterview, readPlace } from "#lib/data/interviews/provider";
import { noteParticipant } from "#lib/data/room/participants";
import { readLinkState } from "#lib/data/room/rooms";
import { interviewRequestSchema } from "#lib/domain/interviews/interview-request";
import { FETCH_HOURS, FETCH_TRIES, type Tried } from "#lib/domain/interviews/provider";
import { processMedia } from "#lib/workflows/room/process-media";
import { receiveParticipant } from "#lib/workflows/room/receive-participant";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { beginning, type Company, createInterview, ok, signUpCompany } from "../support/people.ts";
import { rest } from "../support/rest.ts";
import { type Site, startSite } from "../support/site.ts";

const hex = (sign: string) => sign.repeat(32);
const CLIP = readFileSync("local/demo/media/tyler-brandt.mp4");
const mediaDir = join(process.env.TEST_FOLDER ?? "", "willo-media");

describe("A candidate who answers at Willo", () => {
  let db: TestDatabase;
  let site: Site;
  let company: Company;
  let id = "";
  let key = "";
  let participant = "";
  /** What Willo says of everybody, and how it gives recordings. */
  let person: Record<string, unknown> | null = null;
  let recording = 200;
  const willo = createServer(({ url = "" }, response) => {
    if (url.startsWith("/media/")) {
      response.writeHead(recording).end(recording === 200 ? CLIP : "");
      return;
    }
    response.writeHead(person ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(person ?? { detail: "Not found." }));
  });
  let origin = "";

  beforeAll(async () => {
    await new Promise<void>((done) => willo.listen(0, "127.0.0.1", done));
    const address = willo.address();
    origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    site = await startSite(mediaDir);
    Object.assign(process.env, {
      WILLO_API_URL: origin,
      WILLO_API_KEY: "key",
      WILLO_WEBHOOK_TOKEN: "t".repeat(32),
      WILLO_MEDIA_HOSTS: "127.0.0.1",
    });
    db = await startTestDatabase();
    company = await signUpCompany(db, "Bright Cleaning", "STARTER");
  });
  afterAll(async () => {
    await db.close();
    await site.close();
    await new Promise((done) => willo.close(done));
  });

  let made = 0;
  beforeEach(async () => {
    made += 1;
    [id, key, participant] = [crypto.randomUUID(), hexOf(made), hexOf(1000 + made)];
    recording = 200;
    await adoptInterview(db.service(), company.owner.userId, request(), {
      provider: "willo",
      key,
      link: "https://app.willo.example/invite/x/",
      showHints: false,
      showAvailability: null,
    });
    await db.sql("delete from public.jobs");
    person = answering();
  });

  const hexOf = (number: number) => number.toString(16).padStart(32, "0");
  const request = () =>
    interviewRequestSchema.parse({
      id,
      title: "Cleaner",
      description: "Offices at night",
      settings: {},
      questions: [
        { text: "Why?", order: 1, answer_type: "video" },
        { text: "When?", order: 2, answer_type: "text" },
      ],
    });
  const answering = () => ({
    key: participant,
    interview: { key },
    status: "completed",
    name: "Ana Flores",
    email: `Ana${made}@Example.com`,
    phone: "+1 555 0100",
    answers: [
      {
        question: { text: "Why?", order: 1 },
        answer_type: "video",
        media_url: `${origin}/media/1`,
      },
      { question: { text: "When?", order: 2 }, answer_type: "text", text: "At night" },
    ],
  });
  const receive = (tried: Partial<Tried> = {}) =>
    receiveParticipant(
      db.service(),
      { name: "willo", key: participant },
      { times: 1, hours: 0, ...tried },
    );
  const attempts = () =>
    db.sql(
      "select a.id::text, candidate_name, submitted_at is not null as submitted, unlocked_at is not null as open, evaluation_state from public.interview_attempts a where interview_id = $1",
      [id],
    );
  const answers = async () =>
    db.sql(
      "select r.answer_type, r.responses_text, r.transcript_state, m.state, m.byte_size::int as size, m.content_type, m.id::text as media from public.responses r join public.interview_attempts a on a.id = r.interview_attempt_id left join public.media m on m.id = r.media_id where a.interview_id = $1 order by r.answer_type::text",
      [id],
    );
  const jobs = async () =>
    (await db.sql("select kind from public.jobs order by sequence")).map(({ kind }) => kind);

  it("becomes an attempt with its answers, counted and evaluated like any other", async () => {
    await receive();
    expect(await attempts()).toMatchObject([
      { candidate_name: "Ana Flores", submitted: true, open: true, evaluation_state: "queued" },
    ]);
    const given = await answers();
    expect(given).toMatchObject([
      { answer_type: "text", responses_text: "At night", state: null },
      { answer_type: "video", state: "uploaded", size: CLIP.byteLength, content_type: "video/mp4" },
    ]);
    // No link back to a room that they have never seen; the confirmation leads to their private page.
    expect((await jobs()).toSorted()).toEqual([
      ...["evaluate_attempt", "process_media", "send_digest", "send_mail"],
    ]);
    expect(
      await db.sql("select payload->>'mail' as mail from public.jobs where kind = 'send_mail'"),
    ).toEqual([{ mail: "confirmation" }]);
    await processMedia(db.service(), String(given[1]?.media));
    expect((await answers())[1]).toMatchObject({ state: "ready" });
    const seen = await rest(db, company.owner, "GET", `interview_attempts?interview_id=eq.${id}`);
    expect(seen.rows).toHaveLength(1);
    const ledger = await db.sql("select 1 from public.attempt_ledger where department_key = $1", [
      company.departmentKey,
    ]);
    expect(ledger.length).toBeGreaterThan(0);
  });

  it("is one attempt, however often and at once Willo says so", async () => {
    await Promise.allSettled([receive(), receive(), receive()]);
    await receive();
    person = { ...answering(), status: "accepted" };
    await receive();
    expect(await attempts()).toHaveLength(1);
    expect(await answers()).toHaveLength(2);
    expect(await db.sql("select state from public.provider_participants")).toContainEqual({
      state: "accepted",
    });
    expect((await jobs()).filter((kind) => kind === "evaluate_attempt")).toHaveLength(1);
  });

  it("is nobody before they have answered, after they are gone there, or of another's interview", async () => {
    person = { ...answering(), answers: [] };
    await receive();
    person = null;
    await receive();
    person = { ...answering(), interview: hex("f") };
    await receive();
    expect(await attempts()).toEqual([]);
    const native = await createInterview(db, company);
    person = { ...answering(), interview: native.key };
    await receive();
    expect(
      await db.sql("select 1 from public.interview_attempts where interview_id = $1", [native.id]),
    ).toEqual([]);
  });

  it("waits for a recording that is late, and arrives without it once it is lost", async () => {
    for (const status of [500, 404]) {
      recording = status;
      await expect(receive()).rejects.toThrow();
      expect(await attempts()).toMatchObject([{ submitted: false, open: false }]);
    }
    recording = 500;
    const last = { times: FETCH_TRIES };
    await expect(receive(last)).rejects.toMatchObject({ code: "vendor_failed" });
    recording = 404;
    await receive(last);
    expect(await attempts()).toMatchObject([{ submitted: true, open: true }]);
    expect((await answers())[1]).toMatchObject({ transcript_state: "missing", media: null });
    recording = 200;
    await receive();
    expect(await answers()).toHaveLength(2);
  });

  it("arrives without a recording that was broken for a day", async () => {
    recording = 500;
    await expect(receive({ hours: FETCH_HOURS - 1 })).rejects.toThrow("couldn't be fetched");
    await receive({ hours: FETCH_HOURS });
    expect(await attempts()).toMatchObject([{ submitted: true, open: true }]);
    expect((await answers())[1]).toMatchObject({ transcript_state: "missing", media: null });
  });

  it("isn't submitted before they are done, and then with what they said last", async () => {
    const [video, text] = answering().answers;
    person = { ...answering(), status: "started", answers: [{ ...text, text: "In the" }] };
    await expect(receive()).rejects.toThrow("haven't answered everything");
    // The next hint begins anew.
    await receive({ times: FETCH_TRIES });
    expect(await attempts()).toMatchObject([{ submitted: false, evaluation_state: "none" }]);
    expect(await answers()).toMatchObject([{ responses_text: "In the" }]);
    expect(await jobs()).toEqual([]);
    person = { ...answering(), status: "a new word", answers: [video, text] };
    await receive();
    expect(await attempts()).toMatchObject([{ submitted: true, open: true }]);
    expect(await answers()).toMatchObject([{ responses_text: "At night" }, { state: "uploaded" }]);
    person = { ...answering(), answers: [{ ...text, text: "Never" }] };
    await receive();
    expect((await answers())[0]).toMatchObject({ responses_text: "At night" });
  });

  it("arrives without an answer where Willo says that they are done", async () => {
    person = { ...answering(), answers: answering().answers.slice(1) };
    await receive();
    expect(await attempts()).toMatchObject([{ submitted: true }]);
  });

  it("arrives at once without what is no recording or comes from elsewhere", async () => {
    const [video, text] = answering().answers;
    person = { ...answering(), answers: [{ ...video, media_url: "https://evil.example/a" }, text] };
    await receive();
    expect(await attempts()).toMatchObject([{ submitted: true }]);
  });

  it("waits where the plan has no room for more candidates", async () => {
    await db.sql("update public.profiles set subscription = null where id = $1", [
      company.owner.userId,
    ]);
    await receive();
    expect(await attempts()).toMatchObject([
      { submitted: true, open: false, evaluation_state: "none" },
    ]);
    await db.sql("update public.profiles set subscription = 'STARTER' where id = $1", [
      company.owner.userId,
    ]);
    expect(await attempts()).toMatchObject([{ open: true }]);
  });

  it("is deleted at Willo too, and doesn't come back by what was read before that", async () => {
    await receive();
    const [attempt] = await attempts();
    const attemptId = String(attempt?.id);
    await db.sql("delete from public.jobs");
    await requestErasure(db.service(), attemptId, "candidate");
    expect(await jobs()).toContain("remove_at_provider");
    await db.service().rpc("erase_attempt", { p_attempt: attemptId });
    await db.sql("update public.jobs set finished_at = now()");
    await receive();
    expect(await attempts()).toEqual([]);
  });

  it("is a hint for each delivery, as a job may have read before it", async () => {
    await noteParticipant(db.service(), participant);
    await noteParticipant(db.service(), participant);
    expect(await db.sql("select kind, max_attempts from public.jobs")).toEqual([
      { kind: "receive_participant", max_attempts: null },
      { kind: "receive_participant", max_attempts: null },
    ]);
  });

  it("has no link of ours, and Willo hears of closing and deleting", async () => {
    expect(await readPlace(company.owner.client, id)).toEqual({
      provider: "willo",
      key,
      department: company.departmentKey,
    });
    expect(await readLinkState(db.service(), key, null)).toBe("unknown");
    const { error } = await db.service().rpc("start_attempt", beginning(key));
    expect(error?.message).toBe("interview_unknown");
    await setInterviewClosed(company.owner.client, id, true);
    expect(await jobs()).toEqual(["send_interview"]);
    await deleteInterview(company.owner.client, id);
    expect(await jobs()).toEqual(["remove_at_provider"]);
  });

  it("is written by no user: neither provider nor link", async () => {
    for (const name of ["adopt_interview", "insert_interview", "receive_participant"] as const) {
      const { error } = await company.owner.client.rpc(name, {} as never);
      expect([name, error?.code]).toEqual([name, "PGRST202"]);
    }
    const row = ok(
      await db.service().from("interviews").select("show_hints_and_tips").eq("id", id).single(),
    );
    expect(row.show_hints_and_tips).toBe(false);
  });
});
