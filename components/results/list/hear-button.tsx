"use client";

import type { ComponentProps } from "react";
import type { Quote } from "#lib/domain/results/quote";
import { useAnalysisWindow } from "./analysis-window";

type HearButtonProps = Omit<ComponentProps<"button">, "type" | "onClick"> & {
  attemptId: string;
  quote: Quote;
};

/** Plays a candidate's words from their second, or shows them in the written answer, in the window of the list. */
export function HearButton({ attemptId, quote, ...button }: HearButtonProps) {
  const openAnalysis = useAnalysisWindow();
  return <button type="button" {...button} onClick={() => openAnalysis(attemptId, quote)} />;
}
