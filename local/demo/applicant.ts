import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { SharedSource } from "#lib/domain/interviews/link-source";
import { noticeVersion } from "#lib/domain/room/consent";
import type { LanguageCode } from "#lib/domain/text/languages";
import type { DemoCandidate } from "./candidates.ts";
import { clips } from "./clips.ts";
import type { Visitor } from "./visitor.ts";

/** What the room asks of a person. */
type Applicant = Pick<DemoCandidate, "name" | "email" | "phone"> & {
  answers: Readonly<DemoCandidate["answers"]>;
  language: LanguageCode;
  aiAllowed?: boolean;
  /** The must-haves, counted from 0, that they answer with no. */
  lacks?: readonly number[];
};

export type Room = {
  key: string;
  questionIds: readonly string[];
  mustHaveIds?: readonly string[];
};

/** Where people found the links. */
const CAME_BY = ["indeed", "text", "poster", "facebook", "qr"] as const satisfies SharedSource[];

/**
 * A person takes an interview as their browser would: consent, every answer, one submission. `beforeSubmission` is called
 * when every answer has arrived.
 */
export async function takeInterview(
  visitor: Visitor,
  room: Room,
  person: Applicant,
  beforeSubmission?: () => Promise<void>,
) {
  const shown = await beginInterview(visitor, room, person);
  await beforeSubmission?.();
  await visitor.send("POST", `/api/room/${room.key}/submit`, { shown });
}

/** A person begins and answers, and submits nothing yet. @returns the version of each answer */
export async function beginInterview(
  visitor: Visitor,
  room: Room,
  person: Applicant,
): Promise<Record<string, string>> {
  const base = `/api/room/${room.key}`;
  const { name, email, phone, language, aiAllowed = true } = person;
  const s = CAME_BY[name.length % CAME_BY.length];
  await visitor.send("POST", `${base}/opened?s=${s}`, {});
  await visitor.send("POST", `${base}/attempts`, {
    name,
    email,
    phone,
    language,
    aiAllowed,
    noticeVersion: noticeVersion(language),
    consent: true,
    s,
  });
  if (room.mustHaveIds?.length) {
    const answers = room.mustHaveIds.map((id, at) => [id, person.lacks?.includes(at) ? 1 : 0]);
    await visitor.send("POST", `${base}/screening`, { answers: Object.fromEntries(answers) });
  }
  const versions: Record<string, string> = {};
  for (const [index, questionId] of room.questionIds.entries()) {
    const answer = person.answers[index];
    if (answer === undefined) continue;
    const version = crypto.randomUUID();
    versions[questionId] = version;
    const body =
      "text" in answer
        ? { ...answer, version }
        : await upload(visitor, { questionId, recordingId: version, clipName: answer.clip });
    await visitor.send("PUT", `${base}/answers/${questionId}`, { ...body, over: [] });
  }
  return versions;
}

/** Sends a clip by the tus protocol; answers what the room says of a recording that was sent. */
async function upload(
  visitor: Visitor,
  take: { questionId: string; recordingId: string; clipName: string },
) {
  const { questionId, recordingId, clipName } = take;
  const clip = clips.find(({ name }) => name === clipName);
  if (!clip) throw new Error(`there is no clip ${clipName}`);
  const bytes = await readFile(join(import.meta.dirname, "media", `${clip.name}.${clip.format}`));
  const metadata = { take: recordingId, question: questionId, filetype: `video/${clip.format}` };
  const pairs = Object.entries(metadata).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString("base64")}`,
  );
  const begun = await visitor.fetch("/api/room/uploads", {
    method: "POST",
    headers: {
      "tus-resumable": "1.0.0",
      "upload-length": String(bytes.length),
      "upload-metadata": pairs.join(","),
    },
  });
  await arrived(begun, 201);
  const sent = await visitor.fetch(`/api/room/uploads/${recordingId}`, {
    method: "PATCH",
    headers: {
      "tus-resumable": "1.0.0",
      "upload-offset": "0",
      "content-type": "application/offset+octet-stream",
    },
    body: bytes,
  });
  await arrived(sent, 204);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { recordingId, byteSize: bytes.length, sha256 };
}

async function arrived(response: Response, status: number) {
  const text = await response.text();
  if (response.status !== status) {
    throw new Error(`an upload was answered ${response.status}: ${text.slice(0, 300)}`);
  }
}
