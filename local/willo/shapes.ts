import { z } from "zod";
import type { State } from "./state.ts";

const REQUIRED = "This field is required.";
const filled = z
  .string({ error: (issue) => (issue.input === undefined ? REQUIRED : "Not a valid string.") })
  .trim()
  .min(1, "This field may not be blank.");
const flag = z.boolean("Must be a valid boolean.");
const key = z.string(REQUIRED).regex(/^[0-9a-f]{32}$/, "Object does not exist.");
const template = z.string().nullable().default(null);

const department = z.object({
  name: filled,
  is_global: flag.default(false),
  branding: z.record(z.string(), z.unknown()).default({}),
});

const question = z.object({
  text: filled,
  order: z.int("A valid integer is required."),
  answer_type: z.enum(["video", "audio", "text"], "Not a valid choice."),
  max_retakes: z.int().default(0),
  max_duration: z.int().optional(),
  thinking_time: z.int().optional(),
  max_characters: z.int().optional(),
});

const interview = z.object({
  title: filled.max(150, "Ensure this field has no more than 150 characters."),
  default_language: filled,
  department: key,
  description: filled,
  message_templates: z.object({
    invitation_email: template,
    invitation_sms: template,
    reminder_email: template,
    reminder_sms: template,
    interview_completed_email: template,
  }),
  questions: z.array(question, REQUIRED).min(1, "This list may not be empty."),
  salary: z.string().nullish(),
  settings: z.object({
    show_hints_and_tips: flag,
    show_availability_calendar: flag,
    deadline: z.iso.datetime("Datetime has wrong format.").nullable(),
  }),
});

const participant = z.object({
  interview: key,
  name: filled,
  email: z.email("Enter a valid email address."),
  phone: z.string().nullish(),
});

const webhook = z.object({
  url: z.url("Enter a valid URL."),
  event: z.enum(
    ["new_response", "stage_change", "new_comment", "new_score"],
    "Not a valid choice.",
  ),
  follow_all_interviews: flag.default(false),
  interviews: z.array(key).default([]),
  departments: z.array(key).default([]),
  users: z.array(z.string()).default([]),
  payload_configuration: z.record(z.string(), z.unknown()).optional(),
  api_version: z.literal("v1").default("v1"),
  status: z.string().default("active"),
});

export type Collection = "departments" | "interviews" | "participants" | "webhooks";
export type Interview = z.output<typeof interview>;

/** What each collection takes; what it doesn't know is ignored. */
export const SHAPES = {
  departments: department,
  interviews: interview,
  participants: participant,
  webhooks: webhook,
};

/** An interview as it was taken, of the state, which is plain JSON. */
export const interviewOf = (thing: unknown) =>
  interview.extend({ key, invite_link: z.string() }).parse(thing);

/** Field errors as the provider words them: `{field: ["message"]}`, one level for each object. */
export function fieldErrors(error: z.ZodError): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const { path, message } of error.issues) {
    const [first = "non_field_errors", second] = path;
    fields[String(first)] = typeof second === "string" ? { [second]: [message] } : [message];
  }
  return fields;
}

/** What a thing points to and is not there, worded like a field error; null if all of it is. */
export function dangling(state: State, what: Collection, input: object) {
  const points = { interviews: "department", participants: "interview" } as const;
  if (what !== "interviews" && what !== "participants") return null;
  const field = points[what];
  const wanted = new Map(Object.entries(input)).get(field);
  const all = what === "interviews" ? state.departments : state.interviews;
  if (wanted === undefined || all.some((one) => one.key === wanted)) return null;
  return { [field]: [`Object with key=${wanted} does not exist.`] };
}
