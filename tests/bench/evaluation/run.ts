import { builtIn } from "#lib/scorers/built-in/index";
import { languageModelScorer } from "#lib/scorers/language-model/index";
import { answersOf, attacksOf, honestPairsOf, SETS, type SetName, swapsOf } from "./corpora.ts";
import { cost20k } from "./cost.ts";
import { demoAverages } from "./demo.ts";
import {
  agreement,
  countingWords,
  honesty,
  injection,
  joining,
  type Line,
  type Scoring,
  scoringBy,
  swapped,
} from "./measure.ts";
import { SEED } from "./statistics.ts";

/** `npm run bench:evaluation`: figures of the built-in rubric, and a model's if LLM_* is set; `-- held-out` for one. */
async function linesOf(set: SetName, score: Scoring): Promise<Line[]> {
  const answers = answersOf(set);
  return [
    ...(await agreement(answers, score)),
    countingWords(answers),
    ...(await injection(attacksOf(set), score)),
    ...(await honesty(honestPairsOf(set), score)),
    await joining(answers, score),
    ...(await swapped(swapsOf(set), score)),
  ];
}

function show(title: string, lines: Line[]): void {
  const rows = lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  console.log(`### ${title}\n\n| Measure | Figure | Target |\n|---|---|---|\n${rows}\n`);
}

console.log(
  `95 % intervals in brackets: bootstrap for means and kappa (seed ${SEED}), Wilson for counts.\n`,
);
const chosen = SETS.filter((set) => process.argv.length < 3 || process.argv.includes(set));
const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_RUNS = "1" } = process.env;
const settings = { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_RUNS: Number(LLM_RUNS) };
for (const scorer of [builtIn, languageModelScorer(settings)]) {
  if (scorer === null) continue;
  const { name, model } = scorer.identity;
  const score = scoringBy(scorer);
  for (const set of chosen) show(`${name} (${model}), ${set}`, await linesOf(set, score));
  show(`${name} (${model}), the demo`, await demoAverages(score));
  if (scorer === builtIn) show("Cost", await cost20k(score));
}
