"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import { Brand } from "#components/shared/brand";
import { Button } from "#components/ui/button";
import { Card } from "#components/ui/card";
import { routes } from "#lib/domain/core/routes";
import { sampleSignUpPath } from "#lib/domain/core/sample-routes";
import { DEFAULT_PLAN } from "#lib/domain/plans/plans";
import { hasMetrics } from "#lib/domain/results/results";
import type { RoomInterview } from "#lib/domain/room/room";
import type { TryScore } from "#lib/domain/site/try-it";
import { MetricGrid } from "../evaluation/metrics-section";
import { OverallCard } from "../evaluation/overall-card";
import { TryAnswers } from "./try-answers";
import { useTriedResult } from "./use-tried-result";

type TryResultProps = {
  trade: string;
  interview: RoomInterview;
  tried: { answers: { questionId: string; text: string }[]; recording: Blob | null };
  /** Null if no computer was to read the answers. */
  score: TryScore | null;
};

/** What an employer would see of a sample interview. Nothing on it is stored: a reload, and it is gone. */
export function TryResult({ trade, interview, tried, score }: TryResultProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const { evaluation, state, findings, hearing, quote } = useTriedResult(
    interview.questions,
    score,
  );
  return (
    <div className="flex min-h-dvh flex-col">
      <p className="bg-highlight px-4 py-2 text-center font-medium text-highlight-foreground text-sm">
        Your sample. Nothing on this page is stored. It's gone when you leave.
      </p>
      <header className="mx-auto flex w-full max-w-5xl items-center justify-between gap-4 px-4 py-4 sm:px-8">
        <a href={routes.home} aria-label="Rolecall, home" className="rounded-md">
          <Brand />
        </a>
        <Button asChild>
          <Link href={sampleSignUpPath(DEFAULT_PLAN, trade)} prefetch={false}>
            Use this interview
          </Link>
        </Button>
      </header>
      <main className="mx-auto flex w-full max-w-5xl grow flex-col gap-6 px-4 pt-4 pb-20 sm:px-8">
        <div>
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-display font-semibold text-3xl tracking-tight outline-none sm:text-4xl"
          >
            What an employer would see
          </h1>
          <p className="mt-2 max-w-text text-lg text-muted-foreground">
            {interview.title}, two of its questions. In a real interview, a recording is transcribed
            and scored too. Here, it never leaves your browser.
          </p>
        </div>
        <OverallCard
          result={{ evaluation, state }}
          findings={findings}
          week={null}
          hearing={hearing}
        />
        {hasMetrics(evaluation) ? (
          <section aria-labelledby="metrics">
            <h2 id="metrics" className="mb-3 font-semibold text-2xl">
              Why, in your own words
            </h2>
            <Card className="@container px-5 py-3 sm:px-6">
              <MetricGrid attemptId={null} metrics={findings.metrics} hearing={hearing} />
            </Card>
          </section>
        ) : null}
        <TryAnswers questions={interview.questions} {...tried} quote={quote} />
        <section className="rounded-xl bg-tint px-6 py-10 text-tint-foreground sm:px-10">
          <h2 className="font-display font-semibold text-2xl tracking-tight sm:text-3xl">
            Now picture 20 of these, ranked
          </h2>
          <p className="mt-2 max-w-text text-lg">
            Put one link in your job post. This interview will be waiting for you when you sign up.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button asChild size="lg">
              <Link href={sampleSignUpPath(DEFAULT_PLAN, trade)} prefetch={false}>
                Use this interview
              </Link>
            </Button>
            <Button size="lg" variant="outline" onClick={() => window.location.reload()}>
              Try it again
            </Button>
          </div>
        </section>
      </main>
    </div>
  );
}
