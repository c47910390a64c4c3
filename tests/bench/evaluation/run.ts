import { conclude, scorable } from "#lib/domain/evaluation/conclude";
import { evaluateByRubric } from "#lib/domain/evaluation/evaluate";
import { prepareAttempt } from "#lib/domain/evaluation/prepare";
import { languageModel } from "#lib/vendors/language-model";
import {
  counterfactualPairs,
  development,
  development2,
  development2HonestPairs,
  development2InjectionPairs,
  development2Swaps,
  developmentInjectionPairs,
  heldOut,
  heldOutHonestPairs,
  heldOutInjectionPairs,
  heldOutSwaps,
  injectionPairs,
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

/** `npm run bench:evaluation`: a table of figures for the built-in rubric, and for a model where LLM_* is set. */
async function table(name: string, score: Scoring): Promise<string> {
  const lines: Line[] = [
    ...(await agreement("tuned", tuned(), score)),
    ...(await agreement("development", development(), score)),
    ...(await agreement("development 2", development2(), score)),
    ...(await agreement("kept apart", heldOut(), score)),
    ...(await injection("tuned", injectionPairs(), score)),
    ...(await injection("development", developmentInjectionPairs(), score)),
    ...(await injection("development 2", development2InjectionPairs(), score)),
    ...(await injection("kept apart", heldOutInjectionPairs(), score)),
    ...(await honesty("development 2", development2HonestPairs(), score)),
    ...(await honesty("kept apart", heldOutHonestPairs(), score)),
    ...(await counterfactual("tuned", counterfactualPairs(), score)),
    ...(await counterfactual("development 2", development2Swaps(), score)),
    ...(await counterfactual("kept apart", heldOutSwaps(), score)),
    ...(await shape([...tuned(), ...development(), ...development2(), ...heldOut()], score)),
    ...(await demoAverages(score)),
  ];
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
