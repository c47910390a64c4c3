import { AvatarInitials } from "#components/shared/avatar-initials";
import { Badge } from "#components/ui/badge";
import { TableCell, TableRow } from "#components/ui/table";
import { HEARD_IN_PARTS } from "#lib/domain/evaluation/hearing";
import { qualifiedWord, type ResultRow, submissionWords } from "#lib/domain/results/results";
import { cn } from "#lib/utils";
import { StatusSelect } from "../decisions/status-select";
import { InstructedFlag } from "../evaluation/instructed-flag";
import { CandidateLink } from "./candidate-link";
import { InTheirWords } from "./in-their-words";
import { LinkPending } from "./link-pending";
import { RatingCell } from "./rating-cell";
import { RowActions } from "./row-actions";
import { SelectRow } from "./select-box";

/** One candidate, their own words in a second line, more in a third on tablets; a card under 700 px. */
export function ResultTableRow({ row, showInterview }: { row: ResultRow; showInterview: boolean }) {
  const again = submissionWords(row.nthSubmission);
  return (
    <TableRow
      data-attempt={row.id}
      className="transition-colors hover:bg-accent/50 max-table:relative max-table:grid max-table:grid-cols-[minmax(0,1fr)_11.5rem] max-table:items-center max-table:gap-x-4 max-table:px-4 max-table:py-2 *:max-table:min-h-0 *:max-table:py-0.5"
    >
      <TableCell className="max-table:relative max-table:z-10 max-table:col-start-2 max-table:row-start-1 max-table:self-start max-table:justify-self-end">
        <SelectRow id={row.id} name={row.name} />
      </TableCell>
      <TableCell className="max-table:col-span-2 max-table:col-start-1 max-table:row-start-1 max-table:pr-12">
        <CandidateLink
          attemptId={row.id}
          className="group flex min-h-11 min-w-0 items-center gap-3 rounded-md max-table:after:absolute max-table:after:inset-0 max-table:after:rounded-lg"
        >
          <AvatarInitials name={row.name} />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2">
              <span
                dir="auto"
                className="table:line-clamp-2 min-w-0 font-semibold group-hover:underline [overflow-wrap:anywhere]"
              >
                {row.name}
              </span>
              {row.unread ? <Badge variant="good">New</Badge> : null}
            </span>
            <span className="block truncate text-muted-foreground text-sm">{row.email}</span>
            {again ? <span className="block text-sm">{again}</span> : null}
            {row.instructed ? (
              <InstructedFlag className="mt-1 whitespace-normal px-2 text-xs" />
            ) : null}
            {row.hardToHear ? (
              <Badge variant="outline" className="mt-1 whitespace-normal px-2 text-xs">
                {HEARD_IN_PARTS}
              </Badge>
            ) : null}
          </span>
          <LinkPending />
        </CandidateLink>
      </TableCell>
      <TableCell className="table:col-start-2 table:-col-end-1 table:row-start-2 table:pt-0 max-table:col-span-2 max-table:col-start-1 max-table:row-start-2 empty:hidden">
        <InTheirWords row={row} />
      </TableCell>
      {showInterview ? (
        <TableCell className="tablet:col-start-2 max-table:col-start-2 tablet:row-start-3 max-table:row-start-3 tablet:pt-0 max-table:justify-end tablet:text-sm">
          <span
            dir="auto"
            className="table:line-clamp-2 max-table:truncate max-table:text-sm [overflow-wrap:anywhere]"
          >
            {row.interviewTitle}
          </span>
        </TableCell>
      ) : null}
      <TableCell
        className={cn(
          "tablet:row-start-3 max-table:row-start-3 tablet:pt-0 max-table:whitespace-nowrap min-[90rem]:whitespace-nowrap max-table:text-muted-foreground tablet:text-sm max-table:text-sm",
          showInterview ? "tablet:col-start-3" : "tablet:col-start-2",
        )}
      >
        <time dateTime={row.submittedAt}>{row.submitted}</time>
      </TableCell>
      <TableCell
        label="Qualified"
        className="tablet:col-start-4 tablet:-col-end-1 tablet:row-start-3 max-table:row-start-4 tablet:flex tablet:items-center tablet:gap-2 tablet:pt-0 tablet:[&>span:first-child]:inline"
      >
        <Qualified qualified={row.qualified} />
      </TableCell>
      <TableCell className="max-table:col-start-2 max-table:row-start-4 max-table:my-1 max-table:justify-end">
        <RatingCell row={row} />
      </TableCell>
      <TableCell className="max-table:relative max-table:z-10 max-table:row-start-5">
        <StatusSelect attemptId={row.id} name={row.name} status={row.status} scores={row.shown} />
      </TableCell>
      <TableCell className="max-table:relative max-table:z-10 max-table:row-start-5">
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
        <span className="sr-only">Unknown</span>
      </span>
    );
  }
  return <Badge variant={qualified ? "good" : "neutral"}>{qualifiedWord(qualified)}</Badge>;
}
