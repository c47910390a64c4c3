"use client";

import { ListError } from "#components/results/list/list-error";

export default function InterviewError({ reset }: { reset: () => void }) {
  return <ListError reset={reset} />;
}
