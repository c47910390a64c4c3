"use client";

import { useEffect, useRef } from "react";
import type { AnswerView, ResultDetail } from "#lib/domain/result-detail";
import { AnswerPanel } from "./answer-panel";
import { AvailabilityWeek } from "./availability-week";
import { QuestionList } from "./question-list";
import { TryAgain } from "./try-again";
import type { Cue } from "./use-review";

type AnswersTabProps = {
  result: ResultDetail;
  current: AnswerView | null;
  cue: Cue | null;
  onChoose: (questionId: string) => void;
};

/** Questions and the week on the left, the chosen answer on the right; under each other on phones. */
export function AnswersTab({ result, current, cue, onChoose }: AnswersTabProps) {
  const { answers, availability } = result;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (cue) panel.current?.scrollIntoView({ block: "start" });
  }, [cue]);
  return (
    <div className="grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <QuestionList answers={answers} current={current?.questionId ?? null} onChoose={onChoose} />
      <div ref={panel} className="min-w-0 scroll-mt-20 lg:row-span-2">
        {current ? (
          <>
            <AnswerPanel key={current.questionId} answer={current} cue={cue} />
            <TryAgain result={result} answer={current} />
          </>
        ) : null}
      </div>
      {availability ? <AvailabilityWeek grid={availability} /> : null}
    </div>
  );
}
