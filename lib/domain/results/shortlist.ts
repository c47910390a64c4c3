/** How long a link can hold, in days; the form proposes `PROPOSED_DAYS`. */
export const LINK_DAYS = [3, 7, 14, 30, 90] as const;
export const PROPOSED_DAYS = 14;

/** Named shortlists of a company, and people on one of them. */
export const MAX_SHORTLISTS = 200;
export const MAX_PEOPLE = 50;

/** Links to one shortlist that are open at the same time. */
export const MAX_LINKS = 20;

/** How often one link can be opened. */
export const MAX_OPENINGS = 500;

/** What readers save through one link. */
export const MAX_READER_ANSWERS = 1000;

/** Questions of one link. */
export const MAX_LINK_QUESTIONS = 100;

export const COMMENT_LIMIT = 2000;
export const MESSAGE_LIMIT = 1000;
export const NAME_LIMIT = 80;

/** What a link or a PDF can show of a person beside their words. Without the name there is neither of the last two. */
export const SHARED_PARTS = ["name", "scores", "contact", "video"] as const;
export type SharedPart = (typeof SHARED_PARTS)[number];

export const READER_ANSWERS = ["yes", "no", "maybe"] as const;
export type ReaderAnswer = (typeof READER_ANSWERS)[number];

export const ANSWER_WORDS: Readonly<Record<ReaderAnswer, string>> = {
  yes: "Yes",
  no: "No",
  maybe: "Maybe",
};

/** `shows` as far as it can be: nobody is shown whose name isn't. */
export function partsShown(shows: readonly SharedPart[]): SharedPart[] {
  const named = shows.includes("name");
  return SHARED_PARTS.filter((part) => shows.includes(part) && (named || part === "scores"));
}

export const LINK_ENDED = "This link no longer works.";
export const LISTED_NO_MORE = "This person is no longer on the list. Your other answers are saved.";
export const NOBODY_OUTSIDE = "Nobody on this shortlist can be shown to clients or partners.";
export const ENDED_LEAD =
  "Open the link that you were given once more. If it has expired or was turned off, ask the person who gave it to you for a new one.";
export const TOO_MANY_LINKS = `A shortlist can have up to ${MAX_LINKS} open links. Turn one off, then create this one.`;
export const TOO_MANY_PEOPLE = `A shortlist holds up to ${MAX_PEOPLE} people.`;
export const TOO_MANY_SHORTLISTS = `You can have up to ${MAX_SHORTLISTS} shortlists. Delete one you no longer need.`;
export const TOO_MANY_ANSWERS =
  "This link has as many answers as it can hold. Yours wasn't saved. Please tell the person who gave you the link.";
export const SHORTLIST_MISSING = "This shortlist can't be found.";

/** Somebody on a shortlist by the number that stays theirs. */
export type Numbered = { id: string; number: number };

/** What somebody is called where names are hidden. */
export const blindName = (number: number) => `Candidate ${number}`;

/** Why somebody isn't on a link to somebody outside of the company. */
export function keptInsideWords(names: readonly string[]): string {
  const [first = ""] = names;
  return names.length === 1
    ? `${first} agreed to an earlier notice that doesn't mention clients or partners, so links to them leave ${first} out.`
    : `${names.join(", ")} agreed to an earlier notice that doesn't mention clients or partners, so links to them leave these people out.`;
}

/** What a reader said of a candidate, as the sender sees it: the last that they saved. */
export type Opinion = {
  id: string;
  attemptId: string;
  by: string;
  answer: ReaderAnswer | null;
  comment: string;
  at: string;
};

/** The same with for whom the link was. */
export type OpinionTo = Opinion & { to: string };

/** A link as its sender sees it. */
export type ShortlistLink = {
  id: string;
  label: string;
  /** Who made it, within a sentence; the name also of somebody who has left. */
  by: string;
  outside: boolean;
  shows: SharedPart[];
  /** How many were chosen; null for all. */
  questions: number | null;
  state: "open" | "expired" | "ended";
  /** When it ends or ended, as the company's clock shows it. */
  until: string;
  openings: number;
  lastOpened: string | null;
  /** How many answers came in by it: one of each reader and person. */
  answered: number;
};

/** A named shortlist among the others. */
export type ShortlistRow = { id: string; name: string; people: number; made: string };

/** Somebody on a shortlist, with what readers said. */
export type ListedPerson = Numbered & {
  name: string;
  interviewTitle: string;
  rating: number | null;
  status: string;
  /** Whether links to somebody outside leave them out. */
  inside: boolean;
  opinions: OpinionTo[];
};

export type Shortlist = {
  id: string;
  name: string;
  people: ListedPerson[];
  links: ShortlistLink[];
};

/** `ids` with one of them moved a place up or down; as they are if there is none. */
export function moved(ids: readonly string[], id: string, by: 1 | -1): string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return [...ids];
  const next = ids.filter((one) => one !== id);
  next.splice(to, 0, id);
  return next;
}
