"use client";

import { TriangleAlert } from "lucide-react";
import { useRefreshOrToast } from "#components/shared/use-refresh";
import { Button } from "#components/ui/button";
import { EmptyState } from "#components/ui/empty-state";

/** The list could not be read: the server's own words, or that there are none. */
export function InterviewsError({ message }: { message: string }) {
  const refresh = useRefreshOrToast();
  return (
    <EmptyState
      className="rounded-lg border bg-card"
      picture={<TriangleAlert />}
      title={message}
      description="We couldn't load your interviews. They're safe. Try again in a moment."
      action={<Button onClick={() => void refresh()}>Try again</Button>}
    />
  );
}
