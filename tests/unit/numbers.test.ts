import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { COMPANY_NAME_LIMIT, PERSON_NAME_LIMIT } from "#lib/domain/account/complete-profile";
import { EMAIL_LIMIT } from "#lib/domain/account/email";
import { VERIFICATION_DAYS } from "#lib/domain/account/mailed-links";
import { PASSWORD_MIN } from "#lib/domain/account/password";
import { LOCATION_LIMIT, WEBSITE_LIMIT } from "#lib/domain/company/company";
import { LOGO_MAX_BYTES } from "#lib/domain/company/logo";
import * as kept from "#lib/domain/company/retention";
import { QUALIFIED_FROM } from "#lib/domain/evaluation/metrics";
import { REASON_LIMIT } from "#lib/domain/evaluation/overrides";
import { LIMITS } from "#lib/domain/interviews/interview";
import { INVITE_NAME_LIMIT, REMINDER_DAYS } from "#lib/domain/interviews/invite";
import * as question from "#lib/domain/interviews/question";
import { SCREENING_LIMITS } from "#lib/domain/interviews/screening";
import { PAST_DUE_GRACE_DAYS, TRIAL_DAYS } from "#lib/domain/plans/billing";
import { DECISION_BODY_LIMIT } from "#lib/domain/results/decision-mail";
import * as notes from "#lib/domain/results/notes";
import { EVALUATION_RETRY } from "#lib/domain/results/results";
import * as reviews from "#lib/domain/results/reviewer-link";
import * as asked from "#lib/domain/room/accommodations";
import { NAME_LIMIT, PHONE_LIMIT } from "#lib/domain/room/candidate";
import { REMINDER_HOURS } from "#lib/domain/room/candidate-mail";
import { RETRY_DAYS } from "#lib/domain/room/retry";
import * as room from "#lib/domain/room/room";
import { CONTACT_KEPT_DAYS, CONTACT_LIMITS } from "#lib/domain/site/contact";
import { STRANGERS_A_DAY } from "#lib/domain/site/mail";
import { ADDRESS } from "#lib/domain/text/address";
import { WEBHOOK_FAULTS } from "#lib/domain/webhooks/outcome";
import * as webhooks from "#lib/domain/webhooks/webhook";

const FOLDER = "supabase/migrations";
const sql = readdirSync(FOLDER)
  .map((name) => readFileSync(`${FOLDER}/${name}`, "utf8"))
  .join("\n")
  .replace(/^\s*--.*$/gm, "");

/** The statements about one object: 'function keep_checkout', 'table questions', 'constraint …'. */
function about(name: string): string {
  const [kind = "", object = ""] = name.split(" ");
  const head = {
    function: `create (?:or replace )?function public\\.${object}\\(`,
    table: `create table public\\.${object} \\(`,
    bucket: `insert into storage\\.buckets`,
  }[kind];
  const end = kind === "function" ? "\\$\\$;" : "\\);|on conflict";
  const found = new RegExp(`${head}[\\s\\S]*?(?:${end})`).exec(sql);
  if (!found) throw new Error(`The migrations write no ${name}`);
  return found[0];
}

const days = (count: number) => `interval '${count} day${count === 1 ? "" : "s"}'`;
const years = (count: number) => `interval '${count} year'`;
const atMost = (column: string, count: number) => `char_length(${column}) <= ${count}`;
const upTo = (column: string, count: number) =>
  `char_length(btrim(${column})) between 1 and ${count}`;
const oneOf = (column: string, values: Iterable<number>) =>
  `${column} in (${[...new Set(values)].sort((a, b) => a - b).join(", ")})`;

