/**
 * `npm run chaos:room`: people answer in Chromium while tabs, browsers and devices fail at random moments, and it says
 * what was lost. Needs a build; PORT says where it listens. `-- --moments 10` tries so many, `--seed 7` others,
 * `--case "full device"` one kind only, `--only 31` one moment again.
 */
import { parseArgs } from "node:util";
import { database, openRoom } from "./chaos/candidate.ts";
import { startProduct } from "./chaos/product.ts";
import { MortalBrowser } from "./chaos/room/browser.ts";
import type { Case, Cost } from "./chaos/room/case.ts";
import { CASES } from "./chaos/room/cases.ts";
import { Seeded } from "./chaos/seeded.ts";

const QUESTIONS = [
  {
    ...{ text: "Tell us about a hard day.", order: 1, answer_type: "video" },
    ...{ max_duration: 60, max_retakes: 2, thinking_time: 30 },
  },
  {
    ...{ text: "What do you do when a client is upset?", order: 2, answer_type: "text" },
    max_characters: 400,
  },
];
/** Of a recording in progress. */
const MOST_SECONDS = 2;

const { values } = parseArgs({
  options: {
    moments: { type: "string", default: "200" },
    seed: { type: "string", default: "1" },
    "at-once": { type: "string", default: "2" },
    case: { type: "string" },
    only: { type: "string" },
  },
});
const seed = Number(values.seed);
const cases = CASES.filter(({ name }) => values.case === undefined || name === values.case);
if (cases.length === 0) {
  console.error(`The cases are: ${CASES.map(({ name }) => name).join(", ")}.`);
  process.exit(1);
}
const numbers = values.only
  ? [Number(values.only)]
  : Array.from({ length: Number(values.moments) }, (_, index) => index + 1);

const say = (line: string) => process.stdout.write(`${line}\n`);
const product = await startProduct();
const { APP_URL = "" } = product.settings;
const db = database(product.settings);
const room = await openRoom(APP_URL, db, QUESTIONS);

/** One moment; where it could not be brought to its end, the answer counts as lost. */
async function runMoment(number: number, { name, run }: Case): Promise<Cost> {
  const browser = new MortalBrowser(APP_URL);
  const person = { name: "Sam Storm", email: `sam.${seed}.${number}@example.com` };
  try {
    const random = new Seeded(seed * 1_000_003 + number);
    return await run({ appUrl: APP_URL, product, db, room, browser, random, person });
  } catch (error) {
    const why = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return { lost: 1, seconds: null, doubled: 0, what: `${name} broke off: ${why}` };
  } finally {
    await browser.remove();
    await product.standing();
  }
}

say("moment  case                    lost  seconds  doubled");
const costs: Cost[] = [];
const waiting = [...numbers];
await Promise.all(
  Array.from({ length: Number(values["at-once"]) }, async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      const one = cases[(number - 1) % cases.length];
      if (one === undefined) continue;
      const cost = await runMoment(number, one);
      costs.push(cost);
      say(
        [
          String(number).padEnd(6),
          one.name.padEnd(22),
          String(cost.lost).padEnd(4),
          (cost.seconds?.toFixed(2) ?? "").padEnd(7),
          String(cost.doubled).padEnd(7),
          cost.what,
        ].join("  "),
      );
    }
  }),
);
await product.close();

const sum = (pick: (cost: Cost) => number) => costs.reduce((total, cost) => total + pick(cost), 0);
const worst = Math.max(0, ...costs.map(({ seconds }) => seconds ?? 0));
const lost = sum((cost) => cost.lost);
const doubled = sum((cost) => cost.doubled);
say(
  `${costs.length} moments, seed ${seed}: ${lost} answers lost, at most ${worst.toFixed(2)} s of a recording in progress lost, ${doubled} submissions doubled`,
);
process.exitCode = lost + doubled === 0 && worst <= MOST_SECONDS ? 0 : 1;
process.exit();
