import { BAND_WORDS, scoreBand } from "../evaluation/bands.ts";
import { listed } from "../evaluation/compose.ts";
import { csvFile } from "../text/csv.ts";
import { type AnalysisQuery, RANGE_WORDS } from "./analysis-query.ts";

/** A mean out of 10, and of how many responses; null if there are none. */
export type Mean = { n: number; mean: number | null };

/** The scores whose means the database keeps. */
export const KEPT_SCORES = ["general", "communication", "experience", "problem_solving"] as const;

export const ANALYSIS_CARDS = ["general", "communication", "technical"] as const;

export type AnalysisCard = (typeof ANALYSIS_CARDS)[number];

/** Each card's title, and what its number is the mean of. */
export const CARD_WORDS = {
  general: {
    title: "Interview Performance",
    meaning: "The average overall rating of assessed responses.",
  },
  communication: {
    title: "Communication Skills",
    meaning: "The average communication score of the responses that have one.",
  },
  technical: {
    title: "Technical Competency",
    meaning:
      "The average of the experience and problem-solving scores, across responses that have at least one of them.",
  },
} as const satisfies Record<AnalysisCard, { title: string; meaning: string }>;

/** Halfway between the two, or the one of them that was assessed; of the responses that the fuller one has. */
export function technicalMean(experience: Mean, problemSolving: Mean): Mean {
  const means = [experience.mean, problemSolving.mean].filter((mean) => mean !== null);
  const sum = means.reduce((total, mean) => total + mean, 0);
  return {
    n: Math.max(experience.n, problemSolving.n),
    mean: means.length === 0 ? null : sum / means.length,
  };
}

type InterviewMeans = { title: string } & Record<AnalysisCard, Mean>;

export type AnalysisFigures = {
  /** Fixed figures in the place of a company's that has no candidates yet. */
  sample: boolean;
  total: Record<AnalysisCard | "experience" | "problemSolving", Mean>;
  /** The interviews with the most assessed responses. */
  interviews: InterviewMeans[];
};

export const SAMPLE_NOTE =
  "These are sample figures. Yours will appear here once your first candidate's answers are in.";

const sampleOf = (mean: number): Mean => ({ n: 24, mean });

/** What the cards show before a company has candidates. */
export const SAMPLE_FIGURES: AnalysisFigures = {
  sample: true,
  total: {
    general: sampleOf(8.2),
    communication: sampleOf(8.3),
    technical: sampleOf(8.6),
    experience: sampleOf(8.5),
    problemSolving: sampleOf(8.7),
  },
  interviews: [],
};

/** Fewer responses than this say little: one person moves the average. */
const FEW_RESPONSES = 5;

/** '8.2'; a dash if nothing was assessed. */
export function meanWords({ mean }: Mean): string {
  return mean === null ? "–" : mean.toFixed(1);
}

/** '12 assessed responses'. */
export function responsesWords({ n }: Mean): string {
  return `${n.toLocaleString("en-US")} assessed ${n === 1 ? "response" : "responses"}`;
}

/** The scores behind a card's number. */
export function partsOf(card: AnalysisCard, { total }: AnalysisFigures) {
  const words = CARD_WORDS[card].title;
  if (card !== "technical") return [{ label: words, mean: total[card] }];
  return [
    { label: words, mean: total.technical },
    { label: "Experience", mean: total.experience },
    { label: "Problem solving", mean: total.problemSolving },
  ];
}

export const NONE_ASSESSED = "No assessed responses match this filter.";

/** What a card's numbers say, in sentences. */
export function keyInsights(card: AnalysisCard, figures: AnalysisFigures): string[] {
  const of = figures.total[card];
  if (of.mean === null) return [NONE_ASSESSED];
  const band = BAND_WORDS[scoreBand(of.mean)].toLowerCase();
  const said = [`Average of ${responsesWords(of)}: ${meanWords(of)} out of 10 (${band}).`];
  const ends = endsInWords(card, figures);
  if (ends) said.push(`Highest by interview: ${ends.high}. Lowest: ${ends.low}.`);
  const [apart] = card === "technical" ? weakerPart(figures) : [];
  if (apart) said.push(apart);
  if (of.n < FEW_RESPONSES)
    said.push(`With fewer than ${FEW_RESPONSES} responses, one person can move this a lot.`);
  return said;
}

