import {
  type Accommodation,
  type AccommodationKind,
  NO_ACCOMMODATION,
} from "#lib/domain/room/accommodations";
import { toAvailability } from "#lib/domain/room/availability";
import { type ServiceDb, unwrap } from "../db.ts";
import { unwrapRoom } from "./room-errors.ts";

/** What a candidate asked for and when they could work. */
export async function readRequests(
  service: ServiceDb,
  attemptId: string,
): Promise<{ accommodation: Accommodation; availability: string | null }> {
  const data = unwrap(
    await service
      .from("interview_attempts")
      .select("availability, accommodations(kinds, note, time_factor, text_instead)")
      .eq("id", attemptId)
      .maybeSingle(),
  );
  const asked = data?.accommodations;
  return {
    accommodation: asked
      ? {
          kinds: asked.kinds,
          timeFactor: asked.time_factor,
          textInstead: asked.text_instead,
          note: asked.note ?? "",
        }
      : NO_ACCOMMODATION,
    availability: toAvailability(data?.availability),
  };
}

/**
 * Keeps what a candidate asks for, in place of what they asked before.
 * @throws AppError `conflict` with reason 'attempt_submitted'
 */
export async function requestAccommodations(
  service: ServiceDb,
  attemptId: string,
  asked: { kinds: AccommodationKind[]; note: string },
): Promise<void> {
  unwrapRoom(
    await service.rpc("request_accommodations", {
      p_attempt: attemptId,
      p_kinds: asked.kinds,
      p_note: asked.note,
    }),
  );
}

/**
 * Keeps a week grid.
 * @throws AppError `conflict` with reason 'attempt_submitted'
 */
export async function saveAvailability(
  service: ServiceDb,
  attemptId: string,
  grid: string,
): Promise<void> {
  unwrapRoom(
    await service.rpc("save_availability", {
      p_attempt: attemptId,
      p_availability: grid,
    }),
  );
}
