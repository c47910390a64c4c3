"use client";

import { attemptPath } from "#lib/domain/core/routes";
import type { AttemptStatus, ShownScores } from "#lib/domain/results/status";
import type { Sending } from "../send-dialog";
import { DecisionForm } from "./decision-form";

type DecideFormProps = {
  attemptId: string;
  status: AttemptStatus;
  scores: ShownScores;
  sending: Sending;
  /** What the select begins with; the status as it is unless told. */
  proposed?: AttemptStatus;
};

/** A decision about one candidate, on the scores that are shown. */
export function DecideForm({
  attemptId,
  status,
  scores,
  sending: { submit, busy, error },
  proposed = status,
}: DecideFormProps) {
  // Somebody has decided meanwhile: who knows of it and saves again means it.
  const conflict = error?.fields.status !== undefined;
  const from = conflict ? undefined : status;
  return (
    <DecisionForm
      proposed={proposed}
      from={from}
      busy={busy}
      problem={error?.message}
      button={conflict ? "Save my decision anyway" : "Save decision"}
      onSave={(decision) =>
        submit({
          path: attemptPath(attemptId),
          body: { ...decision, from, shown: scores },
          method: "PATCH",
          done:
            decision.status === status
              ? `Reason saved. The status is still ${status}.`
              : "Decision saved.",
        })
      }
    />
  );
}
