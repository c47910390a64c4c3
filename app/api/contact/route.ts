import { after } from "next/server";
import { keepContactMessage } from "#lib/data/site/contact-messages";
import { contactSchema } from "#lib/domain/site/contact";
import { serviceDb } from "#lib/http/clients";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

/** Keeps a message from the contact page and mails it to support. A program that fills in everything is thanked, too. */
export const POST = route({
  as: anyone,
  limit: { name: "contact", max: 5, windowSeconds: 3600 },
  body: contactSchema,
  run: async ({ body: { website, ...message } }) => {
    if (website !== "") return { received: true };
    // Above row-level security: whoever writes to us reads no message, not even this one.
    await keepContactMessage(serviceDb(), message);
    after(() => runDueJobs());
    return { received: true };
  },
});
