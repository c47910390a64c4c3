"use client";

import { createPortal } from "react-dom";
import { Spinner } from "#components/ui/spinner";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";

/** Covers the page while an edit is saved, until the list comes. */
export function SavingOverlay() {
  return createPortal(
    <div className="fixed inset-0 z-50 grid place-items-center bg-overlay">
      <p
        role="status"
        className="flex items-center gap-3 rounded-xl border bg-popover px-6 py-5 font-semibold text-popover-foreground shadow-soft"
      >
        <Spinner />
        {EDIT_TEXTS.saving}
      </p>
    </div>,
    document.body,
  );
}
