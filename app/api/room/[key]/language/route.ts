import { z } from "zod";
import { keepLanguage, readSession } from "#lib/data/room/attempts";
import { readAttemptWords } from "#lib/data/room/rooms";
import type { RoomWords } from "#lib/domain/room/room";
import { roomIn } from "#lib/domain/room/room-interview";
import { LANGUAGES } from "#lib/domain/text/languages";
import { text } from "#lib/domain/text/text";
import { serviceDb } from "#lib/http/clients";
import { rememberLanguage } from "#lib/http/room-language";
import { sessionHash } from "#lib/http/room-token";
import { interviewAt } from "#lib/http/room-visit";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { roomMessages } from "#lib/messages/room";

/**
 * Keeps a choice of language in a cookie and answers the room's texts and the interview's words in it. It goes with the attempt, to its mails and
 * other devices, if it is this `attempt`: before that, somebody else may be choosing.
 */
export const PUT = route({
  as: anyone,
  limit: { name: "room-language", max: 300, windowSeconds: 3600 },
  params: z.object({ key: text(64).check(z.regex(/^[\w-]{1,64}$/)) }),
  body: z.object({
    language: z.enum(LANGUAGES.map(({ code }) => code)),
    attempt: z.uuid().nullable().default(null),
  }),
  run: async ({ params, body, request }) => {
    const hash = body.attempt && (await sessionHash(request.cookies, params.key));
    // Above row-level security: a candidate has no account; the session's hash scopes the call.
    const db = serviceDb();
    const session = hash === null ? null : await readSession(db, params.key, hash);
    const mine = session !== null && session.attemptId === body.attempt;
    if (mine) await keepLanguage(db, session.attemptId, body.language);
    const stored = await interviewAt(params.key);
    const words: RoomWords = {
      interview: stored && roomIn(stored, body.language),
      attempt: mine ? await readAttemptWords(db, session.attemptId) : null,
    };
    await rememberLanguage(params.key, body.language);
    return { ...roomMessages(body.language), words };
  },
});
