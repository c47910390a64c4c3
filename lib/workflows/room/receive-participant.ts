import type { Db } from "#lib/data/db";
import { readAskedRevisions } from "#lib/data/interviews/provider";
import { noteReceived, requireRoom } from "#lib/data/plans/usage";
import {
  answeredQuestions,
  beginFetchedRecording,
  missRecording,
  removeLeftParticipant,
  receiveParticipant as store,
  submitReceived,
} from "#lib/data/room/participants";
import { isNeeded } from "#lib/data/room/recordings";
import { acceptRecording } from "#lib/data/room/uploads";
import {
  FETCH_TRIES,
  isLost,
  type ProviderAnswer,
  type ProviderName,
  type Tried,
} from "#lib/domain/interviews/provider";
import { isComplete, matchAnswers } from "#lib/domain/interviews/provider-answers";
import { AppError } from "#lib/domain/site/errors";
import { interviewProvider, openRecording } from "#lib/vendors/interview-provider";
import { mediaStore } from "#lib/vendors/media-store";

type Recorded = Exclude<ProviderAnswer, { kind: "text" }>;

/**
 * Reads somebody at the interview provider and makes what they answered an attempt of ours: candidate, written answers,
 * recordings, submission. Of somebody who isn't done the written answers are kept, and the provider's next hint goes on.
 * Running again goes on where it stopped, and changes nothing of an attempt that is submitted. Somebody whose interview
 * was deleted meanwhile is removed at the provider. Service client: a job belongs to nobody who is signed in.
 * @throws AppError where it is to be tried again: the provider fails, an answer or a recording is late, the company has
 *   no room
 */
export async function receiveParticipant(
  service: Db,
  { name, key }: { name: ProviderName; key: string },
  tried: Tried,
): Promise<void> {
  const person = await interviewProvider(name).readParticipant(key);
  if (person === null) return;
  const revisions = await readAskedRevisions(service, name, person.interviewKey);
  if (revisions === null) return removeLeftParticipant(service, person);
  if (person.answers.length === 0) return;
  const matched = matchAnswers(revisions, person.answers);
  const attemptId = await store(service, person, matched);
  if (attemptId === null) return;
  if (!isComplete(person, revisions, matched)) {
    if (tried.times >= FETCH_TRIES) return;
    throw new AppError("unavailable", "They haven't answered everything yet.", {
      log: `a participant is ${person.state}, with ${matched.answers.length} answers`,
    });
  }
  const here = await answeredQuestions(service, attemptId);
  for (const { questionId, answer } of matched.answers) {
    if (answer.kind === "text" || here.has(questionId)) continue;
    await receiveRecording(service, { attemptId, questionId }, answer).catch(
      async (failure: unknown) => {
        if (!(failure instanceof AppError && isLost(failure.code, tried))) throw failure;
        await missRecording(service, { attemptId, questionId, kind: answer.kind });
      },
    );
  }
  await submitReceived(service, attemptId);
}

async function receiveRecording(
  service: Db,
  place: { attemptId: string; questionId: string },
  { kind, address }: Recorded,
): Promise<void> {
  if (address === null) {
    throw new AppError("not_found", "The provider doesn't have this recording yet.");
  }
  await requireRoom(service, { questionId: place.questionId });
  const { extension, bytes } = await openRecording(address);
  const begun = await beginFetchedRecording(service, { ...place, kind, extension });
  if (begun === null) return;
  const store = mediaStore();
  const stored = await store.put(begun.objectKey, bytes);
  await noteReceived(service, begun.id, stored.byteSize);
  const { attemptId } = place;
  await acceptRecording(service, { attemptId, id: begun.id, kind, over: [], ...stored }).catch(
    async (refusal: unknown) => {
      // A deletion on the way may have looked before this file was there.
      if (!(await isNeeded(service, begun.id))) await store.deleteAll(begun.objectKey);
      throw refusal;
    },
  );
}
