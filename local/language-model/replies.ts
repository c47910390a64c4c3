import { METRICS } from "#lib/domain/evaluation/metrics";

type Sent = { answer: number; text: string };
type Claim = {
  score: number | null;
  justification: string;
  quotes: { answer: number; text: string }[];
};

function reply(claim: (metric: string, index: number) => Claim, instructed = false) {
  return {
    instructed_scorer: instructed,
    metrics: Object.fromEntries(METRICS.map((metric, index) => [metric, claim(metric, index)])),
  };
}

const silent: Claim = { score: null, justification: "No answer shows it.", quotes: [] };

function firstWords({ answer, text }: Sent): { answer: number; text: string } {
  return { answer, text: text.split(/(?<=[.!?])\s/)[0] ?? text };
}

function honest(sent: Sent[]) {
  return reply((_, index) => {
    const from = sent[index % Math.max(sent.length, 1)];
    if (!from) return silent;
    return { score: 6, justification: "Says what was done.", quotes: [firstWords(from)] };
  });
}

const invented = () =>
  reply(() => ({
    score: 10,
    justification: "Outstanding.",
    quotes: [{ answer: 1, text: "I single-handedly saved the whole company last year." }],
  }));

type Made = { content: string; refusal?: string };

/** What each model of this stand-in says: the first is honest, the others lie, each in its own way. */
export const SCRIPTS: Readonly<Record<string, (sent: Sent[], call: number) => Made>> = {
  honest: (sent) => ({ content: JSON.stringify(honest(sent)) }),
  "invents-quotes": () => ({ content: JSON.stringify(invented()) }),
  fenced: (sent) => ({ content: `\`\`\`json\n${JSON.stringify(honest(sent))}\n\`\`\`` }),
  "eleven-of-ten": () => ({
    content: JSON.stringify(
      reply(() => ({
        score: 11,
        justification: "Best.",
        quotes: [{ answer: 1, text: "anything at all" }],
      })),
    ),
  }),
  "wrong-schema": () => ({ content: '{"score": 9, "reason": "good"}' }),
  "wrong-once": (sent, call) => ({
    content: call % 2 === 1 ? '{"score": 9}' : JSON.stringify(honest(sent)),
  }),
  chatty: () => ({ content: "Sure! I would give this candidate a 9 out of 10." }),
  empty: () => ({ content: "" }),
  refuses: () => ({ content: "", refusal: "I can't help with that." }),
};

/** What a service calls itself in its answers, where that is not what it was asked by. */
export const ANSWERS_AS: Readonly<Record<string, string>> = { fenced: "fenced-2026-11-01" };

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
