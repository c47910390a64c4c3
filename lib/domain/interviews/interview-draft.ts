import { defaultForm, type InterviewForm, type WizardStep } from "./interview-form.ts";

/** What the browser keeps of an unfinished interview. */
export type InterviewDraft = {
  /** The id that the interview will be created with. */
  interviewId: string;
  /** Whether this id was sent once: what is changed afterwards needs another id. */
  sent: boolean;
  step: WizardStep;
  /** Milliseconds since 1970. */
  savedAt: number;
  form: InterviewForm;
};

/** An empty draft with the defaults. */
export function newDraft(ids: { interviewId: string; questionId: string }): InterviewDraft {
  return {
    interviewId: ids.interviewId,
    sent: false,
    step: "basic-details",
    savedAt: 0,
    form: defaultForm(ids.questionId),
  };
}
