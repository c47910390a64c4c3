import { z } from "zod";
import { PDF_TYPES } from "#lib/domain/results/pdf";
import { text } from "#lib/domain/text/text";
import { pdfResponse } from "#lib/http/pdf-response";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { makePdf } from "#lib/workflows/results/make-pdf";

/** One of an attempt's two documents, to be shown in its place. */
export const GET = route({
  as: memberTo("read"),
  limit: { name: "pdf", max: 300, windowSeconds: 600 },
  // Whatever an address says: the answer is named after whom it is about.
  params: z.object({ fileName: text(500) }),
  query: z.object({ responseId: z.uuid(), type: z.enum(PDF_TYPES) }),
  run: async ({ actor, query }) => {
    await countUse({ name: "pdf-owner", max: 120, windowSeconds: 600 }, actor.userId);
    const { responseId: attemptId, type } = query;
    return pdfResponse(await makePdf(actor.db, actor, { attemptId, type, now: Date.now() }));
  },
});
