import { dialable } from "#lib/domain/results/contact";
import { type NewAnswer, namedPeople } from "#lib/domain/results/new-answers";
import { hoursInWords } from "#lib/domain/room/hours";
import { defangLinks } from "#lib/domain/text/linkable";
import { shortName } from "#lib/domain/text/short-name";
import { ellipsize } from "#lib/domain/text/shortened";
import { type Letter, letter, type OptOut } from "./letter.ts";

type Facts = {
  job: string;
  /** The best first. */
  rated: NewAnswer[];
  /** Those for a person to read or hear, the oldest first. */
  unrated: NewAnswer[];
  /** How many there are of both, also where the lists are cut. */
  total: number;
  /** Whether the owner wants phone numbers and a sentence of each, knowing that a mail outlives a deletion. */
  details: boolean;
  href: string;
  optOut: Omit<OptOut, "words"> | undefined;
};

/** What an employer is mailed about new answers: whom to call first, who is for them to read or hear. */
export function newAnswersMail({
  job,
  rated,
  unrated,
  total,
  details,
  href,
  optOut,
}: Facts): Letter {
  const one = total === 1;
  const answers = one ? "1 candidate has submitted" : `${total} candidates have submitted`;
  const named = namedPeople(rated, unrated);
  const more = total - named.rated.length - named.unrated.length;
  const lists = [
    { heading: "Rated, best first", people: named.rated },
    { heading: "For you to read or hear", people: named.unrated },
  ];
  return letter({
    subject: one ? `New answers for ${job}` : `${total} new candidates for ${job}`,
    before: [`${answers} their answers for ${job}.`],
    lists: lists
      .filter(({ people }) => people.length > 0)
      .map(({ heading, people }) => ({
        heading,
        people: people.map((person) => toPerson(person, details)),
      })),
    ...(more > 0 && { beforeAction: `and ${more} more` }),
    action: { words: "See the answers", href },
    footer: `We send at most one of these emails an hour per interview. In Settings you can turn them off, ${
      details
        ? "or leave out what people said and their phone numbers"
        : "or add a sentence of each and their phone numbers"
    }. Deleting a candidate on Rolecall doesn't delete this email.`,
    optOut: optOut && { words: "Unsubscribe", ...optOut },
  });
}

/** The most characters of a sentence. */
const SAID_MOST = 240;

function toPerson({ name, rating, scoring, ...person }: NewAnswer, details: boolean) {
  const hours = hoursInWords(person.availability);
  const number = details && person.phone !== null ? dialable(person.phone) : null;
  return {
    name: shortName(name),
    facts: [
      ...(rating === null ? [] : [`${rating.toFixed(1)} out of 10`]),
      ...(rating === null && scoring ? ["rating to follow"] : []),
      ...(hours === null ? [] : [hours]),
    ],
    said: details && person.said ? defangLinks(ellipsize(person.said, SAID_MOST)) : undefined,
    call: number === null ? undefined : { words: `Call ${number}`, href: `tel:${number}` },
  };
}
