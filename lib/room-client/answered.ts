import { countCharacters, type RoomQuestion } from "#lib/domain/room/room";
import { type Answers, isChoiceOpen, shownTake } from "./attempt-state.ts";
import { isDifferent, isOnTheWay } from "./draft-keeper.ts";
import type { Opened } from "./open-attempt.ts";
import type { Take } from "./take-store.ts";

const hasText = (answers: Answers, { id, type }: RoomQuestion) =>
  type === "text" && (answers.texts.get(id) ?? "").trim() !== "";

/** Whether a question has an answer that this device or the server keeps, and no other one waits to be chosen. */
export function isAnswered(answers: Answers, question: RoomQuestion): boolean {
  if (hasText(answers, question)) {
    return countCharacters(answers.texts.get(question.id) ?? "") <= question.maxCharacters;
  }
  if (isChoiceOpen(answers, question.id)) return false;
  return answers.arrived.has(question.id) || shownTake(answers, question.id)?.accepted === true;
}

/** The take that is shown as the answer while the server has none, or another one; undefined if it has what is shown. */
export function pendingTake(answers: Answers, question: RoomQuestion): Take | undefined {
  if (hasText(answers, question)) return undefined;
  const take = shownTake(answers, question.id);
  return take?.accepted && answers.arrived.get(question.id) !== take.id ? take : undefined;
}

/** Whether the answer that is shown, recorded or typed, is not the server's yet. */
export function isSending(
  answers: Answers,
  { states }: Opened["drafts"],
  question: RoomQuestion,
): boolean {
  if (pendingTake(answers, question)) return true;
  return question.type === "text" && isOnTheWay(states.get(question.id));
}

/**
 * Whether something of a question is on this device only, and stays there until the person decides: a take that was not
 * chosen, a text that is too long or was refused, or one beside which another device has saved another.
 */
export function isUndecided(
  answers: Answers,
  { states }: Opened["drafts"],
  question: RoomQuestion,
): boolean {
  const { id, type, maxCharacters } = question;
  if (type === "text") {
    const state = states.get(id);
    const long = countCharacters(answers.texts.get(id) ?? "") > maxCharacters;
    if (isDifferent(state) || (long && state !== undefined && state !== "saved")) return true;
  }
  return !hasText(answers, question) && shownTake(answers, id)?.accepted === false;
}

/**
 * Questions whose answer has arrived while a take of it waits on another device: the person waits for that one, or uses
 * what is here.
 */
export function isOpenElsewhere(answers: Answers, question: RoomQuestion): boolean {
  const answered = isAnswered(answers, question) && !pendingTake(answers, question);
  return answered && answers.elsewhere.has(question.id);
}
