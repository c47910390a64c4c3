"use client";

import { ListChecks, Trash2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { lazyPart } from "#components/shared/lazy-part";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { EmptyState } from "#components/ui/empty-state";
import { shortlistApiPath, shortlistPath } from "#lib/domain/core/response-routes";
import { routes } from "#lib/domain/core/routes";
import type { ShortlistRow } from "#lib/domain/results/shortlist";
import { peopleInWords } from "#lib/domain/text/words";

const ConfirmDelete = lazyPart(
  () => import("#components/shared/confirm-delete").then((module) => module.ConfirmDelete),
  { close: ({ onOpenChange }) => onOpenChange(false) },
);

/** A company's shortlists, or how to make the first one. */
export function ShortlistList({ lists }: { lists: ShortlistRow[] }) {
  const [going, setGoing] = useState<ShortlistRow | null>(null);
  if (lists.length === 0)
    return (
      <EmptyState
        className="rounded-lg border bg-card"
        picture={<ListChecks />}
        title="No shortlists yet."
        description="Select candidates in your list, then choose “Add to shortlist.” You can share a shortlist with a client by link."
        action={
          <Button asChild>
            <Link href={routes.candidates}>Go to your candidates</Link>
          </Button>
        }
      />
    );
  return (
    <>
      <Card>
        <ul aria-label="Shortlists" className="divide-y">
          {lists.map((list) => (
            <li key={list.id} className="flex items-center gap-3 px-5 py-2 sm:px-6">
              <div className="min-w-0 flex-1">
                <Link
                  href={shortlistPath(list.id)}
                  prefetch={false}
                  dir="auto"
                  className="inline-block min-h-11 content-center font-semibold hover:underline [overflow-wrap:anywhere]"
                >
                  {list.name}
                </Link>
                <p className="text-muted-foreground text-sm">
                  {`${peopleInWords(list.people)} · Made ${list.made}`}
                </p>
              </div>
              <Button variant="ghost" size="icon" onClick={() => setGoing(list)}>
                <Trash2 />
                <span className="sr-only">Delete {list.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Card>
      {going ? (
        <ConfirmDelete
          path={shortlistApiPath(going.id)}
          title={`Delete ${going.name}?`}
          toasts={{ deleted: "Shortlist deleted.", failed: "The shortlist couldn't be deleted." }}
          open
          onOpenChange={(open) => open || setGoing(null)}
        >
          Its links stop working, and what readers said through them is deleted. The candidates
          stay.
        </ConfirmDelete>
      ) : null}
    </>
  );
}
