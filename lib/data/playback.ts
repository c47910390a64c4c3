import { type Db, unwrap } from "./db.ts";

/** What it takes to play a recording: its key in the store and its type. */
export type Recording = { key: string; contentType: string };

/** A finished recording that this client may see, or null. One that can't be read is offered as a file. */
export async function findRecording(db: Db, mediaId: string): Promise<Recording | null> {
  const data = unwrap(
    await db
      .from("media")
      .select("object_key, content_type")
      .eq("id", mediaId)
      .in("state", ["uploaded", "ready", "failed"])
      .maybeSingle(),
  );
  return data && { key: data.object_key, contentType: data.content_type };
}
