import type { FactKind } from "#lib/domain/evaluation/statements/facts";

/** How one language tells of one's own work, in folded text. */
export type Speech = {
  /** Where a clause ends: marks, connectives, and before a new subject. */
  cuts: RegExp;
  /** The subject of a clause: oneself, or anybody else. */
  self: RegExp;
  other: RegExp;
  /** What denies the rest of its clause, or with `notHidesAll` all of it. */
  not: RegExp;
  notHidesAll: boolean;
  /** A clause that takes back what the one before has: 'I don't have yet', 'but it is suspended'. */
  takesBack: RegExp;
  /** What is no fact of work today: would, hopes, home, church. */
  never: RegExp;
  /** How long; and what makes it time at work, beside names of work: a time alone may be of anything. */
  time: RegExp;
  atWork: RegExp;
  /** What joins a time, as `|`, or being somewhere, to a name of work; and a clause that says a time and nothing else. */
  beside: string;
  bare: RegExp;
  /** Verbs of work some words before its name, those right before it, and what makes somebody a role. */
  works: string;
  does: string;
  is: string;
  /** What may not stand between such a verb and the name of work, and not after those right before it. */
  between: string;
  apart: string;
  /** Verbs before a tool, and up to a paper, with nothing between that makes it another's. */
  uses: RegExp;
  holds: RegExp;
  /** People behind a paper or before 'with', 'ServSafe certified cooks', and what makes one of them oneself: 'I'm a'. */
  people: RegExp;
  oneself: RegExp;
  /** What names a paper that no list knows. */
  papers: RegExp;
  licenses: RegExp;
  /** Facts that are said as they stand. */
  said: readonly { kind: FactKind; as: RegExp }[];
  /** What begins to say hours, the words that go on, and those without which it says none. */
  hours: RegExp;
  hourWords: RegExp;
  parts: RegExp;
  /** A word with which no value ends, and those with which none begins. */
  dangling: RegExp;
  leading: RegExp;
};

/** A pattern of whole words. */
export const words = (source: string, flags = "u") =>
  new RegExp(`(?<![\\p{L}\\p{N}'])(?:${source})(?![\\p{L}\\p{N}])`, flags);

/** A pattern of one of some verbs up to the end of a text, with at most four words behind it and none of the blocked. */
export const upTo = (verbs: string, blocked: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}'])(?:${verbs})(?![\\p{L}\\p{N}'])(?: (?!(?:${blocked})(?:[ ,]|$))[^ ]+){0,4} $`,
    "u",
  );

/** A pattern of one word and nothing beside it. */
export const exactly = (source: string) => new RegExp(`^(?:${source})$`, "u");
