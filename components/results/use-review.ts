"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import type { Quote } from "#lib/domain/results/quote";
import type { AnswerView } from "#lib/domain/results/result-detail";

export type ReviewTab = "reviews" | "video";

/** Where the player should be: an answer, a moment in it, and the words to mark. Each cue is a new object. */
export type Cue = {
  questionId: string;
  seconds: number | null;
  quote: { start: number; end: number } | null;
};

/** Where a quote is heard. */
export function cueOf(quote: Quote): Cue {
  return { questionId: quote.questionId, seconds: quote.startSeconds, quote };
}

const WIDE = "(min-width: 80rem)";

/** What a search has found, as the address says: where the words stand, and when they are said. */
function foundIn(params: URLSearchParams): Cue | null {
  const questionId = params.get("question");
  const [start, end] = [Number(params.get("from")), Number(params.get("to"))];
  if (questionId === null || !(end > start)) return null;
  const at = params.get("at");
  const seconds = at !== null && Number(at) >= 0 ? Number(at) : null;
  return { questionId, seconds, quote: { start, end } };
}

/** Opens a tab of the page, with an answer, in the address alone. */
export function showTab(params: URLSearchParams, tab: ReviewTab, questionId?: string) {
  const query = new URLSearchParams(params);
  if (tab === "reviews") query.delete("tab");
  else query.set("tab", tab);
  if (questionId) query.set("question", questionId);
  for (const name of ["from", "to", "at"]) query.delete(name);
  const text = query.toString();
  const address = `${window.location.pathname}${text ? `?${text}` : ""}`;
  window.history.replaceState(null, "", address);
}

/**
 * The tab and the answer in view; both live in the address (`?tab=video&question=…`), so that a link and a
 * reload keep them; a change of tab is no entry of the browser's history. `moves` counts changes of tab or player.
 */
export function useReview(answers: AnswerView[]) {
  const params = useSearchParams();
  const [cue, setCue] = useState<Cue | null>(() => foundIn(params));
  const [moves, setMoves] = useState(0);
  const tab: ReviewTab = params.get("tab") === "video" ? "video" : "reviews";
  const wanted = params.get("question") ?? cue?.questionId;
  const current = answers.find((answer) => answer.questionId === wanted) ?? answers[0] ?? null;

  function show(next: ReviewTab, questionId?: string) {
    showTab(params, next, questionId);
    if (next !== tab) setMoves((before) => before + 1);
  }

  /** A quote plays beside the reviews if there is room for both, else in its own tab. */
  function play(quote: Quote) {
    setCue(cueOf(quote));
    const beside = tab === "video" || window.matchMedia(WIDE).matches;
    show(beside ? tab : "video", quote.questionId);
  }

  /** Another recording of the same tab moves into the player. */
  function hear(questionId: string, seconds: number) {
    setCue({ questionId, seconds, quote: null });
    setMoves((before) => before + 1);
    show("video", questionId);
  }

  function choose(questionId: string) {
    setCue(null);
    show("video", questionId);
  }

  const shownCue = cue && cue.questionId === current?.questionId ? cue : null;
  return { tab, current, cue: shownCue, moves, show, play, hear, choose };
}
