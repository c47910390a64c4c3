import { COMPANY_NAME_LIMIT, PERSON_NAME_LIMIT } from "#lib/domain/account/complete-profile";
import { EMAIL_LIMIT, HANDED_EMAIL_LIMIT } from "#lib/domain/account/email";
import { VERIFICATION_DAYS } from "#lib/domain/account/mailed-links";
import { LOCATION_LIMIT, WEBSITE_LIMIT } from "#lib/domain/company/company";
import * as kept from "#lib/domain/company/retention";
import * as team from "#lib/domain/company/team";
import { STRANGERS_A_DAY } from "#lib/domain/core/mail";
import { METRIC_WEIGHTS, METRICS, QUALIFIED_FROM } from "#lib/domain/evaluation/metrics";
import { REASON_LIMIT } from "#lib/domain/evaluation/overrides";
import { HEARD_PEOPLE } from "#lib/domain/fairness/heard-words";
import { ATS_JOB_LIMITS } from "#lib/domain/integrations/connection";
import { ASK_AGAIN_DAYS, MOST_EARLIER } from "#lib/domain/interviews/earlier";
import { HEAR_BACK_DAYS, LIMITS } from "#lib/domain/interviews/interview";
import {
  INVITE_NAME_LIMIT,
  INVITES_WITHOUT_PLAN,
  REMINDER_DAYS,
} from "#lib/domain/interviews/invite";
import * as question from "#lib/domain/interviews/question";
import { SCREENING_LIMITS } from "#lib/domain/interviews/screening";
import { MOST_STARTED } from "#lib/domain/interviews/started";
import { AGREEMENT_LIMIT } from "#lib/domain/interviews/text-agreement";
import { PAST_DUE_GRACE_DAYS, TRIAL_DAYS } from "#lib/domain/plans/billing";
import { MAX_PHRASES } from "#lib/domain/results/answer-search";
import * as bookings from "#lib/domain/results/booking";
import { MAX_BULK, TAKE_BACK_SECONDS } from "#lib/domain/results/bulk";
import * as contacts from "#lib/domain/results/contact-log";
import { DECISION_BODY_LIMIT } from "#lib/domain/results/decision-mail";
import * as notes from "#lib/domain/results/notes";
import { MAX_COUNTED } from "#lib/domain/results/result-query";
import { EVALUATION_RETRY } from "#lib/domain/results/results";
import * as shortlists from "#lib/domain/results/shortlist";
import * as tags from "#lib/domain/results/tags";
import { MAX_WEEKLY_TIMES } from "#lib/domain/results/weekly-hours";
import * as accommodations from "#lib/domain/room/accommodations";
import { NAME_LIMIT, PHONE_LIMIT } from "#lib/domain/room/candidate";
import { REMINDER_HOURS } from "#lib/domain/room/candidate-mail";
import { RETRY_DAYS } from "#lib/domain/room/retry";
import * as room from "#lib/domain/room/room";
import { CONTACT_KEPT_DAYS, CONTACT_LIMITS } from "#lib/domain/site/contact";
import * as texts from "#lib/domain/sms/messages";
import { ANSWER_BYTES } from "#lib/domain/webhooks/outcome";
import * as webhooks from "#lib/domain/webhooks/webhook";

/**
 * The whole numbers that SQL and TypeScript both go by: `public.app_limit('trial_days')` in SQL. A name without a unit
 * counts the characters of a text, or how many there may be.
 */
