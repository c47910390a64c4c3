import { stopMail } from "#lib/data/site/mailboxes";
import { serviceDb } from "#lib/http/clients";
import { mailEvent } from "#lib/http/mail-event";
import { route } from "#lib/http/route";

/** What the mail service says became of a mail: an address that bounced or complained gets no more. */
export const POST = route({
  as: mailEvent,
  run: async ({ actor: troubles }) => {
    // Above row-level security: events come from nobody who is signed in.
    for (const trouble of troubles) await stopMail(serviceDb(), trouble);
    return { received: true };
  },
});
