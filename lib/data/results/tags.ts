import { type Db, unwrap } from "../db.ts";

/** Puts a tag on attempts, or takes it away. @returns of how many of them that holds now */
export async function tagAttempts(
  db: Db,
  ids: readonly string[],
  { tag, on }: { tag: string; on: boolean },
): Promise<number> {
  const holds: number | null = unwrap(
    await db.rpc("tag_attempts", { p_attempts: [...ids], p_tag: tag, p_on: on }),
  );
  return holds ?? 0;
}

/** The tags of this client's company, those of most people first. */
export async function listTags(db: Db): Promise<string[]> {
  return unwrap(await db.rpc("my_tags"));
}
