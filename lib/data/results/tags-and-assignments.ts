import { z } from "zod";
import { type Db, unwrap, unwrapOr } from "../db.ts";

const tagged = z.object({ holds: z.number().int(), full: z.number().int() });

/** Puts a tag on attempts, or takes it away. @returns of how many of them that holds now, and how many have no place for it */
export async function tagAttempts(
  db: Db,
  ids: readonly string[],
  { tag, on }: { tag: string; on: boolean },
): Promise<z.output<typeof tagged>> {
  const answer = await db.rpc("tag_attempts", { p_attempts: [...ids], p_tag: tag, p_on: on });
  return tagged.parse(unwrap(answer) ?? { holds: 0, full: 0 });
}

/** The tags of this client's company, those of most people first. */
export async function listTags(db: Db): Promise<string[]> {
  return unwrap(await db.rpc("my_tags"));
}

/** Said if a candidate is given to somebody who left, or is limited to other interviews. */
const CANNOT_READ =
  "They can't see this candidate anymore. Reload the page and choose somebody else.";

/**
 * Gives a candidate to somebody of the company, or to nobody. False if this client sees no such attempt.
 * @throws AppError `conflict` if they don't read it
 */
export async function assignAttempt(
  db: Db,
  attemptId: string,
  to: string | null,
): Promise<boolean> {
  const answer = await db.rpc("assign_attempt", {
    p_attempt: attemptId,
    ...(to !== null && { p_to: to }),
  });
  return unwrapOr(answer, { member_unknown: CANNOT_READ });
}
