import type { ReactNode } from "react";
import { type ResultQuery, type ResultSort, resultHref } from "#lib/domain/results/result-query";
import type { ResultPage } from "#lib/domain/results/results";
import { EmptyResults } from "./empty-results";
import { ListToolbar } from "./list-toolbar";
import { Pagination } from "./pagination";
import { RefreshWhile } from "./refresh-while";
import { ResultTable } from "./result-table";

type ResultsViewProps = {
  page: ResultPage;
  query: ResultQuery;
  defaultSort: ResultSort;
  /** The list's own address, without its query. */
  base: string;
  /** One interview's list leaves out the column that would repeat its title. */
  showInterview: boolean;
  /** What to do when nobody has answered yet. */
  emptyAction: ReactNode;
  /** Stands above the list wherever what stands after it is not in sight; null where nothing waits. */
  before?: ReactNode;
  /** Stands after the last row of the whole list, as for answers that wait; null where nothing does. */
  after?: ReactNode;
};

/** As many rows leave the list's end in sight. */
const SHORT_LIST = 5;

/** A candidates list: search and order, rows, pages; or what it will be once somebody has answered. */
export function ResultsView(props: ResultsViewProps) {
  const { page, query, defaultSort, base, showInterview, emptyAction, before, after } = props;
  if (page.total === 0 && query.search === "") {
    return after ?? <EmptyResults action={emptyAction} />;
  }
  const ends = query.search === "" && page.page === page.pages;
  const endInSight = ends && page.page === 1 && page.rows.length <= SHORT_LIST;
  return (
    <>
      {before && !endInSight ? <div className="mb-4">{before}</div> : null}
      <RefreshWhile active={page.rows.some((row) => row.scoring)} />
      <ListToolbar query={query} defaultSort={defaultSort} base={base} total={page.total} />
      {page.rows.length === 0 ? (
        <p className="rounded-lg border bg-card px-6 py-16 text-center text-lg text-muted-foreground">
          No attempts found.
        </p>
      ) : (
        <ResultTable
          rows={page.rows}
          query={query}
          sortHref={(sort) => resultHref(base, { ...query, sort, page: 1 }, defaultSort)}
          showInterview={showInterview}
        />
      )}
      {ends ? after : null}
      <Pagination
        page={page.page}
        pages={page.pages}
        href={(number) => resultHref(base, { ...query, page: number }, defaultSort)}
      />
    </>
  );
}
