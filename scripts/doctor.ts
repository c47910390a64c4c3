/**
 * Says of every service of a deployment whether it works, by calling it: `npm run doctor`, with the server's settings.
 * It sends one mail a day to the mail service's own test address, scores one made-up answer and sweeps once; it leaves
 * nothing behind and prints no secret. It exits with 1 if something fails. `-- mail stripe` asks only these,
 * `-- --local` asks the stack that npm start runs on this machine.
 */
import { parseArgs } from "node:util";
import { startupErrors } from "#lib/env/boot";
import { Refusal } from "#local/launcher/refusal";
import { CHECKS } from "./doctor/checks.ts";
import { localSettings } from "./doctor/local.ts";
import { type Outcome, outcomeOf, withoutSecrets } from "./doctor/outcome.ts";

const WIDTH = Math.max(...CHECKS.map(({ name }) => name.length));

function say(name: string, { state, says }: Outcome): void {
  const line = `${state.padEnd("works".length)}  ${name.padEnd(WIDTH)}  ${says}`;
  console.log(withoutSecrets(line, process.env));
  if (state === "fails") process.exitCode = 1;
}

async function examine(names: readonly string[]): Promise<void> {
  const unknown = names.filter((one) => !CHECKS.some(({ name }) => name === one));
  if (unknown.length > 0)
    throw new Refusal(
      `Nothing here is called ${unknown.join(", ")}. Known: ${CHECKS.map(({ name }) => name).join(", ")}`,
    );
  const faults = startupErrors(process.env);
  for (const fault of faults) say("settings", { state: "fails", says: fault });
  if (faults.length > 0) return;
  say("settings", { state: "works", says: "every variable has its shape" });
  for (const check of CHECKS)
    if (names.length === 0 || names.includes(check.name)) say(check.name, await outcomeOf(check));
}

try {
  const { values, positionals } = parseArgs({
    options: { local: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  if (values.local) Object.assign(process.env, await localSettings(process.env));
  await examine(positionals);
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
// What has never answered doesn't hold the rest up.
process.exit();
