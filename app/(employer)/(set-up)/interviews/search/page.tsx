import type { Metadata } from "next";
import Link from "next/link";
import { AnswerSearch } from "#components/results/search/answer-search";
import { FoundAnswers } from "#components/results/search/found-answers";
import { PageHeader } from "#components/shared/page-header";
import { Button } from "#components/ui/button";
import { searchAnswers } from "#lib/data/results/answer-search";
import { searchOf } from "#lib/domain/core/page-query";
import { routes } from "#lib/domain/core/routes";
import { MAX_SEARCHED } from "#lib/domain/results/answer-search";
import { employerOrRedirect } from "#lib/http/session";

export const metadata: Metadata = { title: "Search answers" };

export default async function SearchPage({ searchParams }: PageProps<"/interviews/search">) {
  const { db } = await employerOrRedirect();
  const search = searchOf((await searchParams).q, MAX_SEARCHED);
  const found = search === "" ? null : await searchAnswers(db, search);
  return (
    <>
      <PageHeader
        title="Search answers"
        description="Find what candidates said and wrote, across all of your interviews."
        actions={
          <Button asChild variant="outline">
            <Link href={routes.candidates}>Back to candidates</Link>
          </Button>
        }
      />
      <AnswerSearch key={search} search={search} />
      {found ? <FoundAnswers search={search} {...found} /> : null}
    </>
  );
}
