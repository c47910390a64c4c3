import { ExternalLink } from "lucide-react";
import Link from "next/link";
import { WhoMay } from "#components/shared/role";
import { Badge } from "#components/ui/badge";
import { TableCell, TableRow } from "#components/ui/table";
import { interviewPath } from "#lib/domain/core/routes";
import { answersInWords, type InterviewListItem } from "#lib/domain/interviews/interview-list";
import { CopyLinkButton } from "../copy-link-button";
import { InterviewActions } from "./interview-actions";

const COPY_TEXTS = { copied: "Link copied!", failed: "Failed to copy" };

/** One interview: its title leads to its candidates. */
export function InterviewRow({ interview }: { interview: InterviewListItem }) {
  const { id, title, link, created, deadline, closed } = interview;
  return (
    <TableRow>
      <TableCell className="font-medium max-table:text-lg table:max-w-96">
        <Link
          href={interviewPath(id)}
          className="inline-flex min-h-11 min-w-0 items-center [overflow-wrap:anywhere] hover:underline table:min-w-32"
        >
          {title}
        </Link>
      </TableCell>
      <TableCell label="Created Date" className="tablet:hidden">
        {created}
      </TableCell>
      <TableCell label="Candidates">
        <Answers answers={interview.answers} />
      </TableCell>
      <TableCell label="Deadline">
        <span className="inline-flex flex-wrap items-center gap-2">
          <span>{deadline ?? <span className="text-muted-foreground">No deadline</span>}</span>
          {closed ? <Badge variant="neutral">Closed</Badge> : <Badge>Open</Badge>}
        </span>
      </TableCell>
      <TableCell label="Link" className="tablet:hidden">
        {link ? (
          <a
            href={link}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap font-medium text-primary hover:underline"
          >
            Open Link
            <ExternalLink aria-hidden className="size-4" />
          </a>
        ) : (
          <span className="text-muted-foreground">No Link</span>
        )}
      </TableCell>
      <TableCell className="max-table:pt-3 table:text-right">
        <div className="flex items-center gap-1 table:justify-end">
          {link ? (
            <CopyLinkButton link={link} label="Copy link" size="sm" texts={COPY_TEXTS} />
          ) : null}
          <WhoMay to="edit">
            <InterviewActions interview={interview} />
          </WhoMay>
        </div>
      </TableCell>
    </TableRow>
  );
}

/** Who answered: how many, what nobody has opened, what waits for a decision, and what waits for a larger plan. */
function Answers({ answers }: { answers: InterviewListItem["answers"] }) {
  const { submitted, unread, undecided, waiting } = answersInWords(answers);
  return (
    <span className="flex flex-col gap-1 max-table:items-end">
      <span className="inline-flex flex-wrap items-center gap-x-2 whitespace-nowrap tabular-nums max-table:justify-end">
        <span>{submitted ?? <span className="text-muted-foreground">Nobody yet</span>}</span>
        {unread ? <Badge variant="highlight">{unread}</Badge> : null}
      </span>
      {undecided ? <span className="text-muted-foreground text-sm">{undecided}</span> : null}
      {waiting ? <span className="text-muted-foreground text-sm">{waiting}</span> : null}
    </span>
  );
}
