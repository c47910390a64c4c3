import { type Arrival, PLAIN_LINK } from "../interviews/link-source.ts";
import type { QuestionForm } from "../interviews/question.ts";
import type { AskedScreening, ScreeningState } from "../interviews/screening.ts";
import type { LanguageCode } from "../text/languages.ts";
import type { Accommodation } from "./accommodations.ts";
import type { AnswerKind } from "./answer-media.ts";
import type { Consent } from "./consent.ts";

/** A question as the candidate sees it. Seconds and characters. */
export type RoomQuestion = Omit<QuestionForm, "answerType" | "translations"> & {
  type: QuestionForm["answerType"];
  /** In which it is asked, where it is written in that one. */
  language: LanguageCode;
};

export type RoomCompany = {
  name: string;
  /** An address that a browser can load, or null. */
  logoUrl: string | null;
  primaryColor: string;
  secondaryColor: string;
  /** How long it keeps what is given here; none while it has set no periods. */
  retention?: { recordingsDays: number; resultsYears: number } | null;
};

/** An interview as the candidate sees it. */
export type RoomInterview = {
  key: string;
  title: string;
  description: string;
  pay: string | null;
  /** Within so many days candidates hear back; null if nothing is promised. */
  hearBackDays: number | null;
  /** The last instant, as ISO time; null for none. */
  deadline: string | null;
  language: LanguageCode;
  /** How many of its questions are in that language although the room speaks another one. */
  untranslated?: "some" | "all" | undefined;
  showHints: boolean;
  /** Whether candidates are asked when they could work. */
  showAvailability: boolean;
  /** A device that many people use: everything is forgotten when somebody finishes or leaves. */
  kiosk: boolean;
  /** Nobody begins without a phone number. */
  requirePhone?: boolean;
  /** Who gives a number may ask for text messages about this interview. */
  texts?: boolean;
  /** No mail of ours would reach anybody now: the room shows what would be mailed. */
  noMail?: boolean;
  company: RoomCompany;
  /** What the preview asks before the interview; a real attempt is asked what it began with. */
  screening?: AskedScreening[];
  questions: RoomQuestion[];
};

/** What of one question has arrived at the server. */
export type RoomAnswer = {
  questionId: string;
  type: AnswerKind;
  text: string | null;
  recordingId: string | null;
  /** Another one for each text and each recording; a recording's is its id. */
  version: string;
};

/** What an employer opened again: one question, or all of them (null). */
export type SecondTry = { questionId: string | null };

/** A candidate's attempt as the server knows it. Times are ISO. */
export type RoomState = {
  /** The server's clock. */
  now: string;
  attemptId: string;
  name: string;
  email: string;
  aiAllowed: boolean;
  submittedAt: string | null;
  /** When this attempt closes, which may be later than the interview; null for no end. */
  closes: string | null;
  /** Null unless this is a second try. */
  again: SecondTry | null;
  /** What is asked before the interview, and in which language, while it is due, and whether the interview goes on. */
  screening: { state: ScreeningState; questions: AskedScreening[]; language?: LanguageCode };
  /** Those that this attempt began with, whatever was edited since. */
  questions: RoomQuestion[];
  answers: RoomAnswer[];
  /** Finished takes per question id, those that were replaced included. */
  takes: Record<string, number>;
  /**
   * Takes that another session has begun to send since their question was last answered. It may be this device's own:
   * one that lost its cookie comes back by a new session.
   */
  waiting: { questionId: string; takeId: string }[];
  accommodation: Accommodation;
  /** The week grid of availability.ts; null if none was filled in. */
  availability: string | null;
};

/** What a room says when its language is chosen: of the job, and of the questions of an attempt that has begun. */
export type RoomWords = {
  interview: RoomInterview | null;
  attempt: Pick<RoomState, "attemptId" | "questions" | "screening"> | null;
};

/** A link of a candidate's own, with its QR code as SVG. */
export type OwnLink = { href: string; code: string };

/** Where a visit begins: the steps before an attempt have addresses, so that they work before the script is there. */
export type Opening = {
  step: "welcome" | "consent" | "details";
  /** Whether the job's description is shown at its full length. */
  wholeDescription: boolean;
  /** What was agreed to on this visit. */
  consent: Consent | null;
  /** The notice's plain form that was sent without one of the two: what was chosen, and what is missing. */
  notice: { aiAllowed: boolean | null; missing: readonly NoticeField[] };
  /** What the link carried. */
  arrival: Arrival;
};

