import { z } from "zod";
import { METRICS } from "#lib/domain/evaluation/metrics";
import { CHECKING_MODELS } from "./checks.ts";
import { LIE_KINDS, LIES } from "./lies.ts";
import { type Quoted, type Sent, sentencesOf, shortOf } from "./sentences.ts";

const translated = z.object({ to: z.string(), texts: z.array(z.string()) });
const answered = z.object({ text: z.string() });

type Claim = { score: number | null; justification: string; quotes: Quoted[] };

/** A reply with a claim for each metric, and nothing against any answer except that it says nothing. */
function reply(sent: Sent[], claim: (metric: string, index: number) => object) {
  return {
    answers: sent.map(({ answer, text }) => ({
      answer,
      instructed_scorer: /ignore all previous[^.!?]*/i.exec(text)?.[0] ?? null,
      not_assessed: /^can you hear me/i.test(text) ? "only_asks" : null,
    })),
    metrics: Object.fromEntries(METRICS.map((metric, index) => [metric, claim(metric, index)])),
  };
}

const silent: Claim = { score: null, justification: "No answer shows it.", quotes: [] };

/** A number on every metric, on a quote that the model makes up, and no word beside it. */
const claiming = (sent: Sent[], score: unknown, text: string) =>
  JSON.stringify(
    reply(sent, () => ({ score, justification: "Outstanding.", quotes: [{ answer: 1, text }] })),
  );

/** Each sentence of the answers once more in a few of its own words; `reason` in the place of these. */
function honest(sent: Sent[], reason?: string) {
  const sentences = sentencesOf(sent);
  const said = (quote: Quoted) => ({ text: shortOf(quote), quotes: [quote] });
  const [first] = sentences;
  return {
    ...reply(sent, (_, index): Claim => {
      const from = sentences[index % Math.max(sentences.length, 1)];
      if (!from) return silent;
      return { score: 6, justification: reason ?? shortOf(from), quotes: [from] };
    }),
    summary: sentences.slice(0, 2).map(said),
    facts: first ? [{ kind: "work", value: shortOf(first).slice(0, -1), quote: first }] : [],
    to_check: [],
    strengths: sentences.slice(2, 4).map(said),
    concerns: [],
  };
}

/** An honest reply with lies among its statements. */
function lying(sent: Sent[], lies: readonly (keyof typeof LIES)[]) {
  const made = honest(sent);
  const told = lies.flatMap((lie) => LIES[lie](sent));
  const [metric] = METRICS;
  const reason = told[0] && { score: 6, justification: told[0].text, quotes: told[0].quotes };
  return {
    ...made,
    metrics: { ...made.metrics, ...(reason && { [metric]: reason }) },
    summary: [...told, ...made.summary],
    facts: [
      ...told.map(({ text, quotes: [quote] }) => ({ kind: "work", value: text, quote })),
      ...made.facts,
    ],
    to_check: told,
    strengths: [...told, ...made.strengths],
    concerns: told,
  };
}

const firstOf = (sent: Sent[]) => sentencesOf(sent)[0]?.text ?? "";

/** What a model says that was never told of statements. */
const numbersOnly = ({ answers, metrics }: ReturnType<typeof honest>) => ({ answers, metrics });

type Made = { content: string; refusal?: string };

/** What each model of this stand-in says: the first is honest, most others lie, each in its own way. */
export const SCRIPTS: Readonly<Record<string, (sent: Sent[], call: number) => Made>> = {
  honest: (sent) => ({ content: JSON.stringify(honest(sent)) }),
  "invents-quotes": (sent) => ({
    content: claiming(sent, 10, "I single-handedly saved the whole company last year."),
  }),
  "quotes-the-question": (sent) => ({ content: claiming(sent, 10, sent[0]?.question ?? "") }),
  "number-as-text": (sent) => ({ content: claiming(sent, "9", firstOf(sent)) }),
  "not-a-number": (sent) => ({
    content: claiming(sent, 9, firstOf(sent)).replaceAll('"score":9', '"score":NaN'),
  }),
  "half-a-reply": (sent) => ({ content: JSON.stringify(honest(sent)).slice(0, 300) }),
  "in-german": (sent) => ({
    content: JSON.stringify(
      honest(sent, "Die Antwort beschreibt genau, was getan wurde und warum es wichtig war."),
    ),
  }),
  "quotes-spanish-in-a-reason": (sent) => {
    const made = honest(sent);
    const justification = 'The candidate says "le avisé a la gerente, lavé a mano 200 platos".';
    const reliability = { ...made.metrics.reliability, justification };
    return { content: JSON.stringify({ ...made, metrics: { ...made.metrics, reliability } }) };
  },
  "judges-no-answer": (sent) => ({ content: JSON.stringify({ ...honest(sent), answers: [] }) }),
  "judges-another-answer": (sent) => {
    const made = honest(sent);
    const answers = made.answers.map((one) => ({ ...one, answer: one.answer + 7 }));
    return { content: JSON.stringify({ ...made, answers }) };
  },
  fenced: (sent) => ({ content: `\`\`\`json\n${JSON.stringify(honest(sent))}\n\`\`\`` }),
  "eleven-of-ten": (sent) => ({ content: claiming(sent, 11, firstOf(sent)) }),
  "wrong-schema": () => ({ content: '{"score": 9, "reason": "good"}' }),
  "wrong-once": (sent, call) => ({
    content: call % 2 === 1 ? '{"score": 9}' : JSON.stringify(honest(sent)),
  }),
  chatty: () => ({ content: "Sure! I would give this candidate a 9 out of 10." }),
  apologizes: () => ({ content: "I'm sorry, but I can't assess job applicants." }),
  empty: () => ({ content: "" }),
  refuses: () => ({ content: "", refusal: "I can't help with that." }),
  "without-statements": (sent) => ({ content: JSON.stringify(numbersOnly(honest(sent))) }),
  "half-a-statement": (sent) => {
    const made = honest(sent);
    return {
      content: JSON.stringify({ ...made, strengths: ["Good.", ...made.summary], facts: 7 }),
    };
  },
  "lies-of-people": (sent) => ({ content: JSON.stringify(lying(sent, LIE_KINDS)) }),
  ...Object.fromEntries(
    CHECKING_MODELS.map((model) => [
      model,
      (sent: Sent[]) => ({ content: JSON.stringify(honest(sent)) }),
    ]),
  ),
  ...Object.fromEntries(
    LIE_KINDS.map((lie) => [
      lie,
      (sent: Sent[]) => ({ content: JSON.stringify(lying(sent, [lie])) }),
    ]),
  ),
};

/** What a service calls itself in its answers, if that is not what it was asked by. */
export const ANSWERS_AS: Readonly<Record<string, string>> = { fenced: "fenced-2026-11-01" };

/** What the honest model makes of texts that it is to translate: the same words, said to be in another language. */
export function translationOf(user: string): object {
  const { to, texts } = translated.parse(JSON.parse(user));
  return { texts: texts.map((text) => `(${to}) ${text}`) };
}

/** What the honest model makes of an answer: the same words, said to be in English. */
export function answerInEnglish(user: string): object {
  return { text: `(English) ${answered.parse(JSON.parse(user)).text}` };
}

/** What the honest model drafts for an interview; one question of it should not be asked. */
export const DRAFTS: Readonly<Record<string, object>> = {
  honest: {
    questions: [
      {
        text: "Tell us about a place you cleaned regularly. What did you do?",
        answerType: "video",
      },
      { text: "Do you have children who need you at home?", answerType: "video" },
      { text: "Which days and hours can you work?", answerType: "text" },
    ],
  },
};
