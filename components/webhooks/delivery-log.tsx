import Link from "next/link";
import { AutoRefresh } from "#components/shared/auto-refresh";
import { Badge } from "#components/ui/badge";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#components/ui/table";
import { responsePath } from "#lib/domain/core/routes";
import { companyDate } from "#lib/domain/text/dates";
import { sentId } from "#lib/domain/webhooks/message";
import { type Delivery, isSending, LOG_DAYS, SHOWN_DELIVERIES } from "#lib/domain/webhooks/webhook";
import { SendAgain } from "./send-again";

const STATES = {
  sending: { variant: "default", words: "Sending" },
  waiting: { variant: "neutral", words: "Waiting" },
  delivered: { variant: "good", words: "Delivered" },
  failed: { variant: "low", words: "Failed" },
  stopped: { variant: "outline", words: "Stopped" },
} as const;

type DeliveryLogProps = { deliveries: readonly Delivery[]; timeZone: string };

/** What was sent, the newest first, and what came of it. Nothing of what a consumer answered is shown. */
export function DeliveryLog({ deliveries, timeZone }: DeliveryLogProps) {
  if (deliveries.length === 0)
    return (
      <p className="text-muted-foreground">
        Nothing has been sent yet. The first message goes out with the next submitted interview,
        score or decision.
      </p>
    );
  return (
    <div className="flex flex-col gap-3">
      <AutoRefresh active={deliveries.some(isSending)} />
      <Table>
        <TableHeader>
          <TableRow>
            <TableHead>Message</TableHead>
            <TableHead>When</TableHead>
            <TableHead>Result</TableHead>
            <TableHead>
              <span className="sr-only">Actions</span>
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} timeZone={timeZone} />
          ))}
        </TableBody>
      </Table>
      <p className="text-muted-foreground text-sm">
        {`Up to ${SHOWN_DELIVERIES} messages from the last ${LOG_DAYS} days.`}
      </p>
    </div>
  );
}

function DeliveryRow({ delivery, timeZone }: { delivery: Delivery; timeZone: string }) {
  const { id, messageId, attemptId, event, url, state, said, tries, at } = delivery;
  const sending = isSending(delivery);
  const { variant, words } = STATES[sending ? "sending" : state];
  const count = tries === 1 ? "1 try" : `${tries} tries`;
  return (
    <TableRow>
      <TableCell className="max-table:pt-0 table:max-w-96">
        <span className="flex min-w-0 flex-col">
          <Link
            href={responsePath(attemptId)}
            className="font-medium underline-offset-4 hover:underline"
          >
            {event}
          </Link>
          <span className="text-muted-foreground text-sm [overflow-wrap:anywhere]">{url}</span>
          <span className="font-mono text-muted-foreground text-xs [overflow-wrap:anywhere]">
            {sentId(messageId)}
          </span>
        </span>
      </TableCell>
      <TableCell label="When">
        <time dateTime={at}>{companyDate(at, timeZone, true)}</time>
      </TableCell>
      <TableCell label="Result">
        <span className="flex flex-col max-table:items-end">
          <Badge variant={variant}>{words}</Badge>
          <span className="text-muted-foreground text-sm">
            {said === null || sending ? null : `${said}, ${count}`}
          </span>
        </span>
      </TableCell>
      <TableCell className="max-table:justify-end table:text-right">
        <SendAgain deliveryId={id} sending={sending} what={`${event} to ${url}`} />
      </TableCell>
    </TableRow>
  );
}
