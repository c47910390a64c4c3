/**
 * Says of every service of a deployment whether it works, by calling it: `npm run doctor`, with the server's settings.
 * It sends one mail a day to the mail service's own test address, scores one made-up answer and sweeps once; it leaves
 * nothing behind and prints no secret. It exits with 1 where something fails. `-- mail stripe` asks only these.
 */
import { bootFaults } from "#lib/env/boot";
import { CHECKS } from "./doctor/checks.ts";
import { type Outcome, outcomeOf, withoutSecrets } from "./doctor/outcome.ts";

const names = process.argv.slice(2);
const asked = CHECKS.filter(({ name }) => names.length === 0 || names.includes(name));

const unknown = names.filter((one) => !CHECKS.some(({ name }) => name === one));
if (unknown.length > 0) {
  console.error(
    `Nothing here is called ${unknown.join(", ")}. Known: ${CHECKS.map(({ name }) => name).join(", ")}`,
  );
  process.exit(1);
}

const WIDTH = Math.max(...CHECKS.map(({ name }) => name.length));

function say(name: string, { state, says }: Outcome): void {
  console.log(withoutSecrets(`${state}  ${name.padEnd(WIDTH)}  ${says}`, process.env));
  if (state === "fails") process.exitCode = 1;
}

const faults = bootFaults(process.env);
for (const fault of faults) say("settings", { state: "fails", says: fault });
if (faults.length === 0) {
  say("settings", { state: "works", says: "every variable has its shape" });
  for (const check of asked) say(check.name, await outcomeOf(check));
}
