import type { ErasedBy } from "#lib/domain/private/erasing";
import { type Db, type ServiceDb, unwrap } from "../db.ts";

/** Whether this client sees an attempt. */
export async function seesAttempt(db: Db, attemptId: string): Promise<boolean> {
  const data = unwrap(
    await db.from("interview_attempts").select("id").eq("id", attemptId).maybeSingle(),
  );
  return data !== null;
}

/** Hides an attempt from everybody at once and queues its deletion, in the name of who asked. False if it is gone. */
export async function requestErasure(
  service: ServiceDb,
  attemptId: string,
  by: ErasedBy,
  userId?: string,
): Promise<boolean> {
  return unwrap(
    await service.rpc("request_erasure", {
      p_attempt: attemptId,
      p_by: by,
      ...(userId && { p_user: userId }),
    }),
  );
}

/** Withdraws an application as its candidate asked, whichever try they are in. False if it is gone. */
export async function withdraw(service: ServiceDb, attemptId: string): Promise<boolean> {
  return unwrap(await service.rpc("withdraw_attempt", { p_attempt: attemptId }));
}

/** Whether an attempt was deleted, or is being. */
export async function isErased(service: ServiceDb, attemptId: string): Promise<boolean> {
  const gone = unwrap(
    await service.from("erased_attempts").select("attempt_id").eq("attempt_id", attemptId),
  );
  if (gone.length > 0) return true;
  const going = unwrap(
    await service.from("interview_attempts").select("erase_by").eq("id", attemptId).maybeSingle(),
  );
  return going?.erase_by != null;
}

/** The recordings of an attempt, dropped and unfinished ones included. */
export async function recordingsOf(
  service: ServiceDb,
  attemptId: string,
): Promise<{ id: string; objectKey: string }[]> {
  const data = unwrap(
    await service.from("media").select("id, object_key").eq("interview_attempt_id", attemptId),
  );
  return data.map((row) => ({ id: row.id, objectKey: row.object_key }));
}

/** Removes every row about an attempt, and keeps its numbers. Again changes nothing. */
export async function eraseAttempt(service: ServiceDb, attemptId: string): Promise<void> {
  unwrap(await service.rpc("erase_attempt", { p_attempt: attemptId }));
}
