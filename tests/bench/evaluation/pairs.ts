import { readFileSync } from "node:fs";
import { z } from "zod";
import { speaksOfProtected } from "#lib/domain/evaluation/statements/protected";
import { standsOn } from "#lib/domain/evaluation/statements/stands-on";
import { languageModelScorer } from "#lib/scorers/language-model/index";

/**
 * `npm run bench:pairs -- FILE`: how many true statements are dropped and how many false ones kept, by the checks of our
 * own and, if LLM_* is set, by the model's check. Each line of the file is {quote, statement, supported}.
 */
const planted = z.object({ quote: z.string(), statement: z.string(), supported: z.boolean() });
/** As many as one attempt has, at most. */
const AT_ONCE = 30;

const [file = ""] = process.argv.slice(2);
const pairs = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => planted.parse(JSON.parse(line)));

function print(name: string, kept: readonly boolean[]): void {
  const all = (supported: boolean) => pairs.filter((pair) => pair.supported === supported).length;
  const wrong = (supported: boolean) =>
    pairs.filter((pair, at) => pair.supported === supported && kept[at] !== supported).length;
  console.log(
    `${name}: true dropped ${wrong(true)} of ${all(true)}, false kept ${wrong(false)} of ${all(false)}`,
  );
}

const ours = pairs.map(
  ({ quote, statement }) =>
    standsOn(statement, [quote]) && !speaksOfProtected(statement) && !speaksOfProtected(quote),
);
print("own checks", ours);

const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL } = process.env;
const model = languageModelScorer({ LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_RUNS: 1 });
if (model?.check) {
  const yes: boolean[] = [];
  const used = { tokens: 0, startedAt: performance.now() };
  for (let from = 0; from < pairs.length; from += AT_ONCE) {
    const some = pairs.slice(from, from + AT_ONCE);
    const asked = some.map(({ statement, quote }) => ({ statement, quotes: [quote] }));
    const { supported, inputTokens, outputTokens } = await model.check(asked);
    yes.push(...some.map((_, at) => supported?.has(at + 1) ?? false));
    used.tokens += inputTokens + outputTokens;
  }
  print(`${model.identity.model}`, yes);
  print(
    "both",
    yes.map((kept, at) => kept && (ours[at] ?? false)),
  );
  const seconds = (performance.now() - used.startedAt) / 1000;
  console.log(`${used.tokens} tokens, ${seconds.toFixed(1)} s`);
}
