import type { LeaseState } from "#lib/domain/room/answer-media";
import { type ServiceDb, unwrap } from "../db.ts";

/** Takes the turn to write an upload. False if another request has it, which then learns that somebody waits. */
export async function takeUploadLease(
  service: ServiceDb,
  uploadId: string,
  holder: string,
  seconds: number,
): Promise<boolean> {
  return unwrap(
    await service.rpc("take_upload_lease", {
      p_upload: uploadId,
      p_holder: holder,
      p_seconds: seconds,
    }),
  );
}

/** Holds on to a lease. */
export async function keepUploadLease(
  service: ServiceDb,
  uploadId: string,
  holder: string,
  seconds: number,
): Promise<LeaseState> {
  return unwrap(
    await service.rpc("keep_upload_lease", {
      p_upload: uploadId,
      p_holder: holder,
      p_seconds: seconds,
    }),
  );
}

/** Gives a lease back; one that is another's by now stays theirs. */
export async function giveUploadLease(
  service: ServiceDb,
  uploadId: string,
  holder: string,
): Promise<void> {
  unwrap(await service.rpc("give_upload_lease", { p_upload: uploadId, p_holder: holder }));
}
