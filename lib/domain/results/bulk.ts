import { peopleInWords } from "../text/words.ts";
import type { DecisionMailKind } from "./decision-mail.ts";
import type { ResultRow } from "./results.ts";
import type { AttemptStatus } from "./status.ts";

/** What can be done about many candidates in one action. */
export const BULK_KINDS = ["status", "mail", "delete"] as const;

export type BulkKind = (typeof BULK_KINDS)[number];

/** The most people in one action. */
export const MAX_BULK = 1000;

/** The most that are chosen, or left out of a whole list, one by one; more are chosen by what a list is narrowed to. */
export const MAX_PICKED = 250;

/** The most PDFs in one file. */
export const MAX_PDFS = 100;

/** A row as a choice names it: with what it showed. */
export function pickedRow({ id, status, shown }: Pick<ResultRow, "id" | "status" | "shown">) {
  return { id, from: status, ...shown };
}

/** So many are worked through by one job, before others of its lane have their turn. */
export const BULK_STEP = 50;

/** A mail or a deletion begins so much later than its press, and can be taken back until then. */
export const TAKE_BACK_SECONDS = 30;

/** What is typed before many are deleted. */
export const DELETE_WORD = "DELETE";

/** In a mail to many, what each person's own job stands in for. */
export const JOB_MARK = "[job]";

/** A text for many is shorter than a mail, whose greeting and job are each person's own. */
export const BULK_BODY_LIMIT = 1500;

/** What came of one of the people. */
export const BULK_OUTCOMES = [
  ...["done", "changed", "gone", "no_right", "already_sent", "mail_stopped", "not_decided"],
  ...["on_hold", "owner_unverified", "failed"],
] as const;

export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

/** Why nothing was done about somebody. */
export const BULK_FAILURES: Readonly<Record<Exclude<BulkOutcome, "done">, string>> = {
  changed: "has changed since you looked. Open their page to see how",
  gone: "isn't there anymore",
  no_right: "isn't yours to decide about anymore",
  already_sent: "got this email before",
  mail_stopped: "has an address that takes no email",
  not_decided: "has no decision to email about",
  on_hold: "is on legal hold",
  owner_unverified: "couldn't be emailed, because your own address isn't confirmed",
  failed: "couldn't be done. Open their page and try there",
};

/** An action of the person who asks, as far as it has come. */
export type BulkAction = {
  id: string;
  kind: BulkKind;
  status: AttemptStatus | null;
  people: number;
  done: number;
  /** How many it was not done for, and the first of them by name; null for somebody who is gone. */
  failed: number;
  failures: { name: string | null; why: Exclude<BulkOutcome, "done"> }[];
  over: boolean;
  canTakeBack: boolean;
  /** Whether somebody whose status it set still can be emailed about that. */
  canMail: boolean;
  /** Until it begins. */
  seconds: number;
};

/** What an action would be about, before anybody presses. */
export type BulkFacts = {
  people: number;
  onHold: number;
  decidedLately: number;
  undecided: number;
  mailed: number;
  /** Whose address took no such email. */
  refused: number;
  /** How many new people the company may still email today; null if nobody is left. */
  today: number | null;
  mails: BulkProposal[];
};

/** One text for those of one language, without the greeting, which is each person's own. */
export type BulkProposal = {
  kind: DecisionMailKind;
  language: string;
  languageName: string;
  people: number;
  subject: string;
  body: string;
  /** Null if it is English. */
  english: string | null;
};

/** What an action is doing, or did, in a line. */
export function bulkInWords({ kind, status, people, done, failed, over }: BulkAction): string {
  const of = over ? peopleInWords(done) : `${done + failed} of ${peopleInWords(people)}`;
  if (kind === "status") return over ? `${of} set to ${status}` : `Setting to ${status}: ${of}`;
  if (kind === "mail") return over ? `${of} emailed` : `Emailing: ${of}`;
  return over ? `${of} deleted` : `Deleting: ${of}`;
}

/** Said if what a list is narrowed to has others in it by the time of the press. */
export const OTHERS_MATCH =
  "The list has changed since you opened it, so nothing was done. Look at the new list and choose again.";
export const TOO_MANY_CHOSEN = `Up to ${peopleInWords(MAX_BULK)} at a time. Narrow the list with its filters and try again.`;
export const MOST_IN_BULK = { most: MAX_BULK, words: TOO_MANY_CHOSEN };
export const TOO_MANY_PDFS = `PDFs of up to ${peopleInWords(MAX_PDFS)} at a time. Select fewer, or narrow the list.`;
export const NOBODY_LEFT = "There is nobody here that this can be done for. Nothing was done.";
export const BEGUN_ALREADY = "It's too late to take this back, because it has begun.";
export const ACTION_MISSING = "This isn't there anymore.";
