import { join } from "node:path";
import { mediaPlace } from "#lib/env/server";
import { openBucket } from "./media-store/bucket.ts";
import { bucketStore } from "./media-store/bucket-store.ts";
import { bucketUploads } from "./media-store/bucket-uploads.ts";
import { diskStore } from "./media-store/disk.ts";
import { diskUploads } from "./media-store/disk-uploads.ts";
import type { MediaStore, UploadStore } from "./media-store/types.ts";

export type { MediaStore, Span, UploadStore } from "./media-store/types.ts";

type Stores = { media: MediaStore; uploads: UploadStore };

let stores: Stores | undefined;

/** A bucket if one is set, else a folder. */
export function openStores(place: ReturnType<typeof mediaPlace>): Stores {
  if ("folder" in place) {
    return {
      media: diskStore(join(place.folder, "recordings")),
      uploads: diskUploads(join(place.folder, "uploads")),
    };
  }
  const bucket = openBucket(place);
  return { media: bucketStore(bucket, "recordings"), uploads: bucketUploads(bucket, "uploads") };
}

/** The recordings of this installation. */
export function mediaStore(): MediaStore {
  stores ??= openStores(mediaPlace());
  return stores.media;
}

/** The uploads on their way to this installation. */
export function uploadStore(): UploadStore {
  stores ??= openStores(mediaPlace());
  return stores.uploads;
}
