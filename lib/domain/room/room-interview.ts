import type { QuestionForm } from "../interviews/question.ts";
import type { ScreeningQuestion } from "../interviews/screening.ts";
import type { Written } from "../interviews/stored-interview.ts";
import {
  askedIn,
  type JobWords,
  jobIn,
  payIn,
  type Translations,
} from "../interviews/translations.ts";
import type { LanguageCode } from "../text/languages.ts";
import type { RoomInterview, RoomQuestion } from "./room.ts";

/** An interview for its candidates, in every language that it has. */
export type StoredRoom = Omit<RoomInterview, "questions" | "screening" | "untranslated"> & {
  translations: Translations<JobWords>;
  questions: QuestionForm[];
  screening: ScreeningQuestion[];
};

/** What candidates get of what their employer wrote and chose. */
export function toRoomInterview(written: Written) {
  return {
    title: written.title,
    description: written.description,
    pay: written.hourlyRate.trim() || null,
    hearBackDays: written.hearBackDays,
    language: written.language,
    showHints: written.showHints,
    showAvailability: written.showAvailability,
    kiosk: written.kiosk,
    requirePhone: written.requirePhone,
  };
}

/** A question as its candidate sees it, in the language of their room if it has that one. */
export function toRoomQuestion(
  { answerType, ...question }: QuestionForm,
  language: LanguageCode,
): RoomQuestion {
  return { ...askedIn(question, language), type: answerType, language };
}

/** An interview as a room that speaks a language shows it: no other words than those leave the server. */
export function roomIn(stored: StoredRoom, language: LanguageCode): RoomInterview {
  const { translations, questions, screening, ...interview } = stored;
  const asked = [...questions, ...screening];
  const missing = asked.filter((question) => question.translations[language] === undefined);
  return {
    ...interview,
    ...jobIn(stored, language),
    pay: payIn({ pay: stored.pay ?? "", translations }, language) || null,
    questions: questions.map((question) => toRoomQuestion(question, language)),
    untranslated:
      language === interview.language || missing.length === 0
        ? undefined
        : missing.length < asked.length
          ? "some"
          : "all",
  };
}
