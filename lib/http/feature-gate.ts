import { readAccessFor } from "#lib/data/plans/company-access";
import { AppError } from "#lib/domain/core/errors";
import { type Feature, lockOf } from "#lib/domain/plans/features";
import { employer, type SignedIn } from "./session.ts";

/**
 * For handlers of what a plan opens: the employer whose company has the feature.
 * @throws AppError `unauthenticated`, or `forbidden` on a plan without it
 */
export function employerWithFeature(feature: Feature): () => Promise<SignedIn> {
  return async () => {
    const actor = await employer();
    const lock = lockOf(await readAccessFor(actor.db, actor.userId), feature);
    if (lock !== null) throw new AppError("forbidden", lock);
    return actor;
  };
}
