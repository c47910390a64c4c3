import type { Db } from "#lib/data/db";
import { findRecording } from "#lib/data/room/recordings";
import { AppError } from "#lib/domain/core/errors";
import { mediaStore, type Span } from "#lib/vendors/media-store";

type PlayableRecording = {
  contentType: string;
  /** Bytes. */
  size: number;
  open: (span?: Span) => Promise<ReadableStream<Uint8Array>>;
  /** Where the viewer reads it for five minutes, to save it if a name is given; null if only we read it. */
  address: (fileName?: string) => Promise<string | null>;
};

/**
 * Finds a recording that the viewer may see and says how to read it.
 * @throws AppError `not_found` for strangers, for unfinished recordings and if the file is gone
 */
export async function playRecording(db: Db, mediaId: string): Promise<PlayableRecording> {
  const recording = await findRecording(db, mediaId);
  const store = mediaStore();
  const size = recording && (await store.size(recording.objectKey));
  if (recording === null || size === null) {
    throw new AppError("not_found", "This recording can't be found.");
  }
  return {
    contentType: recording.contentType,
    size,
    open: (span) => store.openRead(recording.objectKey, span),
    address: (fileName) => store.address(recording.objectKey, fileName),
  };
}
