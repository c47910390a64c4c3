"use client";

import { useEffect, useRef } from "react";
import type { AnswerView } from "#lib/domain/result-detail";
import { AnswerPanel } from "./answer-panel";
import { QuestionList } from "./question-list";
import type { Cue } from "./use-review";

type AnswersTabProps = {
  answers: AnswerView[];
  current: AnswerView | null;
  cue: Cue | null;
  onChoose: (questionId: string) => void;
};

/** Questions on the left, the chosen answer on the right; under each other on phones. */
export function AnswersTab({ answers, current, cue, onChoose }: AnswersTabProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cue) panel.current?.scrollIntoView({ block: "start" });
  }, [cue]);
  return (
    <div className="grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
      <QuestionList answers={answers} current={current?.questionId ?? null} onChoose={onChoose} />
      <div ref={panel} className="min-w-0 scroll-mt-20">
        {current ? <AnswerPanel key={current.questionId} answer={current} cue={cue} /> : null}
      </div>
    </div>
  );
}
