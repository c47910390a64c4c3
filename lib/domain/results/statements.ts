import type { StatementKind } from "../evaluation/statements/statement.ts";
import type { EvaluationView, StatementView } from "./result-detail.ts";

type Stated = Pick<EvaluationView, "statements"> | null;

/** The statements of a kind; none if there is no evaluation. */
export function statementsOf(evaluation: Stated, kind: StatementKind): StatementView[] {
  return evaluation?.statements.filter((one) => one.kind === kind) ?? [];
}
