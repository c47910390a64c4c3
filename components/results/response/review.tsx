"use client";

import { type ReactNode, useState } from "react";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#components/ui/tabs";
import type { AnswerView, ResultDetail } from "#lib/domain/results/result-detail";
import { AnswerPanel } from "../answers/answer-panel";
import { FoldedWeek } from "../answers/availability-week";
import { Shortcuts } from "../shortcuts/shortcuts";
import { useShortcuts } from "../shortcuts/use-shortcuts";
import { useReview } from "../use-review";
import { AnswersTab } from "./answers-tab";
import { PdfDialog } from "./pdf-dialog";
import { ReviewsTab } from "./reviews-tab";
import { ViewSummary } from "./view-summary";

type ReviewProps = {
  result: ResultDetail;
  /** Why the plan has no PDFs; null if it has. */
  pdfLock: string | null;
  /** Whether a model can translate answers. */
  translates?: boolean;
  /** What is booked with the candidate. */
  nextStep?: ReactNode;
};

/**
 * The two tabs of a response. From 1280 px up the player stands beside the reviews, so that a quote plays there.
 */
export function Review({ result, pdfLock, translates = false, nextStep }: ReviewProps) {
  const { answers, availability } = result;
  const translatable = translates && result.state !== "people_only" ? result.id : null;
  const { tab, current, cue, moves, show, play, hear, choose } = useReview(answers);
  const turns = useQuestionKeys(answers, current, choose);
  return (
    <Tabs
      value={tab}
      onValueChange={(value) => show(value === "video" ? "video" : "reviews")}
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-3 min-[67rem]:grid-cols-[minmax(0,1fr)_auto]"
    >
      <TabsList aria-label="Response">
        <TabsTrigger value="reviews">Reviews &amp; Ratings</TabsTrigger>
        <TabsTrigger value="video">Video &amp; Transcripts</TabsTrigger>
      </TabsList>
      <div className="grid grid-cols-2 gap-2 max-[67rem]:mt-3 min-[67rem]:flex md:gap-3">
        <PdfDialog result={result} type="transcript" planLock={pdfLock} />
        <PdfDialog result={result} type="analysis" planLock={pdfLock} />
      </div>
      <TabsContent value="reviews" className="min-[67rem]:col-span-2">
        <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_25rem]">
          <ReviewsTab
            result={result}
            hearing={{ answers, playing: cue?.quote ?? null, onPlay: play, onShow: choose }}
            nextStep={nextStep}
          />
          <div className="flex flex-col gap-4 xl:sticky xl:top-6 xl:max-h-[calc(100dvh-3rem)] xl:self-start xl:overflow-y-auto">
            {current ? (
              <aside aria-label="Answer" className="hidden shrink-0 xl:block">
                <AnswerPanel
                  key={current.questionId}
                  answer={current}
                  cue={cue}
                  compact
                  attemptId={translatable}
                />
              </aside>
            ) : null}
            {availability ? <FoldedWeek grid={availability} /> : null}
          </div>
        </div>
      </TabsContent>
      <TabsContent value="video" className="min-[67rem]:col-span-2">
        <AnswersTab
          result={result}
          translatable={translatable}
          current={current}
          cue={cue}
          moves={moves}
          turns={turns}
          onChoose={choose}
          onHear={hear}
        />
      </TabsContent>
      <div className="mt-6 max-lg:hidden min-[67rem]:col-span-2">
        <Shortcuts page="response" />
      </div>
      <ViewSummary tab={tab} onReviews={() => show("reviews")} />
    </Tabs>
  );
}

/** `j` and `k` go from question to question. @returns how often they did */
function useQuestionKeys(
  answers: AnswerView[],
  current: AnswerView | null,
  choose: (questionId: string) => void,
): number {
  const [turns, setTurns] = useState(0);
  function step(by: 1 | -1) {
    const at = answers.findIndex(({ questionId }) => questionId === current?.questionId);
    const next = answers[at + by];
    if (!next) return;
    choose(next.questionId);
    setTurns((before) => before + 1);
  }
  useShortcuts({ j: () => step(1), k: () => step(-1) });
  return turns;
}