/** The choice about a computer's score, and the agreement. */
export type NoticeField = "ai" | "agree";

export const FIRST_OPENING: Opening = {
  step: "welcome",
  wholeDescription: false,
  consent: null,
  notice: { aiAllowed: null, missing: [] },
  arrival: PLAIN_LINK,
};

export const ROOM_COOKIE = "room_";

/** One cookie per interview, so that a browser can hold several. */
export function roomCookieName(interviewKey: string): string {
  return ROOM_COOKIE + interviewKey;
}

/** What a link leads to; the last two only for the browser that began. */
export const LINK_STATES = ["unknown", "closed", "open", "continue", "submitted"] as const;

export type LinkState = (typeof LINK_STATES)[number];

/** How long an attempt may go on after its deadline; the texts say it in words (tests/unit/numbers.test.ts). */
export const GRACE_MINUTES = 10;

/** How long what was recorded in time may still be sent. */
export const SENDING_DAYS = 1;

/** What was begun and not submitted is deleted this long after the last activity; the room's texts get the number. */
export const UNFINISHED_DAYS = 30;

/** How long an attempt may go on after the employer has closed its interview; the dialog says it in words. */
export const CLOSING_DAYS = 1;

/** How long a browser comes back without asking anything. */
export const SESSION_DAYS = 30;
/** It keeps a session's cookie as long. */
export const SESSION_SECONDS = SESSION_DAYS * 24 * 60 * 60;

/** A browser that was left alone for this long may be in other hands. */
export const IDLE_MINUTES = 30;

/** One request of an upload carries at most this many bytes. */
export const MAX_PATCH_BYTES = 4 * 1024 * 1024;

/** Bytes of a request while a recording catches up. A broken line costs one at most: ten cost 4 % of 25 MiB. */
export const CATCHING_UP_CHUNK = 96 * 1024;

/** Bits per second that the room never asks a recorder to exceed. */
const TOP_BITRATE = 1_064_000;

/** Bytes that a recording of this length may have: half as much again as its top bitrate, and a header. */
export function maxRecordingBytes(seconds: number): number {
  return Math.ceil((seconds * TOP_BITRATE * 1.5) / 8) + 1024 * 1024;
}

/** Characters as people count them: an emoji outside the first plane is one, as in the database. */
export function countCharacters(text: string): number {
  return [...text].length;
}

/** Characters that are kept of any answer, typed, heard or corrected. */
export const ANSWER_LIMIT = 20_000;

/** A rough length of the whole interview in minutes: thinking and answering, a minute and a half per written one. */
export function estimatedMinutes(questions: readonly RoomQuestion[]): number {
  const seconds = questions.reduce(
    (sum, question) =>
      sum + 20 + (question.type === "video" ? question.thinkingTime + question.maxDuration : 90),
    60,
  );
  return Math.max(2, Math.ceil(seconds / 60));
}

const RECORDING = /^(video|audio)\/(webm|mp4)(?:; ?codecs="?[\w.,+ -]{1,100}"?)?$/i;

/** 'video/webm;codecs=vp8,opus' as kind and container; null for what the room does not take. */
export function recordingType(
  contentType: string,
): { kind: "video" | "audio"; extension: "webm" | "mp4" } | null {
  const [, kind, extension] = RECORDING.exec(contentType) ?? [];
  if (kind === undefined || extension === undefined) return null;
  return {
    kind: kind.toLowerCase() === "audio" ? "audio" : "video",
    extension: extension.toLowerCase() === "mp4" ? "mp4" : "webm",
  };
}

/** Whether a file's first bytes are those of its container. */
export function hasContainerSignature(extension: "webm" | "mp4", head: Uint8Array): boolean {
  const marker = extension === "webm" ? [0x1a, 0x45, 0xdf, 0xa3] : [0x66, 0x74, 0x79, 0x70];
  const at = extension === "webm" ? 0 : 4;
  return marker.every((byte, index) => head[at + index] === byte);
}
