import { after } from "next/server";
import { z } from "zod";
import { START_LIMITS } from "#lib/domain/core/limits";
import { DETAILS_LIMITS } from "#lib/domain/room/candidate";
import { TEXT_WORDS } from "#lib/domain/room/text-consent";
import { tidyDetails } from "#lib/domain/room/tidy-details";
import { LANGUAGES } from "#lib/domain/text/languages";
import { addressText, text } from "#lib/domain/text/text";
import { serviceDb } from "#lib/http/clients";
import { ARRIVAL, interviewParams, RETURN_KEY } from "#lib/http/params";
import { clientNetwork, countUse } from "#lib/http/rate-limit";
import { forgetConsent } from "#lib/http/room-opening";
import { rememberAttempt } from "#lib/http/room-session";
import { hashToken, newToken } from "#lib/http/room-token";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";
import { startAttempt } from "#lib/workflows/room/start-attempt";

/**
 * Begins an attempt. The cookie opens it; the browser's own secret `returnKey` gets another cookie if it lost this one,
 * and is kept there before it asks: a request with the same secret begins nothing twice.
 */
export const POST = route({
  as: anyone,
  limit: { name: "room-start", max: 300, windowSeconds: 3600 },
  params: interviewParams,
  body: z.object({
    name: text(DETAILS_LIMITS.name),
    email: addressText(DETAILS_LIMITS.email),
    phone: z._default(text(DETAILS_LIMITS.phone), ""),
    language: z.enum(LANGUAGES.map(({ code }) => code)).default("en"),
    aiAllowed: z.boolean(),
    noticeVersion: text(40),
    consent: z.literal(true),
    returnKey: z.optional(RETURN_KEY),
    /** Sent where the box for text messages is ticked. */
    textWords: z.optional(z.enum(TEXT_WORDS)),
    ...ARRIVAL,
  }),
  run: async ({ params, body, request }) => {
    await countUse(START_LIMITS.interview, params.key);
    // Counted whether or not the address is known, and kept as a hash.
    const address = `${params.key} ${tidyDetails(body).email.toLowerCase()}`;
    await countUse(START_LIMITS.address, await hashToken(address));
    const { token, tokenHash } = await newToken();
    // Above row-level security: candidates have no account.
    const attemptId = await startAttempt(serviceDb(), {
      interviewKey: params.key,
      details: body,
      consent: body,
      tokenHash,
      returnHash: body.returnKey === undefined ? null : await hashToken(body.returnKey),
      network: clientNetwork(request),
      invite: body.invite,
      source: body.s,
      textWords: body.textWords,
    });
    // The way back is mailed at once; the schedule would do it too.
    after(() => runDueJobs());
    await rememberAttempt(params.key, token);
    await forgetConsent(params.key);
    const headers = { "cache-control": "no-store" };
    return Response.json({ attemptId }, { status: 201, headers });
  },
});
