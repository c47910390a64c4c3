import { z } from "zod";
import { shownLook } from "#lib/domain/company/company";
import type { LinkState, RoomInterview } from "#lib/domain/room/room";
import { toRoomQuestion } from "#lib/domain/room/room-question";
import { logoAddress } from "../company/companies.ts";
import { type Db, unwrap } from "../db.ts";
import { toQuestion } from "../interviews/questions.ts";
import { readAccess } from "../plans/billing.ts";

const DOORS = z.enum(["unknown", "closed", "open", "continue", "submitted"]);

/** What a link leads to, with the session's hash for the browser that holds one. */
export async function readLinkState(
  db: Db,
  key: string,
  tokenHash: string | null,
): Promise<LinkState> {
  const answer = await db.rpc("interview_link_state", {
    p_interview_key: key,
    ...(tokenHash !== null && { p_token_hash: tokenHash }),
  });
  return DOORS.parse(unwrap(answer));
}

const ROOM =
  "willo_interview_key, title, description, hourly_wage, deadline, language, show_hints_and_tips, show_availability_calendar, kiosk, company_profiles!interviews_department_fkey(created_by_user_id, company_name, company_logo_url, company_primary_colour, company_secondary_colour), questions(id, question_order, question_text, question_type, max_duration, max_retakes, max_characters, thinking_time)";

/** An interview as its candidates see it; null for an unknown key. Service client: candidates read no table. */
export async function readRoom(db: Db, key: string): Promise<RoomInterview | null> {
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
    logoUrl: company.company_logo_url && logoAddress(db, company.company_logo_url),
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
    questions: row.questions.map((question) => toRoomQuestion(toQuestion(question))),
  };
}
