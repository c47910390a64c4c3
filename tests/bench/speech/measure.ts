import { confidenceOf, isHardToHear } from "#lib/domain/evaluation/hearing";
import { transcriptOf } from "#lib/domain/evaluation/transcript";
import { builtIn } from "#lib/scorers/built-in/index";
import { ratingOf, scoringBy } from "../evaluation/measure.ts";
import type { Heard } from "./service.ts";
import { wordErrors } from "./word-errors.ts";

/** What a clip came to. */
export type Measured = {
  /** Of the words that were said, 0 to 1 or more. */
  wrong: number;
  confidence: number | null;
  /** Of the characters that were heard, those that are not in doubt. */
  believed: number;
  isRated: boolean;
  /** By the built-in rubric; null if it isn't rated. */
  score: number | null;
};

/** Below it nothing should be refused, and above the other one nothing be believed. */
export const LITTLE_WRONG = 0.15;
export const MUCH_WRONG = 0.25;

const score = scoringBy(builtIn);

export async function measured(said: string, heard: Heard, language: string): Promise<Measured> {
  const { text, segments } = transcriptOf(heard, heard.model);
  const { errors, words } = wordErrors(said, text);
  const sure = segments.filter(({ doubt }) => doubt === undefined);
  const lengthOf = (pieces: typeof segments) =>
    pieces.reduce((sum, { charStart, charEnd }) => sum + charEnd - charStart, 0);
  const evaluation = await score({
    language,
    names: [],
    asked: [],
    notAsked: [],
    answers: [
      {
        questionId: "q1",
        questionText: "Tell us about people you led.",
        text,
        state: text === "" ? "no_speech" : "answered",
        segments,
        seconds: null,
      },
    ],
  });
  const isRated = segments.length > 0 && !isHardToHear(segments);
  return {
    wrong: errors / words,
    confidence: confidenceOf(segments),
    believed: segments.length === 0 ? 0 : lengthOf(sure) / lengthOf(segments),
    isRated,
    score: isRated ? ratingOf(evaluation) : null,
  };
}

const percent = (share: number) => `${Math.round(share * 100)} %`;

/** A clip in a cell: wrong words, confidence, what is believed of it. */
export function cell({ wrong, confidence, believed, isRated }: Measured): string {
  const sure = confidence === null ? "not told" : confidence.toFixed(2);
  return `${percent(wrong)}; ${sure}; ${isRated ? percent(believed) : "not rated"}`;
}

/** How many clips the lines refuse that are nearly right, and believe that are wrong. */
export function misses(clips: readonly Measured[]): string {
  const right = clips.filter(({ wrong }) => wrong < LITTLE_WRONG);
  const wrong = clips.filter((clip) => clip.wrong > MUCH_WRONG);
  const refused = right.filter(({ isRated }) => !isRated).length;
  const passed = wrong.filter(({ isRated }) => isRated).length;
  return `refused ${refused} of ${right.length} with less than 15 % wrong; passed ${passed} of ${wrong.length} with more than 25 %`;
}
