import type { Metadata } from "next";
import Link from "next/link";
import { redirect } from "next/navigation";
import { waitingParts } from "#components/plans/waiting-parts";
import { ResultsView } from "#components/results/results-view";
import { PageHeader } from "#components/shared/page-header";
import { Button } from "#components/ui/button";
import { listResults } from "#lib/data/results/results";
import { readWaitingCandidates } from "#lib/data/room/waiting-candidates";
import { parseResultQuery, resultHref } from "#lib/domain/results/result-query";
import { routes } from "#lib/domain/site/routes";
import { publicEnv } from "#lib/env/public";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Candidates" };

const DEFAULT_SORT = "newest";

export default async function CandidatesPage({ searchParams }: PageProps<"/interviews/responses">) {
  const { db, userId } = await employerOrRedirect();
  const query = parseResultQuery(await searchParams, DEFAULT_SORT);
  const [page, waiting] = await Promise.all([
    listResults(db, query),
    readWaitingCandidates(db, userId),
  ]);
  if (page.rows.length === 0 && query.page > 1) {
    redirect(resultHref(routes.candidates, { ...query, page: 1 }, DEFAULT_SORT));
  }
  return (
    <>
      <PageHeader
        title="Candidates"
        description="Everyone who answered one of your interviews. Scores are advice; you decide."
        actions={
          <>
            <Button asChild variant="outline">
              <Link href={routes.accommodations}>Accommodation requests</Link>
            </Button>
            <Button asChild variant="outline">
              <Link href={routes.fairness}>Adverse-impact monitor</Link>
            </Button>
          </>
        }
      />
      <ResultsView
        {...{ page, query }}
        defaultSort={DEFAULT_SORT}
        base={routes.candidates}
        showInterview
        {...waitingParts(waiting, publicEnv().links.booking)}
        emptyAction={
          <Button asChild>
            <Link href={routes.interviews}>Go to your interviews</Link>
          </Button>
        }
      />
    </>
  );
}
