import type { RoomState } from "#lib/domain/room/room";
import type { TakeStore } from "./take-store.ts";

/**
 * Removes what a device keeps of a submitted attempt, under each of its ids. Answers the places, from 1 and in their
 * order, of the questions whose takes or texts here are no part of it.
 */
export async function removeUnsent(
  store: TakeStore,
  { questions, answers }: Pick<RoomState, "questions" | "answers">,
  attemptIds: readonly string[],
): Promise<number[]> {
  const known = new Set(answers.flatMap(({ recordingId, version }) => [recordingId, version]));
  const unsent = new Set<string>();
  for (const attemptId of attemptIds) {
    for (const take of await store.takes(attemptId)) {
      // One that lost to the answer was not chosen.
      const settled = known.has(take.id) || known.has(take.instead ?? "");
      if (!settled && (take.whole || take.seconds > 0)) unsent.add(take.questionId);
      await store.removeTake(take.id);
    }
    for (const { questionId, over } of await store.drafts(attemptId)) {
      if (!known.has(over.at(-1) ?? "")) unsent.add(questionId);
      await store.removeDraft(attemptId, questionId);
    }
    await store.putPlace(attemptId, null);
  }
  return questions.flatMap(({ id }, index) => (unsent.has(id) ? [index + 1] : []));
}
