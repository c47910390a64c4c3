import { Server } from "@tus/server";
import type { NextRequest } from "next/server";
import { requireQuota } from "#lib/data/plans/usage";
import { sessionsOf } from "#lib/data/room/attempts";
import { beginRecording, discardRecording, findUpload, type Upload } from "#lib/data/room/uploads";
import { AppError } from "#lib/domain/core/errors";
import { isUuid } from "#lib/domain/core/uuid";
import { MAX_PATCH_BYTES, maxRecordingBytes, recordingType } from "#lib/domain/room/room";
import { toLanguage } from "#lib/domain/text/languages";
import { uploadStore } from "#lib/vendors/media-store";
import { serviceDb } from "./clients.ts";
import { otherSession, unknownSession } from "./room-session.ts";
import { sessionHashes } from "./room-token.ts";
import { declaredBytes, reserveQuota } from "./upload-intake.ts";
import { leaseLocker } from "./upload-lock.ts";

const UPLOADS_PATH = "/api/room/uploads";

/** On every answer: the room believes none without it. */
export const TUS_VERSION = { "tus-resumable": "1.0.0" };

const HEADERS = { ...TUS_VERSION, "cache-control": "no-store" };

type Pass = { id: string; questionId: string; maxBytes: number };

/** What a request may do, decided before tus sees it. */
const passes = new WeakMap<object, Pass>();

let server: Server | undefined;

function tus(): Server {
  server ??= new Server({
    path: UPLOADS_PATH,
    relativeLocation: true,
    datastore: uploadStore().tus,
    // Above row-level security: leases belong to nobody who is signed in.
    locker: leaseLocker(serviceDb),
    allowedOrigins: [],
    namingFunction: (request) => passOf(request).id,
    maxSize: (request) => passOf(request).maxBytes,
    generateUrl: (_request, { path, id }) => `${path}/${id}`,
  });
  return server;
}

function passOf(request: object): Pass {
  const pass = passes.get(request);
  if (pass === undefined) throw new AppError("forbidden", "You can't do that.");
  return pass;
}

/**
 * For the handler: the hashes of the sessions that a browser holds.
 * @throws AppError `unauthenticated` if it holds none
 */
export async function sessionHolder(request: NextRequest): Promise<string[]> {
  const hashes = await sessionHashes(request.cookies);
  if (hashes.length > 0) return hashes;
  throw unknownSession();
}

/**
 * The tus protocol for a candidate's recordings. The take's id, chosen by the browser, is the upload's id, so
 * that a browser finds its upload again whatever was lost. Every verb checks session, attempt and question.
 */
export async function takeUpload(request: NextRequest, hashes: string[]): Promise<Response> {
  const passed =
    request.method === "POST" ? await create(request, hashes) : await resume(request, hashes);
  if (passed instanceof Response) return passed;
  // Above row-level security: what was received is counted for everybody.
  return reserveQuota(serviceDb(), passed, request, (counted) => {
    passes.set(counted, passed);
    return tus().handleWeb(counted);
  });
}

/** Lets a new upload through, or answers that it has begun already. */
async function create(request: NextRequest, hashes: string[]): Promise<Response | Pass> {
  // A creation may bring the first bytes with it.
  checkLength(request);
  const metadata = metadataOf(request);
  const { take = "", attempt = "", question = "", filetype = "", language, anew } = metadata;
  const type = recordingType(filetype);
  if (!isUuid(take) || !isUuid(question)) {
    throw new AppError("invalid_input", "The upload does not say which answer it is.");
  }
  if (type === null) {
    throw new AppError("unsupported_media", "Recordings are WebM or MP4 files.");
  }
  // Above row-level security: the session's hash decides inside the function.
  const db = serviceDb();
  const own = isUuid(attempt) ? await sessionsOf(db, attempt, hashes) : hashes;
  if (own.length === 0) throw otherSession();
  await requireQuota(db, { questionId: question });
  const { extension } = type;
  await beginRecording(db, {
    tokenHashes: own,
    questionId: question,
    takeId: take,
    contentType: filetype,
    extension,
    language: toLanguage(language),
  });
  const upload = await findUpload(db, hashes, take);
  // What was kept of it can't become what its device has.
  if (anew !== undefined && upload?.state === "uploading") await uploadStore().remove(take);
  const begun = await uploadStore().state(take);
  if (upload?.state === "discarded") return new Response(null, { status: 410, headers: HEADERS });
  if (upload === null || upload.state !== "uploading" || begun !== null) {
    return new Response(null, { status: 409, headers: HEADERS });
  }
  return passFor(upload);
}

/** Lets HEAD, PATCH and DELETE through for an upload on its way; answers itself for one that has an end. */
async function resume(request: NextRequest, hashes: string[]): Promise<Response | Pass> {
  const id = request.nextUrl.pathname.slice(UPLOADS_PATH.length + 1);
  // Above row-level security: the session's hash decides inside the function.
  const db = serviceDb();
  const upload = isUuid(id) ? await findUpload(db, hashes, id) : null;
  if (upload === null || upload.state === "cleared") {
    return new Response(null, { status: 404, headers: HEADERS });
  }
  if (request.method === "DELETE") return discard(upload);
  if (upload.state === "discarded") return new Response(null, { status: 410, headers: HEADERS });
  if (upload.state !== "uploading") return arrived(upload);
  if (request.method === "PATCH") checkLength(request);
  return passFor(upload);
}

function passFor({ id, questionId, maxDuration }: Upload): Pass {
  return { id, questionId, maxBytes: maxRecordingBytes(maxDuration) };
}

async function discard(upload: Upload): Promise<Response> {
  if (!(await discardRecording(serviceDb(), upload.id))) {
    return new Response(null, { status: 409, headers: HEADERS });
  }
  await uploadStore().remove(upload.id);
  return new Response(null, { status: 204, headers: HEADERS });
}

/** Everything is here, whatever the browser still wants to send. */
function arrived({ byteSize }: Upload): Response {
  const size = String(byteSize ?? 0);
  return new Response(null, {
    status: 200,
    headers: { ...HEADERS, "upload-offset": size, "upload-length": size },
  });
}

function checkLength(request: NextRequest): void {
  // The last request of an upload has no body, and so no length.
  if (request.headers.has("transfer-encoding") || !(declaredBytes(request) <= MAX_PATCH_BYTES)) {
    throw new AppError("too_large", "Send at most 4 MiB in one piece, and say its length.");
  }
}

function metadataOf(request: NextRequest): Record<string, string> {
  const pairs = (request.headers.get("upload-metadata") ?? "").split(",");
  return Object.fromEntries(
    pairs.map((pair) => {
      const [key = "", value = ""] = pair.trim().split(" ");
      return [key, Buffer.from(value, "base64").toString("utf8")];
    }),
  );
}
