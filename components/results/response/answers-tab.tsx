"use client";

import { useEffect } from "react";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import type { AnswerView, ResultDetail } from "#lib/domain/results/result-detail";
import { AnswerPanel } from "../answers/answer-panel";
import { AvailabilityWeek } from "../answers/availability-week";
import { OtherAnswers } from "../answers/other-answers";
import { QuestionList } from "../answers/question-list";
import { TryAgain } from "../try-again";
import type { Cue } from "../use-review";

type AnswersTabProps = {
  result: ResultDetail;
  current: AnswerView | null;
  cue: Cue | null;
  /** 0 if the page opened on this tab. */
  moves: number;
  /** How often a key went to another question: then the focus follows. */
  turns: number;
  onChoose: (questionId: string) => void;
  onHear: (questionId: string, seconds: number) => void;
};

/**
 * Questions and the week on the left; on the right the chosen answer, and all others below it, to be read in one go.
 * Under each other on phones.
 */
export function AnswersTab(props: AnswersTabProps) {
  const { result, current, cue, moves, turns, onChoose, onHear } = props;
  const { answers, availability } = result;
  // Who pressed a quote of the other tab, or a recording further down, goes on from its answer.
  const panel = useRestoreFocus<HTMLDivElement>(moves > 0 && (cue ?? moves));
  useEffect(() => {
    if (cue) panel.current?.scrollIntoView({ block: "start" });
  }, [cue, panel]);
  useEffect(() => {
    if (turns > 0) panel.current?.focus();
  }, [turns, panel]);
  return (
    <div className="grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
      <QuestionList answers={answers} current={current?.questionId ?? null} onChoose={onChoose} />
      <div className="min-w-0 lg:row-span-2">
        <section
          ref={panel}
          aria-label="Answer"
          tabIndex={-1}
          className="scroll-mt-20 outline-none"
        >
          {current ? (
            <>
              <AnswerPanel key={current.questionId} answer={current} cue={cue} />
              <TryAgain result={result} answer={current} />
            </>
          ) : null}
        </section>
        <OtherAnswers answers={answers.filter((answer) => answer !== current)} onHear={onHear} />
      </div>
      {availability ? <AvailabilityWeek grid={availability} /> : null}
    </div>
  );
}
