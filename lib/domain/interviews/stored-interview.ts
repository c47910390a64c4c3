import * as z from "zod/mini";
import { storedScreeningSchema } from "./screening-request.ts";

/** What GET /api/interviews/{id} answers. */
export const storedInterviewSchema = z.object({
  id: z.uuid(),
  revision: z.number(),
  title: z.string(),
  language: z.string(),
  description: z.string(),
  hourly_wage: z.nullable(z.string()),
  questions: z.array(
    z.object({
      id: z.uuid(),
      question_text: z.string(),
      question_order: z.number(),
      question_type: z.enum(["video", "text"]),
      max_duration: z.number(),
      max_retakes: z.number(),
      max_characters: z.number(),
      thinking_time: z.number(),
    }),
  ),
  show_hints_and_tips: z.boolean(),
  show_availability_calendar: z.boolean(),
  kiosk: z.boolean(),
  screening: storedScreeningSchema,
  deadline: z.nullable(z.string()),
});

export type StoredInterview = z.infer<typeof storedInterviewSchema>;
