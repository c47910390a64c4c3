import { defangLinks, withoutLinks } from "#lib/domain/text/linkable";
import { ellipsize } from "#lib/domain/text/shortened";
import { type Letter, letter } from "./letter.ts";

/** The most of a text that a mail repeats. */
const REPEATED = 500;

/** What an owner is mailed when a candidate answers a text. Nobody reads an answer to this mail. */
export function textReplyMail(facts: {
  /** Null while their answers aren't open to the owner. */
  name: string | null;
  job: string;
  body: string;
  action: { words: string; href: string };
}): Letter {
  const job = defangLinks(facts.job);
  const who =
    facts.name === null
      ? `Somebody who started an interview for ${job}`
      : `${defangLinks(facts.name)}, who interviewed for ${job},`;
  return letter({
    subject: `${withoutLinks(facts.name ?? "") || "Somebody"} texted you back`,
    before: [
      `${who} answered a text message:`,
      `“${defangLinks(ellipsize(facts.body, REPEATED))}”`,
      "Texts can't be answered here. Call or text them from your own phone.",
    ],
    action: facts.action,
    footer: "You're getting this email because a candidate of yours answered a text message.",
  });
}
