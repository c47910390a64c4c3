"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { lazyPart } from "#components/shared/lazy-part";
import type { Quote } from "#lib/domain/results/quote";
import type { ResultRow } from "#lib/domain/results/results";

// Loaded on use.
const AnalysisDialog = lazyPart(
  () => import("./analysis-dialog").then((module) => module.AnalysisDialog),
  { close: ({ onClose }) => onClose() },
);

type Open = (attemptId: string, pressed?: Quote) => void;

const OpenContext = createContext<Open>(() => {});

/** One window for the analyses of a list, which goes on from candidate to candidate. */
export function AnalysisWindow({ rows, children }: { rows: ResultRow[]; children: ReactNode }) {
  const [shown, setShown] = useState<{ id: string; pressed: Quote | null } | null>(null);
  const open: Open = (id, pressed) => setShown({ id, pressed: pressed ?? null });
  const at = rows.findIndex(({ id }) => id === shown?.id);
  const row = rows[at];
  return (
    <OpenContext value={open}>
      {children}
      {row ? (
        <AnalysisDialog
          row={row}
          pressed={shown?.pressed ?? null}
          previous={rows[at - 1] ?? null}
          next={rows[at + 1] ?? null}
          onMove={({ id }) => open(id)}
          onClose={() => setShown(null)}
        />
      ) : null}
    </OpenContext>
  );
}

/** Opens the analysis of one of the list's candidates, with the words to be heard if some were pressed. */
export function useAnalysisWindow() {
  return useContext(OpenContext);
}
