import type { QuestionForm } from "../interviews/question.ts";
import type { RoomQuestion } from "./room.ts";

/** A question as its candidate sees it. */
export function toRoomQuestion({ answerType, ...question }: QuestionForm): RoomQuestion {
  return { ...question, type: answerType };
}
