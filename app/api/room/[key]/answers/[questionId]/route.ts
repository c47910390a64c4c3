import { z } from "zod";
import { requireQuota } from "#lib/data/plans/usage";
import { saveTextAnswer } from "#lib/data/room/answers";
import { requireTake } from "#lib/data/room/uploads";
import { ANSWER_LIMIT } from "#lib/domain/room/room";
import { LANGUAGES } from "#lib/domain/text/languages";
import { text, words } from "#lib/domain/text/text";
import { interviewParams } from "#lib/http/params";
import { candidate } from "#lib/http/room-session";
import { sessionHashes } from "#lib/http/room-token";
import { route } from "#lib/http/route";
import { finishUpload } from "#lib/workflows/room/finish-upload";

/** The versions that the device knows of this answer, its own unanswered ones included. */
const over = z.array(z.uuid()).max(50);
const written = z.object({
  text: words(ANSWER_LIMIT),
  version: z.uuid(),
  over,
  /** In which language the question was on the screen. */
  language: z.enum(LANGUAGES.map(({ code }) => code)).optional(),
});
const recorded = z.object({
  over,
  recordingId: z.uuid(),
  byteSize: z.int().positive(),
  sha256: text(64).check(z.regex(/^[0-9a-f]{64}$/)),
});

/** Whether a recording would be taken now, so that nobody speaks for nothing; a refusal says why not. */
export const GET = route({
  as: candidate,
  params: interviewParams.extend({ questionId: z.uuid() }),
  run: async ({ actor: { db, attemptId }, params: { questionId } }) => {
    await requireTake(db, { attemptId, questionId });
    await requireQuota(db, { questionId });
    return { ready: true };
  },
});

/** Keeps an answer: what was typed, or the recording whose bytes have all been sent. */
export const PUT = route({
  as: candidate,
  params: interviewParams.extend({ questionId: z.uuid() }),
  body: z.union([written, recorded]),
  run: async ({ actor: { db, attemptId }, params: { questionId }, body, request }) => {
    if ("text" in body) await saveTextAnswer(db, { attemptId, questionId, ...body });
    else {
      const tokenHashes = await sessionHashes(request.cookies);
      await finishUpload(db, { ...body, tokenHashes, attemptId, questionId, id: body.recordingId });
    }
    return { saved: true };
  },
});
