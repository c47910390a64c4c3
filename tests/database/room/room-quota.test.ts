import { createHash, randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { FileStore } from "@tus/file-store";
import { Server } from "@tus/server";
import { readDashboardFigures } from "#lib/data/interviews/dashboard";
import { noteReceived, requireQuota } from "#lib/data/plans/usage";
import { beginRecording, discardRecording } from "#lib/data/room/uploads";
import { dailyQuota, storageQuota } from "#lib/domain/core/limits";
import { noticeVersion } from "#lib/domain/room/consent";
import { reserveQuota } from "#lib/http/upload-intake";
import { leaseLocker } from "#lib/http/upload-lock";
import { mailFullRoom } from "#lib/workflows/room/mail-full-room";
import { startAttempt } from "#lib/workflows/room/start-attempt";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Company, createInterview, type Interview, signUpCompany } from "../support/people.ts";
import { rest } from "../support/rest.ts";
import { type Site, startSite } from "../support/site.ts";

const PIECE = 1000;
const LIMIT = dailyQuota("STARTER");
const full = expect.objectContaining({ fields: { reason: "company_full" } });
const TUS = { "tus-resumable": "1.0.0" };
const PATCH = { ...TUS, "content-type": "application/offset+octet-stream", "upload-offset": "0" };

/** What the dashboard's figures tell a company's owner of rooms without room. */
async function fullRooms({ owner }: Company) {
  return (await readDashboardFigures(owner.client)).fullRooms;
}

