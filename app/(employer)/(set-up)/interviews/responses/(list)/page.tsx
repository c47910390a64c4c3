import type { Metadata } from "next";
import Link from "next/link";
import { waitingParts } from "#components/plans/gate/waiting-parts";
import { ListLinks } from "#components/results/list/list-links";
import { ResultsView } from "#components/results/list/results-view";
import { PageHeader } from "#components/shared/page-header";
import { Button } from "#components/ui/button";
import { readList } from "#lib/data/results/list";
import { routes } from "#lib/domain/core/routes";
import { lockOf } from "#lib/domain/plans/features";
import { waitingCandidates } from "#lib/domain/plans/waiting";
import { parseResultQuery } from "#lib/domain/results/result-query";
import { ADVICE } from "#lib/domain/results/results";
import { publicEnv } from "#lib/env/public";
import { listOrder } from "#lib/http/list-order";
import { describeError, log } from "#lib/http/log";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Candidates" };

export default async function CandidatesPage({ searchParams }: PageProps<"/interviews/responses">) {
  const { db, ...workspace } = await employerOrRedirect();
  const defaultSort = await listOrder();
  const query = parseResultQuery(await searchParams, defaultSort);
  const { company, interviews } = workspace;
  const list = await readList(db, query, {
    departmentKey: company?.departmentKey ?? null,
    interviews,
  });
  if ("problem" in list) log("error", list.problem, { error: describeError(list.cause) });
  const waiting = "facts" in list ? waitingCandidates(list.facts.waiting, workspace) : null;
  return (
    <>
      <PageHeader
        title="Candidates"
        description={`Everyone who completed one of your interviews. ${ADVICE}`}
      />
      <ResultsView
        list={list}
        query={query}
        defaultSort={defaultSort}
        base={routes.candidates}
        interviewId={null}
        company={company}
        pdfLock={lockOf(workspace.access, "pdf", workspace)}
        {...waitingParts(waiting, publicEnv().links.booking)}
        emptyAction={
          <Button asChild>
            <Link href={routes.interviews}>Go to your interviews</Link>
          </Button>
        }
      />
      <ListLinks />
    </>
  );
}
