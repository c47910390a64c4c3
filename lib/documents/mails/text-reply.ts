import { defangLinks, withoutLinks } from "#lib/domain/text/linkable";
import { ellipsize } from "#lib/domain/text/shortened";
import { type Letter, letter } from "./letter.ts";

/** The most of a text that a mail repeats. */
const REPEATED = 500;

/** What an owner is mailed when a candidate answers a text. Nobody reads an answer to this mail. */
export function textReplyMail(facts: {
  name: string;
  job: string;
  body: string;
  href: string;
}): Letter {
  const name = defangLinks(facts.name);
  return letter({
    subject: `${withoutLinks(facts.name) || "Somebody"} texted you back`,
    before: [
      `${name}, who interviewed for ${defangLinks(facts.job)}, answered a text message:`,
      `“${defangLinks(ellipsize(facts.body, REPEATED))}”`,
      "Texts can't be answered here. Call or text them from your own phone.",
    ],
    action: { words: "See their answers", href: facts.href },
    footer: "You're getting this email because a candidate of yours answered a text message.",
  });
}
