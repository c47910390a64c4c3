import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { transcriptOf } from "#lib/domain/evaluation/transcript";
import { takeInterview } from "./applicant.ts";
import { type DemoCandidate, demoCandidates } from "./candidates.ts";
import { demoCompany } from "./company.ts";
import { daysBefore, minutesBefore } from "./dates.ts";
import { must } from "./must.ts";
import type { MadeInterview } from "./owner.ts";
import { roomOf } from "./room.ts";
import { demoTranscripts } from "./transcripts.ts";
import { Visitor } from "./visitor.ts";

const attemptRow = z.object({
  id: z.uuid(),
  submitted_at: z.string().nullable(),
  candidates: z.object({ email: z.string() }),
});

/** An attempt and the moment at which it should have been submitted. */
export type Submitted = { attemptId: string; person: DemoCandidate; at: Date };

/**
 * Everybody who has not answered an interview yet does so. An attempt that a killed start left half-way is
 * removed first, as nobody holds its cookie anymore.
 *
 * @param atOnce how many answer at the same moment
 */
export async function answerInterview(
  appUrl: string,
  service: SupabaseClient,
  interview: MadeInterview,
  now: Date,
  atOnce: number,
): Promise<Submitted[]> {
  const people = demoCandidates[interview.demo.slug];
  const before = await readAttempts(service, interview.id);
  const halfWay = before.filter((attempt) => attempt.submitted_at === null).map(({ id }) => id);
  must(await service.from("interview_attempts").delete().in("id", halfWay).select("id"));

  const room = await roomOf(service, interview.key);
  const done = new Set(before.filter((a) => a.submitted_at).map((a) => a.candidates.email));
  const waiting = people.filter(({ email }) => !done.has(email));
  const take = async (): Promise<void> => {
    const person = waiting.shift();
    if (!person) return;
    const visitor = new Visitor(
      appUrl,
      `10.21.${person.phone.slice(-4, -2)}.${person.phone.slice(-2)}`,
    );
    const week = weekOf(people.indexOf(person), interview.demo.shift);
    await takeInterview(visitor, room, person, async () => {
      if (week) await visitor.send("POST", `/api/room/${room.key}/availability`, { grid: week });
      await writeDown(service, interview.id, room.questionIds, person);
    });
    return take();
  };
  await Promise.all(Array.from({ length: atOnce }, take));

  const after = await readAttempts(service, interview.id);
  return after.flatMap(({ id, candidates }) => {
    const person = people.find(({ email }) => email === candidates.email);
    if (!person) return [];
    const at = daysBefore(now, person.daysAgo, person.at, demoCompany.timeZone);
    return [{ attemptId: id, person, at }];
  });
}

/** When somebody can work: at the hours of the job, in the mornings, on some days only, also on Saturdays; a few mark none. */
export function weekOf(index: number, shift: string): string | null {
  const weeks = [
    shift,
    "1000".repeat(7),
    shift.slice(0, 12).padEnd(28, "0"),
    shift,
    `${shift.slice(0, 20)}1100${shift.slice(24)}`,
    null,
  ];
  return weeks[index % weeks.length] ?? null;
}

/** What is said in each clip is known, so that nobody waits until it is heard. */
async function writeDown(
  service: SupabaseClient,
  interviewId: string,
  questionIds: readonly string[],
  person: DemoCandidate,
) {
  const attempts = await readAttempts(service, interviewId);
  const attempt = attempts.find(({ candidates }) => candidates.email === person.email);
  for (const [index, answer] of person.answers.entries()) {
    if (!attempt || !("clip" in answer)) continue;
    const said = Object.values(demoTranscripts).find(({ clip }) => clip === answer.clip);
    // What a made-up voice says is known.
    const known = (said?.segments ?? []).map((segment) => ({ ...segment, confidence: 1 }));
    const { text, segments } = transcriptOf({ text: said?.text ?? "", segments: known }, "");
    const transcript =
      said && text !== ""
        ? {
            transcript_state: "done",
            transcript_language: said.language,
            responses_text: text,
            transcript_segments: segments,
          }
        : { transcript_state: "no_speech" };
    must(
      await service
        .from("responses")
        .update(transcript)
        .eq("interview_attempt_id", attempt.id)
        .eq("question_id", questionIds[index])
        .select("id"),
    );
  }
}

async function readAttempts(service: SupabaseClient, interviewId: string) {
  const rows = await service
    .from("interview_attempts")
    .select("id, submitted_at, candidates(email)")
    .eq("interview_id", interviewId);
  return z.array(attemptRow).parse(must(rows));
}

/** Moves attempts to their days, and numbers them anew in that order. */
export async function moveBack(service: SupabaseClient, submitted: readonly Submitted[]) {
  const inOrder = [...submitted].sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const one of inOrder) await moveOneBack(service, one);
}

async function moveOneBack(service: SupabaseClient, { attemptId, person, at: moment }: Submitted) {
  const begunAt = minutesBefore(moment, person.minutes).toISOString();
  const at = moment.toISOString();
  // Without its number the database gives it the next one.
  const attempt = { created_at: begunAt, submitted_at: at, submission: null };
  const row = () => service.from("interview_attempts");
  must(await row().update(attempt).eq("id", attemptId).select("id"));
  // Whoever waits above the plan's cap keeps waiting.
  const open = row().update({ unlocked_at: at }).eq("id", attemptId);
  must(await open.not("unlocked_at", "is", null).select("id"));
  const of = ["interview_attempt_id", attemptId] as const;
  must(
    await service
      .from("consents")
      .update({ given_at: begunAt })
      .eq(...of)
      .select("id"),
  );
  must(
    await service
      .from("responses")
      .update({ answered_at: at })
      .eq(...of)
      .select("id"),
  );
}
