import { type Letter, letter, type OptOut } from "./letter.ts";

/** What an employer is mailed about new answers: how many, never whose or what. */
export function newAnswersMail(facts: {
  job: string;
  count: number;
  href: string;
  optOut: Omit<OptOut, "words"> | undefined;
}): Letter {
  const answers =
    facts.count === 1 ? "1 candidate has submitted" : `${facts.count} candidates have submitted`;
  const subject =
    facts.count === 1
      ? `New answers for ${facts.job}`
      : `${facts.count} new candidates for ${facts.job}`;
  return letter({
    subject,
    before: [`${answers} their answers for ${facts.job}.`],
    action: { words: "See the answers", href: facts.href },
    footer:
      "We send at most one of these emails an hour per interview. You can turn them off in Settings.",
    optOut: facts.optOut && { words: "Unsubscribe", ...facts.optOut },
  });
}
