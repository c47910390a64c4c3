import { defangLinks, withoutLinks } from "#lib/domain/text/linkable";
import { shortName } from "#lib/domain/text/short-name";
import { type Letter, letter } from "./letter.ts";

/** What somebody is mailed whom a colleague names in a note: not its words, which go with the candidate. */
export function mentionMail(facts: {
  by: string;
  candidate: string;
  job: string;
  href: string;
}): Letter {
  const by = withoutLinks(facts.by) || "A colleague";
  const about = `named you in a note about ${shortName(facts.candidate)}`;
  return letter({
    subject: `${by} ${about}`,
    before: [`${by} ${about}, who interviewed for ${defangLinks(facts.job)}.`],
    action: { words: "See the candidate", href: facts.href },
    footer:
      "You're getting this email because a colleague wrote @ and your name. Deleting the note or the candidate on Rolecall doesn't delete this email.",
  });
}
