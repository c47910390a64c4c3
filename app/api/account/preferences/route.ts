import { z } from "zod";
import { saveMailChoice } from "#lib/data/account/profiles";
import { mailChoiceSchema } from "#lib/domain/account/mail-choice-request";
import { route } from "#lib/http/route";
import { employer } from "#lib/http/session";

/** Keeps what the signed-in employer chooses about mails of new answers, where the mailer reads it. */
export const PATCH = route({
  as: employer,
  perActor: { name: "preferences", max: 60, windowSeconds: 300, who: ({ userId }) => userId },
  // Of the preferences, the server keeps only those that the mailer needs.
  body: z.object({ notifications: mailChoiceSchema }),
  run: async ({ actor, body }) => {
    await saveMailChoice(actor.db, actor.userId, body.notifications);
    return body;
  },
});
