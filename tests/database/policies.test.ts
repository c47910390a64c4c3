import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import {
  callableFunctions,
  everyTable,
  foreignFiles,
  foreignRows,
  foreignWrites,
  lockedRows,
  nullsInViews,
  openToVisitors,
  tablesWithoutRowSecurity,
  writableColumns,
} from "./support/claims.ts";
import { ENGINES, type Person, startTestDatabase, type TestDatabase } from "./support/database.ts";
import { fillEveryTable } from "./support/every-table.ts";
import { acceptedWrites, forbiddenWrites, undoneSteps } from "./support/forbidden.ts";
import {
  type HiringCompany,
  signUpCompany,
  signUpHiringCompany,
  startAttempt,
} from "./support/people.ts";
import { rest } from "./support/rest.ts";

describe.each(ENGINES)("On %s", (engine) => {
  let db: TestDatabase;
  let company: HiringCompany;
  let stranger: Person;

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpHiringCompany(db, "Bright Cleaning");
    await fillEveryTable(db, company);
    stranger = (await signUpCompany(db, "Other Crew")).owner;
  });
  afterAll(() => db.close());

  it("every table has a row and row-level security", async () => {
    for (const table of await everyTable(db)) {
      expect([table, await db.sql(`select 1 as row from public.${table} limit 1`)]).toEqual([
        table,
        [{ row: 1 }],
      ]);
    }
    expect(await tablesWithoutRowSecurity(db)).toEqual([]);
  });

  it("a view's columns that the types call never null are never null", async () => {
    // Only submitted attempts can be read.
    const submitted = ["attempt_list.submission", "attempt_list.submitted_at"];
    expect(await nullsInViews(db, company.owner)).toEqual(submitted);
  });

  it("a visitor may not ask any table", async () => {
    expect(await openToVisitors(db)).toEqual([]);
  });

  it("an owner reads their own rows in the tables of the workspace, and in no other", async () => {
    const readable: string[] = [];
    for (const table of await everyTable(db)) {
      const { rows } = await rest(db, company.owner, "GET", `${table}?select=*`);
      if (rows.length > 0) readable.push(table);
    }
    expect(readable).toEqual([
      "accommodations",
      "ats_deliveries",
      "ats_links",
      "bookings",
      "bulk_actions",
      "bulk_items",
      "candidate_notes",
      "candidates",
      "company_analytics",
      "company_profiles",
      "contacts",
      "corrections",
      "decision_mails",
      "evaluation_results",
      "interview_attempts",
      "interview_figures",
      "interviews",
      "invites",
      "legal_holds",
      "media",
      "metric_overrides",
      "offered_times",
      "offers",
      "profiles",
      "questions",
      "responses",
      "retention_log",
      "review_comments",
      "review_links",
      "review_openings",
      "screening_questions",
      "source_figures",
      "status_history",
      "subscriptions",
      "webhook_deliveries",
      "webhook_endpoints",
      "webhook_messages",
    ]);
  });

  it("another company sees none of the first one's rows", async () => {
    expect(await foreignRows(db, stranger)).toEqual([]);
  });

  it("another company changes nothing of the first one's", async () => {
    expect(await foreignWrites(db, stranger, company)).toEqual([]);
  });

  it("another company opens none of the first one's recordings, and the owner does", async () => {
    expect(await foreignFiles(stranger, company)).toEqual([]);
    const files = company.owner.client.storage.from("candidate-media");
    expect((await files.download(company.attempt.objectKey)).data?.size).toBe(4);
  });

  it("an owner sees nothing of an attempt before it is submitted, or while it is locked", async () => {
    const attempt = await startAttempt(db, company.interview);
    expect(await lockedRows(db, company.owner, attempt)).toEqual([]);
    await db.service().rpc("submit_attempt", { p_attempt: attempt.id });
    expect(await lockedRows(db, company.owner, attempt)).not.toEqual([]);
    await db.sql("update public.interview_attempts set unlocked_at = null where id = $1", [
      attempt.id,
    ]);
    expect(await lockedRows(db, company.owner, attempt)).toEqual([]);
  });

  it("an owner sees no take that was recorded again or is still on its way", async () => {
    const { owner, attempt } = company;
    const media = async () =>
      (await rest(db, owner, "GET", `media?interview_attempt_id=eq.${attempt.id}&select=id`)).rows;
    const [question = ""] = company.interview.questionIds;
    await db.sql(
      "insert into public.media (interview_attempt_id, question_id, content_type, object_key, state) select $1, $2, 'video/webm', s, s::public.media_state from (values ('discarded'), ('uploading')) as states (s)",
      [attempt.id, question],
    );
    expect(await media()).toEqual([{ id: attempt.mediaId }]);
  });

  it("an owner deletes nothing past the jobs that take the files along", async () => {
    const { owner, interview, attempt } = company;
    const places = {
      interviews: interview.id,
      interview_attempts: attempt.id,
      candidates: attempt.candidateId,
      media: attempt.mediaId,
      company_profiles: company.companyId,
      profiles: owner.userId,
    };
    for (const [table, id] of Object.entries(places)) {
      await rest(db, owner, "DELETE", `${table}?id=eq.${id}`);
      const kept = await db.sql(`select 1 as row from public.${table} where id = $1`, [id]);
      expect([table, kept]).toEqual([table, [{ row: 1 }]]);
    }
  });

  it("an owner writes no plan, score, key or date that the server keeps", async () => {
    const writes = await forbiddenWrites(db, company, stranger);
    expect(writes.length).toBeGreaterThan(25);
    expect(await acceptedWrites(db, company.owner, writes)).toEqual([]);
  });

  // A new column stands here only if users may write it; see docs/decisions/0001-database-guards-and-functions.md.
  it("people write only the columns that are theirs", async () => {
    expect(await writableColumns(db)).toEqual([
      "authenticated may delete candidate_notes",
      "authenticated may insert profiles.company_name",
      "authenticated may insert profiles.first_name",
      "authenticated may insert profiles.id",
      "authenticated may insert profiles.last_name",
      "authenticated may update company_profiles.company_location",
      "authenticated may update company_profiles.company_logo_url",
      "authenticated may update company_profiles.company_name",
      "authenticated may update company_profiles.company_niche",
      "authenticated may update company_profiles.company_primary_colour",
      "authenticated may update company_profiles.company_profile_completed",
      "authenticated may update company_profiles.company_secondary_colour",
      "authenticated may update company_profiles.company_website",
      "authenticated may update company_profiles.completion_bitmask",
      "authenticated may update company_profiles.dashboard_opened_at",
      "authenticated may update company_profiles.keep_recordings_days",
      "authenticated may update company_profiles.keep_results_years",
      "authenticated may update company_profiles.time_zone",
      "authenticated may update interview_attempts.status",
      "authenticated may update interview_attempts.updated_at",
      "authenticated may update profiles.company_name",
      "authenticated may update profiles.first_name",
      "authenticated may update profiles.id",
      "authenticated may update profiles.last_name",
      "authenticated may update profiles.notify_details",
      "authenticated may update profiles.notify_new_answers",
    ]);
  });

  it("an owner's decision is timed by the database, whatever time they send", async () => {
    const { owner, attempt } = company;
    const sent = { status: "Hired", updated_at: "2020-01-01T00:00:00+00:00" };
    const { rows } = await rest(db, owner, "PATCH", `interview_attempts?id=eq.${attempt.id}`, sent);
    expect(rows).toEqual([expect.objectContaining({ status: "Hired" })]);
    expect(new Date(String(rows[0]?.updated_at)).getFullYear()).toBeGreaterThan(2020);
  });

  it("a completed step stays completed", async () => {
    expect(await undoneSteps(db, company)).toEqual([]);
  });

  it("people call only the functions that are made for them", async () => {
    // The link's state says one word about a link that somebody was given; it opens no row.
    expect(await callableFunctions(db)).toEqual([
      "anon may call interview_link_state",
      "authenticated may call accommodation_requests",
      "authenticated may call add_contact",
      "authenticated may call add_note",
      "authenticated may call add_review_link",
      "authenticated may call adverse_impact",
      "authenticated may call analysis_figures",
      "authenticated may call app_limit",
      "authenticated may call ask_bulk",
      "authenticated may call billing_grace",
      "authenticated may call bookings_of",
      "authenticated may call bulk_facts",
      "authenticated may call call_off_booking",
      "authenticated may call close_bulk",
      "authenticated may call complete_step",
      "authenticated may call contact_log",
      "authenticated may call dashboard_figures",
      "authenticated may call decide",
      "authenticated may call delete_interview",
      "authenticated may call earlier_people",
      "authenticated may call enable_webhook_endpoint",
      "authenticated may call full_interviews",
      "authenticated may call funnel_figures",
      "authenticated may call heard_by_language",
      "authenticated may call interview_answers",
      "authenticated may call interview_link_state",
      "authenticated may call is_grace_over",
      "authenticated may call is_titled",
      "authenticated may call let_in_candidate",
      "authenticated may call lift_legal_hold",
      "authenticated may call list_key",
      "authenticated may call mark_no_show",
      "authenticated may call mark_read",
      "authenticated may call my_bookings",
      "authenticated may call my_bulk_actions",
      "authenticated may call my_calendar",
      "authenticated may call my_candidates_used",
      "authenticated may call my_department_keys",
      "authenticated may call my_invites_left",
      "authenticated may call my_list_facts",
      "authenticated may call my_text_invites",
      "authenticated may call my_trial_used",
      "authenticated may call my_user_id",
      "authenticated may call my_workspace",
      "authenticated may call offer_times",
      "authenticated may call open_text_invite",
      "authenticated may call override_metric",
      "authenticated may call recent_accommodation_requests",
      "authenticated may call redeliver_webhook",
      "authenticated may call refuse_long",
      "authenticated may call remind_started",
      "authenticated may call remove_webhook_endpoint",
      "authenticated may call renew_calendar",
      "authenticated may call reopen_attempt",
      "authenticated may call revoke_review_link",
      "authenticated may call rotate_webhook_secret",
      "authenticated may call screened_out",
      "authenticated may call search_answers",
      "authenticated may call search_attempts",
      "authenticated may call send_decision_mail",
      "authenticated may call send_to_ats",
      "authenticated may call set_interview_closed",
      "authenticated may call set_legal_hold",
      "authenticated may call shown_metrics",
      "authenticated may call smallest_shown_choice",
      "authenticated may call smallest_shown_group",
      "authenticated may call source_totals",
      "authenticated may call started_count",
      "authenticated may call started_people",
      "authenticated may call take_back_bulk",
      "authenticated may call take_back_contact",
      "authenticated may call take_back_invite",
      "authenticated may call transcription_wait",
      "authenticated may call update_interview",
      "authenticated may call waiting_attempts",
      "authenticated may call waiting_retry",
      "authenticated may call who_to_call",
    ]);
  });
});
