import type { RoomAnswer, RoomState } from "#lib/domain/room/room";
import type { Draft, Take } from "./take-store.ts";

/** What this device and the server know of the answers. */
export type Answers = {
  /** What was typed, per question id. */
  texts: ReadonlyMap<string, string>;
  /** The takes on this device in their order, per question id: all of them, until a chosen one has arrived. */
  takes: ReadonlyMap<string, readonly Take[]>;
  /** Finished takes that are no longer on this device, per question id. */
  past: ReadonlyMap<string, number>;
  /** The recording that the server has as the answer, hash and all, per question id. */
  arrived: ReadonlyMap<string, string>;
  /** Takes that wait on another device, per question id. */
  elsewhere: ReadonlyMap<string, readonly string[]>;
  /** Takes that this person has decided against, here or on another device. */
  passedOver: ReadonlySet<string>;
  /** What the server has instead of the text on this device, until the person has chosen; per question id. */
  others: ReadonlyMap<string, RoomAnswer>;
};

export type AnswersAction =
  | { kind: "opened"; answers: Answers }
  | { kind: "typed"; questionId: string; text: string }
  /** Another device has answered a question that has another text here. */
  | { kind: "met"; answer: RoomAnswer }
  /** The person has chosen a text. */
  | { kind: "settled"; questionId: string; text: string }
  /** What the server has, read anew. */
  | {
      kind: "refreshed";
      saved: readonly RoomAnswer[];
      takes: RoomState["takes"];
      waiting: RoomState["waiting"];
    }
  /** The person doesn't wait for what another device has. */
  | { kind: "passedOver"; questionId: string }
  | { kind: "kept"; take: Take }
  | { kind: "dropped"; take: Take }
  | { kind: "sent"; take: Take }
  /** The same take under another id. */
  | { kind: "renewed"; take: Take; fresh: Take };

export const NO_ANSWERS: Answers = {
  texts: new Map(),
  takes: new Map(),
  past: new Map(),
  arrived: new Map(),
  elsewhere: new Map(),
  passedOver: new Set(),
  others: new Map(),
};

/** The answers after something happened to them. */
export function answersReducer(answers: Answers, happened: AnswersAction): Answers {
  switch (happened.kind) {
    case "opened":
      return happened.answers;
    case "typed":
      return { ...answers, texts: new Map(answers.texts).set(happened.questionId, happened.text) };
    case "met":
      return {
        ...answers,
        others: new Map(answers.others).set(happened.answer.questionId, happened.answer),
      };
    case "settled": {
      const others = new Map(answers.others);
      others.delete(happened.questionId);
      const texts = new Map(answers.texts).set(happened.questionId, happened.text);
      return { ...answers, texts, others };
    }
    case "refreshed": {
      const { saved, takes, waiting } = happened;
      const elsewhere = takesElsewhere(answers, waiting);
      return { ...withSaved(answers, saved), elsewhere, past: morePast(answers, takes) };
    }
    case "passedOver": {
      const elsewhere = new Map(answers.elsewhere);
      const passed = elsewhere.get(happened.questionId) ?? [];
      elsewhere.delete(happened.questionId);
      return { ...answers, elsewhere, passedOver: new Set([...answers.passedOver, ...passed]) };
    }
    case "kept":
      return withTake(answers, happened.take);
    case "dropped":
      return isHere(answers, happened.take) ? withoutTake(answers, happened.take) : answers;
    case "renewed":
      return isHere(answers, happened.take) ? withTake(answers, happened.fresh) : answers;
    case "sent": {
      const { questionId, id } = happened.take;
      const elsewhere = new Map(answers.elsewhere);
      elsewhere.delete(questionId);
      const arrived = new Map(answers.arrived).set(questionId, id);
      const over = takesOf(answers, questionId).filter(({ instead }) => instead === id);
      const left = [happened.take, ...over].reduce(withoutTake, answers);
      return { ...left, arrived, elsewhere };
    }
  }
}

const isHere = (answers: Answers, { id, questionId }: Take) =>
  takesOf(answers, questionId).some((take) => take.id === id);

/** The takes of a question on this device, in their order. */
export function takesOf(answers: Answers, questionId: string): readonly Take[] {
  return answers.takes.get(questionId) ?? [];
}

/** The take that is shown first: the chosen one, else the newest. */
export function shownTake(answers: Answers, questionId: string): Take | undefined {
  const takes = takesOf(answers, questionId);
  return takes.find(({ accepted }) => accepted) ?? takes.at(-1);
}

/** Whether a take waits beside a recording that the server has: the person is to choose, and nobody chooses for them. */
export function isChoiceOpen(answers: Answers, questionId: string): boolean {
  return answers.arrived.has(questionId) && shownTake(answers, questionId)?.accepted === false;
}

