import type { QuestionForm } from "../interviews/question.ts";
import type { Written } from "../interviews/stored-interview.ts";
import type { RoomQuestion } from "./room.ts";

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

/** A question as its candidate sees it. */
export function toRoomQuestion({ answerType, ...question }: QuestionForm): RoomQuestion {
  return { ...question, type: answerType };
}
