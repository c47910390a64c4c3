import type { SupabaseClient } from "@supabase/supabase-js";
import { openCompany, openRoom, type Room } from "../candidate.ts";

const VIDEO = {
  text: "Tell us about a hard day.",
  order: 1,
  answer_type: "video",
  max_duration: 60,
  max_retakes: 2,
  thinking_time: 30,
};
const WRITTEN = {
  text: "What do you do when a client is upset?",
  order: 1,
  answer_type: "text",
  max_characters: 400,
};

/** One interview with one question to be filmed, and one with one in writing. */
export type Rooms = { filmed: Room; written: Room };

/** Makes the interviews, of a company whose plan has a place for everybody. */
export async function openRooms(appUrl: string, db: SupabaseClient): Promise<Rooms> {
  const { error } = await db.from("plan_caps").update({ cap: 100_000 }).eq("plan", "NONE");
  if (error) throw new Error(`The plan could not be widened: ${error.message}`);
  const owner = await openCompany(appUrl);
  const filmed = await openRoom(owner, db, [VIDEO]);
  const written = await openRoom(owner, db, [WRITTEN]);
  return { filmed, written };
}
