import { defangLinks } from "#lib/domain/text/linkable";
import { type Letter, letter } from "./letter.ts";

/**
 * What a company's owner is mailed when a candidate asks for an accommodation: that it is so, never whose or what. Their
 * address may be unproved, and a stranger's.
 */
export function accommodationMail(facts: { job: string; href: string }): Letter {
  const job = defangLinks(facts.job);
  return letter({
    subject: `Accommodation request for ${job}`,
    before: [
      `A candidate for ${job} asked for an accommodation.`,
      "The changes they asked for are already on for their interview. They may also have left you a note that needs an answer.",
    ],
    action: { words: "See the request", href: facts.href },
    footer: "Only you, the company's owner, can see the request, so this email doesn't repeat it.",
  });
}
