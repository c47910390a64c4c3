import { characters, type RoomQuestion } from "#lib/domain/room";
import { type Answers, shownTake } from "./attempt-state";

/** Whether a question has an answer that this device or the server keeps. */
export function isAnswered(answers: Answers, question: RoomQuestion): boolean {
  if (question.type === "text") {
    const text = answers.texts.get(question.id) ?? "";
    if (text.trim() !== "") return characters(text) <= question.maxCharacters;
  }
  return answers.arrived.has(question.id) || shownTake(answers, question.id)?.accepted === true;
}
