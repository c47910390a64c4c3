import { OUR_COLOR } from "../company/contrast.ts";
import type { EvaluationView } from "../results/result-detail.ts";
import type { RoomInterview, RoomQuestion } from "../room/room.ts";
import { toRoomQuestion } from "../room/room-interview.ts";
import { DEFAULT_LANGUAGE } from "../text/languages.ts";
import type { IndustryText } from "./industry.ts";
import { wizardQuestion } from "./sample-interview.ts";

/** Whose sample somebody answers who names no trade. */
export const DEFAULT_TRADE = "residential-cleaning";

/** For whoever wants to see a result and write nothing: an answer to its written question. */
export const SAMPLE_ANSWER =
  "At the Hendersons' house I knocked a lamp off the nightstand while I dusted. I unplugged it, picked up the glass, and vacuumed twice because they have a toddler. Then I took a photo, called my boss, and told Mrs. Henderson myself when she came home. I offered to pay for it. Since then I move lamps to the floor before I dust.";

/** The two questions of a sample that are tried: the first that is answered in writing, and the first on video. */
export const TRY_QUESTIONS = ["written", "recorded"] as const;

/** Why one answer has no rating. */
export const ONE_ANSWER =
  "One answer gets no rating: a real interview asks several. You decide whether it's a good one.";

/** If nothing of it can be quoted. */
export const NOTHING_QUOTED =
  "No sentence in this answer shows one of the six things we score on its own.";

/** Characters of an answer; the question on video may be answered in writing as well. */
export const TRY_ANSWER_LIMIT = 600;

/** What the scorer says of the written answers. */
export type TryScore = Omit<EvaluationView, "version" | "versions" | "at">;

/** The questions by their names; a sample has one of each kind (tests/unit/site). */
export function tryQuestions({ sample }: IndustryText): RoomQuestion[] {
  return TRY_QUESTIONS.flatMap((id, index) => {
    const type = id === "written" ? "text" : "video";
    const question = sample.questions.find(({ answerType }) => answerType === type);
    if (!question) return [];
    return [
      {
        ...toRoomQuestion(wizardQuestion(question, id, index + 1), DEFAULT_LANGUAGE),
        maxCharacters: TRY_ANSWER_LIMIT,
        maxDuration: 60,
        maxRetakes: 3,
      },
    ];
  });
}

/** The sample as an interview of a company that does not exist. */
export function tryInterview(text: IndustryText): RoomInterview {
  return {
    key: "try",
    title: text.sample.title,
    description: text.sample.description,
    pay: null,
    hearBackDays: null,
    deadline: null,
    language: "en",
    showHints: true,
    showAvailability: false,
    kiosk: false,
    company: {
      name: "A sample company",
      logoUrl: null,
      primaryColor: OUR_COLOR,
      secondaryColor: "#f2a93b",
    },
    questions: tryQuestions(text),
  };
}
