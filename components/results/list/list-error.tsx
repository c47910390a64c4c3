"use client";

import { TriangleAlert } from "lucide-react";
import { useRefreshOrToast } from "#components/shared/use-refresh";
import { Button } from "#components/ui/button";
import { EmptyState } from "#components/ui/empty-state";
import { LIST_ERRORS } from "#lib/domain/results/list-texts";

type ListErrorProps = {
  /** What happened; one of `LIST_ERRORS`. */
  title?: string;
  /** Of the error boundary around it, if there is one: then this is all that the page says. */
  reset?: () => void;
};

/** The list could not be read. Nothing is lost, and trying again is one click. */
export function ListError({ title = LIST_ERRORS.unexpected, reset }: ListErrorProps) {
  const refresh = useRefreshOrToast();
  return (
    <EmptyState
      level={reset ? 1 : 2}
      className="rounded-lg border bg-card"
      picture={<TriangleAlert />}
      title={title}
      description="Your candidates and their answers are safe. Try again in a moment."
      action={<Button onClick={() => void refresh(reset)}>Try again</Button>}
    />
  );
}
