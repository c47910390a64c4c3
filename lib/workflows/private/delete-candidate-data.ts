import { eraseAttempt, recordingsOf } from "#lib/data/account/erasure";
import type { ServiceDb } from "#lib/data/db";
import { mediaStore, uploadStore } from "#lib/vendors/media-store";

/**
 * Deletes all of one attempt, as tests/database/support/deletion-places.ts lists it: the files first, because the rows
 * know where they are, then the rows. Running again goes on where it stopped. What another interview provider holds of
 * the person goes by a job of its own, which the database queued with this one.
 */
export async function deleteCandidateData(service: ServiceDb, attemptId: string): Promise<void> {
  const store = mediaStore();
  for (const { id, objectKey } of await recordingsOf(service, attemptId)) {
    await store.deleteAll(objectKey);
    await uploadStore().remove(id);
  }
  await eraseAttempt(service, attemptId);
}
