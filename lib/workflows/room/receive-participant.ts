import type { ServiceDb } from "#lib/data/db";
import { readAskedRevisions } from "#lib/data/interviews/provider";
import { noteReceived, requireQuota } from "#lib/data/plans/usage";
import {
  beginFetchedRecording,
  missRecording,
  readVersions,
  removeLeftParticipant,
  receiveParticipant as store,
  submitReceived,
} from "#lib/data/room/participants";
import { isNeeded } from "#lib/data/room/recordings";
import { acceptRecording } from "#lib/data/room/uploads";
import { AppError } from "#lib/domain/core/errors";
import {
  FETCH_TRIES,
  isLost,
  type ProviderAnswer,
  type ProviderName,
  type Tried,
} from "#lib/domain/interviews/provider";
import { answerVersion, isComplete, matchAnswers } from "#lib/domain/interviews/provider-answers";
import { interviewProvider, openRecording } from "#lib/vendors/interview-provider";
import { mediaStore } from "#lib/vendors/media-store";

type Recorded = Exclude<ProviderAnswer, { kind: "text" }>;

/**
 * Reads somebody at the interview provider and makes what they answered an attempt of ours: candidate, written answers,
 * recordings, submission. Of somebody who isn't done the written answers are kept, and the provider's next hint goes
 * on. What they answered anew meanwhile is read anew: an attempt is submitted as it was read, or not at all. Running
 * again goes on where it stopped, and changes nothing of an attempt that is submitted. Somebody whose interview was
 * deleted meanwhile is removed at the provider.
 * @throws AppError if it is to be tried again: the provider fails, an answer or a recording is late, the company has
 *   no room
 */
export async function receiveParticipant(
  service: ServiceDb,
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
  const here = await readVersions(service, attemptId);
  const read: Record<string, string> = {};
  for (const { questionId, answer } of matched.answers) {
    const version = answerVersion(key, questionId, answer);
    const before = here.get(questionId);
    read[questionId] = version;
    if (answer.kind === "text" || before === version) continue;
    const place = { attemptId, questionId, version };
    await receiveRecording(service, { ...place, before }, answer).catch(
      async (failure: unknown) => {
        if (!(failure instanceof AppError && isLost(failure.code, tried))) throw failure;
        await missRecording(service, { ...place, kind: answer.kind });
      },
    );
  }
  await submitReceived(service, attemptId, read);
}

async function receiveRecording(
  service: ServiceDb,
  {
    before,
    ...place
  }: { attemptId: string; questionId: string; version: string; before?: string | undefined },
  { kind, address }: Recorded,
): Promise<void> {
  if (address === null) {
    throw new AppError("not_found", "The provider doesn't have this recording yet.");
  }
  await requireQuota(service, { questionId: place.questionId });
  const { extension, bytes } = await openRecording(address);
  const begun = await beginFetchedRecording(service, { ...place, kind, extension });
  if (begun === null) return;
  const store = mediaStore();
  const stored = await store.put(begun.objectKey, bytes);
  await noteReceived(service, begun.id, stored.byteSize);
  const { attemptId } = place;
  const over = before === undefined ? [] : [before];
  const accepted = { attemptId, id: begun.id, kind, over, ...stored };
  const replaced = await acceptRecording(service, accepted).catch(async (refusal: unknown) => {
    // A deletion on the way may have looked before this file was there.
    if (!(await isNeeded(service, begun.id))) await store.deleteAll(begun.objectKey);
    throw refusal;
  });
  for (const replacedKey of replaced) await store.delete(replacedKey);
}
