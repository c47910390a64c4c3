// Speech to text on this machine: `node local/speech/main.ts`. docs/deploying.md says how to keep it running.
import { chosenWeights } from "./choice.ts";
import { placeOf } from "./place.ts";
import { canRun, recognizer } from "./recognizer.ts";
import { serve } from "./server.ts";

const IDLE_MS = 10 * 60_000;

/** Tells the launcher, if there is one, and whoever reads the output. */
function say(line: string, ready: boolean): void {
  process.stdout.write(`${line}\n`);
  process.send?.({ ready, line });
}

async function main(): Promise<void> {
  const { SPEECH_MODEL, SPEECH_KEY } = process.env;
  const place = placeOf(process.env);
  const choice = await chosenWeights(SPEECH_MODEL || "auto");
  if (!(await canRun())) {
    throw new Error("its packages are not all installed, or don't run here: npm install");
  }
  const running = recognizer(choice, IDLE_MS);
  await serve(place, { recognizer: running, ...(SPEECH_KEY ? { key: SPEECH_KEY } : {}) });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      running.close();
      process.exit(0);
    });
  }
  process.on("disconnect", () => {
    running.close();
    process.exit(0);
  });
  const model = [running.model(), choice.because].filter(Boolean).join("; ");
  say(`Speech to text (${model}) at http://${place.host}:${place.port}/v1`, true);
}

main().catch((error: unknown) => {
  say(`No speech to text: ${error instanceof Error ? error.message : "it can't start"}.`, false);
  process.exitCode = 1;
  process.disconnect?.();
});
