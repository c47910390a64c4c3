"use client";

import { type SyntheticEvent, useEffect, useState } from "react";
import { useFileAddress } from "#components/shared/file-link";
import { Alert } from "#components/ui/alert";
import { Loading } from "#components/ui/spinner";

const BROKEN = "This PDF couldn't be shown. Please try again.";

/** Phones say that they have a viewer and then show one page of it, so frames are for wider screens. */
const WIDE = "(min-width: 48rem)";

/** What an error answered in place of the PDF; null if the viewer has it, whose document nobody may read. */
function problemIn(frame: HTMLIFrameElement): string | null {
  try {
    const answered = frame.contentDocument;
    if (answered?.contentType !== "application/json") return null;
    const { error } = JSON.parse(answered.body.textContent ?? "");
    return typeof error?.message === "string" ? error.message : BROKEN;
  } catch {
    return null;
  }
}

/** The PDF where the browser has a viewer for it, or why it isn't there. */
export function PdfFrame({ address, title }: { address: string; title: string }) {
  const addressOf = useFileAddress();
  const [shows, setShows] = useState<boolean | null>(null);
  const [state, setState] = useState<"loading" | "shown" | { problem: string }>("loading");
  useEffect(() => {
    setShows(navigator.pdfViewerEnabled && window.matchMedia(WIDE).matches);
  }, []);
  function onLoad({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const problem = problemIn(currentTarget);
    setState(problem === null ? "shown" : { problem });
    // Some viewers take the focus as they start.
    if (document.activeElement === currentTarget)
      currentTarget.closest("[role=dialog]")?.querySelector("button")?.focus();
  }
  if (shows === false)
    return (
      <Alert>This browser can't show the PDF here. Open it in a new tab or download it.</Alert>
    );
  if (typeof state === "object")
    return (
      <Alert variant="error" role="alert">
        {state.problem}
      </Alert>
    );
  return (
    <div className="relative h-[65dvh] overflow-hidden rounded-md border bg-muted">
      {state === "loading" ? (
        <Loading text="Loading the PDF..." className="absolute inset-0" />
      ) : null}
      {shows ? (
        <iframe
          src={addressOf(address)}
          title={title}
          onLoad={onLoad}
          className="relative size-full"
        />
      ) : null}
    </div>
  );
}
