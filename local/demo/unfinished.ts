import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { beginInterview } from "./applicant.ts";
import { demoCompany } from "./company.ts";
import { daysBefore } from "./dates.ts";
import { must } from "./must.ts";
import type { MadeInterview } from "./owner.ts";
import { roomOf } from "./room.ts";
import { Visitor } from "./visitor.ts";

/**
 * Who began an interview and didn't finish: when, and what they had answered until then; the last one lacks a must-have.
 * Invented, as all of them.
 */
export const unfinishedPeople = [
  {
    slug: "house-cleaner",
    name: "Tanya Whitlock",
    email: "tanya.whitlock@mail.example",
    phone: "(813) 555-0195",
    language: "en",
    daysAgo: 2,
    at: "12:24",
    answers: [],
  },
  {
    slug: "scheduler",
    name: "Andrés Molina",
    email: "andres.molina@mail.example",
    phone: "(813) 555-0197",
    language: "es",
    daysAgo: 1,
    at: "18:41",
    answers: [
      { text: "Two years at the front desk of a tire shop. On a Saturday I booked 40 cars." },
      { text: "I call the three clients first and offer each of them a new time." },
    ],
  },
  {
    slug: "night-lead",
    name: "Dwayne Fuller",
    email: "dwayne.fuller@mail.example",
    phone: "(813) 555-0179",
    language: "en",
    daysAgo: 3,
    at: "22:36",
    lacks: [0],
    answers: [],
  },
] as const;

/** They begin and don't finish, at their time; a start that was killed in between begins them anew. */
export async function leaveUnfinished(
  appUrl: string,
  service: SupabaseClient,
  interviews: readonly MadeInterview[],
  now: Date,
) {
  for (const { slug, daysAgo, at, ...person } of unfinishedPeople) {
    const interview = interviews.find(({ demo }) => demo.slug === slug);
    if (!interview) continue;
    const visitor = new Visitor(appUrl, `10.22.0.${person.phone.slice(-2)}`);
    await beginInterview(visitor, await roomOf(service, interview.key), person);
    const found = must(
      await service
        .from("interview_attempts")
        .select("id, candidates!inner(email)")
        .eq("interview_id", interview.id)
        .eq("candidates.email", person.email),
    );
    const [attempt] = z.array(z.object({ id: z.uuid() })).parse(found);
    if (!attempt) throw new Error(`${person.name} has no attempt`);
    const then = daysBefore(now, daysAgo, at, demoCompany.timeZone).toISOString();
    const changes = {
      consents: { given_at: then },
      responses: { answered_at: then },
      attempt_sessions: { last_seen_at: then },
    };
    must(
      await service
        .from("interview_attempts")
        .update({ created_at: then, ...("lacks" in person ? { screened_at: then } : {}) })
        .eq("id", attempt.id)
        .select("id"),
    );
    for (const [table, change] of Object.entries(changes)) {
      const { id } = attempt;
      must(await service.from(table).update(change).eq("interview_attempt_id", id).select("id"));
    }
  }
}
