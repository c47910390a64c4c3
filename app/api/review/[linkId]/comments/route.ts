import { addReviewComment } from "#lib/data/results/reviewer-links";
import { reviewCommentSchema } from "#lib/domain/results/reviewer-link";
import { reviewParams } from "#lib/http/params";
import { reviewer } from "#lib/http/reviewer";
import { route } from "#lib/http/route";

/** Keeps a reviewer's comment for the company. */
export const POST = route({
  as: reviewer,
  limit: { name: "review-comment", max: 60, windowSeconds: 3600 },
  params: reviewParams,
  body: reviewCommentSchema,
  run: async ({ actor: { db, tokenHash }, body }) => {
    await addReviewComment(db, tokenHash, body);
    return { saved: true };
  },
});
