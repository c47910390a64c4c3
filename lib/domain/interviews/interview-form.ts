import { NO_ADDRESSES, readsAsAddress } from "../text/address.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "../text/languages.ts";
import { deadlineProblem, endOfDay, isDay } from "./deadline.ts";
import { INTERVIEW_PROBLEMS } from "./interview.ts";
import { newQuestion, type QuestionForm } from "./question.ts";
import { SCREENING_PROBLEMS, type ScreeningQuestion, screeningProblem } from "./screening.ts";
import { isSaid, type JobWords, otherLanguages, type Translations } from "./translations.ts";

/** What is turned on or off under Settings. One more is a compile error wherever it is forgotten. */
export const SWITCHES = ["showHints", "showAvailability", "kiosk", "requirePhone"] as const;
export type SwitchName = (typeof SWITCHES)[number];

/** What requests and tables call them. */
type SwitchColumns = {
  showHints: "show_hints_and_tips";
  showAvailability: "show_availability_calendar";
  /** Answered on a device that many people use: the room forgets each of them at once. */
  kiosk: "kiosk";
  /** Nobody begins without a phone number. */
  requirePhone: "require_phone";
};
export type SwitchColumn = SwitchColumns[SwitchName];

/** An interview as wizard and edit page hold it. */
export type InterviewForm = Record<SwitchName, boolean> & {
  title: string;
  language: LanguageCode;
  /** Others that it is kept in, in the order in which they were added; what is kept in no language of these isn't saved. */
  languages: LanguageCode[];
  translations: Translations<JobWords>;
  /** For each field whose words in another language wait to be read again, the words that they were written for. */
  writtenFor?: Readonly<Record<string, string>> | undefined;
  /** Free text, such as '$18 to $22 per hour', or empty. */
  hourlyRate: string;
  /** Within so many days candidates hear back; null if nothing is promised. */
  hearBackDays: number | null;
  description: string;
  questions: QuestionForm[];
  /** Asked before the interview, with the employer's rule. */
  screening: ScreeningQuestion[];
  /** A day such as 2026-12-24, or empty. */
  deadline: string;
  /** The hours of the job in the shape of a candidate's week, or empty. */
  shift: string;
};

export const WIZARD_STEPS = ["basic-details", "questions", "settings"] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

export const STEP_NAMES = {
  "basic-details": "Basic Details",
  questions: "Interview Questions",
  settings: "Settings",
} as const satisfies Record<WizardStep, string>;

/** English, one empty video question, hints and availability on, no deadline. */
export function defaultForm(questionId: string): InterviewForm {
  return {
    title: "",
    language: DEFAULT_LANGUAGE,
    languages: [],
    translations: {},
    hourlyRate: "",
    hearBackDays: null,
    description: "",
    questions: [newQuestion(questionId, 1)],
    showHints: true,
    showAvailability: true,
    kiosk: false,
    requirePhone: false,
    screening: [],
    deadline: "",
    shift: "",
  };
}

/** Whether anything was entered, whichever ids the questions have. */
export function isUntouched(form: InterviewForm): boolean {
  const fresh = defaultForm(form.questions[0]?.id ?? "");
  return JSON.stringify(form) === JSON.stringify(fresh);
}

/** The end of the chosen day in the company's zone, or null. */
export function deadlineOf(form: InterviewForm, timeZone: string): Date | null {
  return isDay(form.deadline) ? endOfDay(form.deadline, timeZone) : null;
}

/** Message per faulty field; a question's field is its id. */
export type Problems = Record<string, string>;

/** The same field in another language. */
export function inLanguage(field: string, language: LanguageCode): string {
  return `${field}-${language}`;
}

/** What a form is judged by. `keptDeadline` is the day that an edited interview has, which may have passed. */
type FormMoment = { timeZone: string; now: Date; keptDeadline?: string | undefined };

/** What stops 'Next' on a step, and 'Create' on all of them. */
export function stepProblems(
  step: WizardStep,
  form: InterviewForm,
  { timeZone, now, keptDeadline }: FormMoment,
): Problems {
  const problems: Problems = {};
  if (step === "basic-details") {
    if (!form.title.trim()) problems.title = INTERVIEW_PROBLEMS.title;
    else if (readsAsAddress(form.title)) problems.title = NO_ADDRESSES;
    if (!form.description.trim()) problems.description = INTERVIEW_PROBLEMS.description;
    for (const code of otherLanguages(form)) {
      if (readsAsAddress(form.translations[code]?.title ?? "")) {
        problems[inLanguage("title", code)] = NO_ADDRESSES;
      }
    }
  } else if (step === "questions") {
    if (form.questions.length === 0) problems.questions = INTERVIEW_PROBLEMS.noQuestions;
    for (const { id, text } of form.questions) {
      if (!text.trim()) problems[id] = INTERVIEW_PROBLEMS.questionText;
    }
    for (const question of form.screening) {
      const problem = screeningProblem(question);
      if (problem) problems[question.id] = problem;
      for (const code of otherLanguages(form)) {
        const words = question.translations[code];
        if (words && isSaid(words, "some") && !isSaid(words, "every")) {
          problems[inLanguage(question.id, code)] = SCREENING_PROBLEMS.translation;
        }
      }
    }
  } else if (form.deadline !== keptDeadline) {
    const late = deadlineProblem(deadlineOf(form, timeZone), now);
    if (late) problems.deadline = late;
  }
  return problems;
}

/** The first step that something is wrong on, with its problems; null if all is well. */
export function firstProblem(
  form: InterviewForm,
  moment: FormMoment,
): { step: WizardStep; problems: Problems } | null {
  for (const step of WIZARD_STEPS) {
    const problems = stepProblems(step, form, moment);
    if (Object.keys(problems).length > 0) return { step, problems };
  }
  return null;
}
