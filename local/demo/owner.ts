import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import { endOfDay } from "#lib/domain/interviews/deadline";
import type { Plan } from "#lib/domain/plans/plans";
import { DAY_MS, dayIn } from "#lib/domain/text/dates";
import type { demoCompany, demoOwner } from "./company.ts";
import { daysBefore } from "./dates.ts";
import type { DemoInterview, DemoQuestion } from "./interviews.ts";
import { must } from "./must.ts";
import { Visitor } from "./visitor.ts";

const created = z.object({ id: z.uuid(), key: z.string(), invite_link: z.url() });
const uploaded = z.object({ logo: z.string() });

export type Owner = { visitor: Visitor; userId: string };
export type MadeInterview = z.infer<typeof created> & { demo: DemoInterview };

/** Who signs in, their company as they fill it in, and its plan. */
export type Account = {
  owner: Record<keyof typeof demoOwner, string>;
  company: Record<"name" | "location" | "timeZone" | "industry", string> &
    Partial<Record<keyof typeof demoCompany, string>>;
  plan: Plan;
};

/** The owner, signed in; signed up if there is no such account yet. */
export async function signInOwner(
  appUrl: string,
  service: SupabaseClient,
  { email, password }: Account["owner"],
): Promise<Owner> {
  const visitor = new Visitor(appUrl, "10.20.0.1");
  const find = async () => must(await service.from("profiles").select("id").eq("email", email));
  const known = (await find()).length > 0;
  if (known) await visitor.send("POST", "/api/auth/sign-in", { email, password });
  else await visitor.send("POST", "/api/auth/sign-up", { email, password, acceptTerms: true });
  const [profile] = z.array(z.object({ id: z.uuid() })).parse(await find());
  if (!profile) throw new Error("the demo owner has no profile");
  return { visitor, userId: profile.id };
}

/** The company by its own form, on its plan, with its drawn logo if it has one. */
export async function saveCompany(
  { visitor, userId }: Owner,
  service: SupabaseClient,
  now: Date,
  { owner: { firstName, lastName }, company, plan }: Account,
) {
  const { name, logo, ...rest } = company;
  const founded = { created_at: daysBefore(now, 26, "09:05", company.timeZone).toISOString() };
  // What a payment and a click in a mail would have done.
  must(
    await service
      .from("profiles")
      .update({ ...founded, subscription: plan, email_verified_at: now.toISOString() })
      .eq("id", userId)
      .select("id"),
  );
  await visitor.send("PUT", "/api/company/profile", {
    firstName,
    lastName,
    companyName: name,
    ...rest,
    ...(logo ? { logo: await uploadLogo(visitor, logo) } : {}),
  });
  await visitor.send("PUT", "/api/company/retention", {
    retention: { recordingsDays: 90, resultsYears: 2 },
  });
  must(
    await service
      .from("company_profiles")
      .update(founded)
      .eq("created_by_user_id", userId)
      .select("id"),
  );
}

async function uploadLogo(visitor: Visitor, file: string): Promise<string> {
  const body = readFileSync(join(import.meta.dirname, "media", file));
  const response = await visitor.fetch("/api/company/logo", { method: "POST", body });
  return uploaded.parse(await response.json()).logo;
}

const toQuestion = (question: DemoQuestion, index: number) => ({
  text: question.text,
  order: index + 1,
  answer_type: question.type,
  max_retakes: question.maxRetakes,
  ...(question.type === "video"
    ? { max_duration: question.maxDuration, thinking_time: question.thinkingTime }
    : { max_characters: question.maxCharacters }),
});

/** Interviews as the wizard sends them; made again, each is the one that is there. */
export async function createInterviews(
  { visitor }: Owner,
  service: SupabaseClient,
  now: Date,
  { company: { timeZone } }: Account,
  interviews: readonly DemoInterview[],
): Promise<MadeInterview[]> {
  const made: MadeInterview[] = [];
  for (const demo of interviews) {
    const lastDay = new Date(now.getTime() + (demo.deadlineInDays ?? 0) * DAY_MS);
    const answer = await visitor.send("POST", "/api/interviews", {
      id: demo.id,
      title: demo.title,
      default_language: "English",
      description: demo.description,
      screening: demo.mustHaves.map((text) => ({
        text,
        kind: "yes_no",
        options: [],
        passing: [0],
      })),
      questions: demo.questions.map(toQuestion),
      salary: demo.hourlyRate,
      settings: {
        show_hints_and_tips: true,
        show_availability_calendar: true,
        shift: demo.shift,
        hear_back_days: 3,
        deadline:
          demo.deadlineInDays === null
            ? null
            : endOfDay(dayIn(timeZone, lastDay), timeZone).toISOString(),
      },
    });
    const createdAt = daysBefore(now, demo.daysAgo, "08:40", timeZone).toISOString();
    must(
      await service
        .from("interviews")
        .update({ created_at: createdAt })
        .eq("id", demo.id)
        .select("id"),
    );
    made.push({ ...created.parse(answer), demo });
  }
  return made;
}
