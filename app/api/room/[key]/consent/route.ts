import { z } from "zod";
import { candidatePath } from "#lib/domain/core/routes";
import { noticeVersion } from "#lib/domain/room/consent";
import { LANGUAGES } from "#lib/domain/text/languages";
import { INVITE_TOKEN, interviewParams } from "#lib/http/params";
import { rememberConsent } from "#lib/http/room-opening";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";

/**
 * The notice's plain form, for who agrees before the page's script is there: leads to the details with the agreement in
 * a cookie, or back to the notice if something was left out. Nothing is stored before the attempt begins.
 */
export const POST = route({
  as: anyone,
  limit: { name: "room-consent", max: 600, windowSeconds: 3600 },
  params: interviewParams,
  form: true,
  body: z.object({
    language: z.enum(LANGUAGES.map(({ code }) => code)),
    ai: z.optional(z.enum(["yes", "no"])),
    agree: z.optional(z.literal("on")),
    invite: z.optional(INVITE_TOKEN),
  }),
  run: async ({ params, body: { language, ai, agree, invite } }) => {
    const headers = new Headers({ "cache-control": "no-store" });
    const carried: { invite?: string } = invite === undefined ? {} : { invite };
    if (ai === undefined || agree === undefined) {
      const missing = [...(ai ? [] : ["ai"]), ...(agree ? [] : ["agree"])].join(",");
      const query = { step: "consent", missing, ...(ai && { ai }), ...carried };
      headers.set("location", candidatePath(params.key, query));
    } else {
      const version = noticeVersion(language);
      const consent = { noticeVersion: version, language, aiAllowed: ai === "yes" };
      headers.set("location", candidatePath(params.key, { step: "details", ...carried }));
      await rememberConsent(params.key, consent);
    }
    return new Response(null, { status: 303, headers });
  },
});
