import { z } from "zod";
import { type ServiceDb, unwrap } from "../db.ts";

/** What became of a lease: still ours, ours while somebody waits for it, or another's. */
type LeaseState = "held" | "wanted" | "lost";

const state = z.enum(["held", "wanted", "lost"]);

/** Takes the turn to write an upload. False where another has it, who is then told that somebody waits. */
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
  const answer = await service.rpc("keep_upload_lease", {
    p_upload: uploadId,
    p_holder: holder,
    p_seconds: seconds,
  });
  return state.parse(unwrap(answer));
}

/** Gives a lease back; one that is another's by now stays theirs. */
export async function giveUploadLease(
  service: ServiceDb,
  uploadId: string,
  holder: string,
): Promise<void> {
  unwrap(await service.rpc("give_upload_lease", { p_upload: uploadId, p_holder: holder }));
}
