import type { RoomAnswer, RoomState } from "#lib/domain/room";
import type { Draft, Take } from "./take-store";

/** What this device and the server know of the answers. */
export type Answers = {
  /** What was typed, per question id. */
  texts: ReadonlyMap<string, string>;
  /** The take on this device, per question id. */
  takes: ReadonlyMap<string, Take>;
  /** Finished takes that are no longer on this device, per question id. */
  past: ReadonlyMap<string, number>;
  /** Questions whose recording the server has, hash and all. */
  arrived: ReadonlySet<string>;
  /** What the server has instead of the text on this device, until the person has chosen; per question id. */
  others: ReadonlyMap<string, RoomAnswer>;
};

export type Happened =
  | { kind: "opened"; answers: Answers }
  | { kind: "typed"; questionId: string; text: string }
  /** Another device has answered a question that has another text here. */
  | { kind: "met"; answer: RoomAnswer }
  /** The person has chosen a text. */
  | { kind: "settled"; questionId: string; text: string }
  /** What the server has, read anew. */
  | { kind: "refreshed"; saved: readonly RoomAnswer[] }
  | { kind: "kept"; take: Take }
  | { kind: "dropped"; take: Take }
  | { kind: "sent"; take: Take }
  /** The same recording under another id. */
  | { kind: "renewed"; take: Take; fresh: Take };

export const NO_ANSWERS: Answers = {
  texts: new Map(),
  takes: new Map(),
  past: new Map(),
  arrived: new Set(),
  others: new Map(),
};

/** The answers after something happened to them. */
export function answersReducer(answers: Answers, happened: Happened): Answers {
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
    case "refreshed":
      return withSaved(answers, happened.saved);
    case "kept":
      return {
        ...answers,
        takes: new Map(answers.takes).set(happened.take.questionId, happened.take),
      };
    case "dropped":
      return withoutTake(answers, happened.take);
    case "renewed":
      if (answers.takes.get(happened.take.questionId)?.id !== happened.take.id) return answers;
      return {
        ...answers,
        takes: new Map(answers.takes).set(happened.take.questionId, happened.fresh),
      };
    case "sent":
      return {
        ...withoutTake(answers, happened.take),
        arrived: new Set(answers.arrived).add(happened.take.questionId),
      };
  }
}

/** A take that is gone from here has still been used, if it was recorded to its end or chosen. */
function withoutTake(answers: Answers, { id, questionId, whole, accepted }: Take): Answers {
  const takes = new Map(answers.takes);
  if (takes.get(questionId)?.id === id) takes.delete(questionId);
  if (!whole && !accepted) return { ...answers, takes };
  const past = new Map(answers.past).set(questionId, (answers.past.get(questionId) ?? 0) + 1);
  return { ...answers, takes, past };
}

/** How often a question may still be recorded anew. */
export function takesLeft(answers: Answers, question: { id: string; maxRetakes: number }): number {
  const take = answers.takes.get(question.id);
  const here = take?.whole || take?.accepted ? 1 : 0;
  return Math.max(0, question.maxRetakes + 1 - here - (answers.past.get(question.id) ?? 0));
}

function withSaved(answers: Answers, saved: readonly RoomAnswer[]): Answers {
  const texts = new Map(answers.texts);
  const arrived = new Set(answers.arrived);
  for (const { questionId, text, recordingId } of saved) {
    if (text !== null) texts.set(questionId, text);
    if (recordingId !== null) arrived.add(questionId);
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
  const takes = new Map<string, Take>();
  const over: Take[] = [];
  for (const take of [...kept].sort((a, b) => a.startedAt - b.startedAt)) {
    const older = takes.get(take.questionId);
    if (known.has(take.id)) over.push(take);
    else {
      if (older) over.push(older);
      // What was recording when the page went away has ended by now.
      const accepted = take.accepted && take.over === versions.get(take.questionId);
      takes.set(take.questionId, { ...take, stopped: true, accepted });
    }
  }
  const saved = withSaved(NO_ANSWERS, state.answers);
  const texts = new Map(saved.texts);
  for (const { questionId, text } of drafts) texts.set(questionId, text);
  const past = new Map(Object.entries(state.takes));
  return { answers: { ...saved, texts, takes, past }, over };
}

/** The version of each answer, per question id. */
export function versionsOf(answers: readonly RoomAnswer[]): Map<string, string> {
  return new Map(answers.map(({ questionId, version }) => [questionId, version]));
}
