"use client";

import { TriangleAlert } from "lucide-react";
import { useRouter } from "next/navigation";
import { startTransition } from "react";
import { Button } from "#components/ui/button";
import { EmptyState } from "#components/ui/empty-state";

/** The list could not be read. Nothing is lost, and trying again is one click. */
export function ListError({ reset }: { reset: () => void }) {
  const router = useRouter();
  return (
    <EmptyState
      className="rounded-lg border bg-card"
      picture={<TriangleAlert />}
      title="An unexpected error occurred while fetching attempts."
      description="Your candidates and their answers are safe. Try again in a moment."
      action={
        <Button
          onClick={() =>
            startTransition(() => {
              router.refresh();
              reset();
            })
          }
        >
          Try again
        </Button>
      }
    />
  );
}
