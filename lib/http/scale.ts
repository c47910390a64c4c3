import { readAccess } from "#lib/data/plans/billing";
import { ATS_TEXTS } from "#lib/domain/integrations/texts";
import { includes } from "#lib/domain/plans/plans";
import { AppError } from "#lib/domain/site/errors";
import { employer, type SignedIn } from "./session.ts";

/**
 * For handlers of what the Scale plan opens: the employer whose plan includes it.
 * @throws AppError `unauthenticated`, or `forbidden` on a smaller plan
 */
export async function employerOnScale(): Promise<SignedIn> {
  const actor = await employer();
  if (!includes(await readAccess(actor.db, actor.userId), "SCALE"))
    throw new AppError("forbidden", ATS_TEXTS.needsScale);
  return actor;
}
