import type { ReactNode } from "react";
import { AutoRefresh } from "#components/shared/auto-refresh";
import { AvatarInitials } from "#components/shared/avatar-initials";
import { Pagination } from "#components/shared/pagination";
import { WhoMay } from "#components/shared/role";
import { ScoreGauge } from "#components/shared/score-gauge";
import { totalInWords } from "#lib/domain/results/list-texts";
import {
  isNarrowed,
  type ResultQuery,
  type ResultSort,
  resultHref,
} from "#lib/domain/results/result-query";
import type { ListFacts, ResultPage } from "#lib/domain/results/results";
import { type Offering, toOffering } from "#lib/domain/results/weekly-hours";
import { BulkBar } from "../bulk/bulk-bar";
import { BulkLines } from "../bulk/bulk-lines";
import { BulkWork } from "../bulk/bulk-work";
import { Shortcuts } from "../shortcuts/shortcuts";
import { AnalysisWindow } from "./analysis-window";
import { ListError } from "./list-error";
import { ListSelection } from "./list-selection";
import { ListToolbar } from "./list-toolbar";
import { ResultTable } from "./result-table";
import { RowKeys } from "./row-keys";

type ResultsViewProps = {
  list:
    | { page: ResultPage; facts: Omit<ListFacts, "waiting" | "started" | "hold"> }
    | { problem: string };
  query: ResultQuery;
  defaultSort: ResultSort;
  /** The list's own address, without its query. */
  base: string;
  /** One interview's list leaves out the column that would repeat its title; null for the list of all. */
  interviewId: string | null;
  /** Whose times are offered to chosen rows. */
  company: Offering | null;
  /** Why the plan has no PDFs; null if it has. */
  pdfLock: string | null;
  /** What to do when nobody has answered yet. */
  emptyAction: ReactNode;
  /** Stands above the list on pages that don't show `after`; null if nothing waits. */
  before?: ReactNode;
  /** Stands after the last row of the whole list, as a note about answers that wait; null for nothing. */
  after?: ReactNode;
};

/** Where a list is written as a file. */
const EXPORT = "/api/attempts/export";

/** What a list is narrowed to, as an address says it: whatever its order and page. */
function addressOf(query: ResultQuery): string {
  return resultHref("", { ...query, sort: "newest", cursor: null }, "newest").slice(1);
}

/** As many rows leave the list's end in sight. */
const SHORT_LIST = 5;

/** A candidates list: search, filters and order, rows, pages; or what it will be once somebody has answered. */
export function ResultsView(props: ResultsViewProps) {
  const { list, query, defaultSort, base, interviewId, company, pdfLock, emptyAction } = props;
  const { before, after } = props;
  if ("problem" in list) return <ListError title={list.problem} />;
  const { page, facts } = list;
  const showInterview = interviewId === null;
  const fileOf = interviewId === null ? {} : { interview: interviewId };
  const narrowed = isNarrowed(query);
  if (facts.total === 0 && !narrowed) return after ?? <EmptyResults action={emptyAction} />;
  const ends = !narrowed && page.next === null;
  const endInSight = ends && page.previous === null && page.rows.length <= SHORT_LIST;
  const pageAt = (side: "after" | "before", key: string | null) =>
    key === null ? null : resultHref(base, { ...query, cursor: { side, key } }, defaultSort);
  return (
    <>
      {before && !endInSight ? <div className="mb-4">{before}</div> : null}
      <AutoRefresh active={page.rows.some((row) => row.scoring)} />
      <ListToolbar
        query={query}
        defaultSort={defaultSort}
        base={base}
        total={totalInWords(facts.total)}
        interviews={showInterview ? facts.interviews : []}
        facts={facts}
        fileHref={resultHref(EXPORT, { ...query, cursor: null, ...fileOf }, "newest")}
      />
      <BulkWork>
        <BulkLines className="mb-4" />
        {page.rows.length === 0 ? (
          <p className="rounded-lg border bg-card px-6 py-16 text-center text-lg text-muted-foreground">
            No attempts found.
          </p>
        ) : (
          <ListSelection
            rows={page.rows}
            list={{
              address: addressOf(query),
              interview: interviewId,
              total: facts.total,
              lookedAt: page.lookedAt,
              order: query.sort,
            }}
            page={query.cursor === null ? "" : `${query.cursor.side} ${query.cursor.key}`}
          >
            <AnalysisWindow rows={page.rows}>
              <ResultTable
                rows={page.rows}
                query={query}
                sortHref={(sort) => resultHref(base, { ...query, sort, cursor: null }, defaultSort)}
                showInterview={showInterview}
              />
            </AnalysisWindow>
            <BulkBar company={company && toOffering(company)} pdfLock={pdfLock} />
            <RowKeys />
          </ListSelection>
        )}
      </BulkWork>
      {ends ? after : null}
      <div className="mt-4 empty:hidden max-lg:hidden">
        <Shortcuts page={showInterview ? "list" : "interview"} />
      </div>
      <Pagination previous={pageAt("before", page.previous)} next={pageAt("after", page.next)} />
    </>
  );
}

const EXAMPLES = [
  { name: "Maria R", rating: 8.4 },
  { name: "Dan T", rating: 6.1 },
  { name: "Lee K", rating: 3.7 },
];

/** Nobody has answered yet: what will stand here, and how to get there. */
function EmptyResults({ action }: { action: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-6 rounded-lg border bg-card px-6 py-12 text-center">
      <div aria-hidden className="flex w-full max-w-xs flex-col gap-2 opacity-80">
        {EXAMPLES.map(({ name, rating }) => (
          <div key={name} className="flex items-center gap-3 rounded-md border px-3 py-2">
            <AvatarInitials name={name} />
            <span className="h-2.5 w-24 rounded-full bg-secondary" />
            <ScoreGauge score={rating} label="" size="sm" className="ml-auto scale-75" />
          </div>
        ))}
      </div>
      <div className="flex max-w-md flex-col gap-1">
        <h2 className="font-semibold text-lg">No attempts found.</h2>
        <p className="text-base text-muted-foreground">
          When someone completes your interview, they show up here with a rating and the reasons and
          quotes behind it.{" "}
          <WhoMay to="invite">Share your interview link to get your first candidate.</WhoMay>
        </p>
      </div>
      {action}
    </div>
  );
}
