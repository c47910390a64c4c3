import { fold } from "../text/fold.ts";
import { MATTERS } from "./question-check/matters.ts";
import { ENGLISH, SPANISH } from "./question-check/patterns.ts";
import { asksOfPrivate, directForms } from "./question-check/reported.ts";
import { UNLAWFUL_TOPICS, type UnlawfulTopic } from "./question-check/topics.ts";

type QuestionWarning = {
  topic: UnlawfulTopic;
  /** The topic as a person reads it. */
  name: string;
  reason: string;
  /** What to ask instead, in the question's language. */
  better: string;
};

/**
 * What a question should not ask in an American job interview, with a better wording for each topic. A hint from word
 * patterns in English and Spanish: it blocks nothing, and an empty list is no legal advice.
 */
export function unlawfulQuestion(text: string): QuestionWarning[] {
  const asked = fold(text).replace(/\s+/g, " ");
  const found: QuestionWarning[] = [];
  for (const [language, patterns] of [
    ["en", ENGLISH],
    ["es", SPANISH],
  ] as const) {
    for (const topic of topics) {
      if (found.some((warning) => warning.topic === topic)) continue;
      if (!patterns[topic].some((pattern) => pattern.test(asked))) continue;
      const { name, reason, better } = UNLAWFUL_TOPICS[topic];
      found.push({ topic, name, reason, better: better[language] });
    }
  }
  return found;
}

/**
 * Whether words of a scorer's ask, or have somebody ask, what an interview should not: 'Ask how old she is'. What asks
 * nothing is only looked at for what is nobody's business at work.
 */
export function asksUnlawfully(text: string): boolean {
  const folded = fold(text).replace(/\s+/g, " ").trim();
  if (Object.values(MATTERS).some((matter) => matter.test(folded))) return true;
  const sentences = folded.split(/(?<=[.!?;]) /u);
  if (sentences.some(asksOfPrivate)) return true;
  return sentences.flatMap(directForms).some((question) => unlawfulQuestion(question).length > 0);
}

const topics = [
  "age",
  "family",
  "religion",
  "health",
  "origin",
  "identity",
  "union",
  "military",
  "pay",
  "finances",
  "politics",
  "arrest",
] as const satisfies readonly UnlawfulTopic[];
