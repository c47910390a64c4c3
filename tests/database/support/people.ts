import { randomUUID } from "node:crypto";
import type { Json, TablesInsert } from "#lib/data/database.types";
import type { SharedSource } from "#lib/domain/interviews/link-source";
import type { Plan } from "#lib/domain/plans/plans";
import type { Person, TestDatabase } from "./database.ts";

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
    await db.service().rpc("create_interview", {
      p_owner: owner.userId,
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

/** What `start_attempt` is told of somebody who is not the subject, from an address and in a session of their own. */
export const beginning = (interviewKey: string) => ({
  p_interview_key: interviewKey,
  p_name: "Ana Flores",
  p_email: `${randomUUID()}@example.com`,
  p_phone: "",
  p_language: "en" as const,
  p_ai_allowed: true,
  p_notice_version: "1",
  p_token_hash: randomUUID(),
  p_session_days: 30,
});

export type Attempt = { id: string; candidateId: string; mediaId: string; objectKey: string };

/** A candidate consents, records one answer, writes the other, and has not submitted yet. */
export async function startAttempt(
  db: TestDatabase,
  interview: Interview,
  source?: SharedSource,
): Promise<Attempt> {
  const service = db.service();
  const id = ok(
    await service.rpc("start_attempt", {
      ...beginning(interview.key),
      p_email: `Ana.${randomUUID().slice(0, 8)}@Example.com`,
      p_phone: "+1 555 0100",
      ...(source !== undefined && { p_source: source }),
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
