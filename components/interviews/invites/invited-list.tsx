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
};

const STATES: Readonly<Record<InviteState, string>> = {
  queued: "Waiting to be sent",
  sent: "Sent",
  stopped: "Doesn't accept invitations",
  bounced: "Didn't arrive",
  failed: "Couldn't be sent",
};

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
          {rows.map(({ id, email, name, state, sent, reminded }) => (
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
                <span className="inline-flex flex-wrap items-center gap-2">
                  <Badge variant="neutral">{STATES[state]}</Badge>
                  {sent}
                </span>
                {state === "failed" ? (
                  <span className="block text-muted-foreground text-sm">
                    Check the address, and that the interview is open.
                  </span>
                ) : null}
              </TableCell>
              <TableCell label="Reminder">
                {reminded ?? (
                  <span className="text-muted-foreground">
                    {reminds && state === "sent" ? "None yet" : "–"}
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
