import { readFileSync } from "node:fs";
import { z } from "zod";
import { type Count, NOTHING } from "./steps.ts";

const jestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
});

function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
  try {
    return schema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}

/** What Jest's `--json` report counts; a file that could not be loaded is a failure of its own. */
export function jestCount(file: string): Count {
  const report = read(file, jestReport);
  if (!report) return NOTHING;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    flaky: 0,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** What Playwright's JSON report counts. */
export function playwrightCount(file: string): Count {
  const stats = read(file, playwrightReport)?.stats;
  if (!stats) return NOTHING;
  return {
    passed: stats.expected,
    failed: stats.unexpected,
    flaky: stats.flaky,
    skipped: stats.skipped,
  };
}
