import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { Card } from "#components/ui/card";
import { Table, TableBody, TableHead, TableHeader, TableRow } from "#components/ui/table";
import { nextSort, type ResultQuery, type ResultSort } from "#lib/domain/results/result-query";
import type { ResultRow } from "#lib/domain/results/results";
import { cn } from "#lib/utils";
import { ResultTableRow } from "./result-table-row";
import { SelectAll } from "./select-box";
import { SortLink } from "./sort-link";

type ResultTableProps = {
  rows: ResultRow[];
  query: ResultQuery;
  sortHref: (sort: ResultSort) => string;
  showInterview: boolean;
};

/** A row has two lines, so each row is a grid of its own, and all have the same columns. */
const COLUMNS =
  "tablet:[&_tr]:grid-cols-[2.75rem_minmax(0,1fr)_9rem_9rem_10rem] min-[79.125rem]:[&_tr]:grid-cols-[2.75rem_minmax(10rem,1fr)_minmax(7rem,9rem)_5.5rem_4.75rem_9rem_9rem_10rem] min-[90rem]:[&_tr]:grid-cols-[2.75rem_minmax(10rem,1fr)_minmax(7rem,9rem)_7.5rem_5rem_9rem_9rem_11.5rem]";
const COLUMNS_OF_ONE =
  "tablet:[&_tr]:grid-cols-[2.75rem_minmax(0,1fr)_9rem_9rem_10rem] min-[79.125rem]:[&_tr]:grid-cols-[2.75rem_minmax(10rem,1fr)_5.5rem_4.75rem_9rem_9rem_10rem] min-[90rem]:[&_tr]:grid-cols-[2.75rem_minmax(10rem,1fr)_7.5rem_5rem_9rem_9rem_11.5rem]";

export function ResultTable({ rows, query, sortHref, showInterview }: ResultTableProps) {
  const head = (column: "name" | "date" | "rating", label: string, className?: string) => (
    <SortHead
      className={className}
      label={label}
      column={column}
      current={query.sort}
      sort={nextSort(query.sort, column)}
      href={sortHref(nextSort(query.sort, column))}
    />
  );
  const ids = rows.map(({ id }) => id);
  return (
    <Card className="relative max-table:border-0 max-table:bg-transparent">
      <SelectAll ids={ids} cards />
      <Table
        aria-label="Candidates"
        className={cn(
          "table:block table:[&>*]:block table:[&_td]:h-auto table:[&_td]:px-2 table:[&_th]:content-center table:[&_th]:px-2 table:[&_td:first-child]:px-1 table:[&_th:first-child]:px-1 table:[&_tr]:grid table:[&_tr]:items-center",
          showInterview ? COLUMNS : COLUMNS_OF_ONE,
        )}
      >
        <TableHeader>
          <TableRow>
            <TableHead>
              <SelectAll ids={ids} />
            </TableHead>
            {head("name", "Candidate")}
            <TableHead className="sr-only">In their words</TableHead>
            {showInterview ? <TableHead className="tablet:sr-only">Interview</TableHead> : null}
            {head("date", "Submitted", "tablet:not-focus-within:sr-only")}
            <TableHead className="tablet:sr-only">Qualified</TableHead>
            {head("rating", "Rating")}
            <TableHead>Status</TableHead>
            <TableHead className="text-right">Actions</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <ResultTableRow key={row.id} row={row} showInterview={showInterview} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

const ORDERS = {
  name: { name: "ascending", "name-z": "descending" },
  date: { oldest: "ascending", newest: "descending" },
  rating: { "rating-low": "ascending", rating: "descending" },
} as const satisfies Record<string, Partial<Record<ResultSort, "ascending" | "descending">>>;

type SortHeadProps = {
  className?: string | undefined;
  label: string;
  column: keyof typeof ORDERS;
  current: ResultSort;
  /** What a press orders by. */
  sort: ResultSort;
  href: string;
};

/** A column's name that orders the list; a second click turns it round. */
function SortHead({ className, label, column, current, sort, href }: SortHeadProps) {
  const orders: Partial<Record<ResultSort, "ascending" | "descending">> = ORDERS[column];
  const order = orders[current];
  const Icon =
    order === "ascending" ? ArrowUp : order === "descending" ? ArrowDown : ChevronsUpDown;
  return (
    <TableHead aria-sort={order ?? "none"} className={className}>
      <SortLink
        sort={sort}
        href={href}
        replace
        scroll={false}
        prefetch={false}
        className="inline-flex min-h-11 items-center gap-1 rounded-sm hover:text-foreground aria-[current]:text-foreground"
        aria-current={order ? "true" : undefined}
      >
        {label}
        <Icon aria-hidden className="size-3.5" />
      </SortLink>
    </TableHead>
  );
}
