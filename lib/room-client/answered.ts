import { characters, type RoomQuestion } from "#lib/domain/room/room";
import { type Answers, isChoiceOpen, shownTake } from "./attempt-state.ts";

/** Whether a question has an answer that this device or the server keeps, and no other one waits to be chosen. */
export function isAnswered(answers: Answers, question: RoomQuestion): boolean {
  if (question.type === "text") {
    const text = answers.texts.get(question.id) ?? "";
    if (text.trim() !== "") return characters(text) <= question.maxCharacters;
  }
  if (isChoiceOpen(answers, question.id)) return false;
  return answers.arrived.has(question.id) || shownTake(answers, question.id)?.accepted === true;
}
