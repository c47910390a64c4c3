"use client";

import { NotebookPen } from "lucide-react";
import { useSearchParams } from "next/navigation";
import type { MouseEvent } from "react";
import { showTab } from "../use-review";
import { waitForElement } from "../wait-for-element";
import { NOTES_ID } from "./notes";

/** The way to the employer's own notes, which stand below the scores; the focus goes along. */
export function NotesLink({ count }: { count: number }) {
  const params = useSearchParams();
  function go(event: MouseEvent) {
    event.preventDefault();
    showTab(params, "reviews");
    waitForElement(NOTES_ID, (notes) => {
      notes.scrollIntoView({ block: "start" });
      notes.focus({ preventScroll: true });
    });
  }
  return (
    <a
      href={`#${NOTES_ID}`}
      onClick={go}
      className="inline-flex min-h-11 items-center gap-2 text-muted-foreground hover:text-foreground [&_svg]:size-4 [&_svg]:shrink-0"
    >
      <NotebookPen aria-hidden /> Notes ({count})
    </a>
  );
}