const ADVICE = {
  general: {
    low: "Check that the job post says what the job needs, and that each question asks about it.",
    medium: "Find the questions that get thin answers, and ask for a specific example.",
    good: "Decide soon: strong applicants often have more than one offer.",
  },
  communication: {
    low: "Ask shorter questions, one thing at a time, and allow more time to think.",
    medium:
      "Ask for a real situation from work. It's easier to give a clear answer with a story to tell.",
    good: "Use a call or a trial day to check what an interview can't show.",
  },
  technical: {
    low: "Say in the job post which experience you need and what you teach on the job.",
    medium: "Ask what they did in a similar job, and how they solved a real problem there.",
    good: "Use a trial day to see the skills candidates describe.",
  },
} as const;

/** What could be done about it. */
export function recommendations(card: AnalysisCard, figures: AnalysisFigures): string[] {
  const { n, mean } = figures.total[card];
  const said: string[] = [];
  if (n < FEW_RESPONSES)
    said.push("Share your interview link with more applicants before you compare averages.");
  const band = scoreBand(mean);
  if (band !== "none") said.push(ADVICE[card][band]);
  if (n > 0)
    said.push("An average says nothing about one person. Read each candidate's own answers.");
  return said;
}

/** The interviews with the highest and with the lowest mean as it is shown; null if they don't differ. */
function endsInWords(card: AnalysisCard, { interviews }: AnalysisFigures) {
  const ranked = interviews
    .filter(({ [card]: { n } }) => n >= FEW_RESPONSES)
    .sort((a, b) => (b[card].mean ?? 0) - (a[card].mean ?? 0))
    .map(({ title, [card]: mean }) => ({ title, shown: meanWords(mean) }));
  const [top, bottom] = [ranked[0]?.shown, ranked.at(-1)?.shown];
  if (top === bottom) return null;
  const words = (mean: string | undefined) =>
    `${listed(ranked.flatMap(({ title, shown }) => (shown === mean ? [title] : [])))} (${mean})`;
  return { high: words(top), low: words(bottom) };
}

function weakerPart({ total: { experience, problemSolving } }: AnalysisFigures): string[] {
  if (experience.mean === null || problemSolving.mean === null) return [];
  if (meanWords(experience) === meanWords(problemSolving)) return [];
  const [high, low] =
    experience.mean > problemSolving.mean
      ? (["experience", "problem-solving"] as const)
      : (["problem-solving", "experience"] as const);
  return [`The ${high} average is higher than the ${low} average.`];
}

/** The report as a file: each card, then each interview. */
export function analysisCsv(figures: AnalysisFigures, query: AnalysisQuery, day: string): string {
  const row = (name: string, mean: Mean) => [name, meanWords(mean), mean.n];
  return csvFile([
    ["AI Analysis", day],
    ["Time range", RANGE_WORDS[query.range]],
    ["Interviews", query.search === "" ? "All" : `Title contains ${query.search}`],
    ...(figures.sample ? [[SAMPLE_NOTE]] : []),
    [],
    ["Score", "Average out of 10", "Assessed responses"],
    ...ANALYSIS_CARDS.flatMap((card) => partsOf(card, figures)).map(({ label, mean }) =>
      row(label, mean),
    ),
    [],
    ["Interview", ...ANALYSIS_CARDS.flatMap((card) => [CARD_WORDS[card].title, "Responses"])],
    ...figures.interviews.map((one) => [
      one.title,
      ...ANALYSIS_CARDS.flatMap((card) => [meanWords(one[card]), one[card].n]),
    ]),
  ]);
}
