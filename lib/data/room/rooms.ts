import type { SharedSource } from "#lib/domain/interviews/link-source";
import { type QuestionForm, renumber } from "#lib/domain/interviews/question";
import type { LinkState, RoomQuestion, RoomWords } from "#lib/domain/room/room";
import { type StoredRoom, toRoomInterview, toRoomQuestion } from "#lib/domain/room/room-interview";
import { companyLook } from "../company/companies.ts";
import { toRetention } from "../company/retention.ts";
import { type Db, type Row, type ServiceDb, unwrap } from "../db.ts";
import { toInterview } from "../interviews/interviews.ts";
import { askedQuestions, toQuestion, toScreening } from "../interviews/questions.ts";
import { readCompanyAccess } from "../plans/company-access.ts";
import { mailGoesOut } from "./mailings.ts";
import { readScreening } from "./screening.ts";

/** What a link leads to, with the session's hash for the browser that holds one. */
export async function readLinkState(
  db: Db,
  key: string,
  tokenHash: string | null,
): Promise<LinkState> {
  return unwrap(
    await db.rpc("interview_link_state", {
      p_interview_key: key,
      ...(tokenHash !== null && { p_token_hash: tokenHash }),
    }),
  );
}

/** Counts an opening of an interview's link and where it was shared, and nothing about who opened it. */
export async function countOpening(
  service: ServiceDb,
  key: string,
  source: SharedSource | undefined,
): Promise<void> {
  unwrap(
    await service.rpc("count_opening", {
      p_interview_key: key,
      ...(source !== undefined && { p_source: source }),
    }),
  );
}

const ROOM =
  "*, company_profiles!interviews_department_fkey(id, created_by_user_id, company_name, keep_recordings_days, keep_results_years, company_logo_url, company_primary_colour, company_secondary_colour), questions(*), screening_questions(*)";

/** An interview for its candidates, in every language that it has; null for an unknown key. */
export async function readRoom(service: ServiceDb, key: string): Promise<StoredRoom | null> {
  const row = unwrap(
    await service
      .from("interviews")
      .select(ROOM)
      .eq("willo_interview_key", key)
      .is("deleted_at", null)
      .maybeSingle(),
  );
  if (row === null) return null;
  const company = row.company_profiles;
  const [access, mailed] = await Promise.all([
    readCompanyAccess(service, company.id),
    mailGoesOut(service, company.created_by_user_id),
  ]);
  const interview = toInterview(row);
  return {
    ...toRoomInterview(interview),
    translations: interview.translations,
    key: row.willo_interview_key,
    deadline: closing(row.deadline, row.closed_at),
    noMail: !mailed,
    company: {
      ...companyLook(service, company, access),
      retention: toRetention(company),
    },
    questions: questionsAt(row.questions, row.revision),
    screening: askedQuestions(row.screening_questions, row.revision).map((question) =>
      toScreening(question, row.revision),
    ),
  };
}

/**
 * The questions that an attempt began with, whatever was edited since: each in the language in which it was answered,
 * those without an answer in that of the room.
 */
export async function readAttemptQuestions(
  service: ServiceDb,
  attemptId: string,
): Promise<RoomQuestion[]> {
  const row = unwrap(
    await service
      .from("interview_attempts")
      .select(
        "language, interview_revision, interviews(questions(*)), responses(question_id, question_language)",
      )
      .eq("id", attemptId)
      .single(),
  );
  const answered = new Map(row.responses.map((one) => [one.question_id, one.question_language]));
  return questionsAt(row.interviews.questions, row.interview_revision).map((question) =>
    toRoomQuestion(question, answered.get(question.id) ?? row.language),
  );
}

/** What an attempt is asked, as its person reads it now. */
export async function readAttemptWords(
  service: ServiceDb,
  attemptId: string,
): Promise<NonNullable<RoomWords["attempt"]>> {
  const [questions, screening] = await Promise.all([
    readAttemptQuestions(service, attemptId),
    readScreening(service, attemptId),
  ]);
  return { attemptId, questions, screening };
}

function questionsAt(questions: readonly Row<"questions">[], revision: number): QuestionForm[] {
  const asked = askedQuestions(questions, revision);
  return renumber(asked.map((question) => toQuestion(question, revision)));
}

/** When nobody may begin anymore: the deadline, or the moment in which the employer closed the interview. */
function closing(deadline: string | null, closedAt: string | null): string | null {
  if (deadline === null || closedAt === null) return closedAt ?? deadline;
  return Date.parse(deadline) < Date.parse(closedAt) ? deadline : closedAt;
}
