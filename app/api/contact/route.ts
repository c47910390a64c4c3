import { after } from "next/server";
import { keepContactMessage } from "#lib/data/site/contact-messages";
import { contactSchema } from "#lib/domain/site/contact";
import { serviceDb } from "#lib/http/clients";
import { clientNetwork, countUse } from "#lib/http/rate-limit";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";
import { runDueJobs } from "#lib/jobs/runner";

/** Keeps a message from the contact page and mails it to support. A program that fills in everything is thanked, too. */
export const POST = route({
  as: anyone,
  // Against a flood only: messages are counted below, and what is no message uses none of them up.
  limit: { name: "contact-requests", max: 60, windowSeconds: 3600 },
  body: contactSchema,
  run: async ({ request, body: { website, ...message } }) => {
    await countUse({ name: "contact", max: 5, windowSeconds: 3600 }, clientNetwork(request));
    if (website !== "") return { received: true };
    // Above row-level security: whoever writes to us reads no message, not even this one.
    await keepContactMessage(serviceDb(), message);
    after(() => runDueJobs());
    return { received: true };
  },
});
