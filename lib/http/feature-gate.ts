import type { NextRequest } from "next/server";
import { readAccessFor } from "#lib/data/plans/company-access";
import type { SeatAction } from "#lib/domain/company/team";
import { AppError } from "#lib/domain/core/errors";
import { type Feature, lockOf } from "#lib/domain/plans/features";
import { type Asking, memberTo } from "./session.ts";

/**
 * For handlers of what a plan opens: somebody whose role allows it, in a company that has the feature.
 * @throws AppError `unauthenticated`, or `forbidden` on a plan without it
 */
export function memberWithFeature(feature: Feature, action: SeatAction): Asking {
  const who = memberTo(action);
  const ask = async (request: NextRequest) => {
    const actor = await who(request);
    const lock = lockOf(await readAccessFor(actor.db, actor.ownerId), feature, actor);
    if (lock !== null) throw new AppError("forbidden", lock);
    return actor;
  };
  return Object.assign(ask, { action });
}
