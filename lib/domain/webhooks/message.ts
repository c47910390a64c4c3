import { METRICS } from "../evaluation/metrics.ts";
import type { WebhookEvent } from "./webhook.ts";

/** What a message tells of, and whom it is about, as the database has it when it is sent. */
export type WebhookFacts = {
  messageId: string;
  event: WebhookEvent;
  happenedAt: Date;
  data: Readonly<Record<string, unknown>>;
  attemptId: string;
  submittedAt: Date;
  candidate: { id: string; name: string };
  interview: { id: string; title: string };
  /** The candidate's page at Rolecall. */
  page: string;
};

/** The id under which a message is sent, the same at each try. */
export function sentId(messageId: string): string {
  return `msg_${messageId}`;
}

/** The message's body by the Standard Webhooks scheme: ids, names and numbers; answers and transcripts stay here. */
export function messageBody(facts: WebhookFacts): string {
  return JSON.stringify({
    type: facts.event,
    timestamp: facts.happenedAt.toISOString(),
    data: {
      attempt_id: facts.attemptId,
      submitted_at: facts.submittedAt.toISOString(),
      candidate: facts.candidate,
      interview: facts.interview,
      url: facts.page,
      ...ownData(facts.event, facts.data),
    },
  });
}

function ownData(event: WebhookEvent, data: WebhookFacts["data"]): Record<string, unknown> {
  switch (event) {
    case "attempt.submitted":
      return { resubmitted: data.again === true };
    case "attempt.status_changed":
      return { from: data.from, to: data.to };
    case "attempt.evaluated":
      return { outcome: data.outcome, ...scoresOf(data.scores) };
  }
}

/** The numbers of the screens: the general score and the six, null if one was not assessed. */
function scoresOf(shown: unknown): { general_score: unknown; scores: Record<string, unknown> } {
  const numbers: Record<string, unknown> = { ...(typeof shown === "object" ? shown : {}) };
  return {
    general_score: numbers.general ?? null,
    scores: Object.fromEntries(METRICS.map((metric) => [metric, numbers[metric] ?? null])),
  };
}
