import { z } from "zod";
import { POSTER_PAPERS } from "#lib/domain/interviews/poster";
import { LANGUAGES } from "#lib/domain/text/languages";
import { storedInterviewParams } from "#lib/http/params";
import { pdfResponse } from "#lib/http/pdf-response";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { makePoster } from "#lib/workflows/interviews/make-poster";

/** A printable poster with an interview's link. */
export const GET = route({
  as: memberTo("read"),
  perActor: { name: "pdf-owner", max: 120, windowSeconds: 600, who: ({ userId }) => userId },
  params: storedInterviewParams,
  query: z.object({
    paper: z.enum(POSTER_PAPERS),
    language: z.enum(LANGUAGES.map(({ code }) => code)),
  }),
  run: async ({ actor, params, query }) => {
    const wanted = { ...params, ...query, now: Date.now() };
    return pdfResponse(await makePoster(actor.db, actor.ownerId, wanted));
  },
});
