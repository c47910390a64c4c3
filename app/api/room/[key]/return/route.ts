import { z } from "zod";
import { text } from "#lib/domain/text";
import { serviceDb } from "#lib/http/clients";
import { interviewParams } from "#lib/http/params";
import { roomCookie } from "#lib/http/room-session";
import { hashToken, newToken } from "#lib/http/room-token";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { returnToAttempt } from "#lib/workflows/return-to-attempt";

/** Gives a browser that lost its cookie another one, for the secret it got when the attempt began. */
export const POST = route({
  as: anyone,
  limit: { name: "room-return", max: 120, windowSeconds: 3600 },
  params: interviewParams,
  body: z.object({ returnKey: text(100).check(z.minLength(20)) }),
  run: async ({ params, body }) => {
    const { token, tokenHash } = await newToken();
    // Above row-level security: candidates have no account.
    await returnToAttempt(serviceDb(), {
      interviewKey: params.key,
      returnHash: await hashToken(body.returnKey),
      tokenHash,
    });
    return Response.json(
      { returned: true },
      { headers: { "set-cookie": roomCookie(params.key, token), "cache-control": "no-store" } },
    );
  },
});
