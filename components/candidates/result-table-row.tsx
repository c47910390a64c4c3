import Link from "next/link";
import { AvatarInitials } from "#components/ui/avatar-initials";
import { Badge } from "#components/ui/badge";
import { TableCell, TableRow } from "#components/ui/table";
import { qualifiedWord, type ResultRow } from "#lib/domain/results";
import { responsePath } from "#lib/domain/routes";
import { LinkPending } from "./link-pending";
import { RatingCell } from "./rating-cell";
import { RowActions } from "./row-actions";
import { StatusSelect } from "./status-select";

/** One candidate; a card under 700 px. */
export function ResultTableRow({ row, showInterview }: { row: ResultRow; showInterview: boolean }) {
  return (
    <TableRow className="transition-colors hover:bg-accent/50">
      <TableCell className="table:max-w-64 max-table:mb-2">
        <Link
          href={responsePath(row.id)}
          prefetch={false}
          className="group flex min-h-11 min-w-0 items-center gap-3 rounded-md"
        >
          <AvatarInitials name={row.name} />
          <span className="min-w-0">
            <span className="table:line-clamp-2 block font-semibold group-hover:underline [overflow-wrap:anywhere]">
              {row.name}
            </span>
            <span className="block truncate text-muted-foreground text-sm">{row.email}</span>
          </span>
          <LinkPending />
        </Link>
      </TableCell>
      {showInterview ? (
        <TableCell label="Interview" className="table:max-w-48">
          <span className="table:line-clamp-2 max-table:text-right">{row.interviewTitle}</span>
        </TableCell>
      ) : null}
      <TableCell label="Submitted" className="whitespace-nowrap">
        <time dateTime={row.submittedAt}>{row.submitted}</time>
      </TableCell>
      <TableCell label="Qualified">
        <Qualified qualified={row.qualified} />
      </TableCell>
      <TableCell label="Rating">
        <RatingCell row={row} />
      </TableCell>
      <TableCell label="Status">
        <StatusSelect attemptId={row.id} name={row.name} status={row.status} />
      </TableCell>
      <TableCell className="max-table:mt-2 max-table:border-t max-table:pt-3">
        <RowActions row={row} />
      </TableCell>
    </TableRow>
  );
}

function Qualified({ qualified }: { qualified: boolean | null }) {
  if (qualified === null) {
    return (
      <span className="text-muted-foreground">
        <span aria-hidden>{qualifiedWord(qualified)}</span>
        <span className="sr-only">Not known</span>
      </span>
    );
  }
  return <Badge variant={qualified ? "good" : "neutral"}>{qualifiedWord(qualified)}</Badge>;
}
