import { after } from "next/server";
import { companySchema, SIGNED_OUT } from "#lib/domain/company/company";
import { lastSeenAt } from "#lib/domain/company/messaging";
import { serviceDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { employerElse } from "#lib/http/session";
import { unnoticed } from "#lib/http/unnoticed";
import { saveCompanyProfile } from "#lib/workflows/company/save-company-profile";
import { tellMessaging } from "#lib/workflows/company/tell-messaging";

/** Saves the signed-in owner's company, making it the first time. */
export const PUT = route({
  as: employerElse(SIGNED_OUT),
  perActor: { name: "company-profile", max: 60, windowSeconds: 900, who: ({ userId }) => userId },
  body: companySchema,
  // The service client makes the row and keeps the provider's key: users may write neither.
  run: async ({ actor, body }) => {
    const clients = { db: actor.db, service: serviceDb() };
    const answer = await saveCompanyProfile(clients, actor.userId, body);
    const { firstName: first_name, industry: niche } = body;
    const traits = { first_name, last_seen_at: lastSeenAt(new Date()), niche };
    after(() =>
      unnoticed("customer messaging", () => tellMessaging({ userId: actor.userId, traits })),
    );
    return answer;
  },
});
