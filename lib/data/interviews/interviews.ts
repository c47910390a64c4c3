import { z } from "zod";
import { AppError } from "#lib/domain/core/errors";
import { CREATE_TEXTS, EDIT_TEXTS } from "#lib/domain/interviews/interview";
import type { InterviewAnswers } from "#lib/domain/interviews/interview-list";
import type {
  InterviewChange,
  InterviewRequest,
  WantedInterview,
} from "#lib/domain/interviews/interview-request";
import { renumber } from "#lib/domain/interviews/question";
import type { Interview, StoredInterview } from "#lib/domain/interviews/stored-interview";
import { titleIn } from "#lib/domain/interviews/translations";
import { MAX_COUNTED } from "#lib/domain/results/result-query";
import { LANGUAGES, type LanguageCode } from "#lib/domain/text/languages";
import {
  type Answer,
  type DataOf,
  type Db,
  databaseError,
  type Row,
  refusalOf,
  type ServiceDb,
  unwrap,
  unwrapOr,
} from "../db.ts";
import { askedQuestions, toQuestion, toScreening } from "./questions.ts";

/** The most that one list shows. */
const LIST_LIMIT = 1000;

const ID_TAKEN = "23505";

/**
 * Creates an interview with its questions in one step; a repeated id returns the first one.
 * @param linkBase the candidate's address up to the key
 * @throws AppError with `CREATE_TEXTS`
 */
export async function createInterview(
  service: ServiceDb,
  ownerId: string,
  request: InterviewRequest,
  linkBase: string,
): Promise<Interview> {
  const { data, error } = await service.rpc("create_interview", {
    p_owner: ownerId,
    p_interview: { id: request.id, ...toFields(request) },
    p_questions: request.questions.map(toStoredQuestion),
    p_link_base: linkBase,
  });
  if (error === null) return toInterview(data);
  const log = `create_interview: ${error.code} ${error.message}`;
  if (refusalOf(error) === "company_missing")
    throw new AppError("not_found", CREATE_TEXTS.noCompany);
  if (/"questions(_\w+)?"/.test(error.message)) {
    const fields = { questions: CREATE_TEXTS.questionsFailed };
    throw new AppError("internal", CREATE_TEXTS.questionsFailed, { log, cause: error, fields });
  }
  if (error.code === ID_TAKEN) {
    throw new AppError("conflict", "This interview already exists. Please start over.", { log });
  }
  throw databaseError(error);
}

/**
 * Saves an edit over the revision that it was made on, as the signed-in owner.
 * @throws AppError `not_found`, or `conflict` if another edit was saved since
 */
export async function updateInterview(
  db: Db,
  id: string,
  change: InterviewChange,
): Promise<Interview> {
  return toInterview(
    unwrapOwned(
      await db.rpc("update_interview", {
        p_interview: id,
        p_revision: change.revision,
        p_fields: toFields(change),
        p_questions: change.questions.map(toStoredQuestion),
      }),
    ),
  );
}

/** Closes an interview at once, or opens it again without a deadline that has passed. @throws AppError `not_found` */
export async function setInterviewClosed(db: Db, id: string, closed: boolean): Promise<Interview> {
  return toInterview(
    unwrapOwned(await db.rpc("set_interview_closed", { p_interview: id, p_closed: closed })),
  );
}

/**
 * Hides an interview with all its candidates and queues their deletion.
 * @throws AppError `not_found`, or `conflict` if it or a candidate is on legal hold
 */
export async function deleteInterview(db: Db, id: string): Promise<void> {
  unwrapOwned(await db.rpc("delete_interview", { p_interview: id }));
}

function unwrapOwned<A extends Answer>(answer: A): DataOf<A> {
  if (refusalOf(answer.error) === "interview_missing")
    throw new AppError("not_found", EDIT_TEXTS.missing);
  const { changed, onHold } = EDIT_TEXTS;
  return unwrapOr(answer, { interview_changed: changed, on_hold: onHold });
}

/** What the database's functions take of an interview, beside its questions. */
export function toFields({ settings, ...wanted }: WantedInterview) {
  const { deadline = null, ...others } = settings;
  return {
    title: wanted.title,
    description: wanted.description,
    language: wanted.language,
    translations: wanted.translations,
    deadline,
    hourly_wage: wanted.hourlyRate,
    screening: wanted.screening,
    ...others,
  };
}

