import { metricsText } from "#lib/domain/operations/service-figures";

const KINDS = ["evaluate_attempt", "send_mail"];

const samplesOf = (text: string) =>
  text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));

it("Figures are written as Prometheus reads them", () => {
  const text = metricsText(
    {
      queueAge: 12.5,
      jobs: { due: 2, running: 1 },
      dead: { send_mail: 1 },
      webhookLag: { stripe: 0.8 },
      outboxLag: 7,
      spend: {
        model: { calls: 3, micros: 45_000, inputTokens: 9000, outputTokens: 1200, seconds: 0 },
      },
      paused: 4,
    },
    KINDS,
  );
  expect(samplesOf(text)).toEqual([
    "rolecall_queue_age_seconds 12.5",
    'rolecall_jobs{state="due"} 2',
    'rolecall_jobs{state="running"} 1',
    'rolecall_jobs_dead_1d{kind="evaluate_attempt"} 0',
    'rolecall_jobs_dead_1d{kind="send_mail"} 1',
    'rolecall_webhook_lag_seconds{source="stripe"} 0.8',
    "rolecall_outbox_lag_seconds 7",
    'rolecall_ai_spend_dollars_month{service="model"} 0.045',
    'rolecall_ai_spend_dollars_month{service="speech"} 0',
    'rolecall_ai_calls_month{service="model"} 3',
    'rolecall_ai_calls_month{service="speech"} 0',
    'rolecall_ai_input_tokens_month{service="model"} 9000',
    'rolecall_ai_input_tokens_month{service="speech"} 0',
    'rolecall_ai_output_tokens_month{service="model"} 1200',
    'rolecall_ai_output_tokens_month{service="speech"} 0',
    'rolecall_ai_sound_seconds_month{service="model"} 0',
    'rolecall_ai_sound_seconds_month{service="speech"} 0',
    "rolecall_evaluations_paused 4",
  ]);
  for (const line of text.trimEnd().split("\n"))
    expect(line).toMatch(/^(# (HELP|TYPE) rolecall_\w+ .+|rolecall_\w+(\{\w+="\w+"\})? [\d.]+)$/);
});

it("Figures that nothing has happened with are there, at zero", () => {
  const jobs = { due: 0, running: 0, later: 0, failing: 0 };
  const nothing = {
    queueAge: 0,
    jobs,
    dead: {},
    webhookLag: {},
    outboxLag: 0,
    spend: {},
    paused: 0,
  };
  const text = metricsText(nothing, KINDS);
  const metrics = [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  const samples = samplesOf(text);
  expect(new Set(samples.map((line) => line.replace(/[{ ].*/, "")))).toEqual(new Set(metrics));
  for (const line of samples) expect(line).toMatch(/ 0$/);
});
