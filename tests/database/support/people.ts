import { randomUUID } from "node:crypto";
import type { Json, TablesInsert } from "#lib/data/database.types";
import type { Plan } from "#lib/domain/plans/plans";
import type { Person, TestDatabase } from "./database.ts";
import { fillWebhooks } from "./webhook-rows.ts";

type Result<T> = { data: T; error: { message: string } | null };

/** The data of an answer that must have worked. */
export function ok<T>({ data, error }: Result<T>): NonNullable<T> {
  if (error) throw new Error(error.message);
  if (data === null || data === undefined) throw new Error("The answer has no data");
  return data;
}

export type Company = { owner: Person; companyId: string; departmentKey: string };

/** A person who has signed up and made a company, as the company form leaves it; on Starter unless said otherwise. */
export async function signUpCompany(
  db: TestDatabase,
  name: string,
  plan: Plan = "STARTER",
): Promise<Company> {
  const owner = await db.signUp();
  ok(
    await db
      .service()
      .from("profiles")
      .update({ email_verified_at: "2026-01-01T00:00:00Z", subscription: plan })
      .eq("id", owner.userId)
      .select("id"),
  );
  const departmentKey = randomUUID().replaceAll("-", "");
  const company = ok(
    await db
      .service()
      .from("company_profiles")
      .insert({
        created_by_user_id: owner.userId,
        company_name: name,
        willo_company_key: departmentKey,
        company_profile_completed: true,
      })
      .select("id")
      .single(),
  );
  return { owner, companyId: company.id, departmentKey };
}

const QUESTIONS: Json = [
  {
    question_text: "Tell us about your last job.",
    question_type: "video",
    question_order: 1,
    max_duration: 60,
    thinking_time: 3,
  },
  { question_text: "Why this job?", question_type: "text", question_order: 2, max_characters: 500 },
];

export type Interview = { id: string; key: string; questionIds: string[] };

/** The owner makes an interview with a video and a text question. */
export async function createInterview(db: TestDatabase, { owner }: Company): Promise<Interview> {
  const interview = ok(
    await owner.client.rpc("create_interview", {
      p_interview: { title: "Cleaner", description: "Offices at night" },
      p_questions: QUESTIONS,
      p_link_base: "http://127.0.0.1/i/",
    }),
  );
  const questions = ok(
    await db
      .service()
      .from("questions")
      .select("id")
      .eq("interview_id", interview.willo_interview_key)
      .order("question_order"),
  );
  return {
    id: interview.id,
    key: interview.willo_interview_key,
    questionIds: questions.map(({ id }) => id),
  };
}

export type Attempt = { id: string; candidateId: string; mediaId: string; objectKey: string };

/** A candidate consents, records one answer, writes the other, and has not submitted yet. */
export async function startAttempt(db: TestDatabase, interview: Interview): Promise<Attempt> {
  const service = db.service();
  const id = ok(
    await service.rpc("start_attempt", {
      p_interview_key: interview.key,
      p_name: "Ana Flores",
      p_email: `Ana.${randomUUID().slice(0, 8)}@Example.com`,
      p_phone: "+1 555 0100",
      p_language: "en",
      p_ai_allowed: true,
      p_notice_version: "1",
      p_token_hash: randomUUID(),
      p_session_days: 30,
    }),
  );
  const [video = "", text = ""] = interview.questionIds;
  const objectKey = `${id}/${randomUUID()}.webm`;
  const media = ok(
    await service
      .from("media")
      .insert({
        interview_attempt_id: id,
        question_id: video,
        content_type: "video/webm",
        object_key: objectKey,
        state: "ready",
      })
      .select("id")
      .single(),
  );
  const answers: TablesInsert<"responses">[] = [
    { interview_attempt_id: id, question_id: video, answer_type: "video", media_id: media.id },
    {
      interview_attempt_id: id,
      question_id: text,
      answer_type: "text",
      responses_text: "I like order.",
    },
  ];
  ok(await service.from("responses").insert(answers).select("id"));
  const bytes = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3]);
  ok(
    await service.storage
      .from("candidate-media")
      .upload(objectKey, bytes, { contentType: "video/webm" }),
  );
  const [row] = await db.sql(
    "select candidate_id::text from public.interview_attempts where id = $1",
    [id],
  );
  return { id, candidateId: String(row?.candidate_id), mediaId: media.id, objectKey };
}

/** The candidate submits; the scorer's result is written as its job would. */
export async function submitAndScore(db: TestDatabase, attempt: Attempt): Promise<void> {
  const service = db.service();
  ok(await service.rpc("submit_attempt", { p_attempt: attempt.id }));
  const [job] = ok(
    await service.rpc("claim_jobs", { p_worker: "test", p_limit: 1, p_lease_seconds: 60 }),
  );
  ok(
    await service.rpc("record_evaluation", {
      p_job: job?.id ?? "",
      p_attempt: attempt.id,
      p_evaluation: {
        outcome: "scored",
        general_score: 7.5,
        reliability_score: 7.5,
        evidence: [{ metric: "reliability", quote: "So." }],
        scorer: "rubric",
        rubric_version: "1",
        input_hash: "0",
      },
    }),
  );
}

export type HiringCompany = Company & { interview: Interview; attempt: Attempt };

/** A company with one interview and one scored attempt: a row in every table that an owner may read. */
export async function signUpHiringCompany(db: TestDatabase, name: string): Promise<HiringCompany> {
  const company = await signUpCompany(db, name);
  const interview = await createInterview(db, company);
  const attempt = await startAttempt(db, interview);
  await submitAndScore(db, attempt);
  ok(
    await company.owner.client
      .from("interview_attempts")
      .update({ status: "Hired" })
      .eq("id", attempt.id)
      .select("id"),
  );
  return { ...company, interview, attempt };
}

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
  ok(await owner.client.rpc("add_note", { p_attempt: attempt.id, p_note: "Ana drives." }));
  ok(
    await owner.client.rpc("add_review_link", {
      p_attempt: attempt.id,
      p_label: "Dana about Ana",
      p_blind: false,
      p_questions: company.interview.questionIds,
      p_token_hash: "b".repeat(64),
      p_days: 7,
    }),
  );
  ok(await db.service().rpc("open_review_link", { p_token_hash: "b".repeat(64) }));
  ok(
    await db.service().rpc("add_review_comment", {
      p_token_hash: "b".repeat(64),
      p_name: "Dana",
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
  await add("digests (job_id, interview_id, since, until) values (gen_random_uuid(), $1, 0, 0)", [
    company.interview.id,
  ]);
  await add(
    "erased_attempts (attempt_id, interview_id, department_key, erase_by, begun_at) values (gen_random_uuid(), $1, $2, 'candidate', now())",
    [company.interview.id, departmentKey],
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
  await fillWebhooks(add, departmentKey, attempt.id);
  await add("open_checkouts (user_id) values ($1)", [owner.userId]);
  await add("rate_limits (key) values ('sign-in:ana')");
}
