"use client";

import { ListError } from "#components/results/list/list-error";

export default function CandidatesError({ reset }: { reset: () => void }) {
  return <ListError reset={reset} />;
}
