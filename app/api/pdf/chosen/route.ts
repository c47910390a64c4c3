import { z } from "zod";
import { readChosenIds } from "#lib/data/results/bulk-choice";
import { MAX_PDFS, TOO_MANY_PDFS } from "#lib/domain/results/bulk";
import { choiceSchema } from "#lib/domain/results/bulk-request";
import { PDF_TYPES } from "#lib/domain/results/pdf";
import { fileResponse } from "#lib/http/file-response";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { zipPdfs } from "#lib/workflows/results/zip-pdfs";

/** A PDF of each of the chosen in one file, drawn as it is read. */
export const POST = route({
  as: memberTo("read"),
  perActor: { name: "pdfs-owner", max: 10, windowSeconds: 600, who: ({ userId }) => userId },
  body: z.object({ choice: choiceSchema, type: z.enum(PDF_TYPES) }),
  run: async ({ actor, body }) => {
    const most = { most: MAX_PDFS, words: TOO_MANY_PDFS };
    const attemptIds = await readChosenIds(actor, body.choice, most);
    const wanted = { attemptIds, type: body.type, now: Date.now() };
    return fileResponse(await zipPdfs(actor.db, actor, wanted), {
      type: "application/zip",
      name: `${body.type}-pdfs.zip`,
    });
  },
});
