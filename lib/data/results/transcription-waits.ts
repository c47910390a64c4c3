import { type Db, unwrap } from "../db.ts";

/**
 * Seconds until each of these attempts is transcribed and scored, as the queue's own figures have it; attempts without
 * sound that waits are left out. The employer's client.
 */
export async function readTranscriptionWaits(
  db: Db,
  attemptIds: string[],
): Promise<Map<string, number>> {
  if (attemptIds.length === 0) return new Map();
  const waits = unwrap(await db.rpc("transcription_wait", { p_attempts: attemptIds }));
  return new Map(waits.map(({ attempt_id, seconds }) => [attempt_id, seconds]));
}
