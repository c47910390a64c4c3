import { Columns2 } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { BackToCandidates } from "#components/results/back-button";
import { CompareView } from "#components/results/compare/compare-view";
import { ComparedScores } from "#components/results/compare/compared-scores";
import { PageHeader } from "#components/shared/page-header";
import { EmptyState } from "#components/ui/empty-state";
import { readComparison } from "#lib/data/results/comparison";
import { parseComparison, sharedQuestions } from "#lib/domain/results/comparison";
import { A_PERSON_DECIDES } from "#lib/domain/results/results";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Compare candidates" };

export default async function ComparePage({ searchParams }: PageProps<"/interviews/compare">) {
  const { db } = await employerOrRedirect();
  const asked = parseComparison(await searchParams);
  if (asked === null) notFound();
  const candidates = await readComparison(db, asked.ids);
  if (candidates.length < 2) notFound();
  const questions = sharedQuestions(candidates);
  const first = questions.find(({ questionId }) => questionId === asked.question) ?? questions[0];
  return (
    <>
      <div className="mb-2">
        <BackToCandidates />
      </div>
      <PageHeader
        title="Compare candidates"
        description={`How each candidate answered the same question. ${A_PERSON_DECIDES}`}
      />
      <ComparedScores candidates={candidates} />
      {first ? (
        <CompareView candidates={candidates} questions={questions} question={first.questionId} />
      ) : (
        <EmptyState
          className="rounded-lg border bg-card"
          picture={<Columns2 />}
          title="They weren't asked the same questions."
          description="You can compare only candidates from the same interview."
        />
      )}
    </>
  );
}
