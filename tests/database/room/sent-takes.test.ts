import { createHash, randomUUID } from "node:crypto";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { NextRequest } from "next/server";
import { startAttempt } from "#lib/data/room/attempts";
import { findUpload } from "#lib/data/room/uploads";
import { roomCookieName } from "#lib/domain/room/room";
import { openMemoryStore, type Take } from "#lib/room-client/take-store";
import { tusSend } from "#lib/room-client/tus-send";
import { mediaStore, uploadStore } from "#lib/vendors/media-store";
import { finishUpload } from "#lib/workflows/room/finish-upload";
import { removeRecording } from "#lib/workflows/room/remove-recording";
import * as uploads from "../../../app/api/room/uploads/[[...id]]/route.ts";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { KEYS } from "../support/keys.ts";
import { type Company, createInterview, signUpCompany } from "../support/people.ts";
import { type Site, startSite } from "../support/site.ts";

const hashOf = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");
/** It begins as a recorder's file does. */
const BYTES = Uint8Array.from(
  { length: 300_000 },
  (_, at) => [0x1a, 0x45, 0xdf, 0xa3][at] ?? at % 251,
);

describe("What the room sends to the handler of uploads", () => {
  let db: TestDatabase;
  let site: Site;
  let company: Company;
  let take: Take;
  let cookie = "";
  let tokenHash = "";
  const store = openMemoryStore();

  beforeAll(async () => {
    site = await startSite(join(process.env.TEST_FOLDER ?? "", "sent-media"));
    db = await startTestDatabase();
    Object.assign(process.env, { SUPABASE_URL: db.url, SUPABASE_SECRET_KEY: KEYS.secret });
    company = await signUpCompany(db, "Bright Cleaning");
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await db.close();
    await site.close();
  });

  beforeEach(async () => {
    const interview = await createInterview(db, company);
    const token = randomUUID();
    cookie = `${roomCookieName(interview.key)}=${token}`;
    tokenHash = hashOf(token);
    const attemptId = await startAttempt(db.service(), {
      interviewKey: interview.key,
      details: { name: "Ana", email: "ana@example.com", phone: "" },
      consent: { noticeVersion: "2026-11-21", language: "en", aiAllowed: true },
      tokenHash,
    });
    take = {
      id: randomUUID(),
      attemptId,
      questionId: interview.questionIds[0] ?? "",
      mimeType: "video/webm",
      number: 1,
      openedAt: 0,
      seconds: 2,
      slices: 1,
      bytes: BYTES.length,
      stopped: true,
      whole: true,
      accepted: true,
    };
    await store.addSlice(take, 0, BYTES);
  });

  /** Sends the take as the browser does; `foreign` is answered to its first piece in the server's place. */
  async function send(begun: boolean, foreign?: Response): Promise<void> {
    let page = foreign;
    const network = globalThis.fetch;
    const answered = jest.spyOn(globalThis, "fetch").mockImplementation(async (asked, init) => {
      const path = String(asked);
      if (!path.startsWith("/api/room/uploads")) return network(asked, init);
      const method = init?.method ?? "";
      if (method === "PATCH" && page) {
        const reply = page;
        page = undefined;
        return reply;
      }
      const body = init?.body instanceof Blob ? await init.body.bytes() : null;
      const request = new NextRequest(`http://rolecall.test${path}`, {
        method,
        body,
        headers: {
          ...Object.fromEntries(new Headers(init?.headers)),
          ...(body && { "content-length": String(body.length) }),
          cookie,
        },
      });
      const id = path.split("/").slice(4);
      const handler = Object.entries(uploads).find(([name]) => name === method)?.[1];
      return handler?.(request, { params: Promise.resolve({ id }) }) ?? Response.error();
    });
    try {
      await tusSend({
        take,
        store,
        begun,
        current: () => take,
        changed: async () => {},
        onProgress: () => {},
        signal: new AbortController().signal,
      });
    } finally {
      answered.mockRestore();
    }
  }
  const finish = () =>
    finishUpload(db.service(), {
      tokenHashes: [tokenHash],
      attemptId: take.attemptId,
      questionId: take.questionId,
      id: take.id,
      byteSize: take.bytes,
      sha256: hashOf(BYTES),
      over: [],
    });
  const state = async () => (await findUpload(db.service(), [tokenHash], take.id))?.state;

  it("arrives whole where a filter has answered its first piece", async () => {
    await expect(send(false, new Response("<h1>Blocked</h1>"))).rejects.toMatchObject({
      status: 0,
    });
    await send(true);
    await finish();
    expect(await state()).toBe("uploaded");
  });

  it("is begun again where what arrived can't become it", async () => {
    const whole = take;
    take = { ...take, bytes: 9 };
    await store.addSlice(take, 0, BYTES.subarray(100, 109));
    await send(false);
    take = whole;
    await store.addSlice(take, 0, BYTES);
    // The server has all that it was told of, and finds out when the take is chosen.
    await send(true);
    await expect(finish()).rejects.toMatchObject({ fields: { reason: "upload_damaged" } });
    await send(true);
    await finish();
    expect(await state()).toBe("uploaded");
  });

  it("is begun again at once where another length was said of it", async () => {
    await expect(send(false, new Response("<h1>Blocked</h1>"))).rejects.toBeDefined();
    await uploadStore().tus.declareUploadLength(take.id, 9);
    await send(true);
    await finish();
    expect(await state()).toBe("uploaded");
  });

  it("is sent from its start where it made room, whenever its files are removed", async () => {
    await send(false);
    await db.sql("update public.media set cleared_at = now() where id = $1", [take.id]);
    await expect(finish()).rejects.toMatchObject({ fields: { reason: "upload_incomplete" } });
    await removeRecording(db.service(), {
      mediaId: take.id,
      objectKey: `${take.attemptId}/${take.id}.webm`,
    });
    expect(await uploadStore().state(take.id)).toBeNull();
    await send(true);
    await finish();
    expect(await state()).toBe("uploaded");
  });

  it("is sent again where it made room while its file was being stored", async () => {
    await send(false);
    const objectKey = `${take.attemptId}/${take.id}.webm`;
    const media = mediaStore();
    const put = media.put.bind(media);
    const stored = jest.spyOn(media, "put").mockImplementationOnce(async (...file) => {
      await db.sql("update public.media set cleared_at = now() where id = $1", [take.id]);
      return put(...file);
    });
    try {
      await expect(finish()).rejects.toMatchObject({ fields: { reason: "upload_incomplete" } });
    } finally {
      stored.mockRestore();
    }
    expect(await state()).toBe("cleared");
    await removeRecording(db.service(), { mediaId: take.id, objectKey });
    await send(true);
    await finish();
    // The job may run once more.
    await removeRecording(db.service(), { mediaId: take.id, objectKey });
    expect(await state()).toBe("uploaded");
    expect(await media.size(objectKey)).toBe(BYTES.length);
  });
});
