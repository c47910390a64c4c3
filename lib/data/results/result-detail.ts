import type { Booking } from "#lib/domain/results/booking";
import { hoursToAsk } from "#lib/domain/results/hours-to-ask";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { isScoring, newerFailed, ratingState } from "#lib/domain/results/results";
import { toAvailability } from "#lib/domain/room/availability";
import { companyDate } from "#lib/domain/text/dates";
import { DEFAULT_LANGUAGE, toLanguage } from "#lib/domain/text/languages";
import { type People, readPeople } from "../company/team.ts";
import { type Db, unwrap } from "../db.ts";
import { toAtsState } from "../integrations/deliveries.ts";
import { storedTitle } from "../interviews/interviews.ts";
import { ASKED_COLUMNS, SCREENING_COLUMNS, toScreeningAnswers } from "../interviews/questions.ts";
import { toContactLog } from "./contacts.ts";
import { toDecisionMails } from "./decision-mails.ts";
import { NO_EXTRAS, type ResponseExtras, readResponseExtras } from "./response-page.ts";
import { toAnswers } from "./result-answers.ts";
import { toEvaluated, toEvaluation, toVersion } from "./result-evaluation.ts";
import { FORMER, toHistory, toSteps } from "./result-history.ts";
import { LINK_COLUMNS, toOpinionsTo, toShortlistLinks } from "./shortlist-links.ts";
import { readTexts } from "./texts.ts";

const SELECT =
  `id, interview_id, interview_revision, candidate_name, call_phone, language, status, tags, assigned_to, ai_allowed, evaluation_state, evaluation_retry_at, replaced_version, submitted_at, resubmitted_at, nth_submission, shown_rating, qualified, adjusted_borderline, availability, screening, screening_answers, screening_language,
  candidates(email, phone),
  company_profiles(company_name, time_zone),
  interviews(title, translations, language, shift, ats_links(integration_id, job_id, job_title), questions(${ASKED_COLUMNS}, question_type), screening_questions(${SCREENING_COLUMNS})),
  responses(id, question_id, question_language, answer_type, responses_text, media_id, transcript_state, transcript_segments, translation,
    corrections(id, corrected_text, created_at, sequence),
    media(id, state, content_type)),
  evaluation_results(*), metric_overrides(*), status_history(*),
  candidate_notes(id, note, written_by, created_at), decision_mails(kind, outcome, written_by, created_at), ats_deliveries(state, app_id, integration_id, job_id, job_title, problem, analysis, transcript, sent_at)` as const;

/** With whom one is shared, and what they said: for the page of that one alone. */
const SHARED =
  `${SELECT}, shortlist_answers(*, shortlist_links(label)), shortlist_people(shortlists!shortlist_people_shortlist_id_fkey(of_attempt, shortlist_links(${LINK_COLUMNS})))` as const;

/** The rows of these attempts that this client may see, with what hangs on them. */
async function readAttempts(db: Db, ids: readonly string[]) {
  return unwrap(
    await db
      .from("interview_attempts")
      .select(SELECT)
      .in("id", [...ids]),
  );
}

type Found = Awaited<ReturnType<typeof readAttempts>>[number];

/** Everything that one attempt's page shows, in some requests at once; null if this client may not see it. */
export async function findResult(
  db: Db,
  attemptId: string,
): Promise<(ResultDetail & { bookings: Booking[] }) | null> {
  const [row, beside, people, texts] = await Promise.all([
    db.from("interview_attempts").select(SHARED).eq("id", attemptId).maybeSingle(),
    readResponseExtras(db, attemptId),
    readPeople(db, attemptId),
    readTexts(db, attemptId),
  ]);
  const found = unwrap(row);
  const result = found && toResult(found, beside, people);
  if (!result) return null;
  const zone = found.company_profiles.time_zone;
  const links = found.shortlist_people
    .filter(({ shortlists }) => shortlists.of_attempt === found.id)
    .flatMap(({ shortlists }) => shortlists.shortlist_links);
  return {
    ...result,
    links: toShortlistLinks(links, zone, people),
    opinions: toOpinionsTo(found.shortlist_answers, zone),
    texts,
    bookings: beside.bookings,
  };
}

