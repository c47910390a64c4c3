import { EnvError, parseServerEnv, type ServerEnv } from "./server.ts";

type Source = Readonly<Record<string, string | undefined>>;

/** Settings of one service that mean nothing without each other. */
const TOGETHER: readonly (readonly (keyof ServerEnv)[])[] = [
  ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["CUSTOMERIO_SITE_ID", "CUSTOMERIO_API_KEY"],
  ["LLM_BASE_URL", "LLM_MODEL"],
];

function halves(source: Source): string[] {
  return TOGETHER.flatMap((names) => {
    const given = names.filter((name) => source[name]);
    if (given.length === 0) return [];
    return names
      .filter((name) => !source[name])
      .map((name) => `${name} is missing beside ${given.join(" and ")}`);
  });
}

/** What is wrong with an environment, one line for each fault; none where a server may start with it. */
export function bootFaults(source: Source): readonly string[] {
  try {
    parseServerEnv(source);
    return halves(source);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return [...error.faults, ...halves(source)];
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
