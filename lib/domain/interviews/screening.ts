import { LANGUAGES, type LanguageCode } from "../text/languages.ts";
import { type AskedWords, askedIn, type Translations } from "./translations.ts";

/** How a knockout question is answered. */
export const SCREENING_KINDS = ["yes_no", "choice"] as const;
type ScreeningKind = (typeof SCREENING_KINDS)[number];

/** A question that is answered before the interview, with the employer's rule for it. */
export type ScreeningQuestion = {
  id: string;
  text: string;
  kind: ScreeningKind;
  /** What can be chosen; none for yes and no. */
  options: string[];
  /** With as many options each. */
  translations: Translations<AskedWords>;
  /** With which answers the interview goes on, counted from 0; yes is 0 and no is 1. */
  passing: number[];
};

/** What is left to whoever was asked, and what their answer was worth. */
export const SCREENING_STATES = ["none", "due", "passed", "failed", "let_in"] as const;
export type ScreeningState = (typeof SCREENING_STATES)[number];

export const SCREENING_LIMITS = { questions: 10, text: 500, options: 8, option: 200 } as const;

export const SCREENING_PROBLEMS = {
  text: "All questions must have text",
  options: "Add at least two choices and fill in each one",
  translation: "Translate the question and every choice, or leave all of them empty",
  passing: "Choose at least one answer that lets people continue",
} as const;

/** A yes-or-no question that 'yes' passes. */
export function newScreening(id: string): ScreeningQuestion {
  return { id, text: "", kind: "yes_no", options: [], translations: {}, passing: [0] };
}

/** The same question with the other kind of answers: yes and no, or two empty choices. */
export function withKind(question: ScreeningQuestion, kind: ScreeningKind): ScreeningQuestion {
  if (kind === question.kind) return question;
  const options = kind === "choice" ? ["", ""] : [];
  return { ...withOptions(question, () => options), kind, passing: [0] };
}

/** The same question with other options, in every language. */
export function withOptions(
  question: ScreeningQuestion,
  change: (options: readonly string[]) => string[],
): ScreeningQuestion {
  const translations: Translations<AskedWords> = {};
  for (const { code } of LANGUAGES) {
    const words = question.translations[code];
    if (words) translations[code] = { ...words, options: change(words.options) };
  }
  return { ...question, options: change(question.options), translations };
}

/** Without one of its choices; those after it move up, their rule with them. */
export function withoutOption(question: ScreeningQuestion, gone: number): ScreeningQuestion {
  return {
    ...withOptions(question, (options) => options.filter((_, index) => index !== gone)),
    passing: question.passing
      .filter((index) => index !== gone)
      .map((index) => (index > gone ? index - 1 : index)),
  };
}

/** What is wrong with a question, or null. */
export function screeningProblem({ text: words, kind, options, passing }: ScreeningQuestion) {
  if (!words.trim()) return SCREENING_PROBLEMS.text;
  if (kind === "choice" && (options.length < 2 || options.some((option) => !option.trim()))) {
    return SCREENING_PROBLEMS.options;
  }
  return passing.length === 0 ? SCREENING_PROBLEMS.passing : null;
}

/** A question and the answer with a number; yes and no in the employer's language. */
function saidOf(
  { text: question, kind, options }: Pick<ScreeningQuestion, "text" | "kind" | "options">,
  index: number,
) {
  if (kind === "choice") return { question, answer: options[index] ?? "" };
  return { question, answer: index === 0 ? "Yes" : "No" };
}

/** As a candidate reads it: without the rule. */
export type AskedScreening = Omit<ScreeningQuestion, "passing" | "translations">;

/** A knockout question as a candidate reads it in a language. */
export function toAsked(
  { passing: _rule, ...question }: ScreeningQuestion,
  language: LanguageCode,
): AskedScreening {
  return askedIn(question, language);
}

/** What was answered to a knockout question, and what the employer's rule says of it. */
export type ScreeningAnswer = {
  id: string;
  /** Both as they were shown, and in the interview's own language if that was another. */
  question: string;
  answer: string;
  original?: { question: string; answer: string };
  passes: boolean;
};

/** The answers that were given {question: option} in a language, each beside the rule that it was given under. */
export function screeningAnswers(
  asked: readonly ScreeningQuestion[],
  given: Readonly<Record<string, number>>,
  language: LanguageCode | null,
): ScreeningAnswer[] {
  return asked.flatMap((question) => {
    const answer = given[question.id];
    if (answer === undefined) return [];
    const shown =
      language && question.translations[language] ? askedIn(question, language) : question;
    return [
      {
        id: question.id,
        ...saidOf(shown, answer),
        ...(shown !== question && { original: saidOf(question, answer) }),
        passes: question.passing.includes(answer),
      },
    ];
  });
}

/** Somebody who did not pass, as the owner sees them: name and answers, each with what the rule says of it. */
export type ScreenedOut = {
  attemptId: string;
  name: string;
  /** In words, in the company's zone. */
  when: string;
  letIn: boolean;
  answers: ScreeningAnswer[];
};

/** The handler that lets in somebody who did not pass the knockout questions. */
export function letInPath(attemptId: string): string {
  return `/api/attempts/${attemptId}/let-in`;
}

/** Who did not pass an interview's knockout questions. */
export function screenedOutPath(interviewId: string): string {
  return `/interviews/${interviewId}/screened-out`;
}
