import type { FactKind } from "../evaluation/statements/facts.ts";
import type { StatementSource } from "../evaluation/statements/statement.ts";
import { upperFirst } from "../text/words.ts";

/** What a fact is about, before its value. */
export const FACT_LABELS = {
  time_on_the_job: "Time on the job",
  work: "Work",
  people_led: "People led",
  license: "License",
  certificate: "Certificate",
  tool: "Tools",
  car: "Car",
  language: "Languages",
  hours: "Hours",
  start: "Can start",
} as const satisfies Record<FactKind, string>;

/** A fact where no label stands before it. Most say by themselves what they are about; a car's is 'yes'. */
export function factAlone({ kind, text }: { kind: FactKind; text: string }): string {
  return kind === "car" || kind === "start" ? `${FACT_LABELS[kind]}: ${text}` : text;
}

const SOURCE_WORDS = {
  no_answer: "no answer",
  short_answer: "a very short answer",
  not_rated: "couldn't be rated",
  unclear_recording: "we may have misheard",
  not_asked: "not asked",
  must_have: "must-have and week grid",
  week_grid: "week grid",
} as const satisfies Record<StatementSource["kind"], string>;

/** Where an item to check comes from if nobody said it: 'Question 3: no answer', 'Not asked'. */
export function sourceWords({ kind }: StatementSource, question: number | null): string {
  const words = SOURCE_WORDS[kind];
  if (question !== null) return `Question ${question}: ${words}`;
  return upperFirst(words);
}
