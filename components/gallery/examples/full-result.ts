import { METRICS, type Metric, perMetric } from "#lib/domain/evaluation/metrics";
import type { FactKind } from "#lib/domain/evaluation/statements/facts";
import type { StatementKind, StatementSource } from "#lib/domain/evaluation/statements/statement";
import type { Quote } from "#lib/domain/results/quote";
import type { AnswerView, ResultDetail, StatementView } from "#lib/domain/results/result-detail";
import { timedSentences } from "#lib/domain/results/transcript-lines";
import { contactLog } from "./calls";
import { answers as others, result } from "./results";

const [recorded, typed] = others;
if (!recorded || !typed) throw new Error("The example has a recorded and a typed answer.");

const said = (number: number, question: string, text: string, seconds: number): AnswerView => ({
  ...recorded,
  questionId: `d-${number}`,
  number,
  question,
  text,
  segments: [{ start: 0.6, end: seconds, charStart: 0, charEnd: text.length }],
  hearing: null,
  mediaId: `m-${number}`,
});

const answers: AnswerView[] = [
  said(
    1,
    "Tell us about the dispatch work you have done.",
    "I was shift lead at a towing company in Tampa, on night dispatch, for three years. We took 40 to 50 calls a night and I had four drivers out. I used Towbook and RingCentral all day.",
    38,
  ),
  said(
    2,
    "Two customers need the same truck. What do you do?",
    "I ask who is on the highway, because that one is not safe. Then I call the other one before they have to ask and I tell them the real time, not a nice one. If a driver can split the run, I ask him first.",
    44,
  ),
  {
    ...typed,
    questionId: "d-3",
    number: 3,
    question: "A driver calls in sick at 5 am. What happens next?",
    text: "I keep a list of who can come in early. I call down the list, and I take the radio myself until somebody is there. I would skip the log sheet on a night like that.",
  },
  {
    ...said(4, "When could you start, and which nights can you work?", "", 0),
    text: null,
    segments: [],
    hearing: null,
    silence: "No speech was heard in this recording.",
    notAssessed: "no speech was heard",
  },
];

/** The words as a quote, wherever they stand in the answers. */
function quoteOf(text: string): Quote {
  const answer = answers.find((one) => one.text?.includes(text));
  const start = answer?.text?.indexOf(text) ?? -1;
  if (!answer || start < 0) throw new Error(`Nobody said "${text}".`);
  const sentence = timedSentences(answer.text ?? "", answer.segments).findLast(
    (one) => one.start <= start,
  );
  return {
    questionId: answer.questionId,
    text,
    start,
    end: start + text.length,
    startSeconds: sentence?.seconds ?? null,
  };
}

type About = { metric?: Metric; fact?: FactKind; source?: StatementSource };

const states = (
  kind: StatementKind,
  text: string | null,
  quotes: string[],
  { metric, fact, source }: About = {},
): StatementView => ({
  kind,
  metric: metric ?? null,
  fact: fact ?? null,
  text,
  quotes: quotes.map(quoteOf),
  source: source ?? null,
});

const LEAD = "I was shift lead at a towing company in Tampa, on night dispatch, for three years.";
const CALLS = "We took 40 to 50 calls a night and I had four drivers out.";
const TRUTH =
  "Then I call the other one before they have to ask and I tell them the real time, not a nice one.";
const HIGHWAY = "I ask who is on the highway, because that one is not safe.";
const LIST = "I keep a list of who can come in early.";
const RADIO = "I take the radio myself until somebody is there.";
const SKIP = "I would skip the log sheet on a night like that.";

const given = perMetric<{ score: number | null; reason: string; quotes: string[] }>((metric) => {
  switch (metric) {
    case "communication":
      return { score: 8.1, reason: "Called the customer before they asked", quotes: [TRUTH] };
    case "experience":
      return {
        score: 8.6,
        reason: "Led the night shift of a towing company",
        quotes: [LEAD, CALLS],
      };
    case "professionalism":
      return { score: 6.4, reason: "", quotes: [TRUTH] };
    case "reliability":
      return { score: 7, reason: "Keeps a list and takes the radio", quotes: [LIST, RADIO] };
    case "problem_solving":
      return { score: 7.8, reason: "Asked who is in danger first", quotes: [HIGHWAY] };
    case "cognitive_ability":
      return { score: null, reason: "Not assessed: no answer speaks of it.", quotes: [] };
  }
});

const scorer = "Rolecall's built-in rules";

/** A result with everything that one can have. */
export const fullResult: ResultDetail = {
  ...result,
  id: "a-3",
  name: "Denise Whitaker",
  interviewTitle: "Night dispatcher",
  email: "denise@mail.example",
  phone: "813 555 0162",
  answers,
  contacts: contactLog,
  availability: "0011001100110011001100010000",
  evaluation: {
    version: 1,
    versions: 1,
    at: "Nov 20, 2026",
    outcome: "scored",
    outcomeReason: null,
    rating: 7.6,
    adjusted: false,
    scorerRating: 7.6,
    qualified: true,
    borderline: false,
    summary: `“${LEAD}” “${TRUTH}”`,
    statements: [
      states("summary", null, [LEAD]),
      states("summary", null, [TRUTH]),
      states("fact", "3 years, night dispatch", [LEAD], { fact: "time_on_the_job" }),
      states("fact", "Towing company, Tampa", [LEAD], { fact: "work" }),
      states("fact", "4 drivers", [CALLS], { fact: "people_led" }),
      states("fact", "Towbook, RingCentral", ["I used Towbook and RingCentral all day."], {
        fact: "tool",
      }),
      states("to_check", null, [SKIP]),
      states("to_check", "When they could start", [], {
        source: { kind: "no_answer", questionId: "d-4" },
      }),
      states("to_check", "own car", [], { source: { kind: "not_asked", questionId: null } }),
      states("strength", "Took 40 to 50 calls a night", [CALLS], { metric: "experience" }),
      states("strength", "Asked who is in danger first", [HIGHWAY], { metric: "problem_solving" }),
      states("concern", "Speaks of one night shift only", [RADIO], { metric: "reliability" }),
    ],
    metrics: METRICS.map((metric) => ({
      metric,
      ...given[metric],
      quotes: given[metric].quotes.map(quoteOf),
      override: null,
    })),
    notes: [],
    scorer,
    runs: 1,
  },
  versions: result.versions.map((version) => ({
    ...version,
    rating: 7.6,
    scorer: `${scorer} (rule set 18)`,
  })),
};

/** The same where too little was said for a general score. */
export const thinResult: ResultDetail = {
  ...fullResult,
  state: "too_little",
  evaluation: fullResult.evaluation && {
    ...fullResult.evaluation,
    outcome: "too_little",
    outcomeReason: "Too little to rate: based on 1 of 4 answers and 2 of 6 metrics.",
    rating: null,
    scorerRating: null,
    qualified: null,
    statements: fullResult.evaluation.statements.filter(({ kind }) => kind !== "strength"),
    metrics: fullResult.evaluation.metrics.map((view, at) =>
      at < 2 ? view : { ...view, score: null, reason: "", quotes: [] },
    ),
  },
};
