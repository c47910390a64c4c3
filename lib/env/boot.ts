import { EnvError, parseServerEnv } from "./server.ts";
import { halves, mixedModes } from "./sets.ts";

type Source = Readonly<Record<string, string | undefined>>;

/** What is wrong with an environment, one line for each fault; none where a server may start with it. */
export function bootFaults(source: Source): readonly string[] {
  const beside = [...halves(source), ...mixedModes(source)];
  try {
    parseServerEnv(source);
    return beside;
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return [...error.faults, ...beside];
  }
}

/** Ends this process where a setting is missing or malformed, with one line for each. */
export function startOrRefuse(): void {
  const faults = bootFaults(process.env);
  if (faults.length === 0) return;
  for (const fault of faults) process.stderr.write(`Rolecall does not start: ${fault}\n`);
  process.stderr.write("Each variable is explained in .env.example.\n");
  process.exit(1);
}
