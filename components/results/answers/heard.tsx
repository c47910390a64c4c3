"use client";

import { useEffect, useRef } from "react";
import { lazyPart } from "#components/shared/lazy-part";
import { Loading } from "#components/ui/spinner";
import type { AnswerView } from "#lib/domain/results/result-detail";
import type { Cue } from "../use-review";

// Loaded when a quote is pressed.
const AnswerPanel = lazyPart(() => import("./answer-panel").then((module) => module.AnswerPanel), {
  loading: <Loading className="p-6" />,
});

/** The answer whose quote was pressed, in the window where it was; nothing before. */
export function Heard({ cue, answers }: { cue: Cue | null; answers: readonly AnswerView[] }) {
  const panel = useRef<HTMLDivElement>(null);
  const answer = answers.find(({ questionId }) => questionId === cue?.questionId);
  const shown = answer !== undefined;
  useEffect(() => {
    if (cue && shown) panel.current?.scrollIntoView({ block: "nearest" });
  }, [cue, shown]);
  if (answer === undefined) return null;
  return (
    <section ref={panel} aria-label="Answer" className="min-w-0">
      <AnswerPanel key={answer.questionId} answer={answer} cue={cue} compact />
    </section>
  );
}
