import { after } from "next/server";
import { correctTranscript } from "#lib/data/private/private-page";
import { markWordsOpened } from "#lib/data/room/heard-words";
import { AppError } from "#lib/domain/core/errors";
import { correctionSchema } from "#lib/domain/private/correction-request";
import { attemptParams } from "#lib/http/params";
import { linkHolder } from "#lib/http/private-link";
import { route } from "#lib/http/route";
import { runDueJobs } from "#lib/jobs/runner";

/** Keeps a correction of one transcript beside what was heard, and has it evaluated again. */
export const POST = route({
  as: linkHolder,
  perActor: { name: "correct", max: 60, windowSeconds: 3600, who: ({ attemptId }) => attemptId },
  params: attemptParams,
  body: correctionSchema,
  run: async ({ actor: { db, attemptId }, body }) => {
    const kept = await correctTranscript(db, { attemptId, ...body });
    if (!kept)
      throw new AppError("conflict", "You've reached the limit for correcting this answer.");
    after(() => runDueJobs());
    return { saved: true };
  },
});

/** Keeps that its candidate has opened what was heard. */
export const PUT = route({
  as: linkHolder,
  perActor: { name: "open-words", max: 60, windowSeconds: 3600, who: ({ attemptId }) => attemptId },
  params: attemptParams,
  run: async ({ actor: { db, attemptId } }) => {
    await markWordsOpened(db, attemptId);
    return { opened: true };
  },
});