/** The same of several attempts, of their own rows alone, in two requests at once; in no order. */
export async function findResults(db: Db, ids: readonly string[]): Promise<ResultDetail[]> {
  const [rows, people] = await Promise.all([readAttempts(db, ids), readPeople(db)]);
  return rows
    .map((found) => toResult(found, NO_EXTRAS, people))
    .filter((result) => result !== null);
}

function toResult(
  found: Found,
  { waiting, log, inside, hold }: Omit<ResponseExtras, "bookings">,
  people: People,
): ResultDetail | null {
  if (found.submitted_at === null) return null;
  // Whoever asked for people only in a second try is not shown by what a computer made of the first.
  const versions = found.ai_allowed
    ? found.evaluation_results.toSorted((a, b) => b.version - a.version)
    : [];
  // What was said of answers that a second try replaced is not said of the new ones.
  const shownRow = versions.find(({ version }) => version > found.replaced_version);
  const zone = found.company_profiles.time_zone;
  const steps = toSteps(found.metric_overrides, zone);
  const evaluated = shownRow ? toEvaluation(shownRow, versions.length, zone, found, steps) : null;
  const screened = toScreened(found);
  const yesTo = (screened?.answers ?? []).filter(({ answer }) => answer === "Yes");
  const asked = hoursToAsk(
    toAvailability(found.availability),
    found.interviews.shift,
    yesTo.map(({ question }) => question),
  );
  const evaluation = evaluated && {
    ...evaluated,
    statements: [...evaluated.statements, ...asked],
  };
  const progress = {
    aiAllowed: found.ai_allowed,
    evaluationState: found.evaluation_state,
    outcome: evaluation?.outcome ?? null,
    willRetry: found.evaluation_retry_at !== null,
  };
  return {
    id: found.id,
    interviewId: found.interview_id,
    interviewTitle: found.interviews.title,
    job: storedTitle(found.interviews, found.language),
    company: found.company_profiles.company_name,
    name: found.candidate_name,
    email: found.candidates.email,
    phone: found.call_phone,
    language: toLanguage(found.language) ?? DEFAULT_LANGUAGE,
    submitted: companyDate(found.submitted_at, zone, true),
    resubmitted: found.resubmitted_at && companyDate(found.resubmitted_at, zone, true),
    nthSubmission: found.nth_submission,
    waiting: waiting && {
      questionId: waiting.question_id,
      until: companyDate(waiting.closes, zone, true),
    },
    status: found.status,
    state: ratingState(progress),
    newerFailed: newerFailed(progress),
    scoring: isScoring(found.evaluation_state),
    evaluation,
    shown: {
      version: shownRow?.version ?? 0,
      override: Math.max(0, ...found.metric_overrides.map(({ id }) => id)),
    },
    versions: versions.map((version) => ({
      ...toVersion(version, zone, version === shownRow),
      replaced: version.version <= found.replaced_version,
    })),
    notes: found.candidate_notes
      .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
      .map(({ id, note, written_by, created_at }) => ({
        id,
        note,
        by: people.names.get(written_by) ?? FORMER,
        isMine: written_by === people.me,
        at: companyDate(created_at, zone, true),
      })),
    tags: found.tags ?? [],
    assignedTo: found.assigned_to,
    colleagues: people.colleagues,
    contacts: toContactLog(log, zone),
    decisionMails: toDecisionMails(found.decision_mails, zone, people.names),
    ats: toAtsState(found.ats_deliveries, found.interviews.ats_links, zone),
    links: [],
    opinions: [],
    inside,
    hold,
    history: toHistory(found, zone, people.names),
    screening: screened,
    answers: toAnswers(
      found,
      shownRow ? toEvaluated(shownRow) : null,
      evaluation?.notAssessed ?? {},
    ),
    availability: toAvailability(found.availability),
  };
}

function toScreened({ screening, screening_answers: given, interviews, ...found }: Found) {
  if (given === null) return null;
  const shown = { revision: found.interview_revision, language: found.screening_language };
  return {
    letIn: screening === "let_in",
    answers: toScreeningAnswers(interviews.screening_questions, given, shown),
  };
}
