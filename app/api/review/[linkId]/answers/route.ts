import { answerLink } from "#lib/data/results/shortlist-links";
import { readerAnswerSchema } from "#lib/domain/results/shortlist-request";
import { linkParams } from "#lib/http/params";
import { reader } from "#lib/http/reader";
import { route } from "#lib/http/route";

/** Keeps what a reader says of somebody for the company; the last time counts. */
export const POST = route({
  as: reader,
  limit: { name: "review-comment", max: 600, windowSeconds: 3600 },
  params: linkParams,
  body: readerAnswerSchema,
  run: async ({ actor: { db, tokenHash, readerId }, body }) => {
    await answerLink(db, tokenHash, { ...body, readerId });
    return { saved: true };
  },
});