/** A question as the database's functions take it. */
export function toStoredQuestion({
  text,
  order,
  answer_type,
  ...rest
}: WantedInterview["questions"][number]) {
  return { question_text: text, question_order: order, question_type: answer_type, ...rest };
}

/** Every interview of the reader's company, newest first. */
export async function listInterviews(db: Db): Promise<Interview[]> {
  const rows = unwrap(
    await db.from("interviews").select().order("sequence", { ascending: false }).limit(LIST_LIMIT),
  );
  return rows.map(toInterview);
}

/** What the reader's interviews are called, the open and the newest first, and the word that people text for each. */
export async function readTitles(db: Db) {
  const rows = unwrap(
    await db
      .from("interviews")
      .select("id, title, closed_at, text_keywords(word)")
      .order("closed_at", { ascending: false, nullsFirst: true })
      .order("sequence", { ascending: false })
      .limit(200),
  );
  return rows.map(({ closed_at, text_keywords, ...interview }) => ({
    ...interview,
    isOpen: closed_at === null,
    word: text_keywords?.word ?? null,
  }));
}

/** Who answered each interview that `listInterviews` gives, by its id. */
export async function readInterviewAnswers(db: Db): Promise<Map<string, InterviewAnswers>> {
  const rows = unwrap(
    await db.rpc("interview_answers", { p_newest: LIST_LIMIT, p_most: MAX_COUNTED + 1 }),
  );
  return new Map(rows.map(({ interview_id: id, ...answers }) => [id, answers]));
}

/** One interview of the reader's company with its questions in order; null if there is none. */
export async function readInterview(db: Db, id: string): Promise<StoredInterview | null> {
  const data = unwrap(
    await db
      .from("interviews")
      .select("*, questions(*), screening_questions(*)")
      .eq("id", id)
      .maybeSingle(),
  );
  if (data === null) return null;
  const questions = askedQuestions(data.questions, data.revision);
  return {
    ...toInterview(data),
    questions: renumber(questions.map((question) => toQuestion(question, data.revision))),
    screening: askedQuestions(data.screening_questions, data.revision).map((question) =>
      toScreening(question, data.revision),
    ),
  };
}

const JOB_WORDS = z.partialRecord(
  z.enum(LANGUAGES.map(({ code }) => code)),
  z.object({ title: z.string(), description: z.string(), pay: z.optional(z.string()) }),
);

/** A stored interview's title in a language that it is kept in, or in its own. */
export function storedTitle(
  { title, translations }: Pick<Row<"interviews">, "title" | "translations">,
  language: LanguageCode,
): string {
  return titleIn({ title, translations: JOB_WORDS.parse(translations) }, language);
}

/** The languages that a stored interview is kept in, its own first. */
export function keptIn({
  language,
  translations,
}: Pick<Row<"interviews">, "language" | "translations">) {
  return [language, ...othersIn(JOB_WORDS.parse(translations))];
}

const othersIn = (translations: z.output<typeof JOB_WORDS>) =>
  LANGUAGES.map(({ code }) => code).filter((code) => translations[code]);

/** A stored interview in the words of the form. */
export function toInterview(row: Row<"interviews">): Interview {
  const translations = JOB_WORDS.parse(row.translations);
  return {
    id: row.id,
    key: row.willo_interview_key,
    title: row.title,
    language: row.language,
    languages: othersIn(translations),
    translations,
    hourlyRate: row.hourly_wage ?? "",
    hearBackDays: row.hear_back_days,
    description: row.description,
    showHints: row.show_hints_and_tips,
    showAvailability: row.show_availability_calendar,
    kiosk: row.kiosk,
    requirePhone: row.require_phone,
    deadline: row.deadline,
    shift: row.shift ?? "",
    closedAt: row.closed_at,
    revision: row.revision,
    link: row.interview_link,
    createdAt: row.created_at,
  };
}

/** The link of one interview of the reader's company; null if there is none. */
export async function readInterviewLink(db: Db, id: string): Promise<string | null> {
  const row = unwrap(
    await db.from("interviews").select("interview_link").eq("id", id).maybeSingle(),
  );
  return row?.interview_link ?? null;
}
