"use client";

import { ListError } from "#components/candidates/list-error";

export default function CandidatesError({ reset }: { reset: () => void }) {
  return <ListError reset={reset} />;
}
