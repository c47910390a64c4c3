import { after } from "next/server";
import { z } from "zod";
import { readOnboarding } from "#lib/data/account/onboarding";
import { afterOAuth, afterProcessing, OAUTH_TEXTS } from "#lib/domain/account/after-sign-in";
import { lastSeenAt } from "#lib/domain/company/messaging";
import { AppError } from "#lib/domain/core/errors";
import { MAX_NEXT, routes, safeNext } from "#lib/domain/core/routes";
import { identifier, text } from "#lib/domain/text/text";
import { bestEffort } from "#lib/http/best-effort";
import { serviceDb, userDb } from "#lib/http/clients";
import { allowRecovery } from "#lib/http/recovery";
import { route } from "#lib/http/route";
import { anyone, currentEmployer } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";
import { finishSignIn } from "#lib/workflows/account/finish-sign-in";
import { tellMessaging } from "#lib/workflows/company/tell-messaging";

/** Ends a social sign-in, or says where a session that is there already goes on. */
export const POST = route({
  as: anyone,
  limit: { name: "exchange", max: 60, windowSeconds: 300 },
  body: z.object({
    code: z.optional(identifier(500)),
    flow: z.enum(["oauth", "processing"]).default("oauth"),
    plan: z.optional(text(20)),
    next: z.optional(text(MAX_NEXT)),
  }),
  run: async ({ body: { code, flow, plan, next: asked } }) => {
    const failure = flow === "oauth" ? OAUTH_TEXTS.callback : OAUTH_TEXTS.processing;
    const db = await userDb();
    // The service client marks an address as proved, which nobody may do for themselves.
    const arrived =
      code === undefined
        ? await currentEmployer()
        : await finishSignIn({ db, service: serviceDb() }, code, failure);
    if (arrived === null) throw new AppError("unauthenticated", failure);
    if ("recovering" in arrived && arrived.recovering) {
      await allowRecovery(arrived.userId);
      return { next: routes.resetPassword };
    }
    const { userId } = arrived;
    const onboarding = await readOnboarding(db, userId);
    const way = flow === "oauth" ? afterOAuth(onboarding) : afterProcessing(onboarding, plan);
    // A session that was there already is no new sign-in; the processing variant counts complete accounts only.
    if (code !== undefined) {
      // What waited for the address to be proved goes at once.
      after(() => runDueJobs());
      after(() =>
        bestEffort("customer messaging", () =>
          tellMessaging({ userId, traits: { last_seen_at: lastSeenAt(new Date()) } }),
        ),
      );
      if (flow === "oauth" || way === routes.dashboard) {
        after(() =>
          bestEffort("customer messaging", () =>
            tellMessaging({ userId, event: "login", traits: {} }),
          ),
        );
      }
    }
    return { next: safeNext(asked) ?? way };
  },
});
