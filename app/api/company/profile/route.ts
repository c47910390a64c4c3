import { after } from "next/server";
import { companySchema, SIGNED_OUT } from "#lib/domain/company/company";
import { lastSeenAt } from "#lib/domain/company/messaging";
import { bestEffort } from "#lib/http/best-effort";
import { serviceDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { memberTo } from "#lib/http/session";
import { saveCompanyProfile } from "#lib/workflows/company/save-company-profile";
import { tellMessaging } from "#lib/workflows/company/tell-messaging";

/** Saves the signed-in owner's company, making it the first time. */
export const PUT = route({
  as: memberTo("own", SIGNED_OUT),
  perActor: { name: "company-profile", max: 60, windowSeconds: 900, who: ({ userId }) => userId },
  body: companySchema,
  // The service client makes the row and keeps the provider's key: users may write neither.
  run: async ({ actor, body }) => {
    const clients = { db: actor.db, service: serviceDb() };
    const answer = await saveCompanyProfile(clients, actor.userId, body);
    const { firstName: first_name, industry: niche } = body;
    const traits = { first_name, last_seen_at: lastSeenAt(new Date()), niche };
    after(() =>
      bestEffort("customer messaging", () => tellMessaging({ userId: actor.userId, traits })),
    );
    return answer;
  },
});
