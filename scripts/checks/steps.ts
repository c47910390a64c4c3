import { spawn } from "node:child_process";

/** `flaky` tests passed on their second try only: they neither pass nor stop the run, and are always told. */
export type Count = { passed: number; failed: number; flaky: number; skipped: number };

export type Step = {
  name: string;
  /** Arguments for this very Node, one list a command; they run one after another. */
  commands: string[][];
  env?: Record<string, string>;
  /** Reads the report that the step wrote; steps without one count no tests. */
  count?: () => Count;
};

export const NOTHING: Count = { passed: 0, failed: 0, flaky: 0, skipped: 0 };

/** Both counts together. */
export function add(a: Count, b: Count): Count {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    flaky: a.flaky + b.flaky,
    skipped: a.skipped + b.skipped,
  };
}

/** The last line of `npm test`, which CI reads. */
export function summary({ passed, failed, flaky, skipped }: Count): string {
  const rest = [flaky > 0 && `, ${flaky} flaky`, skipped > 0 && `, ${skipped} skipped`];
  return `${passed} passed, ${failed} failed${rest.filter(Boolean).join("")}`;
}

function run(command: string[], env: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    child.once("error", reject);
    child.once("close", (code) => resolve(code ?? 1));
  });
}

/** Runs one step; a step that fails counts at least one failure, also when it has no report. */
export async function runStep(step: Step, number: string): Promise<Count> {
  process.stdout.write(`\n── ${number} ${step.name}\n`);
  const began = performance.now();
  let ok = true;
  for (const command of step.commands) {
    ok = ok && (await run(command, step.env ?? {})) === 0;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`── ${number} ${step.name}: ${ok ? "done" : "FAILED"} in ${seconds} s\n`);
  const counted = step.count?.() ?? NOTHING;
  return !ok && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}
