import type { ModelUse } from "../plans/spend.ts";

/** What whoever runs the service watches. Seconds; `micros` are millionths of a dollar since the first of the month. */
export type ServiceFigures = {
  queueAge: number;
  jobs: Readonly<Record<string, number>>;
  /** Jobs given up in the last day, by kind. */
  dead: Readonly<Record<string, number>>;
  /** By vendor, of the last hour. */
  webhookLag: Readonly<Record<string, number>>;
  /** Of what companies' own systems are told. */
  outboxLag: number;
  spend: Readonly<
    Record<
      string,
      { calls: number; micros: number; inputTokens: number; outputTokens: number; seconds: number }
    >
  >;
  /** Evaluations that wait for room in a budget. */
  paused: number;
};

type Sample = { label?: string; value: number };

/** One metric as Prometheus reads it: what it is, and its values. */
function metric(
  name: string,
  help: string,
  samples: readonly Sample[],
  type: "gauge" | "counter" = "gauge",
): string {
  return [
    `# HELP rolecall_${name} ${help}`,
    `# TYPE rolecall_${name} ${type}`,
    ...samples.map(({ label, value }) => `rolecall_${name}${label ? `{${label}}` : ""} ${value}`),
    "",
  ].join("\n");
}

/** Vendors that say when what they tell of happened. */
const TELLERS = ["stripe"];
const SERVICES: readonly ModelUse["service"][] = ["model", "speech"];

/** The samples of a metric; what nothing happened with is there at zero, so that an alarm can tell it from silence. */
function byLabel(
  label: string,
  known: readonly string[],
  values: Readonly<Record<string, number>>,
): Sample[] {
  const all = { ...Object.fromEntries(known.map((name) => [name, 0])), ...values };
  return Object.entries(all).map(([name, value]) => ({ label: `${label}="${name}"`, value }));
}

/**
 * The figures in Prometheus' text format.
 * @param kinds those of jobs
 */
export function metricsText(figures: ServiceFigures, kinds: readonly string[]): string {
  const spent = (read: (used: ServiceFigures["spend"][string]) => number) =>
    byLabel(
      "service",
      SERVICES,
      Object.fromEntries(
        Object.entries(figures.spend).map(([service, used]) => [service, read(used)]),
      ),
    );
  return [
    metric("queue_age_seconds", "How long the oldest due job has waited.", [
      { value: figures.queueAge },
    ]),
    metric("jobs", "Unfinished jobs by state.", byLabel("state", [], figures.jobs)),
    metric("jobs_dead_1d", "Jobs given up in the last day.", byLabel("kind", kinds, figures.dead)),
    metric(
      "webhook_lag_seconds",
      "Longest time from an event to its handling in the last hour.",
      byLabel("source", TELLERS, figures.webhookLag),
    ),
    metric(
      "outbox_lag_seconds",
      "How long the oldest due call of a company's own system has waited.",
      [{ value: figures.outboxLag }],
    ),
    metric(
      "ai_spend_dollars_month",
      "Cost of AI services since the first of the month.",
      spent(({ micros }) => micros / 1_000_000),
    ),
    metric(
      "ai_calls_month",
      "Calls of AI services since the first of the month.",
      spent(({ calls }) => calls),
    ),
    metric(
      "ai_input_tokens_month",
      "Tokens sent this month.",
      spent(({ inputTokens }) => inputTokens),
    ),
    metric(
      "ai_output_tokens_month",
      "Tokens received this month.",
      spent(({ outputTokens }) => outputTokens),
    ),
    metric(
      "ai_sound_seconds_month",
      "Seconds of sound transcribed this month.",
      spent(({ seconds }) => seconds),
    ),
    metric("evaluations_paused", "Evaluations that wait for room in a budget.", [
      { value: figures.paused },
    ]),
  ].join("");
}
