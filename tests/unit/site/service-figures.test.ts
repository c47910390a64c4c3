import { metricsText } from "#lib/domain/site/service-figures";

it("Figures are written as Prometheus reads them", () => {
  const text = metricsText({
    queueAge: 12.5,
    jobs: { due: 2, running: 1 },
    dead: { send_mail: 1 },
    webhookLag: { stripe: 0.8 },
    spend: {
      model: { calls: 3, micros: 45_000, inputTokens: 9000, outputTokens: 1200, seconds: 0 },
    },
    paused: 4,
  });
  const samples = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  expect(samples).toEqual([
    "rolecall_queue_age_seconds 12.5",
    'rolecall_jobs{state="due"} 2',
    'rolecall_jobs{state="running"} 1',
    'rolecall_jobs_dead_1d{kind="send_mail"} 1',
    'rolecall_webhook_lag_seconds{source="stripe"} 0.8',
    'rolecall_ai_spend_dollars_month{service="model"} 0.045',
    'rolecall_ai_calls_month{service="model"} 3',
    'rolecall_ai_input_tokens_month{service="model"} 9000',
    'rolecall_ai_output_tokens_month{service="model"} 1200',
    'rolecall_ai_sound_seconds_month{service="model"} 0',
    "rolecall_evaluations_paused 4",
  ]);
  for (const line of text.trimEnd().split("\n"))
    expect(line).toMatch(/^(# (HELP|TYPE) rolecall_\w+ .+|rolecall_\w+(\{\w+="\w+"\})? [\d.]+)$/);
});
