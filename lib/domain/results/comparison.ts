import { firstOf, type PageQuery } from "../core/page-query.ts";
import type { StatementKind } from "../evaluation/statements/statement.ts";
import type { DecisionMail } from "./decision-mail.ts";
import type {
  AnswerView,
  EvaluationView,
  MetricView,
  ResultDetail,
  StatementView,
} from "./result-detail.ts";
import type { RatingState } from "./results.ts";
import type { AttemptStatus, ShownScores } from "./status.ts";

/** As many candidates as stand side by side. */
export const MAX_COMPARED = 4;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Two to four attempts, and the question; null if an address names no such comparison. */
export function parseComparison(
  params: PageQuery,
): { ids: string[]; question: string | null } | null {
  const named = (firstOf(params.ids) ?? "").slice(0, 500).split(",");
  const ids = [...new Set(named)].filter((id) => UUID.test(id));
  const question = firstOf(params.question)?.slice(0, 40) ?? "";
  if (ids.length < 2 || ids.length > MAX_COMPARED) return null;
  return { ids, question: UUID.test(question) ? question : null };
}

/** One of the candidates that stand side by side. */
export type ComparedCandidate = {
  id: string;
  interviewId: string;
  name: string;
  phone: string | null;
  /** The week grid; null if none was given. */
  availability: string | null;
  /** What they answered to the knockout questions; null if none were asked. */
  screening: ResultDetail["screening"];
  /** 0 to 10, or null. */
  rating: number | null;
  /** Why there is no rating, if there is none. */
  state: RatingState;
  /** In their order; empty if nothing was assessed. */
  metrics: Pick<MetricView, "metric" | "score">[];
  facts: StatementView[];
  /** Whether an answer tries to tell the scorer how to score. */
  instructed: boolean;
  status: AttemptStatus;
  shown: ShownScores;
  /** What was emailed after decisions, the newest first. */
  decisionMails: DecisionMail[];
  answers: AnswerView[];
};

/** The questions that the candidates were asked, in the order of the first one's interview and in its own language. */
export function sharedQuestions(candidates: readonly ComparedCandidate[]) {
  const [first, ...others] = candidates;
  return (first?.answers ?? [])
    .filter(({ questionId }) =>
      others.every(({ answers }) => answers.some((answer) => answer.questionId === questionId)),
    )
    .map((answer) => ({ ...answer, question: answer.original ?? answer.question }));
}

/** The statements of a kind; none if there is no evaluation. */
export function statementsOf(
  evaluation: Pick<EvaluationView, "statements"> | null,
  kind: StatementKind,
): StatementView[] {
  return evaluation?.statements.filter((one) => one.kind === kind) ?? [];
}
