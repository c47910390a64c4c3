import type { ServiceDb } from "#lib/data/db";
import { isNeeded } from "#lib/data/room/recordings";
import { mediaStore, uploadStore } from "#lib/vendors/media-store";

/** Removes the files of a recording that was replaced or never finished. One that has begun anew meanwhile stays. */
export async function removeRecording(
  service: ServiceDb,
  { mediaId, objectKey }: { mediaId: string; objectKey: string },
): Promise<void> {
  if (await isNeeded(service, mediaId)) return;
  await mediaStore().deleteAll(objectKey);
  await uploadStore().remove(mediaId);
}
