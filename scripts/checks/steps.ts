import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";

/** `flaky` tests passed on their second try only: they neither pass nor stop the run, and are always told. */
export type Count = { passed: number; failed: number; flaky: number; skipped: number };

export type Step = {
  name: string;
  /** Arguments for this very Node, one list a command; they run one after another. */
  commands: string[][];
  env?: Record<string, string>;
  /** Gives way to what runs beside it, as a camera can't wait. */
  yields?: boolean;
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

type Ran = { code: number; output: Buffer[] };

/** One command; `held` keeps what it prints, for one that runs beside another. */
function run(command: string[], { env, yields }: Step, held: boolean): Promise<Ran> {
  const output: Buffer[] = [];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      stdio: ["inherit", held ? "pipe" : "inherit", held ? "pipe" : "inherit"],
      env: { ...process.env, ...env },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => output.push(chunk));
    if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.once("error", reject);
    child.once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs one step; a step that fails counts at least one failure, also when it has no report. */
async function runStep(step: Step, held: boolean): Promise<Count> {
  if (!held) process.stdout.write(`\n── ${step.name}\n`);
  const began = performance.now();
  let ok = true;
  const output: Buffer[] = [];
  for (const command of step.commands) {
    if (!ok) break;
    const ran = await run(command, step, held);
    output.push(...ran.output);
    ok = ran.code === 0;
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (held) process.stdout.write(`\n── ${step.name}\n${Buffer.concat(output)}`);
  process.stdout.write(`── ${step.name}: ${ok ? "done" : "FAILED"} in ${seconds} s\n`);
  const counted = step.count?.() ?? NOTHING;
  return !ok && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/**
 * Runs each list of steps in its order, the lists beside one another; once a step has failed, no other one begins. What
 * the first list prints is shown as it comes, what the others print when their step has ended.
 * @param step what runs one step; the tests give their own
 */
export async function runLanes(lanes: readonly Step[][], step = runStep): Promise<Count> {
  let total = NOTHING;
  const lane = async (steps: readonly Step[], index: number) => {
    for (const one of steps) {
      if (total.failed > 0) return;
      const counted = await step(one, index > 0);
      total = add(total, counted);
      if (counted.failed > 0) process.stdout.write(`\nStopped at: ${one.name}.\n`);
    }
  };
  await Promise.all(lanes.map(lane));
  return total;
}
