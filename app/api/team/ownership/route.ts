import { endOwnershipOffer, TEAM_TEXTS, takeOwnership } from "#lib/data/company/team";
import { handoverSchema } from "#lib/domain/company/team-request";
import { AppError } from "#lib/domain/core/errors";
import { anonymousDb, serviceDb } from "#lib/http/clients";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { memberByAuthTo, memberTo } from "#lib/http/session";
import { offerCompany } from "#lib/workflows/company/offer-company";

/** Offers the company to a member, once the owner's password is right. */
export const POST = route({
  as: memberByAuthTo("own"),
  body: handoverSchema,
  run: async ({ actor, body }) => {
    await countUse({ name: "handover", max: 8, windowSeconds: 900 }, actor.userId);
    // Above row-level security: nobody may offer a company without its password.
    await offerCompany({ nobody: anonymousDb(), service: serviceDb() }, actor, body);
    return {};
  },
});

/** The new owner's yes. */
export const PUT = route({
  as: memberByAuthTo("read"),
  run: async ({ actor }) => {
    await countUse({ name: "handover", max: 8, windowSeconds: 900 }, actor.userId);
    await takeOwnership(actor.db);
    return {};
  },
});

/** The owner takes the offer back, or whom it was made to says no. */
export const DELETE = route({
  as: memberTo("read"),
  run: async ({ actor }) => {
    if (!(await endOwnershipOffer(actor.db)))
      throw new AppError("not_found", TEAM_TEXTS.offer_over ?? "");
    return {};
  },
});
