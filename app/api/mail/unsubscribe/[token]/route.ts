import { optOut } from "#lib/data/site/mailboxes";
import { AppError } from "#lib/domain/core/errors";
import { unsubscribePath } from "#lib/domain/core/mail-routes";
import { serviceDb } from "#lib/http/clients";
import { stopParams, stopQuery } from "#lib/http/params";
import { route } from "#lib/http/route";
import { anyone } from "#lib/http/session";

/**
 * Stops mails like the one that held this link: by its page's button, or by a mail program with one POST and no cookie
 * (RFC 8058), whose body says nothing that counts.
 */
export const POST = route({
  as: anyone,
  limit: { name: "unsubscribe", max: 300, windowSeconds: 3600 },
  params: stopParams,
  run: async ({ params: { token } }) => {
    // Above row-level security: whoever has the mail has no account; the token is proof.
    const topic = await optOut(serviceDb(), token);
    if (topic === null) throw new AppError("not_found", "We don't recognize this link.");
    return { stopped: topic };
  },
});

/** A mail program that knows no POST opens the same address: it leads to the page with the button. */
export const GET = route({
  as: anyone,
  params: stopParams,
  query: stopQuery,
  run: async ({ params: { token }, query: { language } }) => {
    const location = unsubscribePath(encodeURIComponent(token), language);
    return new Response(null, { status: 303, headers: { location } });
  },
});
