"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { lazyPart } from "#components/shared/lazy-part";
import type { ResultRow } from "#lib/domain/results/results";

// Loaded on use.
const AnalysisDialog = lazyPart(
  () => import("./analysis-dialog").then((module) => module.AnalysisDialog),
  { close: ({ onClose }) => onClose() },
);

const OpenContext = createContext<(attemptId: string) => void>(() => {});

/** One window for the analyses of a list, which goes on from candidate to candidate. */
export function AnalysisWindow({ rows, children }: { rows: ResultRow[]; children: ReactNode }) {
  const [shown, setShown] = useState<string | null>(null);
  const at = rows.findIndex(({ id }) => id === shown);
  const row = rows[at];
  return (
    <OpenContext value={setShown}>
      {children}
      {row ? (
        <AnalysisDialog
          row={row}
          previous={rows[at - 1] ?? null}
          next={rows[at + 1] ?? null}
          onMove={({ id }) => setShown(id)}
          onClose={() => setShown(null)}
        />
      ) : null}
    </OpenContext>
  );
}

/** Opens the analysis of one of the list's candidates. */
export function useAnalysisWindow() {
  return useContext(OpenContext);
}
