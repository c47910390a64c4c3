/**
 * Every place that holds a candidate's words or person, and what becomes of it when their data is deleted. The
 * catalogue of the database is compared with it by deletion.test.ts: a new column of text or JSON below
 * a candidate has to be listed here, or to say why it holds nothing of them.
 */

type Place = {
  /** Columns with words or person in them. */
  holds: readonly string[];
  /** Other columns of text or JSON, each with the reason why nothing of a person can be in them. */
  exempt?: Readonly<Record<string, string>>;
};

const FIXED = "one of a closed list of words";
const KEY = "a key, which says nothing about a person";
const SCORING = "how it was scored: names, versions and hashes of ours";

/** Rows that go with the attempt, or with the person when no other attempt is left. */
export const DELETED_ROWS: Readonly<Record<string, Place>> = {
  candidates: { holds: ["email", "name", "phone"], exempt: { department_key: KEY } },
  interview_attempts: {
    holds: [
      "candidate_name",
      "candidate_phone",
      "invited_phone",
      "call_phone",
      "availability",
      "screening_answers",
      "name_key",
      "contact",
      "tags",
      "said",
      "facts",
    ],
    exempt: {
      department_key: KEY,
    },
  },
  provider_participants: { holds: ["participant_key"], exempt: { state: "a provider's word" } },
  attempt_words: { holds: ["words"] },
  answer_index: { holds: ["words"] },
  accommodations: { holds: ["kinds", "note"] },
  mail_origins: { holds: ["origin_hash"] },
  candidate_links: { holds: ["token_hash"] },
  attempt_sessions: { holds: ["token_hash"] },
  consents: { holds: [], exempt: { notice_version: "a version of ours" } },
  legal_holds: { holds: ["reason"], exempt: { department_key: KEY } },
  retention_warnings: { holds: [] },
  media: {
    holds: ["object_key", "sha256"],
    exempt: { content_type: FIXED, error: "a sentence of ours" },
  },
  responses: {
    holds: ["responses_text", "transcript_segments", "translation", "video_url"],
    exempt: { transcript_language: FIXED },
  },
  words_opened: { holds: [] },
  ask_agains: { holds: [], exempt: { words_version: "a version of ours" } },
  text_consents: { holds: ["number"], exempt: { words_version: "a version of ours" } },
  corrections: { holds: ["corrected_text"] },
  evaluation_results: {
    holds: [
      "outcome_reason",
      "general_summary",
      "general_strengths",
      "general_weaknesses",
      "communication_justification",
      "experience_justification",
      "professionalism_justification",
      "reliability_justification",
      "problem_solving_justification",
      "cognitive_ability_justification",
      "evidence",
      "statements",
      "notes",
    ],
    exempt: {
      model: SCORING,
      answered_by: SCORING,
      rubric_version: SCORING,
      prompt_hash: SCORING,
      input_hash: SCORING,
      run_ids: SCORING,
      spread: "numbers",
      read_answers: KEY,
    },
  },
  status_history: {
    holds: ["reason"],
    exempt: { scores: "numbers" },
  },
  candidate_notes: { holds: ["note"] },
  contacts: { holds: ["own_words"] },
  bookings: { holds: [] },
  ats_deliveries: {
    holds: ["ats_candidate_id", "ats_application_id"],
    exempt: {
      department_key: KEY,
      integration_id: KEY,
      app_id: KEY,
      job_id: KEY,
      job_title: "a company's words about a job",
    },
  },
  decision_mails: { holds: ["body"] },
  shortlists: {
    holds: [],
    exempt: { department_key: KEY, name: "a company's words for several people" },
  },
  shortlist_people: { holds: [] },
  // Of a list of one.
  shortlist_links: { holds: ["label", "message", "token_hash"] },
  shortlist_answers: { holds: ["reader_name", "comment"] },
  metric_overrides: { holds: ["reason"] },
  webhook_messages: { holds: [], exempt: { data: "numbers and fixed words" } },
  webhook_deliveries: { holds: [] },
  webhook_answers: { holds: ["answer"] },
  adverse_impact_people: { holds: ["sex", "race"] },
  self_identifications: { holds: ["sex", "race"] },
};

/** Rows elsewhere that name an attempt without a foreign key. */
export const DELETED_WORK = {
  jobs: ["payload", "last_error"],
  texts: ["number", "body", "interview_attempt_id"],
  // The row stays without them, and with it a keyed hash: they get no second invitation.
  invites: ["email", "phone", "name", "attempt_id"],
} as const;

/** What stays: numbers, versions and times, never a word. */
export const KEPT_HISTORY = {
  erased_attempts: ["scores", "decisions", "overrides"],
  // That a candidate was used up: an id and a time.
  attempt_ledger: [],
} as const;
