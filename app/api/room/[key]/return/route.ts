import { z } from "zod";
import { addSession } from "#lib/data/room/attempts";
import { serviceDb } from "#lib/http/clients";
import { interviewParams, RETURN_KEY } from "#lib/http/params";
import { activeCandidate, byAttempt, rememberAttempt } from "#lib/http/room-session";
import { hashToken, newToken } from "#lib/http/room-token";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { returnToAttempt } from "#lib/workflows/room/return-to-attempt";

/** Gives a browser that lost its cookie another one, for the secret that it keeps; says whether it has submitted. */
export const POST = route({
  as: anyone,
  limit: { name: "room-return", max: 120, windowSeconds: 3600 },
  params: interviewParams,
  body: z.object({ returnKey: RETURN_KEY, attemptId: z.optional(z.uuid()) }),
  run: async ({ params, body }) => {
    const { token, tokenHash } = await newToken();
    // Above row-level security: candidates have no account.
    const submittedAt = await returnToAttempt(serviceDb(), {
      interviewKey: params.key,
      returnHash: await hashToken(body.returnKey),
      tokenHash,
      attemptId: body.attemptId,
    });
    await rememberAttempt(params.key, token);
    return { submittedAt };
  },
});

/** Keeps another secret of this kind, for a browser that came by a mailed link. */
export const PUT = route({
  as: activeCandidate,
  perActor: { name: "room-keep-return", max: 120, windowSeconds: 3600, who: byAttempt },
  params: interviewParams,
  body: z.object({ returnKey: RETURN_KEY }),
  run: async ({ actor: { db, attemptId }, body }) => {
    await addSession(db, attemptId, await hashToken(body.returnKey));
    return { kept: true };
  },
});
