import type { QuestionForm } from "../interviews/question.ts";
import type { Written } from "../interviews/stored-interview.ts";
import type { RoomQuestion } from "./room.ts";

/** What candidates get of what their employer wrote and chose. */
export function toRoomInterview({ hourlyRate, ...interview }: Written) {
  const { title, description, language, showHints, showAvailability, kiosk, requirePhone } =
    interview;
  return {
    ...{ title, description, pay: hourlyRate.trim() || null, language },
    ...{ showHints, showAvailability, kiosk, requirePhone },
  };
}

/** A question as its candidate sees it. */
export function toRoomQuestion({ answerType, ...question }: QuestionForm): RoomQuestion {
  return { ...question, type: answerType };
}
