/**
 * `npm test`: every check, from the fastest to the slowest, stopping at the first that fails. The build and the test of
 * speech run beside the tests that need no browser.
 * The last line is always of the form "N passed, N failed" with ", N flaky" if tests needed a second
 * try and ", N skipped" if they could not run here.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jestCount, playwrightCount } from "./checks/reports.ts";
import { add, type Count, NOTHING, runLanes, type Step, summary } from "./checks/steps.ts";
import { ensureBrowsers } from "./machine/browsers.ts";
import { ensureFfmpeg } from "./machine/ffmpeg.ts";
import { ensurePostgres } from "./machine/postgres.ts";

const reports = mkdtempSync(join(tmpdir(), "rolecall-reports-"));
// A third of a start is compiling; what one process of this run has compiled, the next one reads.
process.env.NODE_COMPILE_CACHE = join(reports, "compiled");

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

const BUILD: Step = {
  name: "Production build",
  commands: [["scripts/build.ts"]],
  env: { TYPES_CHECKED: "1" },
  yields: true,
};

const TYPES: Step = {
  name: "Types",
  commands: [
    [NEXT, "typegen"],
    // Without its cache, which keeps errors about generated types that have changed since.
    ["node_modules/typescript/bin/tsc", "--noEmit", "--incremental", "false"],
  ],
};

const OTHER_CHECKS: Step[] = [
  {
    name: "Lint",
    commands: [
      ["node_modules/@biomejs/biome/bin/biome", "check", "--error-on-warnings", "."],
      ["scripts/checks/beside.ts"],
    ],
  },
  { name: "Patterns", commands: [["scripts/checks/patterns.ts"]] },
  { name: "Licenses", commands: [["scripts/checks/licenses.ts"]] },
  { name: "Database types", commands: [["scripts/generate-database-types.ts", "--check"]] },
];

const JEST_STEPS: Step[] = [
  {
    ...jest("Architecture, unit and component tests", "unit", "components"),
    yields: true,
  },
  { ...jest("Database tests", "database"), yields: true },
];

/** One after another; in each, lists of steps beside one another. Speaking people leave a core free most of the time. */
const STAGES: Step[][][] = [
  [[TYPES], OTHER_CHECKS],
  [JEST_STEPS, [BUILD, playwright("Browser test of speech", "speech")]],
  [[playwright("Browser tests", "journeys")]],
];

/** Before anything runs beside another: Debian's installer works alone. False if there is no browser. */
function installNeeded(): boolean {
  ensureFfmpeg();
  ensurePostgres();
  if (ensureBrowsers()) return true;
  process.stdout.write(
    "No browser could be found or installed. Set CHROMIUM_PATH to a Chromium.\n",
  );
  return false;
}

async function everyStep(): Promise<Count> {
  let total = NOTHING;
  for (const [index, stage] of STAGES.entries()) {
    if (index === 1 && !installNeeded()) return { ...total, failed: 1 };
    total = add(total, await runLanes(stage));
    if (total.failed > 0) break;
  }
  return total;
}

const total = await everyStep();
rmSync(reports, { recursive: true, force: true });
process.exitCode = total.failed > 0 ? 1 : 0;
process.stdout.write(`\n${summary(total)}\n`);
