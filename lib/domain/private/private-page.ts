import type { HeardPiece } from "./heard-words.ts";

/** One answer as its candidate sees it after submitting. */
export type PrivateAnswer = {
  responseId: string;
  number: number;
  question: string;
  kind: "written" | "recorded";
  /** What was typed; null of a recording. */
  text: string | null;
  /** What was heard; none of what was typed. */
  pieces: HeardPiece[];
  /** Whether so much of it is in doubt that it can't be rated. */
  hardToHear: boolean;
  /** As stored: 'done', 'no_speech', … */
  transcript: string;
  /** The newest one. */
  correction: string | null;
  mediaId: string | null;
};

/** A candidate's own page about one attempt. Never what the employer decides. */
export type PrivatePage = {
  company: string;
  timeZone: string;
  job: string;
  submittedAt: string;
  aiAllowed: boolean;
  aiDone: boolean;
  /** Whether the company may ask them about other jobs. */
  askAgain: boolean;
  answers: PrivateAnswer[];
};

/** Whether a computer wrote down an answer, so that its candidate may correct the words. */
export function isMachineTranscribed({ kind, transcript }: PrivateAnswer): boolean {
  return kind === "recorded" && transcript === "done";
}

/** The version of the words that ask whether the company may ask again: `askLead` and `askYes` of the catalogs. */
export const ASK_AGAIN_WORDS = "2026-11-28";
