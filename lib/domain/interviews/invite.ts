import { afterQuietHours, mailHours } from "../core/message-hours.ts";
import { candidatePath } from "../core/routes.ts";
import { DAY_MS } from "../text/dates.ts";
import type { LanguageCode } from "../text/languages.ts";

/** The longest name that a list may hold. */
export const INVITE_NAME_LIMIT = 100;

/** So many people may be texted from the owner's own phone, each with their own link, before there is a plan. */
export const INVITES_WITHOUT_PLAN = 20;

const TOKEN = /^[0-9a-f-]{36}\.[0-9a-f]{32}$/;

/** Whether a text has the form of what an invitation's link carries; whose it is the database knows. */
export function isInviteToken(value: string): boolean {
  return value.length < 100 && TOKEN.test(value);
}

/**
 * Somebody's own link to an interview; a provider's page, `elsewhere`, knows none. Never the address that is stored of our
 * own room: whoever makes an interview by a direct call writes its host.
 */
export function invitedLink(
  { elsewhere, key, token }: { elsewhere: string | null; key: string; token: string },
  appUrl: string,
): string {
  return elsewhere ?? appUrl + candidatePath(key, { invite: token });
}

/** Somebody whom the owner texts: who, where, the address that opens the text, and since when it was opened (ISO). */
export type TextInvite = {
  id: string;
  name: string | null;
  phone: string;
  sms: string;
  openedAt: string | null;
  /** Whether they ended the texts that we send for this company. */
  stopped: boolean;
};

/** The same as the page shows it: the day on which the text was opened first, as the company reads it. */
export type TextPerson = Omit<TextInvite, "openedAt"> & { opened: string | null };

/** What somebody who is invited by email gets. */
export const INVITE_MAILS = ["invite", "reminder"] as const;
export type InviteMail = (typeof INVITE_MAILS)[number];

/** How somebody is invited: by our mail, or by a text from the owner's own phone. */
export const INVITE_CHANNELS = ["email", "text"] as const;
export type InviteChannel = (typeof INVITE_CHANNELS)[number];

/** Where an invitation stands. A text is never known to be sent: only that it was opened on the owner's phone. */
export const INVITE_STATES = [
  "queued",
  "sent",
  "stopped",
  "bounced",
  "failed",
  "to_text",
  "text_opened",
  "taken_back",
] as const;

export type InviteState = (typeof INVITE_STATES)[number];

/** Somebody invited, for their owner's list. */
export type InvitedRow = {
  id: string;
  /** Null if there was none, and all three once they were removed. */
  email: string | null;
  phone: string | null;
  name: string | null;
  state: InviteState;
  /** ISO. */
  sentAt: string | null;
  textOpenedAt: string | null;
  remindedAt: string | null;
  /** Whether somebody began by its link with another address. */
  otherAddress: boolean;
  /** Whether somebody began by its link. */
  begun: boolean;
  /** Whether its link ends when it is taken back: one to a provider's page doesn't. */
  linkEnds: boolean;
  /** Whether we text it. */
  texted: boolean;
  /** Where and on which day they agreed to that, as their owner stated it. */
  agreedWhere: string | null;
  agreedOn: string | null;
  /** Of its messages; null: the interview's own. */
  language: LanguageCode | null;
  /** What came from their number last since they were invited, before they began, and when (ISO). */
  reply: { text: string; at: string } | null;
};

/** So many invited people are on one page of their list. */
export const INVITED_SHOWN = 100;

/** The most of a search among them that is read. */
export const INVITED_SEARCH_LIMIT = 100;

/** A page of an interview's invited people whom a search means, or all without one; from 1, and how many those are in all. */
export type InvitedPage = {
  rows: InvitedRow[];
  total: number;
  search: string;
  page: number;
  pages: number;
};

/** Whether an invitation can be taken back by where it stands: a link that can't be ended only before it is out. */
export function mayTakeBack(state: InviteState, linkEnds: boolean): boolean {
  return state === "queued" || state === "to_text" || (linkEnds && state !== "taken_back");
}

/** What becomes of one person of a list that was sent; 'invited' of a text means that it waits for its owner. */
export const INVITE_OUTCOMES = ["invited", "already", "stopped"] as const;
export type InviteOutcome = (typeof INVITE_OUTCOMES)[number];

type ReminderFacts = { deadline: Date | null; taken: boolean; timeZone: string };

/** A reminder comes in the last two days before the deadline. */
export const REMINDER_DAYS = 2;

/**
 * What becomes of a reminder when its time has come: it waits for the day, and is dropped if somebody has begun or
 * nothing is open anymore. A deadline that was put off lets it be queued anew.
 */
export function reminderDecision(
  { deadline, taken, timeZone }: ReminderFacts,
  now: Date,
): "send" | "drop" | "later" | { waitUntil: Date } {
  if (taken || (deadline !== null && deadline <= now)) return "drop";
  if (deadline === null || deadline.getTime() - now.getTime() > REMINDER_DAYS * DAY_MS)
    return "later";
  const next = afterQuietHours(now, mailHours(timeZone));
  if (next <= now) return "send";
  return next < deadline ? { waitUntil: next } : "drop";
}
