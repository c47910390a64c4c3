"use client";

import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { lazyPart } from "#components/shared/lazy-part";
import { Button } from "#components/ui/button";
import { editInterviewPath } from "#lib/domain/core/routes";
import type { InterviewListItem } from "#lib/domain/interviews/interview-list";

// Loaded on use: most visits to the list open neither.
const DeleteInterviewDialog = lazyPart(
  () => import("./delete-interview-dialog").then((module) => module.DeleteInterviewDialog),
  { close: ({ onOpenChange }) => onOpenChange(false) },
);
const MoreDialog = lazyPart(() => import("./more-dialog").then((module) => module.MoreDialog), {
  close: ({ onOpenChange }) => onOpenChange(false),
});

type Opened = "delete" | "more" | null;

/** Edit, delete, and what is needed less often. */
export function InterviewActions({ interview }: { interview: InterviewListItem }) {
  const { id, title } = interview;
  const [opened, setOpened] = useState<Opened>(null);
  const shows = (which: Opened) => ({
    interview,
    open: opened === which,
    onOpenChange: (open: boolean) => setOpened(open ? which : null),
  });
  return (
    <>
      <Button variant="ghost" size="icon" asChild>
        <Link href={editInterviewPath(id)} aria-label={`Edit ${title}`} title="Edit">
          <Pencil />
        </Link>
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`Delete ${title}`}
        title="Delete"
        onClick={() => setOpened("delete")}
      >
        <Trash2 />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`More for ${title}`}
        title="More"
        onClick={() => setOpened("more")}
      >
        <Ellipsis />
      </Button>
      {opened === "delete" ? <DeleteInterviewDialog {...shows("delete")} /> : null}
      {opened === "more" ? <MoreDialog {...shows("more")} /> : null}
    </>
  );
}
