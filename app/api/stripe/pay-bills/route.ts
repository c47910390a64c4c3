import { serviceDb } from "#lib/http/clients";
import { countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { payOpenBills } from "#lib/workflows/plans/pay-open-bills";

/** Pays the signed-in employer's open bills with the card on file, or answers where they can be paid. */
export const POST = route({
  as: memberTo("own"),
  run: async ({ actor }) => {
    await countUse({ name: "pay-bills", max: 20, windowSeconds: 900 }, actor.userId);
    // The service client: nobody writes their own plan.
    return payOpenBills(serviceDb(), actor.userId);
  },
});
