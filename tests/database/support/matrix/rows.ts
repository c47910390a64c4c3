import { may, type SeatAction } from "#lib/domain/company/team";
import { ASKERS, type Asker } from "./askers.ts";

/**
 * Who gets something of the first company: `member` everybody who is in it; an action whoever's role allows it, but for the
 * viewer of another interview; `self` what is each one's own, and `anyone` what is nobody's.
 */
export type Right = "member" | "nobody" | "self" | "anyone" | SeatAction;

const ROLES = { owner: "owner", manager: "manager", viewer: "viewer" } as const;

export function expected(right: Exclude<Right, "self" | "anyone">): Asker[] {
  if (right === "nobody") return [];
  if (right === "member") return ["owner", "manager", "viewer", "viewer of another interview"];
  return ASKERS.filter((asker) => asker in ROLES && may(ROLES[asker as keyof typeof ROLES], right));
}

/** Tables and views that somebody reads; nobody reads any other. */
export const READ: Readonly<Record<string, Right>> = {
  accommodations: "own",
  ats_deliveries: "read",
  ats_links: "read",
  attempt_list: "read",
  bookings: "read",
  candidate_notes: "read",
  candidates: "read",
  company_analytics: "read",
  company_members: "own",
  company_profiles: "member",
  contacts: "read",
  corrections: "read",
  decision_mails: "read",
  evaluation_results: "read",
  interview_attempts: "read",
  interview_figures: "read",
  interviews: "member",
  invites: "invite",
  legal_holds: "decide",
  media: "read",
  member_invitations: "own",
  metric_overrides: "read",
  offered_times: "read",
  offers: "read",
  plan_access: "self",
  profiles: "self",
  questions: "member",
  responses: "read",
  retention_log: "own",
  review_comments: "read",
  review_links: "read",
  review_openings: "read",
  screening_questions: "read",
  source_figures: "read",
  status_history: "read",
  subscriptions: "self",
  text_keywords: "own",
  text_numbers: "own",
  texts: "read",
  webhook_deliveries: "own",
  webhook_endpoints: "own",
  webhook_messages: "own",
};

/** What somebody changes; nobody changes anything else. */
export const WRITTEN: Readonly<Record<string, Right>> = {
  "delete candidate_notes": "own",
  ...Object.fromEntries(
    [
      ...["location", "logo_url", "name", "niche", "primary_colour", "profile_completed"].map(
        (column) => `company_${column}`,
      ),
      ...["company_secondary_colour", "company_website", "completion_bitmask"],
      ...["dashboard_opened_at", "keep_recordings_days", "keep_results_years", "time_zone"],
      ...["weekly_buffer", "weekly_days", "weekly_from", "weekly_minutes", "weekly_to"],
      "weekly_weeks",
    ].map((column) => [`update company_profiles.${column}`, "own" as const]),
  ),
  "update interview_attempts.status": "decide",
  "update interview_attempts.updated_at": "decide",
  "insert profiles": "self",
  ...Object.fromEntries(
    ["company_name", "first_name", "id", "last_name", "notify_details", "notify_new_answers"].map(
      (column) => [`update profiles.${column}`, "self" as const],
    ),
  ),
};

/** Functions that ask for nothing of the first company by name: the other company gets what is its own. */
export const OF_ANY_COMPANY: ReadonlySet<string> = new Set([
  ...["adverse_impact", "funnel_figures", "invite_member", "may", "my_access", "my_company_id"],
  ...["my_department_keys", "my_invites_left", "my_people", "my_team", "renew_calendar"],
]);

/** Who gets something of each function that can be called. */
export const CALLED: Readonly<Record<string, Right>> = {
  accommodation_requests: "own",
  add_contact: "decide",
  add_note: "note",
  add_review_link: "invite",
  adverse_impact: "decide",
  analysis_figures: "read",
  app_limit: "anyone",
  billing_grace: "anyone",
  bookings_of: "read",
  call_off_booking: "invite",
  change_member: "own",
  choose_company: "member",
  company_access: "member",
  complete_step: "anyone",
  contact_log: "read",
  dashboard_figures: "member",
  decide: "decide",
  decide_many: "decide",
  delete_interview: "edit",
  earlier_people: "invite",
  enable_webhook_endpoint: "own",
  end_membership: "own",
  end_ownership_offer: "anyone",
  full_interviews: "read",
  funnel_figures: "member",
  heard_by_language: "decide",
  interview_answers: "member",
  interview_link_state: "anyone",
  invite_member: "own",
  is_grace_over: "anyone",
  is_titled: "anyone",
  join_company: "self",
  let_in_candidate: "decide",
  lift_legal_hold: "own",
  list_key: "anyone",
  mark_no_show: "invite",
  mark_read: "read",
  may: "member",
  my_access: "member",
  my_bookings: "read",
  my_calendar: "own",
  my_candidates_used: "read",
  my_company_id: "member",
  my_department_keys: "member",
  my_interviews: "self",
  my_invites_left: "invite",
  my_list_facts: "member",
  my_people: "member",
  my_standing: "self",
  my_team: "member",
  my_text_invites: "invite",
  my_trial_used: "self",
  my_user_id: "self",
  my_workspace: "self",
  offer_times: "invite",
  open_text_invite: "invite",
  override_metric: "decide",
  recent_accommodation_requests: "own",
  redeliver_webhook: "own",
  refuse_long: "anyone",
  remind_started: "invite",
  remove_webhook_endpoint: "own",
  renew_calendar: "own",
  reopen_attempt: "invite",
  revoke_review_link: "invite",
  rotate_webhook_secret: "own",
  save_keyword: "own",
  screened_out: "read",
  search_answers: "read",
  search_attempts: "read",
  send_decision_mail: "decide",
  send_to_ats: "decide",
  set_interview_closed: "edit",
  set_legal_hold: "own",
  smallest_shown_choice: "anyone",
  smallest_shown_group: "anyone",
  source_totals: "read",
  started_count: "read",
  started_people: "read",
  take_back_contact: "decide",
  take_back_invite: "invite",
  take_back_join: "own",
  take_ownership: "self",
  transcription_wait: "read",
  update_interview: "edit",
  waiting_attempts: "read",
  waiting_retry: "read",
  who_to_call: "read",
};
