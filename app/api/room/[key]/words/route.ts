import { correctTranscript } from "#lib/data/private/private-page";
import { markWordsOpened, readHeardWords } from "#lib/data/room/heard-words";
import { AppError } from "#lib/domain/core/errors";
import { correctionSchema } from "#lib/domain/private/correction-request";
import { interviewParams } from "#lib/http/params";
import { activeCandidate, byAttempt } from "#lib/http/room-session";
import { route } from "#lib/http/route";
import { privateMessages } from "#lib/messages/mails";

/** What was heard so far, for the review, with the texts around it: the room doesn't load them before. */
export const GET = route({
  as: activeCandidate,
  perActor: { name: "room-words", max: 600, windowSeconds: 3600, who: byAttempt },
  params: interviewParams,
  run: async ({ actor: { db, attemptId, language } }) => ({
    ...(await readHeardWords(db, attemptId)),
    messages: privateMessages(language).messages,
  }),
});

/** Keeps that its candidate has opened what was heard. */
export const PUT = route({
  as: activeCandidate,
  perActor: { name: "room-open-words", max: 60, windowSeconds: 3600, who: byAttempt },
  params: interviewParams,
  run: async ({ actor: { db, attemptId } }) => {
    await markWordsOpened(db, attemptId);
    return { opened: true };
  },
});

/** Keeps a correction of one transcript beside what was heard. */
export const POST = route({
  as: activeCandidate,
  perActor: { name: "room-correct", max: 60, windowSeconds: 3600, who: byAttempt },
  params: interviewParams,
  body: correctionSchema,
  run: async ({ actor: { db, attemptId }, body }) => {
    const kept = await correctTranscript(db, { attemptId, ...body });
    if (!kept)
      throw new AppError("conflict", "You've reached the limit for correcting this answer.");
    return { saved: true };
  },
});
