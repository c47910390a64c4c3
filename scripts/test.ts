/**
 * `npm test`: every check in order, from the fastest to the slowest, stopping at the first that fails.
 * The last line is always of the form "N passed, N failed" with ", N flaky" where tests needed a second
 * try and ", N skipped" where they could not run here.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jestCount, playwrightCount } from "./checks/reports.ts";
import { add, NOTHING, runStep, type Step, summary } from "./checks/steps.ts";
import { ensureChromium } from "./machine/chromium.ts";
import { ensureFfmpeg } from "./machine/ffmpeg.ts";
import { ensurePostgres } from "./machine/postgres.ts";

const UNIT_TESTS = "Architecture, unit and component tests";
const BROWSER_TESTS = "Browser tests";
const reports = mkdtempSync(join(tmpdir(), "rolecall-reports-"));

const JEST = ["--experimental-vm-modules", "--no-warnings", "node_modules/jest/bin/jest.js"];
const NEXT = "node_modules/next/dist/bin/next";

function jest(name: string, ...projects: string[]): Step {
  const report = join(reports, `${projects.join("-")}.json`);
  const words = ["--config", "tests/jest.config.mjs", "--selectProjects", ...projects];
  return {
    name,
    commands: [[...JEST, ...words, "--json", `--outputFile=${report}`]],
    count: () => jestCount(report),
  };
}

function playwright(name: string, project: string): Step {
  const report = join(reports, `${project}.json`);
  const words = [`--project=${project}`, "--reporter=list,json"];
  return {
    name,
    commands: [["node_modules/@playwright/test/cli.js", "test", ...words]],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    count: () => playwrightCount(report),
  };
}

const STEPS: Step[] = [
  {
    name: "Types",
    commands: [
      [NEXT, "typegen"],
      // Without its cache, which keeps errors about generated types that have changed since.
      ["node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "false"],
    ],
  },
  {
    name: "Lint",
    commands: [["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."]],
  },
  { name: "Patterns", commands: [["scripts/check-patterns.ts"]] },
  { name: "Database types", commands: [["scripts/generate-database-types.ts", "--check"]] },
  jest(UNIT_TESTS, "unit", "components"),
  jest("Database tests", "database"),
  {
    name: "Production build",
    commands: [["scripts/build.ts"]],
  },
  playwright(BROWSER_TESTS, "journeys"),
  playwright("Browser test of speech", "speech"),
];

async function everyStep() {
  let total = NOTHING;
  for (const [index, step] of STEPS.entries()) {
    if (step.name === UNIT_TESTS) ensureFfmpeg();
    if (step.name === "Database tests") ensurePostgres();
    if (step.name === BROWSER_TESTS && !ensureChromium()) {
      process.stdout.write(
        "No browser could be found or installed. Set CHROMIUM_PATH to a Chromium.\n",
      );
      return { ...total, failed: total.failed + 1 };
    }
    total = add(total, await runStep(step, `${index + 1}/${STEPS.length}`));
    if (total.failed > 0) {
      process.stdout.write(`\nStopped at: ${step.name}.\n`);
      return total;
    }
  }
  return total;
}

const total = await everyStep();
rmSync(reports, { recursive: true, force: true });
process.exitCode = total.failed > 0 ? 1 : 0;
process.stdout.write(`\n${summary(total)}\n`);
