import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { adoptInterview } from "#lib/data/interviews/provider";
import { readVersions, submitReceived } from "#lib/data/room/participants";
import { interviewRequestSchema } from "#lib/domain/interviews/interview-request";
import { FETCH_TRIES } from "#lib/domain/interviews/provider";
import { receiveParticipant } from "#lib/workflows/room/receive-participant";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, signUpCompany } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

const CLIP = readFileSync("local/demo/media/tyler-brandt.mp4");
const mediaDir = join(process.env.TEST_FOLDER ?? "", "willo-anew-media");
const asked = ["Why?", "Where?"].map((text, index) => ({
  text,
  order: index + 1,
  answer_type: "video",
}));

describe("Somebody who records an answer anew at Willo, while the rest is late", () => {
  let db: TestDatabase;
  let site: Site;
  let company: Company;
  let origin = "";
  let participant = "";
  let attemptId = "";
  /** What Willo says of everybody, and which of its recordings were fetched. */
  let person = {};
  let fetched: string[] = [];
  const willo = createServer(({ url = "" }, response) => {
    if (url.startsWith("/media/")) {
      const late = url.endsWith("late");
      if (!late) fetched.push(url);
      response.writeHead(late ? 404 : 200).end(late ? "" : CLIP);
      return;
    }
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(person));
  });

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
  let key = "";
  const hexOf = (number: number) => number.toString(16).padStart(32, "0");
  beforeEach(async () => {
    made += 1;
    [key, participant, fetched] = [hexOf(made), hexOf(1000 + made), []];
    const request = interviewRequestSchema.parse({
      id: crypto.randomUUID(),
      title: "Cleaner",
      description: "Offices at night",
      settings: {},
      questions: asked,
    });
    await adoptInterview(db.service(), company.owner.userId, request, {
      provider: "willo",
      key,
      link: "https://app.willo.example/invite/x/",
      showHints: false,
      showAvailability: null,
    });
    await expect(receive("1?signature=a", "late")).rejects.toThrow();
    const [attempt] = await db.sql(
      "select interview_attempt_id::text as id from public.provider_participants where participant_key = $1",
      [participant],
    );
    attemptId = String(attempt?.id);
  });

  const receive = (first: string, second: string, times = 1) => {
    person = {
      key: participant,
      interview: { key },
      status: "completed",
      phone: null,
      name: "Ana Flores",
      email: `ana${made}@example.com`,
      answers: [first, second].map((path, index) => ({
        question: asked[index],
        answer_type: "video",
        media_url: `${origin}/media/${path}`,
      })),
    };
    const tried = { times, hours: 0 };
    return receiveParticipant(db.service(), { name: "willo", key: participant }, tried);
  };
  /** What is the answer to the first question, and its recording. */
  const chosen = async () => {
    const [row] = await db.sql(
      "select r.transcript_state, m.id::text, m.object_key, m.state from public.responses r left join public.media m on m.id = r.media_id join public.questions q on q.id = r.question_id where r.interview_attempt_id = $1 and q.question_text = 'Why?'",
      [attemptId],
    );
    return row;
  };
  const submitted = async () => {
    const [row] = await db.sql(
      "select submitted_at is not null as yes from public.interview_attempts where id = $1",
      [attemptId],
    );
    return row?.yes;
  };

  it("is submitted with what they recorded last", async () => {
    const before = await chosen();
    await expect(receive("2", "late")).rejects.toThrow();
    await receive("2", "3");
    expect(await submitted()).toBe(true);
    expect(fetched).toEqual(["/media/1?signature=a", "/media/2", "/media/3"]);
    const after = await chosen();
    expect(after).toMatchObject({ state: "uploaded" });
    expect(after?.id).not.toBe(before?.id);
    expect(
      await db.sql("select state from public.media where id = $1", [String(before?.id)]),
    ).toEqual([{ state: "discarded" }]);
    expect(existsSync(join(mediaDir, String(before?.object_key)))).toBe(false);
  });

  it("has the same recording under another signature", async () => {
    const before = await chosen();
    await expect(receive("1?signature=b", "late")).rejects.toThrow();
    expect([await chosen(), fetched]).toEqual([before, ["/media/1?signature=a"]]);
  });

  it("is never submitted as an earlier job had read them", async () => {
    const stale = Object.fromEntries(await readVersions(db.service(), attemptId));
    await expect(receive("2", "late")).rejects.toThrow();
    const before = await chosen();
    await expect(submitReceived(db.service(), attemptId, stale)).rejects.toMatchObject({
      fields: { reason: "answers_changed" },
    });
    expect([await submitted(), await chosen()]).toEqual([false, before]);
  });

  it("loses an answer that can't be had, and gives none that it was to replace", async () => {
    await receive("too-late", "late", FETCH_TRIES);
    expect(await submitted()).toBe(true);
    expect(await chosen()).toMatchObject({ transcript_state: "missing", id: null });
    expect(
      await db.sql("select state from public.media where interview_attempt_id = $1", [attemptId]),
    ).toEqual([{ state: "discarded" }]);
    const removals = await db.sql("select 1 from public.jobs where kind = 'remove_recording'");
    expect(removals).toHaveLength(1);
  });
});
