"use client";

import { ListError } from "#components/candidates/list-error";

export default function InterviewError({ reset }: { reset: () => void }) {
  return <ListError reset={reset} />;
}
