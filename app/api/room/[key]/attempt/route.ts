import { readAnswers } from "#lib/data/room/answers";
import { readRequests } from "#lib/data/room/requests";
import { readAttemptWords } from "#lib/data/room/rooms";
import type { RoomState } from "#lib/domain/room/room";
import { interviewParams } from "#lib/http/params";
import { activeCandidate } from "#lib/http/room-session";
import { route } from "#lib/http/route";

/** What of this browser's attempt has arrived. */
export const GET = route({
  as: activeCandidate,
  params: interviewParams,
  run: async ({
    actor: { db, id, idle: _present, language: _spoken, ...session },
  }): Promise<RoomState> => ({
    ...session,
    now: new Date().toISOString(),
    ...(await readAttemptWords(db, session.attemptId)),
    ...(await readAnswers(db, session.attemptId, id)),
    ...(await readRequests(db, session.attemptId)),
  }),
});