/** Constant, where the database says the same, and how. */
const TIED: readonly (readonly [constant: string, where: string, literal: string])[] = [
  ["TRIAL_DAYS", "function keep_checkout", days(TRIAL_DAYS)],
  ["PAST_DUE_GRACE_DAYS", "function billing_grace", days(PAST_DUE_GRACE_DAYS)],
  ["QUALIFIED_FROM", "table evaluation_results", `(general_score >= ${QUALIFIED_FROM})`],
  ["QUALIFIED_FROM", "function follow_overrides", `::numeric >= ${QUALIFIED_FROM};`],
  [
    "QUALIFIED_FROM",
    "function borderline_with_overrides",
    `min(general) < ${QUALIFIED_FROM} and max(general) >= ${QUALIFIED_FROM},`,
  ],
  [
    "EVALUATION_RETRY.times",
    "function give_up_evaluation",
    `evaluation_failures < ${EVALUATION_RETRY.times} `,
  ],
  [
    "EVALUATION_RETRY.everyHours",
    "function give_up_evaluation",
    `interval '${EVALUATION_RETRY.everyHours} hour'`,
  ],
  [
    "EVALUATION_RETRY.everyHours",
    "function pause_evaluation",
    `interval '${EVALUATION_RETRY.everyHours} hour'`,
  ],
  ["VERIFICATION_DAYS", "table email_verifications", days(VERIFICATION_DAYS)],
  ["GRACE_MINUTES", "function save_text_answer", `interval '${room.GRACE_MINUTES} minutes'`],
  ["GRACE_MINUTES", "function take_refusal", `interval '${room.GRACE_MINUTES} minutes'`],
  ["CLOSING_DAYS", "function attempt_closes", days(room.CLOSING_DAYS)],
  ["SENDING_DAYS", "function attempt_is_over", days(room.SENDING_DAYS)],
  ["SENDING_DAYS", "function abandoned_uploads", days(room.SENDING_DAYS)],
  ["IDLE_MINUTES", "function room_session", `interval '${room.IDLE_MINUTES} minutes'`],
  ["REMINDER_HOURS", "function queue_start_mails", `interval '${REMINDER_HOURS} hours'`],
  ["RETRY_DAYS", "function reopen_attempt", days(RETRY_DAYS)],
  ["RETRY_DAYS", "function let_in_candidate", days(RETRY_DAYS)],
  ["GRACE_MINUTES", "function answer_screening", `interval '${room.GRACE_MINUTES} minutes'`],
  [
    "RECORDINGS_DAYS",
    "table company_profiles",
    `keep_recordings_days between ${kept.RECORDINGS_DAYS.min} and ${kept.RECORDINGS_DAYS.max}`,
  ],
  [
    "RESULTS_YEARS",
    "table company_profiles",
    `keep_results_years between ${kept.RESULTS_YEARS.min} and ${kept.RESULTS_YEARS.max}`,
  ],
  ["UNFINISHED_DAYS", "function unfinished_is_over", days(room.UNFINISHED_DAYS)],
  ["UNFINISHED_DAYS", "function end_unfinished", days(room.UNFINISHED_DAYS)],
  ["HIRING_RECORD_YEARS", "function unfinished_is_over", years(kept.HIRING_RECORD_YEARS)],
  ["SENDING_DAYS", "function unfinished_is_over", days(room.SENDING_DAYS)],
  ["SENDING_DAYS", "function retention_due", days(room.SENDING_DAYS)],
  ["WARNING_DAYS", "function retention_due", days(kept.WARNING_DAYS)],
  ["WARNING_DAYS", "function retain", days(kept.WARNING_DAYS)],
  ["HOLD_REASON_LIMIT", "table legal_holds", atMost("reason", kept.HOLD_REASON_LIMIT)],
  ["LOG_DAYS", "function sweep_webhooks", days(webhooks.LOG_DAYS)],
  ["OLD_SECRET_DAYS", "function rotate_webhook_secret", days(webhooks.OLD_SECRET_DAYS)],
  ["MOST_ENDPOINTS", "function add_webhook_endpoint", `>= ${webhooks.MOST_ENDPOINTS} then`],
  ["URL_LIMIT", "table webhook_endpoints", atMost("url", webhooks.URL_LIMIT)],
  [
    "WEBHOOK_EVENTS",
    "table webhook_messages",
    webhooks.WEBHOOK_EVENTS.map((event) => `'${event}'`).join(", "),
  ],
  [
    "WEBHOOK_FAULTS",
    "table webhook_deliveries",
    WEBHOOK_FAULTS.map((fault) => `'${fault}'`).join(", "),
  ],
  ["REMINDER_DAYS", "function queue_invite_reminders", days(REMINDER_DAYS)],
  [
    "STRANGERS_A_DAY.none",
    "function strangers_a_day",
    `when a.plan is null then ${STRANGERS_A_DAY.none}\n`,
  ],
  ["STRANGERS_A_DAY.trial", "function strangers_a_day", `) then ${STRANGERS_A_DAY.trial}\n`],
  ["STRANGERS_A_DAY.paid", "function strangers_a_day", `else ${STRANGERS_A_DAY.paid}\n`],
  ["ADDRESS", "function reads_as_address", `'${ADDRESS}'`],
  ["INVITE_NAME_LIMIT", "table invites", atMost("name", INVITE_NAME_LIMIT)],
  [
    "RECENT_REQUEST_DAYS",
    "function recent_accommodation_requests",
    days(asked.RECENT_REQUEST_DAYS),
  ],
  [
    "MORE_TIME_FACTOR",
    "function request_accommodations",
    `when 'more_time' = any (p_kinds) then ${asked.MORE_TIME_FACTOR} else 1`,
  ],
  ["NOTE_LIMIT", "table accommodations", atMost("note", asked.NOTE_LIMIT)],
  [
    "ACCOMMODATION_KINDS",
    "table accommodations",
    asked.ACCOMMODATION_KINDS.map((kind) => `'${kind}'`).join(", "),
  ],
  [
    "TEXT_INSTEAD_CHARACTERS",
    "function save_text_answer",
    `coalesce(question.max_characters, ${asked.TEXT_INSTEAD_CHARACTERS})`,
  ],
  ["ANSWER_LIMIT", "table responses", atMost("responses_text", question.ANSWER_LIMIT)],
  ["ANSWER_LIMIT", "table corrections", upTo("corrected_text", question.ANSWER_LIMIT)],
  ["NAME_LIMIT", "table candidates", upTo("name", NAME_LIMIT)],
  ["NAME_LIMIT", "table interview_attempts", upTo("candidate_name", NAME_LIMIT)],
  ["PHONE_LIMIT", "table candidates", atMost("phone", PHONE_LIMIT)],
  ["PHONE_LIMIT", "table interview_attempts", atMost("candidate_phone", PHONE_LIMIT)],
  ["REASON_LIMIT", "table status_history", atMost("reason", REASON_LIMIT)],
  ["REASON_LIMIT", "table metric_overrides", upTo("reason", REASON_LIMIT)],
  ["notes.NOTE_LIMIT", "table candidate_notes", atMost("note", notes.NOTE_LIMIT)],
  ["MOST_NOTES", "function add_note", `>= ${notes.MOST_NOTES} `],
  ["DECISION_BODY_LIMIT", "table decision_mails", atMost("body", DECISION_BODY_LIMIT)],
  ["MOST_LINKS", "function add_review_link", `>= ${reviews.MOST_LINKS} `],
  ["LINK_DAYS", "function add_review_link", `1), ${Math.max(...reviews.LINK_DAYS)})`],
  ["MOST_OPENINGS", "function live_review_link", `<= ${reviews.MOST_OPENINGS}`],
  ["MOST_COMMENTS", "function add_review_comment", `>= ${reviews.MOST_COMMENTS} `],
  ["reviews.NAME_LIMIT", "table review_links", atMost("label", reviews.NAME_LIMIT)],
  ["reviews.NAME_LIMIT", "table review_comments", atMost("reviewer_name", reviews.NAME_LIMIT)],
  [
    "SCREENING_LIMITS.text",
    "table screening_questions",
    upTo("question_text", SCREENING_LIMITS.text),
  ],
  [
    "SCREENING_LIMITS.options",
    "table screening_questions",
    `between 2 and ${SCREENING_LIMITS.options} `,
  ],
  ["SCREENING_LIMITS.questions", "function set_screening", `> ${SCREENING_LIMITS.questions} then`],
  ["COMMENT_LIMIT", "table review_comments", atMost("comment", reviews.COMMENT_LIMIT)],
  ["LIMITS.title", "table interviews", upTo("title", LIMITS.title)],
  ["LIMITS.description", "table interviews", upTo("description", LIMITS.description)],
  ["LIMITS.hourlyRate", "table interviews", atMost("hourly_wage", LIMITS.hourlyRate)],
  ["MAX_QUESTIONS", "function insert_interview", `between 1 and ${question.MAX_QUESTIONS} `],
  ["MAX_QUESTIONS", "function update_interview", `between 1 and ${question.MAX_QUESTIONS} `],
  ["QUESTION_TEXT_LIMIT", "table questions", upTo("question_text", question.QUESTION_TEXT_LIMIT)],
  [
    "MAX_DURATIONS",
    "table questions",
    oneOf("max_duration", [question.UNSET.maxDuration, ...question.MAX_DURATIONS]),
  ],
  [
    "MAX_RETAKES",
    "table questions",
    oneOf("max_retakes", [question.UNSET.maxRetakes, ...question.MAX_RETAKES]),
  ],
  [
    "MAX_CHARACTERS",
    "table questions",
    oneOf("max_characters", [question.UNSET.maxCharacters, ...question.MAX_CHARACTERS]),
  ],
  [
    "THINKING_TIMES",
    "table questions",
    oneOf("thinking_time", [question.UNSET.thinkingTime, ...question.THINKING_TIMES]),
  ],
  ["PERSON_NAME_LIMIT", "table profiles", atMost("first_name", PERSON_NAME_LIMIT)],
  ["PERSON_NAME_LIMIT", "table profiles", atMost("last_name", PERSON_NAME_LIMIT)],
  ["COMPANY_NAME_LIMIT", "table profiles", atMost("company_name", COMPANY_NAME_LIMIT)],
  [
    "COMPANY_NAME_LIMIT",
    "table company_profiles",
    `char_length(company_name) between 1 and ${COMPANY_NAME_LIMIT}`,
  ],
  ["LOCATION_LIMIT", "table company_profiles", atMost("company_location", LOCATION_LIMIT)],
  ["WEBSITE_LIMIT", "table company_profiles", atMost("company_website", WEBSITE_LIMIT)],
  ["CONTACT_LIMITS.name", "table contact_messages", upTo("name", CONTACT_LIMITS.name)],
  ["CONTACT_LIMITS.phone", "table contact_messages", atMost("phone", CONTACT_LIMITS.phone)],
  ["CONTACT_LIMITS.subject", "table contact_messages", atMost("subject", CONTACT_LIMITS.subject)],
  ["CONTACT_LIMITS.message", "table contact_messages", upTo("message", CONTACT_LIMITS.message)],
  ["EMAIL_LIMIT", "table contact_messages", `char_length(email) between 3 and ${EMAIL_LIMIT}`],
  ["CONTACT_KEPT_DAYS", "function sweep_contact_messages", days(CONTACT_KEPT_DAYS)],
  ["LOGO_MAX_BYTES", "bucket company-assets", `true, ${LOGO_MAX_BYTES},`],
];

