import { z } from "zod";
import { candidatePath } from "#lib/domain/core/routes";
import { carried } from "#lib/domain/interviews/link-source";
import { noticeVersion } from "#lib/domain/room/consent";
import { LANGUAGES } from "#lib/domain/text/languages";
import { ARRIVAL, interviewParams } from "#lib/http/params";
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
    ...ARRIVAL,
  }),
  run: async ({ params, body: { language, ai, agree, invite = null, s = null } }) => {
    const headers = new Headers({ "cache-control": "no-store" });
    const arrival = carried({ invite, source: s });
    if (ai === undefined || agree === undefined) {
      const missing = [...(ai ? [] : ["ai"]), ...(agree ? [] : ["agree"])].join(",");
      const query = { step: "consent", missing, ...(ai && { ai }), ...arrival };
      headers.set("location", candidatePath(params.key, query));
    } else {
      const version = noticeVersion(language);
      const consent = { noticeVersion: version, language, aiAllowed: ai === "yes" };
      headers.set("location", candidatePath(params.key, { step: "details", ...arrival }));
      await rememberConsent(params.key, consent);
    }
    return new Response(null, { status: 303, headers });
  },
});
