"use client";

import { useState } from "react";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#components/ui/tabs";
import type { AnswerView, ResultDetail } from "#lib/domain/results/result-detail";
import { AnswerPanel } from "../answers/answer-panel";
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
};

/**
 * The two tabs of a response. From 1280 px up the player stands beside the reviews, so that a quote plays there.
 */
export function Review({ result, pdfLock }: ReviewProps) {
  const { tab, current, cue, moves, show, play, hear, choose } = useReview(result.answers);
  const turns = useQuestionKeys(result.answers, current, choose);
  return (
    <Tabs
      value={tab}
      onValueChange={(value) => show(value === "video" ? "video" : "reviews")}
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-3 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <TabsList aria-label="Response">
        <TabsTrigger value="reviews">Reviews &amp; Ratings</TabsTrigger>
        <TabsTrigger value="video">Video &amp; Transcripts</TabsTrigger>
      </TabsList>
      <div className="grid grid-cols-2 gap-2 max-md:mt-3 md:flex md:gap-3">
        <PdfDialog result={result} type="transcript" planLock={pdfLock} />
        <PdfDialog result={result} type="analysis" planLock={pdfLock} />
      </div>
      <TabsContent value="reviews" className="md:col-span-2">
        <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_25rem]">
          <ReviewsTab result={result} onPlay={play} onShow={choose} cue={cue} />
          {current ? (
            <aside aria-label="Answer" className="hidden xl:block">
              <div className="sticky top-6">
                <AnswerPanel key={current.questionId} answer={current} cue={cue} compact />
              </div>
            </aside>
          ) : null}
        </div>
      </TabsContent>
      <TabsContent value="video" className="md:col-span-2">
        <AnswersTab
          result={result}
          current={current}
          cue={cue}
          moves={moves}
          turns={turns}
          onChoose={choose}
          onHear={hear}
        />
      </TabsContent>
      <div className="mt-6 max-lg:hidden md:col-span-2">
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
