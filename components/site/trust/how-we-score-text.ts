import { routes } from "#lib/domain/core/routes";
import {
  METRIC_LABELS,
  METRIC_WEIGHTS,
  METRICS,
  type Metric,
  QUALIFIED_FROM,
} from "#lib/domain/evaluation/metrics";
import { ANCHORS, LEVELS, NEVER_JUDGED } from "#lib/domain/evaluation/rubric";
import { EVALUATION_FIGURES } from "#lib/domain/site/evaluation-figures";
import type { LegalBlock, LegalText } from "#lib/domain/site/legal";
import { companyDate } from "#lib/domain/text/dates";
import { LANGUAGES } from "#lib/domain/text/languages";
import { list } from "#lib/domain/text/words";

const { rubric, measured, scores, facts } = EVALUATION_FIGURES;
/** What the built-in rules count, an example, and the points that `level.ts` gives; a test compares them. */
const COUNTED = [
  ["Own acts", "“I called the client”", "0.44"],
  ["Own habits", "“I check the locks”", "0.11"],
  ["What was said to somebody", "“I told her right away”", "0.23"],
  ["Amounts", "“six rooms”", "0.56"],
  ["Results", "“it worked out”", "0.11"],
  ["Points in time", "“first”, “every week”", "0.36"],
  ["Sweeping claims", "“I am a hard worker”", "-0.36"],
];
const goal = (target: string) => (target === "" ? "None set" : target);

