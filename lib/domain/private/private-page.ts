/** One answer as its candidate sees it after submitting. */
export type PrivateAnswer = {
  responseId: string;
  number: number;
  question: string;
  kind: "written" | "recorded";
  /** What was typed, or what was heard. */
  text: string | null;
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
  answers: PrivateAnswer[];
};

/** Whether a computer wrote down an answer, so that its candidate may correct the words. */
export function isMachineTranscribed({ kind, transcript }: PrivateAnswer): boolean {
  return kind === "recorded" && transcript === "done";
}
