import {
  CREATE_TEXTS,
  type Interview,
  type InterviewWithQuestions,
} from "#lib/domain/interviews/interview";
import type { InterviewRequest } from "#lib/domain/interviews/interview-request";
import { AppError } from "#lib/domain/site/errors";
import { DEFAULT_LANGUAGE, toLanguage } from "#lib/domain/text/languages";
import { type Db, databaseError, type Row, unwrap } from "../db.ts";
import { toQuestion } from "./questions.ts";

/** The most that one list shows. */
const LIST_LIMIT = 1000;

const COMPANY_MISSING = "P0002";
const ID_TAKEN = "23505";

/**
 * Creates an interview with its questions in one step, as the signed-in owner; a repeated id returns the first one.
 * @param linkBase the candidate's address up to the key
 * @throws AppError with `CREATE_TEXTS`
 */
export async function createInterview(
  db: Db,
  request: InterviewRequest,
  linkBase: string,
): Promise<Interview> {
  const { data, error } = await db.rpc("create_interview", {
    p_interview: {
      id: request.id,
      title: request.title,
      description: request.description,
      language: request.default_language,
      deadline: request.settings.deadline ?? null,
      hourly_wage: request.salary || null,
      show_hints_and_tips: request.settings.show_hints_and_tips,
      show_availability_calendar: request.settings.show_availability_calendar,
      kiosk: request.settings.kiosk,
    },
    p_questions: request.questions.map(({ text, order, answer_type, ...options }) => ({
      question_text: text,
      question_order: order,
      question_type: answer_type,
      ...options,
    })),
    p_link_base: linkBase,
  });
  if (error === null) return toInterview(data);
  const log = `create_interview: ${error.code} ${error.message}`;
  if (error.code === COMPANY_MISSING) throw new AppError("not_found", CREATE_TEXTS.noCompany);
  if (/"questions(_\w+)?"/.test(error.message)) {
    const fields = { questions: CREATE_TEXTS.questionsFailed };
    throw new AppError("internal", CREATE_TEXTS.questionsFailed, { log, cause: error, fields });
  }
  if (error.code === ID_TAKEN) {
    throw new AppError("conflict", "This interview already exists. Please start over.", { log });
  }
  throw databaseError(error);
}

/** Every interview of the reader's company, newest first. */
export async function listInterviews(db: Db): Promise<Interview[]> {
  const rows = unwrap(
    await db.from("interviews").select().order("sequence", { ascending: false }).limit(LIST_LIMIT),
  );
  return rows.map(toInterview);
}

/** One interview of the reader's company with its questions in order; null where there is none. */
export async function readInterview(db: Db, id: string): Promise<InterviewWithQuestions | null> {
  const data = unwrap(
    await db.from("interviews").select("*, questions(*)").eq("id", id).maybeSingle(),
  );
  if (data === null) return null;
  const questions = data.questions.toSorted((a, b) => a.question_order - b.question_order);
  return { ...toInterview(data), questions: questions.map(toQuestion) };
}

function toInterview(row: Row<"interviews">): Interview {
  return {
    id: row.id,
    key: row.willo_interview_key,
    title: row.title,
    description: row.description,
    language: toLanguage(row.language) ?? DEFAULT_LANGUAGE,
    hourlyRate: row.hourly_wage,
    showHints: row.show_hints_and_tips,
    showAvailability: row.show_availability_calendar,
    kiosk: row.kiosk,
    deadline: row.deadline,
    link: row.interview_link,
    createdAt: row.created_at,
  };
}
