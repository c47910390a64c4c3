import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { deleteInterview } from "#lib/data/interviews/interviews";
import { adoptInterview } from "#lib/data/interviews/provider";
import { sweepJobs } from "#lib/data/jobs";
import { interviewRequestSchema } from "#lib/domain/interviews/interview-request";
import { receiveParticipant } from "#lib/workflows/room/receive-participant";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, createInterview, signUpCompany } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

const key = "a".repeat(32);
const participant = "b".repeat(32);
const answer = { question: { text: "When?", order: 1 }, answer_type: "text", text: "At night" };

describe("Somebody at Willo whose interview was deleted before their answers came", () => {
  let db: TestDatabase;
  let site: Site;
  let company: Company;
  const id = crypto.randomUUID();
  /** What Willo says of everybody. */
  let person = {};
  const willo = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(person));
  });

  beforeAll(async () => {
    await new Promise<void>((done) => willo.listen(0, "127.0.0.1", done));
    const address = willo.address();
    site = await startSite(join(process.env.TEST_FOLDER ?? "", "willo-left-media"));
    Object.assign(process.env, {
      WILLO_API_URL: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
      WILLO_API_KEY: "key",
      WILLO_WEBHOOK_TOKEN: "t".repeat(32),
      WILLO_MEDIA_HOSTS: "127.0.0.1",
    });
    db = await startTestDatabase();
    company = await signUpCompany(db, "Bright Cleaning", "STARTER");
    const request = interviewRequestSchema.parse({
      id,
      title: "Cleaner",
      description: "Offices at night",
      settings: {},
      questions: [{ text: "When?", order: 1, answer_type: "text" }],
    });
    await adoptInterview(db.service(), company.owner.userId, request, {
      provider: "willo",
      key,
      link: "https://app.willo.example/invite/x/",
      showHints: false,
      showAvailability: null,
    });
    await deleteInterview(company.owner.client, id);
  });
  afterAll(async () => {
    await db.close();
    await site.close();
    await new Promise((done) => willo.close(done));
  });
  beforeEach(async () => {
    await db.sql("delete from public.jobs where payload ->> 'what' is distinct from 'interview'");
  });

  const answering = (interview: string, answers: object[]) => ({
    key: participant,
    interview: { key: interview },
    status: "completed",
    answers,
    name: "Ana Flores",
    email: "ana@example.com",
    phone: "+1 555 0100",
  });
  const receive = (interview: string, answers: object[] = [answer]) => {
    person = answering(interview, answers);
    const tried = { times: 2, hours: 0 };
    return receiveParticipant(db.service(), { name: "willo", key: participant }, tried);
  };
  const removed = async () =>
    (
      await db.sql(
        "select payload ->> 'key' as key from public.jobs where kind = 'remove_at_provider' and payload ->> 'what' = 'participant'",
      )
    ).map((row) => row.key);

  it("is removed there, answers or not, however long ago the interview was", async () => {
    await receive(key);
    expect(await removed()).toEqual([participant]);
    await db.sql("update public.jobs set finished_at = now() - interval '1 year'");
    await sweepJobs(db.service());
    expect(await removed()).toEqual([]);
    await receive(key, []);
    expect(await removed()).toEqual([participant]);
    expect(await db.sql("select 1 from public.interview_attempts")).toEqual([]);
  });

  it("is removed there where the interview goes while they are stored", async () => {
    const { error } = await db.service().rpc("receive_participant", {
      p_participant: {
        key: participant,
        interview_key: key,
        state: "completed",
        revision: 1,
        name: "Ana Flores",
        email: "ana@example.com",
        texts: [],
      },
    });
    expect(error).toBeNull();
    expect(await removed()).toEqual([participant]);
  });

  it("stays there where the interview was never ours, or was never at Willo", async () => {
    await receive("f".repeat(32));
    const native = await createInterview(db, company);
    await receive(native.key);
    await deleteInterview(company.owner.client, native.id);
    await receive(native.key);
    expect(await removed()).toEqual([]);
  });
});