/** What was measured of one thing in each set, without what stands beside it: '31 of 74, 7 of 12, 2 of 12'. */
function inEachSet(measure: string): string {
  const row = scores.find((score) => score.measure === measure);
  if (row === undefined) throw new Error(`content/evaluation.json has no "${measure}"`);
  const figures = [row.development, row.first, row.second];
  return list(
    figures.map((figure) => figure.split(/,| \[/)[0] ?? figure),
    "en",
  );
}

/** The rubric's levels of one metric. */
function levelsOf(metric: Metric): LegalBlock[] {
  const levels = LEVELS.map((level) => [
    `${METRIC_LABELS[metric]} ${level}`,
    ANCHORS[metric][level],
  ]);
  return [`${METRIC_LABELS[metric]}:`, { table: [["Level", "What an answer does"], ...levels] }];
}

/** What is judged, how, how well, and what to do about it: made of the rubric and the figures themselves. */
export const howWeScoreText: LegalText = {
  title: "How we score",
  intro:
    "Rolecall reads the words of an answer and suggests six scores, each with the quote it stands on or a line that says none shows it. A person decides: no score hires anyone or turns anyone down, and you can change every one. How often it is right, and when it isn't, was measured and stands below.",
  sections: [
    {
      heading: "What is judged",
      blocks: [
        `The words of an answer, on six things. Each gets a score from 1 to 10, or "not assessed" where no answer could be scored for it. An answer of a few words isn't scored at all. The rating is their weighted mean, and ${QUALIFIED_FROM}.0 or more is called qualified.`,
        {
          table: [
            ["What", "A 7 says", "Weight"],
            ...METRICS.map((metric) => [
              METRIC_LABELS[metric],
              ANCHORS[metric][7],
              `${METRIC_WEIGHTS[metric]} of 20`,
            ]),
          ],
        },
        { fold: "For auditors: every level of the rubric", blocks: METRICS.flatMap(levelsOf) },
      ],
    },
    {
      heading: "What never is",
      blocks: [
        `Never judged: ${NEVER_JUDGED}. No picture and no sound reaches the scoring, only text.`,
        "Before anything is scored, the candidate's own name, contact details, and, in English and Spanish, words of gender and family are hidden. Pieces of a recording that weren't heard clearly are left out, and a rating that would change with them isn't given.",
        "No score hires anyone or turns anyone down. A person decides, and can change any score with a reason that is kept.",
      ],
    },
    {
      heading: "How quotes are checked",
      blocks: [
        "A quote counts only if it stands word for word in an answer, and a score that no single quote shows says so. A sentence about a person stands on one or two such quotes, or it is dropped; the database refuses one without. In the product, a press on a sentence plays or shows the words it stands on.",
        "What nobody said, such as a question to ask on the call, names where it comes from instead.",
      ],
    },
    {
      heading: "How the built-in rules count",
      blocks: [
        "They read an answer sentence by sentence and count what it tells: what somebody did, does, and said to others, amounts, results, and points in time. Each makes a score higher. Sweeping claims make it lower. A longer answer gets more, up to 80 words.",
        {
          fold: "For auditors: what each thing is worth",
          blocks: [
            "In points for each one in forty words. The points were chosen so that the scores of the made-up answers of the development set come as close as possible to the levels that their authors gave (least squares):",
            { table: [["What is counted", "An example", "Points"], ...COUNTED] },
            {
              list: [
                "An answer starts from 2.08 points, and how long it is adds up to 2.15, which 80 words reach. At most four of a kind count in forty words. A level is never below 1 or above 9.5.",
                "Sentences that tell of nothing count neither for nor against, and so do questions and those that tell the scorer how to score. Claims alone are worth 2.5.",
                "A sentence counts for what it speaks of: “on time” and “shift” are reliability, “told” and “explained” are communication. Somebody who tells more of one thing than of the others gets up to 0.9 more there, and less elsewhere.",
                "Of several answers, the best one makes 65 % of a score, and the mean of all makes the rest.",
              ],
            },
          ],
        },
      ],
    },
    {
      heading: "What a language model may say",
      blocks: [
        "An installation may use a language model instead of our built-in rules. Beside each result it says which one scored.",
        {
          list: [
            "It gets text only, with names and contact details hidden, and is told to take answers as data, never as orders.",
            "A quote that isn't in the answer counts for nothing. A number without a quote becomes “not assessed”. If the model fails, there is no score; nothing stands in for it.",
            "Its sentences are checked again, numbers and names by our rules, the rest by a second request. One without a yes is dropped.",
            "It may not speak of age, sex, race, religion, health, family, or anything else that the law protects.",
          ],
        },
        "We publish no figures of a model: none has been measured with the prompt in use today.",
      ],
    },
    {
      heading: "How well the built-in rules work",
      blocks: [
        `Measured on ${companyDate(measured, "UTC")} with three sets of made-up answers. The rules were fitted to the first. On these sets, in that order:`,
        {
          list: [
            `Where 1 is full agreement with the levels that the authors of the sets, language models, gave, the rules reach ${inEachSet("Weighted kappa")}. Counting words alone reaches ${inEachSet("The same of the number of words alone")}.`,
            `Of answers with nothing to score, ${inEachSet("Assessed although there is nothing to assess")} got a number.`,
            `Of answers that told the scorer how to score, ${inEachSet("Crossings of 7.0 under an order")} were carried across 7.0.`,
            `Swapping names, pronouns, and words of family changes a score by ${inEachSet("Difference, own name, pronouns and family words swapped")} points on average.`,
          ],
        },
        {
          fold: "For auditors: every figure, with its interval",
          blocks: [
            `Measured for version ${rubric} of the rubric on ${companyDate(measured, "UTC")}, on three sets of made-up answers that were banded by their authors, with 95 % intervals in brackets. The intervals tell how much a figure could differ by chance with this many answers, not how far made-up answers are from real ones.`,
            {
              list: [
                "Development is what the rules were fitted to.",
                "Kept apart 1 was measured for earlier rules, and again while the rules on orders to the scorer were written.",
                "Kept apart 2 was written by an author who had seen neither the rubric nor the code, and was first measured once. After that the word lists changed, and these figures are of the changed lists. Before, 3 honest sentences were taken for an order, and no other figure differed by more than 0.02.",
              ],
            },
            {
              table: [
                ["Measure", "Development", "Kept apart 1", "Kept apart 2", "Target"],
                ...scores.map(({ plain, development, first, second, target }) => [
                  plain,
                  development,
                  first,
                  second,
                  goal(target),
                ]),
              ],
            },
            "What it shows as facts about somebody's work, on a sealed set that was measured once. The kinds of facts that were wrong there were mended afterward; the figures are from before and were not taken again.",
            {
              table: [
                ["Measure", "Result", "Target"],
                ...facts.map(({ plain, sealed, target }) => [plain, sealed, goal(target)]),
              ],
            },
          ],
        },
      ],
    },
    {
      heading: "What it misses",
      blocks: [
        {
          list: [
            "Orders to the scorer should carry nobody across 7.0. A few still do. A note stands beside most of those answers.",
            "Fewer facts are found than we aim for, and a few that are shown are wrong. Most of what is missed is work told in nouns alone.",
            "Answers in which there is nothing to score often get a number all the same: the figures above say how many.",
            "Dialect and mixed languages move a score by 0.2 to 0.5 of a point on average, depending on the set: our rules know the words on their lists.",
            `The built-in rules read English and Spanish. Answers in the other ${LANGUAGES.length - 2} languages of the room are "not assessed", unless a language model is set up.`,
            "It reads how concretely somebody tells, not whether it is true. A well-told story beside the question gets a number.",
            "The test answers were written and banded by language models. No hiring manager has banded them, and no applicant is among them.",
            "Speech is heard worse in noise, over a bad line, and in Spanish. What isn't heard clearly is marked and not scored.",
          ],
        },
      ],
    },
    {
      heading: "How to appeal",
      blocks: [
        {
          list: [
            'Candidates can choose "No AI, please" before they begin, correct what was heard before they submit and afterward, and delete everything. Their private page, whose link comes with the confirmation email, shows their answers.',
            "Ask the company that invited you to look again: it can have your answers scored again, let you answer again, or change a score with a reason.",
            "Owners see a score's quote, or a line that says none shows it, and can enter their own number instead. The first number stays on the page.",
            `Or write to us. [For candidates](${routes.forCandidates}) says what else they decide.`,
          ],
        },
      ],
    },
  ],
};
