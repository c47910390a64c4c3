import { LOG_DAYS } from "#lib/domain/webhooks/webhook";
import { type Letter, letter } from "./letter.ts";

export const ENDPOINT_OFF = "We stopped sending to your webhook endpoint";

/** What an owner is mailed when an endpoint of theirs has failed for a day. */
export function endpointOffMail({ url, href }: { url: string; href: string }): Letter {
  return letter({
    subject: ENDPOINT_OFF,
    before: [
      "Your endpoint hasn't accepted any messages for a day, so we turned it off:",
      url,
      "Nothing else is affected: your candidates, scores, and decisions are all still in Rolecall.",
    ],
    action: { words: "See what failed", href },
    after: [
      `When your endpoint works again, turn it on there. Messages that weren't delivered can be sent again from the log for ${LOG_DAYS} days.`,
    ],
    footer: "You're getting this email because your company uses webhooks.",
  });
}
