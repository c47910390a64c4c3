/**
 * `npm run chaos:room`: people answer in Chromium while tabs, browsers and devices fail at random moments, and it says
 * what was lost. Needs a build; PORT says where it listens. `-- --moments 10` tries so many, `--seed 7` others,
 * `--case "full device"` one kind only, `--only 31` one moment again, `--at-once 1` one after the other.
 */
import { parseArgs } from "node:util";
import { database } from "./candidate.ts";
import { startProduct } from "./product.ts";
import { MortalBrowser } from "./room/browser.ts";
import type { Case, Cost, Moment } from "./room/case.ts";
import { CASES } from "./room/cases.ts";
import { openRooms } from "./room/rooms.ts";
import { Seeded } from "./seeded.ts";
import { inTime } from "./time.ts";

/** Of a recording in progress. */
const MOST_SECONDS = 2;
/** What has not ended by then never will; a machine with ten other things to do takes a quarter of it. */
const LIMIT_MS = 600_000;

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
say(`${numbers.length} moments, seed ${seed}. The product starts.`);
const product = await inTime(LIMIT_MS, "the product's start", startProduct(1));
const { settings } = product;
const { APP_URL = "" } = settings;
const db = database(settings);
const rooms = await inTime(LIMIT_MS, "making the interviews", openRooms(APP_URL, db));

/** One moment; null if it could not be brought to its end. */
async function runMoment(number: number, { run }: Case): Promise<{ cost?: Cost; what: string }> {
  // Each from a network of its own, as the limits count them.
  const address = `10.40.${number >> 8}.${number & 255}`;
  const browsers: MortalBrowser[] = [];
  const newBrowser = () => {
    const browser = new MortalBrowser(APP_URL, address);
    browsers.push(browser);
    return browser;
  };
  const person = { name: "Sam Storm", email: `sam.${seed}.${number}@example.com` };
  const random = new Seeded(seed * 1_000_003 + number);
  const moment: Moment = { settings, db, rooms, newBrowser, random, person };
  try {
    const cost = await inTime(LIMIT_MS, "the moment", run(moment));
    return { cost, what: cost.what };
  } catch (error) {
    const [why = ""] = String(error).split("\n");
    return { what: `BROKE OFF: ${why}` };
  } finally {
    for (const browser of browsers) await browser.remove();
  }
}

say("moment  case                    lost  seconds  doubled  other");
const costs: Cost[] = [];
let broken = 0;
const waiting = [...numbers];
async function work(): Promise<void> {
  for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
    const one = cases[(number - 1) % cases.length];
    if (one === undefined) continue;
    const { cost, what } = await runMoment(number, one);
    if (cost) costs.push(cost);
    else broken += 1;
    say(
      [
        String(number).padEnd(6),
        one.name.padEnd(22),
        String(cost?.lost ?? "?").padEnd(4),
        (cost?.seconds?.toFixed(2) ?? "").padEnd(7),
        String(cost?.doubled ?? "?").padEnd(7),
        String(cost?.other ?? "").padEnd(5),
        what,
      ].join("  "),
    );
  }
}
await Promise.all(Array.from({ length: Number(values["at-once"]) }, work));
await product.close();

const sum = (pick: (cost: Cost) => number) => costs.reduce((total, cost) => total + pick(cost), 0);
const worst = Math.max(0, ...costs.map(({ seconds }) => seconds ?? 0));
const lost = sum((cost) => cost.lost);
const other = sum((cost) => cost.other ?? 0);
const doubled = sum((cost) => cost.doubled);
say(
  `${costs.length} moments, seed ${seed}: ${lost} answers lost, ${other} other than chosen, at most ${worst.toFixed(2)} s of a recording in progress lost, ${doubled} submissions doubled`,
);
if (broken > 0) say(`${broken} more broke off before their end, and say nothing.`);
process.exitCode = lost + other + doubled + broken === 0 && worst <= MOST_SECONDS ? 0 : 1;
process.exit();