/** Which takes wait on another device for their choice, per question id, of those that the server calls waiting. */
export function takesElsewhere(
  { takes, passedOver }: Pick<Answers, "takes" | "passedOver">,
  waiting: RoomState["waiting"],
): Map<string, string[]> {
  const here = new Set([...takes.values()].flat().map(({ id }) => id));
  const elsewhere = new Map<string, string[]>();
  for (const { questionId, takeId } of waiting) {
    if (here.has(takeId) || passedOver.has(takeId)) continue;
    elsewhere.set(questionId, [...(elsewhere.get(questionId) ?? []), takeId]);
  }
  return elsewhere;
}

/** Adds a take, or puts it in the place of the one with its number. */
function withTake(answers: Answers, take: Take): Answers {
  const others = takesOf(answers, take.questionId).filter(({ number }) => number !== take.number);
  const takes = [...others, take].sort((a, b) => a.number - b.number);
  return { ...answers, takes: new Map(answers.takes).set(take.questionId, takes) };
}

/** A take that is gone from here has still been used, if it counts. */
function withoutTake(answers: Answers, take: Take): Answers {
  const { questionId } = take;
  const left = takesOf(answers, questionId).filter(({ id }) => id !== take.id);
  const takes = new Map(answers.takes).set(questionId, left);
  const passedOver = new Set(answers.passedOver).add(take.id);
  if (!isUsed(take)) return { ...answers, takes, passedOver };
  const past = new Map(answers.past).set(questionId, (answers.past.get(questionId) ?? 0) + 1);
  return { ...answers, takes, passedOver, past };
}

/** Whether a take counts against the retakes: not one that broke, nor one in which nothing was heard, unless it was chosen. */
export const isUsed = ({ whole, silent, accepted }: Take) => (whole && !silent) || accepted;

/** How often a question may still be recorded anew. */
export function takesLeft(answers: Answers, question: { id: string; maxRetakes: number }): number {
  const here = takesOf(answers, question.id).filter(isUsed).length;
  return Math.max(0, question.maxRetakes + 1 - here - (answers.past.get(question.id) ?? 0));
}

/** What the server counts, if another device has used a retake too; what was dropped here may not have reached it. */
function morePast({ past }: Answers, counted: RoomState["takes"]): ReadonlyMap<string, number> {
  const more = new Map(past);
  for (const [id, count] of Object.entries(counted))
    more.set(id, Math.max(count, past.get(id) ?? 0));
  return more;
}

function withSaved(answers: Answers, saved: readonly RoomAnswer[]): Answers {
  const texts = new Map(answers.texts);
  const arrived = new Map(answers.arrived);
  for (const { questionId, text, recordingId } of saved) {
    if (text !== null) texts.set(questionId, text);
    if (recordingId === null) arrived.delete(questionId);
    else arrived.set(questionId, recordingId);
  }
  return { ...answers, texts, arrived };
}

/**
 * The answers as the server and this device have them when the room opens, and the takes that are done with. A take
 * that was chosen over another answer than the server's is no longer the chosen one: the person is asked again.
 */
export function joinAnswers(
  state: RoomState,
  kept: readonly Take[],
  drafts: readonly Draft[],
): { answers: Answers; over: Take[] } {
  const known = new Set(state.answers.map(({ recordingId }) => recordingId));
  const versions = versionsOf(state.answers);
  const takes = new Map<string, Take[]>();
  const over: Take[] = [];
  for (const take of [...kept].sort((a, b) => a.number - b.number)) {
    // The answer is there, this one or the one that was chosen instead; or there is nothing in it to be played.
    const nothing = !take.whole && take.seconds === 0;
    const gone = take.instead !== undefined && known.has(take.instead);
    if (known.has(take.id) || gone || nothing) over.push(take);
    // What was recording when the page went away has ended by now.
    else {
      const accepted = take.accepted && take.over === versions.get(take.questionId);
      const others = takes.get(take.questionId) ?? [];
      takes.set(take.questionId, [...others, { ...take, stopped: true, accepted }]);
    }
  }
  const saved = withSaved(NO_ANSWERS, state.answers);
  const texts = new Map(saved.texts);
  for (const { questionId, text } of drafts) texts.set(questionId, text);
  const past = new Map(Object.entries(state.takes));
  const passedOver = new Set(over.map(({ id }) => id));
  const elsewhere = takesElsewhere({ takes, passedOver }, state.waiting);
  return { answers: { ...saved, texts, takes, past, elsewhere, passedOver }, over };
}

/** The version of each answer, per question id. */
export function versionsOf(answers: readonly RoomAnswer[]): Map<string, string> {
  return new Map(answers.map(({ questionId, version }) => [questionId, version]));
}