/** Spans of time that nothing outside the database counts by. */
const ALONE: Readonly<Record<string, string>> = {
  "function fail_job": "1 day",
  "function request_accommodations": "15 minutes",
  "function erase_attempt": "1 hour",
  "function delete_account": "1 hour",
  "function abandoned_uploads": "30 days",
  "function take_refusal": "1 hour",
  "function make_room_for_take": "30 seconds",
  "function queue_digest_of": "1 minute, 1 hour",
  "function claim_checkout": "23 hours",
  "function forget_billing_events": "35 days",
  "function receive_knit_event": "35 days",
  "function company_usage": "25 hours",
  "function note_received": "2 days",
  "function renew_adverse_impact": "1 day, 1 year",
  "function begin_plan_change": "5 minutes",
  "function was_shown": "1 hour",
  "function announce_renewals": "30 days",
  "function note_full_room": "1 day, 2 days",
  "function strangers_a_day": "1 day, 1 day",
  "function count_stranger": "24 hours, 24 hours",
  "function mail_goes_out": "24 hours",
  "function my_invites_left": "24 hours",
  "function invite_people": "24 hours",
  "function queue_invite_reminders": "24 hours",
  "function forget_invited": "180 days",
  "function sweep_retention": "1 day",
  "function set_legal_hold": "2 days",
  "function forget_model_uses": "400 days",
  "function service_figures": "1 day, 1 hour",
  "function sweep_jobs": "7 days, 90 days",
  "function provider_patience": "1 minute",
  "function redeliver_webhook": "1 minute",
  "function sweep_rate_limits": "2 days",
};

