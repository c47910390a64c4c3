import type { ErrorCode } from "../core/error-codes.ts";
import { AppError } from "../core/errors.ts";
import type { LanguageCode } from "../text/languages.ts";
import type { WantedInterview } from "./interview-request.ts";
import type { StoredInterview } from "./stored-interview.ts";
import { toQuestionRequest } from "./to-request.ts";

/** Where candidates answer: our own room, or another service. */
export const PROVIDER_NAMES = ["native", "willo"] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** What of ours another provider keeps, and removes when we do. */
export const KEPT_AT_PROVIDER = ["interview", "participant"] as const;
export type KeptAtProvider = (typeof KEPT_AT_PROVIDER)[number];

type InOneLanguage<Question> = Question extends unknown ? Omit<Question, "translations"> : never;

/** What another provider is told of an interview. */
export type ProviderInterview = {
  title: string;
  description: string;
  language: LanguageCode;
  /** The company's key there. */
  department: string;
  /** Without our ids, in its own language. */
  questions: readonly InOneLanguage<WantedInterview["questions"][number]>[];
  hourlyRate: string | null;
  showHints: boolean;
  showAvailability: boolean;
  /** ISO; null for none. */
  deadline: string | null;
};

export type MadeInterview = {
  key: string;
  link: string;
  showHints: boolean | null;
  showAvailability: boolean | null;
};

/** One answer as a provider has it. */
export type ProviderAnswer = {
  /** What was asked, and at which place, from 1; null if the provider doesn't say. */
  question: string | null;
  place: number | null;
} & ({ kind: "text"; text: string } | { kind: "video" | "audio"; address: string | null });

/** Somebody who answers at a provider. */
export type Participant = {
  key: string;
  interviewKey: string;
  /** The provider's own word for how far they are, and whether it is one for having handed everything in. */
  state: string;
  finished: boolean;
  name: string;
  email: string;
  phone: string | null;
  language: LanguageCode | null;
  answers: readonly ProviderAnswer[];
};

/** The most bytes of a provider's recording: five minutes at four times what our own room records. */
export const MAX_FETCHED_BYTES = 200 * 1024 * 1024;

/** What the provider doesn't give yet, an answer or a recording, is asked for so often. */
export const FETCH_TRIES = 8;

/** For how many hours a recording is fetched again that breaks off. */
export const FETCH_HOURS = 24;

/** How often something was tried, this time included, and for how many hours. */
export type Tried = { times: number; hours: number };

/** Whether a recording that couldn't be fetched counts as lost, and not as late. */
export function isLost(code: ErrorCode, tried: Tried): boolean {
  switch (code) {
    case "unsupported_media":
    case "too_large":
      return true;
    case "not_found":
      return tried.times >= FETCH_TRIES;
    case "vendor_failed":
      return tried.hours >= FETCH_HOURS;
    default:
      return false;
  }
}

/** What people read if a provider keeps an interview from being saved. */
export const PROVIDER_TEXTS = {
  unreachable:
    "The interview provider can't be reached right now. Please try again in a few minutes.",
  busy: "The interview provider is busy. Please try again in a minute.",
  refusesUs: "The interview provider refused our connection. Please contact support.",
  unreadable: "The interview provider sent a reply we couldn't read. Please try again.",
  missing: "The interview provider no longer has this.",
  perhapsMade:
    "The interview provider may still be creating this interview. Please try again in a minute.",
  refused: (part: string) =>
    `The interview provider didn't accept ${part}. Please change it and try again.`,
  noScreening:
    "The interview provider doesn't support knockout questions. Please remove them and try again.",
  oneLanguage:
    "The interview provider asks in one language only. Please remove the other languages and try again.",
  noKiosk: "The interview provider doesn't support kiosk mode. Please turn it off and try again.",
  noPhone:
    "The interview provider can't require a phone number. Please turn that off and try again.",
} as const;

/** A provider's clear no: nothing was made or changed there. After any other failure, something may have been. */
export class ProviderRefusal extends AppError {}

/** A failure with which a provider has ended: something may have been made there, and nothing is being made anymore. */
export class ProviderEnded extends AppError {}

/** What our own room can do and another provider can't, of what somebody wants; null if there is nothing. */
export function providerProblem(
  provider: ProviderName,
  wanted: Pick<WantedInterview, "screening" | "settings" | "translations">,
): { field: string; message: string } | null {
  if (provider === "native") return null;
  if (wanted.screening.length > 0) {
    return { field: "screening", message: PROVIDER_TEXTS.noScreening };
  }
  if (wanted.settings.kiosk) return { field: "kiosk", message: PROVIDER_TEXTS.noKiosk };
  if (Object.keys(wanted.translations).length > 0) {
    return { field: "translations", message: PROVIDER_TEXTS.oneLanguage };
  }
  return wanted.settings.require_phone
    ? { field: "require_phone", message: PROVIDER_TEXTS.noPhone }
    : null;
}

/** What a provider is told of what somebody wants to save. */
export function wantedInterview(wanted: WantedInterview, department: string): ProviderInterview {
  const { title, description, language, hourlyRate, settings } = wanted;
  return {
    title,
    description,
    language,
    department,
    hourlyRate,
    questions: wanted.questions.map(({ id: _ours, translations: _ownOnly, ...asked }) => asked),
    showHints: settings.show_hints_and_tips,
    showAvailability: settings.show_availability_calendar,
    deadline: settings.deadline ?? null,
  };
}

/** What a provider is told of a stored interview: one that the employer closed ended at that moment. */
export function storedInterview(interview: StoredInterview, department: string): ProviderInterview {
  const { title, description, language, hourlyRate, showHints, showAvailability } = interview;
  return {
    title,
    description,
    language,
    department,
    showHints,
    showAvailability,
    questions: interview.questions.map((question) =>
      toQuestionRequest(question, { language, languages: [] }),
    ),
    hourlyRate: hourlyRate || null,
    deadline: interview.closedAt ?? interview.deadline,
  };
}
