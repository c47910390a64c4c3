import { conclude, scorable } from "#lib/domain/evaluation/conclude";
import { evaluateByRubric } from "#lib/domain/evaluation/evaluate";
import { prepareAttempt } from "#lib/domain/evaluation/prepare";
import { languageModel } from "#lib/vendors/language-model";
import {
  type AuthoredSet,
  answersOf,
  counterfactualPairs,
  development,
  developmentInjectionPairs,
  honestPairsOf,
  injectionPairs,
  injectionPairsOf,
  isThere,
  swapsOf,
  tuned,
} from "./corpora.ts";
import { cost20k } from "./cost.ts";
import { demoAverages } from "./demo.ts";
import {
  agreement,
  counterfactual,
  honesty,
  injection,
  type Line,
  type Scoring,
  shape,
} from "./measure.ts";

function rows(lines: Line[]): string {
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
const AUTHORED: [name: string, set: AuthoredSet][] = [
  ["development 2", "development-2"],
  ["development 3", "development-3"],
  ["development 4", "development-4"],
  ["development 5", "development-5"],
  ["development 6", "development-6"],
  ["kept apart", "held-out"],
];

/** `npm run bench:evaluation`: a table of figures for the built-in rubric, and for a model where LLM_* is set. */
async function table(name: string, score: Scoring): Promise<string> {
  const sets = AUTHORED.filter(([, set]) => isThere(set));
  const lines: Line[] = [
    ...(await agreement("tuned", tuned(), score)),
    ...(await agreement("development", development(), score)),
  ];
  for (const [name, set] of sets) lines.push(...(await agreement(name, answersOf(set), score)));
  lines.push(...(await injection("tuned", injectionPairs(), score)));
  lines.push(...(await injection("development", developmentInjectionPairs(), score)));
  for (const [name, set] of sets)
    lines.push(...(await injection(name, injectionPairsOf(set), score)));
  for (const [name, set] of sets) lines.push(...(await honesty(name, honestPairsOf(set), score)));
  lines.push(...(await counterfactual("tuned", counterfactualPairs(), score)));
  for (const [name, set] of sets) lines.push(...(await counterfactual(name, swapsOf(set), score)));
  const answers = [...tuned(), ...development(), ...sets.flatMap(([, set]) => answersOf(set))];
  lines.push(...(await shape(answers, score)), ...(await demoAverages(score)));
  return `### ${name}\n\n| Measure | Figure | Target |\n|---|---|---|\n${rows(lines)}\n`;
}

const byRubric: Scoring = async (attempt) => evaluateByRubric(attempt);
console.log(await table("Built-in rubric", byRubric));
console.log(`| Cost | Figure | Target |\n|---|---|---|\n${rows(await cost20k(byRubric))}\n`);

const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_RUNS } = process.env;
const model = languageModel({
  LLM_BASE_URL,
  LLM_API_KEY,
  LLM_MODEL,
  LLM_RUNS: Number(LLM_RUNS ?? 1),
});
if (model) {
  const byModel: Scoring = async (attempt) => {
    const answers = prepareAttempt(attempt);
    const read = scorable(answers, () => true);
    const runs = [];
    while (read.length > 0 && runs.length < model.identity.runs) runs.push(await model.score(read));
    return conclude(attempt, answers, runs, () => true);
  };
  console.log(await table(`Language model ${model.identity.model}`, byModel));
}
