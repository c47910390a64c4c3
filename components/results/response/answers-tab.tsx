"use client";

import { Play } from "lucide-react";
import { useEffect } from "react";
import { WhoMay } from "#components/shared/role";
import { useRestoreFocus } from "#components/shared/use-restore-focus";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import type { AnswerView, ResultDetail } from "#lib/domain/results/result-detail";
import { AnswerPanel } from "../answers/answer-panel";
import { AnswerWords } from "../answers/answer-words";
import { AvailabilityWeek } from "../answers/availability-week";
import { QuestionList } from "../answers/question-list";
import { TryAgain } from "../try-again";
import type { Cue } from "../use-review";

type AnswersTabProps = {
  result: ResultDetail;
  /** Whose answers may be translated; null if nothing can. */
  translatable: string | null;
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
  const { result, translatable, current, cue, moves, turns, onChoose, onHear } = props;
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
              <AnswerPanel
                key={current.questionId}
                answer={current}
                cue={cue}
                attemptId={translatable}
              />
              <WhoMay to="invite">
                <TryAgain result={result} answer={current} />
              </WhoMay>
            </>
          ) : null}
        </section>
        <OtherAnswers
          answers={answers.filter((answer) => answer !== current)}
          translatable={translatable}
          onHear={onHear}
        />
      </div>
      {availability ? <AvailabilityWeek grid={availability} /> : null}
    </div>
  );
}

type OtherAnswersProps = Pick<AnswersTabProps, "translatable"> & {
  answers: AnswerView[];
  /** Moves a recording into the player, at a moment of it. */
  onHear: (questionId: string, seconds: number) => void;
};

/** What was said and written besides the answer in view, to be read on without opening each. */
function OtherAnswers({ answers, translatable, onHear }: OtherAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <section aria-label="Other answers" className="mt-3 flex flex-col gap-4">
      {answers.map((answer) => {
        const { questionId, number } = answer;
        const plays = answer.mediaId !== null && !answer.unreadable;
        const hear = (seconds: number) => onHear(questionId, seconds);
        return (
          <Card key={questionId}>
            <AnswerWords answer={answer} onSeek={plays ? hear : null} attemptId={translatable}>
              {plays ? (
                <Button
                  variant="outline"
                  aria-label={`Play answer to question ${number}`}
                  onClick={() => hear(0)}
                >
                  <Play /> Play
                </Button>
              ) : null}
            </AnswerWords>
          </Card>
        );
      })}
    </section>
  );
}
