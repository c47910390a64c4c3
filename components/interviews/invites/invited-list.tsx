import type { ReactNode } from "react";
import { Badge } from "#components/ui/badge";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#components/ui/table";
import type { InviteState } from "#lib/domain/interviews/invite";

type Invited = {
  id: string;
  email: string | null;
  name: string | null;
  state: InviteState;
  /** Days as the company reads them. */
  sent: string | null;
  reminded: string | null;
  /** Whether somebody began by its link with another address. */
  otherAddress: boolean;
};

const STATES: Readonly<Record<InviteState, string>> = {
  queued: "Waiting to be sent",
  sent: "Sent",
  stopped: "Doesn't accept invitations",
  bounced: "Didn't arrive",
  failed: "Couldn't be sent",
};

/** What the column says of somebody who wasn't reminded. */
function remindersOf(due: boolean, otherAddress: boolean): string {
  if (!due) return "–";
  return otherAddress ? "Won't be sent" : "None yet";
}

function Note({ children }: { children: ReactNode }) {
  return <span className="max-w-96 text-muted-foreground text-sm">{children}</span>;
}

type InvitedListProps = {
  rows: Invited[];
  total: number;
  /** Whether there is a deadline to remind them of. */
  reminds: boolean;
};

/** The people who were invited, the last first. */
export function InvitedList({ rows, total, reminds }: InvitedListProps) {
  if (total === 0)
    return <p className="text-muted-foreground">Nobody has been invited by email yet.</p>;
  return (
    <div className="flex flex-col gap-3">
      <Table>
        <TableHeader>
          <TableRow>
            <TableHead>Person</TableHead>
            <TableHead>Invitation</TableHead>
            <TableHead>Reminder</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(({ id, email, name, state, sent, reminded, otherAddress }) => (
            <TableRow key={id}>
              <TableCell label="Person" className="table:max-w-96">
                <span className="flex min-w-0 flex-col">
                  <span className="break-words font-medium">{name ?? email ?? "Name removed"}</span>
                  {name !== null && email !== null ? (
                    <span className="break-all text-muted-foreground text-sm">{email}</span>
                  ) : null}
                </span>
              </TableCell>
              <TableCell label="Invitation">
                <span className="flex min-w-0 flex-col gap-1 max-table:items-end max-table:text-right">
                  <span className="inline-flex flex-wrap items-center gap-2 max-table:justify-end">
                    <Badge variant="neutral">{STATES[state]}</Badge>
                    {sent}
                    {otherAddress ? (
                      <Badge variant="neutral">Started with another address</Badge>
                    ) : null}
                  </span>
                  {state === "failed" ? (
                    <Note>Check the address, and that the interview is open.</Note>
                  ) : null}
                  {otherAddress ? (
                    <Note>
                      Someone used this person's link with another email address. It may be them, or
                      someone they sent the link to.
                    </Note>
                  ) : null}
                </span>
              </TableCell>
              <TableCell label="Reminder">
                {reminded ?? (
                  <span className="text-muted-foreground">
                    {remindersOf(reminds && state === "sent", otherAddress)}
                  </span>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {total > rows.length ? (
        <p className="text-muted-foreground text-sm">
          {`These are the last ${rows.length} of ${total.toLocaleString("en-US")}.`}
        </p>
      ) : null}
    </div>
  );
}
