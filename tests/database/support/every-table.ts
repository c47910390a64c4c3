import { randomUUID } from "node:crypto";
import type { TestDatabase } from "./database.ts";
import { addOperationsRows } from "./operations-rows.ts";
import { type HiringCompany, ok } from "./people.ts";
import { addTextRows } from "./text-rows.ts";
import { fillWebhooks } from "./webhook-rows.ts";

/** A row in each of the tables around the product too, so that seeing none of them means something. */
export async function fillEveryTable(db: TestDatabase, company: HiringCompany): Promise<void> {
  const { departmentKey, owner, attempt } = company;
  ok(
    await owner.client.rpc("override_metric", {
      p_attempt: attempt.id,
      p_metric: "reliability",
      p_score: 8,
      p_reason: "Their last boss says so.",
    }),
  );
  const add = (what: string, values: string[] = []) => db.sql(`insert into public.${what}`, values);
  ok(
    await owner.client.rpc("send_decision_mail", {
      p_attempt: attempt.id,
      p_kind: "next_step",
      p_body: "Hello Ana",
    }),
  );
  ok(
    await owner.client.rpc("ask_bulk", {
      p_id: randomUUID(),
      p_kind: "status",
      p_people: [{ id: attempt.id }],
      p_status: "Hired",
      p_reason: "Ana and two others.",
    }),
  );
  ok(await owner.client.rpc("add_note", { p_attempt: attempt.id, p_note: "Ana drives." }));
  ok(
    await owner.client.rpc("tag_attempts", {
      p_attempts: [attempt.id],
      p_tag: "Ana's van",
      p_on: true,
    }),
  );
  ok(
    await owner.client.rpc("add_contact", {
      p_id: randomUUID(),
      p_attempt: attempt.id,
      p_own_words: "Ana calls back",
    }),
  );
  ok(
    await owner.client.rpc("offer_times", {
      p_id: randomUUID(),
      p_attempts: [attempt.id],
      p_kind: "visit",
      p_minutes: 60,
      p_buffer: 0,
      p_place: "12 Main Street",
      p_host: "Dana",
      p_times: [new Date(Date.now() + 86_400_000).toISOString()],
    }),
  );
  ok(await owner.client.rpc("renew_calendar"));
  ok(await owner.client.rpc("add_shortlist", { p_name: "Night crew", p_attempts: [attempt.id] }));
  ok(
    await owner.client.rpc("add_shortlist_link", {
      p_attempt: attempt.id,
      p_label: "Dana about Ana",
      p_message: "Is Ana the one?",
      p_outside: false,
      p_shows: ["name"],
      p_questions: company.interview.questionIds,
      p_token_hash: "b".repeat(64),
      p_days: 7,
    }),
  );
  ok(await db.service().rpc("open_shortlist_link", { p_token_hash: "b".repeat(64) }));
  ok(
    await db.service().rpc("answer_shortlist", {
      p_token_hash: "b".repeat(64),
      p_attempt: attempt.id,
      p_reader: randomUUID(),
      p_name: "Dana",
      p_answer: "yes",
      p_comment: "Ana is calm.",
    }),
  );
  await add("upload_leases (upload_id, holder, held_until) values ($1, gen_random_uuid(), now())", [
    attempt.mediaId,
  ]);
  await add("received_hours (interview_id, hour, bytes) values ($1, now(), 1)", [
    company.interview.id,
  ]);
  // Of a revision that nobody has been asked.
  await add(
    "screening_questions (interview_id, question_text, kind, passing, question_order, asked_from) values ($1, 'A license?', 'yes_no', '{0}', 1, 2)",
    [company.interview.key],
  );
  await add("source_figures (interview_id, source, measure) values ($1, 'poster', 'opened')", [
    company.interview.id,
  ]);
  await add("mail_origins (attempt_id, origin_hash) values ($1, repeat('0', 64))", [attempt.id]);
  await add("mailed_strangers (department_key, counted_by) values ($1, repeat('0', 64))", [
    departmentKey,
  ]);
  await add("full_rooms (interview_id, lacks) values ($1, 'day')", [company.interview.id]);
  await add("customerio (user_id, plan_status, trial_ends_at) values ($1, 'onboarding', now())", [
    owner.userId,
  ]);
  await add("contact_messages (name, email, message) values ('Ana', 'ana@example.com', 'Hello')");
  await add(
    "accommodations (interview_attempt_id, kinds, note) values ($1, '{more_time}', 'I read slowly.')",
    [company.attempt.id],
  );
  await add(
    "candidate_links (interview_attempt_id, purpose, token_hash, expires_at) values ($1, 'resume', repeat('a', 64), now())",
    [company.attempt.id],
  );
  await add(
    "corrections (interview_attempt_id, response_id, corrected_text) select interview_attempt_id, id, 'I like order' from public.responses where interview_attempt_id = $1 limit 1",
    [company.attempt.id],
  );
  const person = "provider_participants (participant_key, interview_attempt_id, state)";
  await add(`${person} values (repeat('a', 32), $1, 'completed')`, [attempt.id]);
  await add(
    "provider_requests (interview_id, owner_id, titles) values (gen_random_uuid(), $1, '{Cleaner}')",
    [owner.userId],
  );
  await add(
    "digests (job_id, interview_id, user_id, since, until) values (gen_random_uuid(), $1, $2, 0, 0)",
    [company.interview.id, owner.userId],
  );
  await add(
    "erased_attempts (attempt_id, interview_id, department_key, erase_by, asked_by, begun_at, submitted_at) values (gen_random_uuid(), $1, $2, 'employer', $3, now(), now())",
    [company.interview.id, departmentKey, owner.userId],
  );
  await add("email_verifications (token_hash, user_id, email) values ($1, $2, 'ana@example.com')", [
    "0".repeat(64),
    owner.userId,
  ]);
  await add(
    "adverse_impact_bases (department_key, as_of, smallest, smallest_chosen) values ($1, now(), 10, 5)",
    [departmentKey],
  );
  await add(
    "adverse_impact_people select id, $1::uuid, 'female', null, false, true, true, false from public.adverse_impact_bases limit 1",
    [attempt.id],
  );
  await add("ask_agains (interview_attempt_id, words_version, language) values ($1, '1', 'en')", [
    attempt.id,
  ]);
  await add("words_opened (interview_attempt_id) values ($1)", [attempt.id]);
  await add("asked_people (department_key, address_hash) values ($1, repeat('0', 64))", [
    departmentKey,
  ]);
  await add("heard_figures values ($1, 'es', 20, 5, 5, now())", [departmentKey]);
  await add("self_identifications (interview_attempt_id, sex) values ($1, 'female')", [attempt.id]);
  await add(
    "subscriptions (user_id, customer_id, subscription_id, plan, cycle, status, started_at) values ($1, 'cus_1', 'sub_1', 'STARTER', 'monthly', 'active', now())",
    [owner.userId],
  );
  await add("trial_cards (fingerprint, user_id) values ('card_1', $1)", [owner.userId]);
  await add("trial_addresses (hash) values ($1)", ["0".repeat(64)]);
  await add(
    "legal_holds (department_key, interview_id, reason, set_by) values ($1, $2, 'A claim', $3)",
    [departmentKey, company.interview.id, owner.userId],
  );
  await add("retention_warnings (attempt_id, what) values ($1, 'results')", [attempt.id]);
  await add(
    "retention_log (department_key, what, day, attempts) values ($1, 'results', now(), 1)",
    [departmentKey],
  );
  await add("retention_runs (department_key, run_at) values ($1, now())", [departmentKey]);
  await add("mail_stops (address_hash, topic, reason) values (repeat('0', 64), 'all', 'bounce')");
  await add(
    "invites (interview_id, department_key, batch_id, email) values ($1, $2, gen_random_uuid(), 'ana@example.com')",
    [company.interview.id, departmentKey],
  );
  await add(
    "invited_addresses (interview_id, address_hash, invite_id) select interview_id, repeat('0', 64), id from public.invites",
  );
  await addTextRows(add, departmentKey, company.interview.id, attempt.id);
  await fillWebhooks(add, departmentKey, attempt.id);
  await add(
    "ats_links (interview_id, department_key, integration_id, job_id, job_title) values ($1, $2, 'mb_1', 'job_1', 'Night cleaner')",
    [company.interview.id, departmentKey],
  );
  await add(
    "ats_deliveries (interview_attempt_id, department_key, integration_id, app_id, job_id, job_title, application, ats_candidate_id, ats_application_id) values ($1, $2, 'mb_1', 'lever', 'job_1', 'Night cleaner', 'made', 'cand_ana', 'app_ana')",
    [attempt.id, departmentKey],
  );
  await add(
    "company_members (company_id, user_id, role, added_by) values ($1, gen_random_uuid(), 'viewer', $2)",
    [company.companyId, owner.userId],
  );
  await add(
    "ownership_offers (company_id, to_user, by_user) select company_id, user_id, added_by from public.company_members",
  );
  await add(
    "member_invitations (company_id, email, role, invited_by) values ($1, 'dana@example.com', 'viewer', $2)",
    [company.companyId, owner.userId],
  );
  await add("open_checkouts (user_id) values ($1)", [owner.userId]);
  await add("rate_limits (key) values ('sign-in:ana')");
  await addOperationsRows(add, departmentKey, company.interview.id);
}
