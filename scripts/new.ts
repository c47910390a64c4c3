/**
 * `npm run new -- page|handler|mail|job|table NOUN/NAME`: writes something new with its tests and registers it wherever
 * the project asks for it. What it writes works; replace what it does with what you need. `--help` says more.
 */
import { spawnSync } from "node:child_process";
import { Refusal } from "#local/launcher/refusal";
import { create, KIND_NAMES } from "./new/create.ts";
import { nounsOf } from "./new/name.ts";

const HELP = `npm run new -- ${KIND_NAMES.join("|")} NOUN/NAME

  page     a page for signed-in employers, its component, its address in routes
  handler  a handler for signed-in employers, the schema of its body
  mail     an email to a company's owner, the job and the workflow that send it
  job      a kind of background job, its workflow
  table    a table of a company's own, what reads and writes it; NAME is a plural

Each comes with a test. NOUN is one of ${nounsOf(".").join(", ")}.
NAME is words in small letters with hyphens between them: npm run new -- table company/days-off
`;

const args = process.argv.slice(2);
try {
  const [kind, name, ...more] = args;
  if (args.includes("--help") || kind === undefined) process.stdout.write(HELP);
  else if (name === undefined || more.length > 0) throw new Refusal(`One name, please.\n\n${HELP}`);
  else {
    const { written, registered, database, next } = create(kind, name, ".");
    for (const path of written) process.stdout.write(`wrote       ${path}\n`);
    for (const path of registered) process.stdout.write(`registered  ${path}\n`);
    if (database) {
      const types = ["scripts/generate-database-types.ts"];
      process.exitCode = spawnSync(process.execPath, types, { stdio: "inherit" }).status ?? 1;
    }
    process.stdout.write(`${next}\n`);
  }
} catch (failure) {
  if (!(failure instanceof Refusal)) throw failure;
  process.stderr.write(`${failure.message}\n`);
  process.exitCode = 1;
}
