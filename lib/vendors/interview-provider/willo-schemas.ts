/**
 * Willo's field names, all of them here. Read in documents and seen in nobody's account of ours: `branding` of a
 * department, the values of `answer_type`, `salary`, a participant's `status`, everything below its `answers`, and a webhook's body
 * except the participant's key in it. docs/deploying.md lists them.
 */
import { z } from "zod";
import { HANDED_EMAIL_LIMIT } from "#lib/domain/account/email";
import type { Department } from "#lib/domain/company/department";
import type {
  MadeInterview,
  Participant,
  ProviderAnswer,
  ProviderInterview,
} from "#lib/domain/interviews/provider";
import { cleaned } from "#lib/domain/text/cleaned";
import { stripInvisible } from "#lib/domain/text/invisible";
import { toLanguage } from "#lib/domain/text/languages";

const KEY = /^[0-9a-f]{32}$/;
const key = z.string().regex(KEY);
/** A thing by its key alone, or whole. */
const reference = z.union([key, z.object({ key }).transform((thing) => thing.key)]);

export const madeDepartment = z.object({ key });

/** What Willo is told of a company. */
export function toWilloDepartment(department: Department) {
  return {
    name: department.companyName,
    is_global: false,
    branding: {
      location: department.companyLocation,
      website: department.companyWebsite,
      primary_colour: department.companyPrimaryColour,
      secondary_colour: department.companySecondaryColour,
      logo_url: department.companyLogoUrl,
    },
  };
}

/** What Willo is told of an interview. It mails nobody for us, so no template is set. */
export function toWilloInterview(interview: ProviderInterview) {
  return {
    title: interview.title,
    default_language: interview.language,
    department: interview.department,
    description: interview.description,
    message_templates: {
      invitation_email: null,
      invitation_sms: null,
      reminder_email: null,
      reminder_sms: null,
      interview_completed_email: null,
    },
    questions: interview.questions,
    salary: interview.hourlyRate,
    settings: {
      show_hints_and_tips: interview.showHints,
      show_availability_calendar: interview.showAvailability,
      deadline: interview.deadline,
    },
  };
}

export const madeInterview = z
  .object({
    key,
    invite_link: z.url({ protocol: /^https?$/ }).max(500),
    settings: z
      .object({
        show_hints_and_tips: z.boolean().nullish(),
        show_availability_calendar: z.boolean().nullish(),
      })
      .nullish(),
  })
  .transform(
    ({ invite_link, settings, ...made }): MadeInterview => ({
      key: made.key,
      link: invite_link,
      showHints: settings?.show_hints_and_tips ?? null,
      showAvailability: settings?.show_availability_calendar ?? null,
    }),
  );

/** One page of a list of interviews. */
export const interviews = z.object({
  next: z.string().nullish(),
  results: z.array(z.object({ key, title: z.string(), department: reference.nullish() })),
});

/** Words for somebody who has handed everything in; any other says nothing of it. */
const FINISHED = /^(?:complete|completed|finished|submitted)$/i;

const answer = z
  .object({
    question: z.object({ text: z.string().nullish(), order: z.number().int().nullish() }).nullish(),
    answer_type: z.enum(["video", "audio", "text"]),
    text: z.string().nullish(),
    media_url: z.string().nullish(),
  })
  .transform(({ question, answer_type: kind, text, media_url }): ProviderAnswer => {
    const asked = { question: question?.text ?? null, place: question?.order ?? null };
    return kind === "text"
      ? { ...asked, kind, text: cleaned(text ?? "") }
      : { ...asked, kind, address: media_url ?? null };
  });

export const participant = z
  .object({
    key,
    interview: reference,
    status: z.string().max(100).nullish(),
    name: z.string(),
    email: z.string().transform(stripInvisible).pipe(z.email().max(HANDED_EMAIL_LIMIT)),
    phone: z.string().nullish(),
    language: z.string().nullish(),
    answers: z.array(answer).max(50).nullish(),
  })
  .transform(
    (found): Participant => ({
      key: found.key,
      interviewKey: found.interview,
      state: found.status || "unknown",
      finished: FINISHED.test(found.status ?? ""),
      name: cleaned(found.name).trim().slice(0, 200) || found.email,
      email: found.email,
      phone:
        stripInvisible(found.phone ?? "")
          .trim()
          .slice(0, 40) || null,
      language: found.language ? toLanguage(found.language) : null,
      answers: found.answers ?? [],
    }),
  );

export const webhooks = z.object({
  next: z.string().nullish(),
  results: z.array(z.object({ key, url: z.string(), event: z.string() })),
});

/** A webhook of ours, for one event of every interview. */
export function toWebhook(url: string, event: string) {
  return {
    url,
    event,
    follow_all_interviews: true,
    interviews: [],
    departments: [],
    users: [],
    api_version: "v1",
    status: "active",
  };
}

/** The participants that a delivery may be about: the one that it names, else whatever in it looks like a key. */
export function participantKeys(body: unknown): string[] {
  const named = z.object({ participant: reference }).safeParse(body);
  if (named.success) return [named.data.participant];
  const found = JSON.stringify(body)?.match(/(?<=")[0-9a-f]{32}(?=")/g) ?? [];
  return [...new Set(found)].slice(0, 10);
}

const PARTS: Readonly<Record<string, string>> = {
  title: "the title",
  description: "the description",
  default_language: "the language",
  questions: "the questions",
  salary: "the pay",
  deadline: "the deadline",
  name: "the company's name",
  department: "your company",
  branding: "the company's branding",
};

/** What of a request Willo refused (`{field: ["message"]}`), in our words. */
export function refusedPart(reply: unknown): string {
  if (typeof reply !== "object" || reply === null) return "this";
  for (const [field, inside] of Object.entries(reply)) {
    const part = PARTS[field];
    if (part !== undefined) return part;
    if (!Array.isArray(inside) && typeof inside === "object") return refusedPart(inside);
  }
  return "this";
}
