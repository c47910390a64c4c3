import type { ScreeningQuestion } from "./screening.ts";

type StoredQuestion = {
  id: string;
  question_text: string;
  question_order: number;
  question_type: "video" | "text";
  max_duration: number;
  max_retakes: number;
  max_characters: number;
  thinking_time: number;
};

/** What GET /api/interviews/{id} answers. */
export type StoredInterview = {
  id: string;
  revision: number;
  title: string;
  language: string;
  description: string;
  hourly_wage: string | null;
  questions: StoredQuestion[];
  show_hints_and_tips: boolean;
  show_availability_calendar: boolean;
  kiosk: boolean;
  require_phone: boolean;
  screening: ScreeningQuestion[];
  deadline: string | null;
  /** Whether the employer closed it, whatever the deadline says. */
  closed: boolean;
};