describe("What one interview may receive in a day", () => {
  let db: TestDatabase;
  let site: Site;
  let company: Company;
  let interview: Interview;
  let tokenHash = "";
  let server: Server;
  const folder = join(process.env.TEST_FOLDER ?? "", "quota-media");

  beforeAll(async () => {
    site = await startSite(folder);
    db = await startTestDatabase();
    company = await signUpCompany(db, "Bright Cleaning");
    server = new Server({
      path: "/uploads",
      datastore: new FileStore({ directory: folder }),
      locker: leaseLocker(() => db.service()),
      namingFunction: (_request, metadata) => metadata?.take ?? "",
    });
  });
  afterAll(async () => {
    await db.close();
    await site.close();
  });
  beforeEach(async () => {
    await db.sql("delete from public.interview_attempts");
    await db.sql("delete from public.full_rooms");
    await db.sql("delete from public.jobs");
    interview = await createInterview(db, company);
    await begin();
  });

  async function begin(key = interview.key): Promise<string> {
    tokenHash = createHash("sha256").update(randomUUID()).digest("hex");
    return await startAttempt(db.service(), {
      interviewKey: key,
      details: { name: "Ana", email: `${randomUUID()}@example.com`, phone: "" },
      consent: { noticeVersion: noticeVersion("en"), language: "en", aiAllowed: true },
      tokenHash,
      returnHash: null,
    });
  }
  const question = () => interview.questionIds[0] ?? "";

  /** A begun upload, empty so far. */
  async function take(): Promise<string> {
    const takeId = randomUUID();
    await beginRecording(db.service(), {
      tokenHashes: [tokenHash],
      questionId: question(),
      takeId,
      contentType: "video/webm",
      extension: "webm",
    });
    const metadata = `take ${Buffer.from(takeId).toString("base64")}`;
    const headers = { ...TUS, "upload-length": "10000", "upload-metadata": metadata };
    const made = new Request("http://localhost/uploads", { method: "POST", headers });
    expect((await server.handleWeb(made)).status).toBe(201);
    return takeId;
  }

  /** Sends a piece as the handler does; it may bring less than it says. */
  const send = (id: string, { bytes = PIECE, says = 0, offset = 0 } = {}) =>
    reserveQuota(
      db.service(),
      { id, questionId: question() },
      new Request(`http://localhost/uploads/${id}`, {
        method: "PATCH",
        headers: {
          ...PATCH,
          "upload-offset": String(offset),
          "content-length": String(says || bytes),
        },
        body: new Uint8Array(bytes),
      }),
      (request) => server.handleWeb(request),
    );

  const received = async () => {
    const [row] = await db.sql(
      "select coalesce(sum(bytes), 0)::float8 as bytes from public.received_hours where interview_id = $1",
      [interview.id],
    );
    return row?.bytes;
  };
  const receivedAlready = (bytes: number, ago = "1 hour") =>
    db.sql(`insert into public.received_hours values ($1, now() - interval '${ago}', $2::bigint)`, [
      interview.id,
      String(Math.ceil(bytes)),
    ]);
  const mails = () =>
    db.sql("select payload from public.jobs where kind = 'mail_full_room' order by sequence");

  it("is counted byte for byte, whatever becomes of the recording", async () => {
    const id = await take();
    expect((await send(id)).status).toBe(204);
    expect((await send(id, { offset: PIECE })).status).toBe(204);
    expect(await received()).toBe(2 * PIECE);
    const [row] = await db.sql("select received_bytes::int from public.media where id = $1", [id]);
    expect(row).toEqual({ received_bytes: 2 * PIECE });
    await discardRecording(db.service(), id);
    expect(await received()).toBe(2 * PIECE);
    await db.sql("delete from public.interview_attempts");
    expect(await received()).toBe(2 * PIECE);
  });

  it("takes back what a request announced and never brought", async () => {
    const id = await take();
    await send(id, { bytes: 10, says: 5000 }).catch(() => undefined);
    expect(await received()).toBe(10);
    // A piece at the wrong place is refused unread.
    expect((await send(await take(), { offset: 700 })).status).toBe(409);
    expect(await received()).toBeLessThanOrEqual(10 + PIECE);
  });

  it("lets nobody begin at its limit, and who has begun finish up to a fifth more", async () => {
    const begun = await take();
    await receivedAlready(LIMIT);
    await expect(begin()).rejects.toEqual(full);
    expect((await send(begun)).status).toBe(204);
    await requireQuota(db.service(), { questionId: question() });
    await receivedAlready(LIMIT * 0.2, "2 hours");
    await expect(requireQuota(db.service(), { questionId: question() })).rejects.toEqual(full);
    await expect(send(begun, { offset: PIECE })).rejects.toEqual(full);
  });

  it("is passed by no number of uploads that were all begun before", async () => {
    const takes = [await take(), await take(), await take()];
    const other = await begin();
    takes.push(await take(), await take(), await take());
    expect(other).toBeDefined();
    await receivedAlready(LIMIT * 1.2 - 2.5 * PIECE);
    const answers = await Promise.allSettled(takes.map((id) => send(id)));
    const passed = answers.filter(({ status }) => status === "fulfilled").length;
    expect(passed).toBeLessThanOrEqual(2);
    expect(await received()).toBeLessThanOrEqual(LIMIT * 1.2);
    expect(answers.find(({ status }) => status === "rejected")).toEqual({
      status: "rejected",
      reason: full,
    });
  });

  it("is another day's after a day, and no other interview's", async () => {
    await receivedAlready(LIMIT, "23 hours");
    await expect(begin()).rejects.toEqual(full);
    await begin((await createInterview(db, company)).key);
    await db.sql("update public.received_hours set hour = hour - interval '3 hours'");
    await begin();
  });

  it("stops no interview without recordings", async () => {
    await receivedAlready(LIMIT * 2);
    await db.sql(
      "update public.questions set question_type = 'text', max_duration = null, thinking_time = null, max_characters = 500 where interview_id = $1",
      [interview.key],
    );
    await begin();
    expect(await mails()).toEqual([]);
  });

  it("is told to the company's owner once a day, by mail and on the dashboard while it holds", async () => {
    const full_ = () => fullRooms(company);
    expect(await full_()).toEqual([]);
    await receivedAlready(LIMIT);
    for (let time = 0; time < 3; time++) await expect(begin()).rejects.toEqual(full);
    expect(await mails()).toEqual([{ payload: { interviewId: interview.id, lacks: "day" } }]);
    expect(await full_()).toEqual([
      { interviewId: interview.id, title: "Cleaner", plan: "STARTER", lacks: "day" },
    ]);
    const stranger = await signUpCompany(db, "Other Crew");
    expect(await fullRooms(stranger)).toEqual([]);
    // The mail has gone; the same day brings no other, the next does.
    await db.sql("update public.jobs set finished_at = now()");
    await db.sql("update public.full_rooms set noted_at = now() - interval '23 hours'");
    await expect(begin()).rejects.toEqual(full);
    expect(await mails()).toHaveLength(1);
    await db.sql("update public.full_rooms set noted_at = now() - interval '25 hours'");
    await expect(begin()).rejects.toEqual(full);
    expect(await mails()).toHaveLength(2);
    await db.sql("delete from public.received_hours");
    expect(await full_()).toEqual([]);
  });

  it("is mailed with its name, what candidates are told and what to do", async () => {
    await receivedAlready(LIMIT);
    await expect(begin()).rejects.toEqual(full);
    const to = { appUrl: site.appUrl, contactEmail: "help@rolecall.test" };
    const job = { jobId: randomUUID(), interviewId: interview.id };
    await mailFullRoom(db.service(), { ...job, lacks: "day" }, to);
    await mailFullRoom(db.service(), { ...job, jobId: randomUUID(), lacks: "company" }, to);
    const [day, whole] = site.sent;
    expect(day).toMatchObject({
      to: [company.owner.email],
      subject: "Your interview for Cleaner has reached its daily limit for recordings",
      text: expect.stringContaining(`${site.appUrl}/interviews/${interview.id}`),
    });
    expect(day?.text).toMatch(/4 GB.*try again tomorrow.*create a new interview/s);
    expect(whole?.text).toMatch(/Bright Cleaning has 20 GB.*delete responses/s);
    await mailFullRoom(db.service(), { ...job, interviewId: randomUUID(), lacks: "day" }, to);
    expect(site.sent).toHaveLength(2);
  });

  it("tells of a company's full storage once, whichever interviews are tried", async () => {
    const id = await take();
    await noteReceived(db.service(), id, storageQuota("STARTER"));
    await db.sql("delete from public.received_hours");
    const second = await createInterview(db, company);
    await expect(begin()).rejects.toEqual(full);
    await expect(begin(second.key)).rejects.toEqual(full);
    expect(await mails()).toMatchObject([{ payload: { lacks: "company" } }]);
    expect(await fullRooms(company)).toMatchObject([
      { interviewId: interview.id, lacks: "company" },
    ]);
  });

  it("is no owner's to write or to read", async () => {
    await receivedAlready(LIMIT);
    for (const table of ["received_hours", "full_rooms"]) {
      const place = `${table}?interview_id=eq.${interview.id}`;
      expect((await rest(db, company.owner, "GET", place)).code).toBe("42501");
      expect((await rest(db, company.owner, "DELETE", place)).code).toBe("42501");
    }
    const { error } = await company.owner.client.rpc("note_received", {
      p_media: randomUUID(),
      p_bytes: -PIECE,
    });
    expect(error?.code).toBe("42501");
  });
});