const spans = (text: string) => [...text.matchAll(/interval '([^']+)'/g)].map(([, span]) => span);

describe("A number that the database holds as well", () => {
  it.each(TIED)("%s is the one of %s", (_constant, where, literal) => {
    expect(about(where)).toContain(literal);
  });

  it("is tied, where it is a span of time, or known to stand alone", () => {
    const places = [...new Set([...TIED.map(([, where]) => where), ...Object.keys(ALONE)])];
    const known = places.flatMap((place) => {
      const tied = TIED.filter(([, where]) => where === place).map(([, , literal]) => literal);
      const alone = ALONE[place]?.split(", ") ?? [];
      return spans(about(place)).filter(
        (span) => alone.includes(span ?? "") || tied.includes(`interval '${span}'`),
      );
    });
    expect(known.sort()).toEqual(spans(sql).sort());
  });

  it("is spelled in the sentence about it", () => {
    expect(spans(about("function redeliver_webhook"))).toEqual(["1 minute", "1 minute"]);
    expect(webhooks.SENT_LATELY).toContain("in one minute");
  });

  it("is the one of the auth server's settings", () => {
    const settings = readFileSync("supabase/config.toml", "utf8");
    expect(settings).toContain(`minimum_password_length = ${PASSWORD_MIN}\n`);
  });
});
