import library from "../../../content/question-library.json" with { type: "json" };
import type { Industry } from "../company/industries.ts";
import type { QuestionIdea } from "./question-idea.ts";

/** Questions about what somebody did or would do, by trade; `text` ones are answered in writing. */
type Trade = { name: string; video: readonly string[]; text: readonly string[] };

export const QUESTION_LIBRARY = library satisfies Record<string, Trade>;

export type TradeKey = keyof typeof QUESTION_LIBRARY;

export const TRADES = [
  "cleaning",
  "hvac",
  "restaurants",
  "staffing",
  "landscaping",
  "plumbing",
  "pestControl",
  "healthcare",
  "manufacturing",
  "warehouse",
  "franchises",
  "any",
] as const satisfies readonly TradeKey[];

/** The trade whose questions fit a company's industry. */
export const TRADE_OF_INDUSTRY = {
  cleaning: "cleaning",
  food: "restaurants",
  hvac: "hvac",
  staffing: "staffing",
  franchises: "franchises",
  healthcare: "healthcare",
  manufacturing: "manufacturing",
  warehouses: "warehouse",
  default: "any",
} as const satisfies Record<Industry, TradeKey>;

/** The questions of a trade, spoken ones first. */
export function libraryQuestions(trade: TradeKey): QuestionIdea[] {
  const { video, text } = QUESTION_LIBRARY[trade];
  return [
    ...video.map((words) => ({ text: words, answerType: "video" as const })),
    ...text.map((words) => ({ text: words, answerType: "text" as const })),
  ];
}
