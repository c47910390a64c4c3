import { ANSWER_WORDS, type OpinionTo } from "#lib/domain/results/shortlist";
import { defangLinks } from "#lib/domain/text/linkable";
import { shortName } from "#lib/domain/text/short-name";
import { ellipsize } from "#lib/domain/text/shortened";
import { type Letter, letter, type OptOut } from "./letter.ts";

type Facts = {
  /** At least one. */
  opinions: (Pick<OpinionTo, "to" | "by" | "answer" | "comment"> & { name: string })[];
  /** Whose candidates they are: the sender may have others. */
  company: string;
  /** Whether the sender wants words of people in mails, knowing that a mail outlives a deletion. */
  details: boolean;
  href: string;
  optOut: Omit<OptOut, "words"> | undefined;
};

/** As many stand in one mail, and the most characters of a comment. */
const MOST = 20;
const COMMENT_MOST = 240;

/** What somebody is mailed, once a day, of what came in for the links that they made for a company. */
export function readerAnswersMail({ opinions, company, details, href, optOut }: Facts): Letter {
  const one = opinions.length === 1;
  const answers = one ? "1 new answer" : `${opinions.length} new answers`;
  const shown = opinions.slice(0, MOST);
  const links = [...new Set(shown.map(({ to }) => to))];
  return letter({
    subject: `${answers} about candidates you shared`,
    before: [`${answers} came in about the candidates you shared at ${defangLinks(company)}.`],
    lists: links.map((to) => ({
      heading: defangLinks(to),
      people: shown
        .filter((opinion) => opinion.to === to)
        .map(({ name, by, answer, comment }) => ({
          name: shortName(name),
          facts: [answer === null ? "Comment" : ANSWER_WORDS[answer], `from ${defangLinks(by)}`],
          said: details && comment ? defangLinks(ellipsize(comment, COMMENT_MOST)) : undefined,
        })),
    })),
    ...(opinions.length > MOST && { beforeAction: `and ${opinions.length - MOST} more` }),
    action: { words: one ? "See the answer" : "See the answers", href },
    footer:
      "We send at most one of these emails a day for each company. In Settings you can turn off emails about answers. Deleting a candidate on Rolecall doesn't delete this email.",
    optOut: optOut && { words: "Unsubscribe", ...optOut },
  });
}
