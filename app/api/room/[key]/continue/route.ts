import { z } from "zod";
import { EMAIL_LIMIT } from "#lib/domain/account/email";
import { addressText } from "#lib/domain/text/text";
import { serviceDb } from "#lib/http/clients";
import { interviewParams } from "#lib/http/params";
import { sessionHash } from "#lib/http/room-token";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { confirmAttempt } from "#lib/workflows/room/confirm-attempt";

/** Goes on after half an hour of quiet, for whoever knows the address that was given at the start. */
export const POST = route({
  as: anyone,
  limit: { name: "room-continue", max: 20, windowSeconds: 3600 },
  params: interviewParams,
  body: z.object({ email: addressText(EMAIL_LIMIT).check(z.minLength(1)) }),
  run: async ({ params, body, request }) => {
    // Above row-level security: a candidate has no account; the session's hash scopes the call.
    await confirmAttempt(serviceDb(), {
      interviewKey: params.key,
      tokenHash: await sessionHash(request.cookies, params.key),
      email: body.email,
    });
    return { continued: true };
  },
});
