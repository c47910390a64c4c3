import { z } from "zod";
import { shownLook } from "#lib/domain/company";
import type { Door, RoomInterview, RoomQuestion } from "#lib/domain/room";
import { readAccess } from "./billing.ts";
import { type Db, unwrap } from "./db.ts";

const DOORS = z.enum(["unknown", "closed", "open", "continue", "submitted"]);

/** What a link leads to, with the session's hash for the browser that holds one. */
export async function readDoor(db: Db, key: string, tokenHash: string | null): Promise<Door> {
  const answer = await db.rpc("interview_door", {
    p_interview_key: key,
    ...(tokenHash !== null && { p_token_hash: tokenHash }),
  });
  return DOORS.parse(unwrap(answer));
}

const ROOM =
  "willo_interview_key, title, description, hourly_wage, deadline, language, show_hints_and_tips, show_availability_calendar, kiosk, company_profiles!interviews_department_fkey(created_by_user_id, company_name, company_logo_url, company_primary_colour, company_secondary_colour), questions(id, question_order, question_text, question_type, max_duration, max_retakes, max_characters, thinking_time)";

/** An interview as its candidates see it; null for an unknown key. Service client: candidates read no table. */
export async function readRoom(
  db: Db,
  key: string,
  supabaseUrl: string,
): Promise<RoomInterview | null> {
  const row = unwrap(
    await db
      .from("interviews")
      .select(ROOM)
      .eq("willo_interview_key", key)
      .order("question_order", { referencedTable: "questions" })
      .maybeSingle(),
  );
  if (row === null) return null;
  const company = row.company_profiles;
  const look = {
    name: company.company_name,
    logoUrl: company.company_logo_url && logoAddress(company.company_logo_url, supabaseUrl),
    primaryColour: company.company_primary_colour,
    secondaryColour: company.company_secondary_colour,
  };
  return {
    key: row.willo_interview_key,
    title: row.title,
    description: row.description,
    pay: row.hourly_wage?.trim() || null,
    deadline: row.deadline,
    language: row.language,
    showHints: row.show_hints_and_tips,
    showAvailability: row.show_availability_calendar,
    kiosk: row.kiosk,
    company: shownLook(look, await readAccess(db, company.created_by_user_id)),
    questions: row.questions.map(toQuestion),
  };
}

/** Logos are public files, stored by their name. */
function logoAddress(logo: string, supabaseUrl: string): string {
  return `${supabaseUrl}/storage/v1/object/public/company-assets/${encodeURIComponent(logo)}`;
}

type QuestionRow = {
  id: string;
  question_order: number;
  question_text: string;
  question_type: string;
  max_duration: number | null;
  max_retakes: number;
  max_characters: number | null;
  thinking_time: number | null;
};

function toQuestion(row: QuestionRow): RoomQuestion {
  return {
    id: row.id,
    order: row.question_order,
    text: row.question_text,
    type: row.question_type === "text" ? "text" : "video",
    maxDuration: row.max_duration ?? 60,
    maxRetakes: row.max_retakes,
    maxCharacters: row.max_characters ?? 500,
    thinkingTime: row.thinking_time ?? 3,
  };
}