export const APP_LIMITS: Readonly<Record<string, number>> = {
  email: EMAIL_LIMIT,
  handed_email: HANDED_EMAIL_LIMIT,
  person_name: PERSON_NAME_LIMIT,
  company_name: COMPANY_NAME_LIMIT,
  company_location: LOCATION_LIMIT,
  company_website: WEBSITE_LIMIT,
  verification_days: VERIFICATION_DAYS,
  counted_candidates: MAX_COUNTED,
  // A byte that is no text takes three.
  webhook_answer_bytes: 3 * ANSWER_BYTES,

  join_days: team.JOIN_DAYS,
  join_invitations: team.MAX_JOIN_INVITATIONS,
  members: team.MAX_MEMBERS,
  chosen_interviews: team.MAX_CHOSEN_INTERVIEWS,
  handover_days: team.HANDOVER_DAYS,

  trial_days: TRIAL_DAYS,
  past_due_grace_days: PAST_DUE_GRACE_DAYS,

  interview_title: LIMITS.title,
  interview_description: LIMITS.description,
  hourly_rate: LIMITS.hourlyRate,
  hear_back_days: Math.max(...HEAR_BACK_DAYS),
  questions: question.MAX_QUESTIONS,
  question_text: question.QUESTION_TEXT_LIMIT,
  started_shown: MOST_STARTED,
  earlier_shown: MOST_EARLIER,
  ask_again_days: ASK_AGAIN_DAYS,
  screening_questions: SCREENING_LIMITS.questions,
  screening_text: SCREENING_LIMITS.text,
  screening_options: SCREENING_LIMITS.options,
  invite_name: INVITE_NAME_LIMIT,
  invites_without_plan: INVITES_WITHOUT_PLAN,
  invite_reminder_days: REMINDER_DAYS,

  candidate_name: NAME_LIMIT,
  candidate_phone: PHONE_LIMIT,
  answer: room.ANSWER_LIMIT,
  longest_answer_seconds: Math.max(...question.MAX_DURATIONS),
  text_instead_characters: accommodations.TEXT_INSTEAD_CHARACTERS,
  accommodation_note: accommodations.NOTE_LIMIT,
  more_time_factor: accommodations.MORE_TIME_FACTOR,
  recent_request_days: accommodations.RECENT_REQUEST_DAYS,
  idle_minutes: room.IDLE_MINUTES,
  grace_minutes: room.GRACE_MINUTES,
  closing_days: room.CLOSING_DAYS,
  sending_days: room.SENDING_DAYS,
  unfinished_days: room.UNFINISHED_DAYS,
  retry_days: RETRY_DAYS,
  start_reminder_hours: REMINDER_HOURS,

  heard_people: HEARD_PEOPLE,
  qualified_from: QUALIFIED_FROM,
  ...Object.fromEntries(METRICS.map((metric) => [`${metric}_weight`, METRIC_WEIGHTS[metric]])),
  evaluation_retry_times: EVALUATION_RETRY.times,
  evaluation_retry_hours: EVALUATION_RETRY.everyHours,
  decision_reason: REASON_LIMIT,
  decision_mail: DECISION_BODY_LIMIT,
  bulk_people: MAX_BULK,
  take_back_seconds: TAKE_BACK_SECONDS,
  candidate_note: notes.NOTE_LIMIT,
  candidate_notes: notes.MAX_NOTES,
  note_mentions: notes.MAX_MENTIONS,
  tag: tags.TAG_LIMIT,
  tags: tags.MAX_TAGS,
  tags_offered: tags.TAGS_OFFERED,
  contact_words: contacts.CONTACT_WORDS_LIMIT,
  contact_words_offered: contacts.CONTACT_WORDS_OFFERED,
  contacts: contacts.MAX_CONTACTS,
  offer_minutes: Math.max(...bookings.LENGTHS),
  offer_buffer: Math.max(...bookings.BUFFERS),
  offer_words: bookings.OFFER_WORDS_LIMIT,
  offered_people: bookings.MAX_OFFERED,
  offered_times: bookings.MAX_TIMES + MAX_WEEKLY_TIMES,
  booking_notice_hours: bookings.NOTICE_HOURS,
  booking_days: bookings.DAYS_AHEAD,
  booking_moves: bookings.MAX_MOVES,
  shortlists: shortlists.MAX_SHORTLISTS,
  shortlist_name: shortlists.NAME_LIMIT,
  shortlist_people: shortlists.MAX_PEOPLE,
  shortlist_links: shortlists.MAX_LINKS,
  shortlist_link_questions: shortlists.MAX_LINK_QUESTIONS,
  shortlist_link_days: Math.max(...shortlists.LINK_DAYS),
  shortlist_message: shortlists.MESSAGE_LIMIT,
  shortlist_openings: shortlists.MAX_OPENINGS,
  reader_answers: shortlists.MAX_READER_ANSWERS,
  reader_comment: shortlists.COMMENT_LIMIT,
  reader_name: shortlists.NAME_LIMIT,

  recordings_days_min: kept.RECORDINGS_DAYS.min,
  recordings_days_max: kept.RECORDINGS_DAYS.max,
  results_years_min: kept.RESULTS_YEARS.min,
  results_years_max: kept.RESULTS_YEARS.max,
  hiring_record_years: kept.HIRING_RECORD_YEARS,
  retention_warning_days: kept.WARNING_DAYS,
  hold_reason: kept.HOLD_REASON_LIMIT,

  searched_phrases: MAX_PHRASES,
  ats_job_id: ATS_JOB_LIMITS.id,
  ats_job_title: ATS_JOB_LIMITS.title,
  webhook_url: webhooks.URL_LIMIT,
  webhook_endpoints: webhooks.MAX_ENDPOINTS,
  webhook_log_days: webhooks.LOG_DAYS,
  old_secret_days: webhooks.OLD_SECRET_DAYS,

  text_message: texts.TEXT_LIMIT,
  text_told_stop: texts.TOLD_STOP,
  texts_before_submission: texts.TEXTS_BEFORE_SUBMISSION,
  texts_a_day: texts.TEXTS_A_DAY,
  text_answers_a_day: texts.TEXT_ANSWERS_A_DAY,
  text_asking_seconds: texts.TEXT_ASKING_SECONDS,
  text_agreement: AGREEMENT_LIMIT,
  strangers_a_day_none: STRANGERS_A_DAY.none,
  strangers_a_day_trial: STRANGERS_A_DAY.trial,
  strangers_a_day_paid: STRANGERS_A_DAY.paid,
  contact_name: CONTACT_LIMITS.name,
  contact_phone: CONTACT_LIMITS.phone,
  contact_subject: CONTACT_LIMITS.subject,
  contact_message: CONTACT_LIMITS.message,
  contact_kept_days: CONTACT_KEPT_DAYS,
};

const withUnset = (name: question.OptionName, offered: readonly number[]) =>
  [question.UNSET[name], ...offered].filter((one, place, all) => all.indexOf(one) === place);

/** The lists of numbers that both go by: `public.app_choices('max_duration')` in SQL. */
export const APP_CHOICES: Readonly<Record<question.OptionColumn, readonly number[]>> = {
  max_duration: withUnset("maxDuration", question.MAX_DURATIONS),
  max_retakes: withUnset("maxRetakes", question.MAX_RETAKES),
  thinking_time: withUnset("thinkingTime", question.THINKING_TIMES),
  max_characters: withUnset("maxCharacters", question.MAX_CHARACTERS),
};
