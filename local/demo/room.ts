import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { Room } from "./applicant.ts";
import { must } from "./must.ts";

const ids = z.array(z.object({ id: z.uuid() }));

/** What an interview asks today, by the ids of its questions and must-haves, in order. */
export async function roomOf(service: SupabaseClient, key: string): Promise<Room> {
  const asked = async (table: "questions" | "screening_questions") => {
    const rows = await service
      .from(table)
      .select("id")
      .eq("interview_id", key)
      .is("asked_until", null)
      .order("question_order");
    return ids.parse(must(rows)).map(({ id }) => id);
  };
  return {
    key,
    questionIds: await asked("questions"),
    mustHaveIds: await asked("screening_questions"),
  };
}
