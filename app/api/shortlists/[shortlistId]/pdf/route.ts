import { z } from "zod";
import { SHARED_PARTS } from "#lib/domain/results/shortlist";
import { shortlistParams } from "#lib/http/params";
import { pdfResponse } from "#lib/http/pdf-response";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { makeShortlistPdf } from "#lib/workflows/results/make-shortlist-pdf";

const flag = z.enum(["yes", "no"]).default("no");

/** A shortlist on paper, a page for each person, with what its sender chose. */
export const GET = route({
  as: memberTo("invite"),
  perActor: { name: "pdf-owner", max: 120, windowSeconds: 600, who: ({ userId }) => userId },
  params: shortlistParams,
  query: z.object({ outside: flag, name: flag, scores: flag, contact: flag }),
  run: async ({ actor, params: { shortlistId }, query }) => {
    const chosen: Readonly<Record<string, string>> = query;
    const shows = SHARED_PARTS.filter((part) => chosen[part] === "yes");
    const wanted = { shortlistId, shows, outside: query.outside === "yes", now: Date.now() };
    return pdfResponse(await makeShortlistPdf(actor.db, actor, wanted));
  },
});
