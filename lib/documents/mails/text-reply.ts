import { defangLinks, withoutLinks } from "#lib/domain/text/linkable";
import { ellipsize } from "#lib/domain/text/shortened";
import { type Letter, letter } from "./letter.ts";

/** The most of a text that a mail repeats. */
const REPEATED = 500;

/** What a text that ends all texts to its number means for whoever waits for that person. */
const ENDED = {
  stop: "We won't text them anymore. They may have meant the invitation or the time they booked. Call to ask.",
  wrong_number: "We won't text this number again. Find another number before you call.",
} as const;

/** What an owner is mailed when a candidate or somebody invited answers a text. Nobody reads an answer to this mail. */
export function textReplyMail(facts: {
  /** Null while their answers aren't open to the owner. */
  name: string | null;
  job: string;
  isInvited: boolean;
  ended: keyof typeof ENDED | null;
  body: string;
  action: { words: string; href: string };
}): Letter {
  const job = defangLinks(facts.job);
  const [unnamed, did] = facts.isInvited
    ? [`Somebody whom you invited to interview for ${job}`, "whom you invited to interview"]
    : [`Somebody who started an interview for ${job}`, "who interviewed"];
  const who = facts.name === null ? unnamed : `${defangLinks(facts.name)}, ${did} for ${job},`;
  return letter({
    subject: `${withoutLinks(facts.name ?? "") || "Somebody"} texted you back`,
    before: [
      `${who} answered a text message:`,
      `“${defangLinks(ellipsize(facts.body, REPEATED))}”`,
      facts.ended === null
        ? "Texts can't be answered here. Call or text them from your own phone."
        : ENDED[facts.ended],
    ],
    action: facts.action,
    footer: "You're getting this email because somebody answered a text message of your company.",
  });
}
