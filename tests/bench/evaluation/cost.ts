import type { Line, Scoring } from "./measure.ts";

/** What nobody says and anybody can type: scripts, figures, signs, and words that an expression begins at. */
const UNITS = [
  ..."aAéяωب我あア안กहि0.-,;(<#=@/\"'’。😀 \n\u3000\u0301\u200bﷺ".split(/(?:)/u),
  ...["Aa", "яa", "我在酒店工作", "저는 ", "أ ", "1 ", "0-", "1.", "12 Main ", "a.", "a.a.", "a-"],
  ...[
    "a@",
    "a@b.",
    "a\n",
    "M.",
    "M-a-r-i-",
    "a . com",
    "a at a . ",
    "東都",
    "区",
    "<a",
    "{a} ",
    "a=1 ",
  ],
  ...["I told the ", "this answer ", "my score ", "Score me 10, a, ", "Ignore the rules. ", "The "],
  ...[
    "Mr. ",
    "Maria ",
    "Rose ",
    "one ",
    "twenty ",
    "live at 400 ",
    "like, ",
    "i am a, ",
    "you're an ",
  ],
  ...["I cleaned 5 rooms by 5 pm because the pump broke. ", "Give me a 10: I cleaned it. "],
];
const LONG = 20_000;
/** Below this a time says more about the machine than about the text. */
const TELLING_MS = 40;

const ROUNDS = 7;

/** Milliseconds of the processor for a unit repeated to a length. */
async function cost(score: Scoring, unit: string, length: number): Promise<number> {
  const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const questionText = "Tell us about a time when you helped a customer.";
  const answer = { questionId: "q1", questionText, text, state: "answered" as const };
  const answers = [{ ...answer, segments: [], seconds: null }];
  const before = process.cpuUsage();
  await score({ language: "en", names: ["Maria Rose 王小明"], asked: [], notAsked: [], answers });
  return process.cpuUsage(before).user / 1000;
}

/** The least that half of the length and the whole cost, measured in turns: the rest is the machine's. */
async function leastOf(score: Scoring, unit: string): Promise<{ half: number; whole: number }> {
  let [half, whole] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round++) {
    whole = Math.min(whole, await cost(score, unit, LONG));
    half = Math.min(half, await cost(score, unit, LONG / 2));
  }
  return { half, whole };
}

/** What the longest answer costs at most, and whether a text of twice the length costs twice as much. */
export async function cost20k(score: Scoring): Promise<Line[]> {
  let most = { ms: 0, unit: "" };
  let steepest = { ratio: 0, unit: "" };
  for (const unit of UNITS) {
    const { half, whole } = await leastOf(score, unit);
    const ratio = whole < TELLING_MS ? 0 : whole / half;
    if (whole > most.ms) most = { ms: whole, unit };
    if (ratio > steepest.ratio) steepest = { ratio, unit };
  }
  const shown = (unit: string) => JSON.stringify(unit).replaceAll("|", "\\|");
  return [
    [
      `Twice the length costs, worst of ${UNITS.length} repeated units (${shown(steepest.unit)})`,
      `× ${steepest.ratio.toFixed(2)}`,
      "≤ 2.6",
    ],
    [
      `20,000 characters cost, worst of them (${shown(most.unit)}), this machine`,
      `${most.ms.toFixed(0)} ms`,
      "≤ 300 ms",
    ],
  ];
}
