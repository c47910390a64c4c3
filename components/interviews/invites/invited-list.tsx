import { Badge } from "#components/ui/badge";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#components/ui/table";
import { type InvitedRow, type InviteState, mayTakeBack } from "#lib/domain/interviews/invite";
import { HELD_DAYS } from "#lib/domain/room/candidate-mail";
import { languageName } from "#lib/domain/text/languages";
import { shownPhone } from "#lib/domain/text/phone";
import { ellipsize } from "#lib/domain/text/shortened";
import { TakeBack } from "./take-back";

/** The same as the page shows it: days as the company reads them. */
type Invited = Omit<InvitedRow, "sentAt" | "textOpenedAt" | "remindedAt" | "reply"> & {
  sent: string | null;
  opened: string | null;
  reminded: string | null;
  reply: { text: string; when: string } | null;
};

const STATES: Readonly<Record<InviteState, string>> = {
  queued: "Waiting to be sent",
  sent: "Sent",
  stopped: "Doesn't accept invitations",
  bounced: "Didn't arrive",
  failed: "Couldn't be sent",
  to_text: "Waiting for your text",
  text_opened: "Text opened",
  taken_back: "Taken back",
};

/** Why it couldn't be sent. */
const FAILED = {
  email: `The interview was closed, your email address wasn't confirmed within ${HELD_DAYS} days, or the address gets no mail.`,
  text: "The interview was closed, or nobody can tell whether our text went out.",
};

/** The most of a reply that a row shows; the email repeats more of it. */
const REPLY_SHOWN = 200;

const NO_REMINDER = "–";

/** What the column says of somebody who wasn't reminded. */
function remindersOf(due: boolean, otherAddress: boolean): string {
  if (!due) return NO_REMINDER;
  return otherAddress ? "Won't be sent" : "None yet";
}

function Note({ children }: { children: string }) {
  return <span className="max-w-96 break-words text-muted-foreground text-sm">{children}</span>;
}

type InvitedListProps = {
  interviewId: string;
  rows: Invited[];
  total: number;
  /** Empty if all of them are listed. */
  search?: string;
  /** Whether there is a deadline to remind them of. */
  reminds: boolean;
};

/** The people who were invited, the last first. */
export function InvitedList({ interviewId, rows, total, search = "", reminds }: InvitedListProps) {
  if (total === 0)
    return (
      <p className="text-muted-foreground">
        {search === "" ? "Nobody has been invited yet." : `No one you invited matches “${search}”.`}
      </p>
    );
  return (
    <div className="flex flex-col gap-3">
      <Table>
        <TableHeader>
          <TableRow>
            <TableHead>Person</TableHead>
            <TableHead>Invitation</TableHead>
            <TableHead>Reminder</TableHead>
            <TableHead>
              <span className="sr-only">Take back</span>
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => {
            const {
              id,
              name,
              state,
              sent,
              opened,
              reminded,
              otherAddress,
              begun,
              linkEnds,
              texted,
              agreedWhere,
              agreedOn,
              language,
              reply,
            } = row;
            const phone = row.phone && shownPhone(row.phone);
            const reached = texted ? phone : (row.email ?? phone);
            const who = name ?? reached;
            const reminder =
              reminded ??
              remindersOf(reminds && state === "sent" && !texted && !begun, otherAddress);
            const canTakeBack =
              who !== null && !begun && !otherAddress && mayTakeBack(state, linkEnds);
            return (
              <TableRow key={id}>
                <TableCell label="Person" className="table:max-w-96">
                  <span className="flex min-w-0 flex-col max-table:items-end max-table:text-right">
                    <span className="break-words font-medium">{who ?? "Name removed"}</span>
                    {name !== null && reached !== null ? (
                      <span className="break-all text-muted-foreground text-sm">{reached}</span>
                    ) : null}
                  </span>
                </TableCell>
                <TableCell label="Invitation">
                  <span className="flex min-w-0 flex-col gap-1 max-table:items-end max-table:text-right">
                    <span className="inline-flex flex-wrap items-center gap-2 max-table:justify-end">
                      <Badge variant="neutral">{STATES[state]}</Badge>
                      <span className="empty:hidden">
                        {state === "text_opened" ? opened : state === "sent" ? sent : null}
                      </span>
                      {begun && !otherAddress ? <Badge variant="good">Started</Badge> : null}
                      {otherAddress ? (
                        <Badge variant="neutral">Started with another address</Badge>
                      ) : null}
                    </span>
                    {reply === null ? null : (
                      <Note>{`Texted back on ${reply.when}: “${ellipsize(reply.text, REPLY_SHOWN)}”`}</Note>
                    )}
                    {language === null ? null : <Note>{`In ${languageName(language)}`}</Note>}
                    {agreedWhere === null ? null : (
                      <Note>{`Agreed to texts on ${agreedOn}: ${agreedWhere}`}</Note>
                    )}
                    {state === "failed" ? (
                      <Note>{`${texted ? FAILED.text : FAILED.email} You can invite them again.`}</Note>
                    ) : null}
                    {otherAddress ? (
                      <Note>
                        Someone used this person's link with another email address. It may be them,
                        or someone they sent the link to.
                      </Note>
                    ) : null}
                  </span>
                </TableCell>
                <TableCell
                  label="Reminder"
                  className={reminder === NO_REMINDER ? "max-table:hidden" : undefined}
                >
                  <span className={reminded === null ? "text-muted-foreground" : undefined}>
                    {reminder}
                  </span>
                </TableCell>
                <TableCell
                  label="Wrong person?"
                  className={canTakeBack ? undefined : "max-table:hidden"}
                >
                  {canTakeBack ? (
                    <TakeBack
                      interviewId={interviewId}
                      inviteId={id}
                      who={name === null || reached === null ? who : `${name}, ${reached}`}
                      state={state}
                      linkEnds={linkEnds}
                    />
                  ) : null}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      {total > rows.length ? (
        <p className="text-muted-foreground text-sm">
          {`${rows.length} of ${total.toLocaleString("en-US")}, the last invited first.`}
        </p>
      ) : null}
    </div>
  );
}
