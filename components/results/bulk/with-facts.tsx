"use client";

import { type ReactNode, useEffect, useState } from "react";
import { Alert } from "#components/ui/alert";
import { Loading } from "#components/ui/spinner";
import { request } from "#lib/browser/request";
import type { BulkFacts } from "#lib/domain/results/bulk";
import type { BulkChoice } from "#lib/domain/results/bulk-request";

type WithFactsProps = { choice: BulkChoice; children: (facts: BulkFacts) => ReactNode };

/** Asks what an action would be about when its window opens. */
export function WithFacts({ choice, children }: WithFactsProps) {
  const [facts, setFacts] = useState<BulkFacts | { problem: string } | null>(null);
  useEffect(() => {
    let left = false;
    request<BulkFacts>("/api/attempts/bulk/facts", { body: { choice } }).then((answer) => {
      if (left) return;
      const failed = { problem: (answer.ok ? null : answer.refusal.message) ?? FAILED };
      setFacts(answer.ok ? (answer.body ?? failed) : failed);
    });
    return () => {
      left = true;
    };
  }, [choice]);
  if (facts === null) return <Loading text="Looking who this is about..." />;
  if ("problem" in facts) return <Alert variant="error">{facts.problem}</Alert>;
  return children(facts);
}

const FAILED = "This couldn't be loaded. Close this and try again.";
