import { incompleteGroups, mixedModes } from "./combinations.ts";
import { EnvError, parseServerEnv } from "./server.ts";

type Source = Readonly<Record<string, string | undefined>>;

/** What is wrong with an environment, one line for each fault; none if a server may start with it. */
export function startupErrors(source: Source): readonly string[] {
  const beside = [...incompleteGroups(source), ...mixedModes(source)];
  try {
    parseServerEnv(source);
    return beside;
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return [...error.faults, ...beside];
  }
}

/** Ends this process if a setting is missing or malformed, with one line for each. */
export function startOrRefuse(): void {
  const faults = startupErrors(process.env);
  if (faults.length === 0) return;
  for (const fault of faults) process.stderr.write(`Rolecall does not start: ${fault}\n`);
  process.stderr.write("Each variable is explained in .env.example.\n");
  process.exit(1);
}
