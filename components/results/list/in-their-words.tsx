import { Clock, MessageCircle, Phone } from "lucide-react";
import { contactWords } from "#lib/domain/results/contact-log";
import type { ResultRow } from "#lib/domain/results/results";

type InTheirWordsProps = { row: Pick<ResultRow, "said" | "facts" | "hours" | "phone" | "contact"> };

/** What one reads before a call: a sentence of their own, facts that they said, when they can work, their number, and what came of a call. */
export function InTheirWords({ row: { said, facts, hours, phone, contact } }: InTheirWordsProps) {
  return (
    <span className="flex min-w-0 flex-col gap-1 text-sm">
      {said ? (
        <q dir="auto" title={said.text} className="line-clamp-2 [overflow-wrap:anywhere]">
          {said.text}
        </q>
      ) : null}
      {facts.length > 0 ? (
        <span className="flex flex-wrap gap-1">
          {facts.map(({ kind, text }) => (
            <span
              key={`${kind} ${text}`}
              dir="auto"
              className="max-w-full truncate rounded-full border bg-card px-2 text-xs"
            >
              {text}
            </span>
          ))}
        </span>
      ) : null}
      <span className="flex flex-wrap gap-x-3 text-muted-foreground empty:hidden">
        {hours ? (
          <span className="inline-flex items-center gap-1">
            <Clock aria-hidden className="size-3.5 shrink-0" />
            {hours}
          </span>
        ) : null}
        {phone ? (
          <span className="inline-flex items-center gap-1 tabular-nums">
            <Phone aria-hidden className="size-3.5 shrink-0" />
            <span dir="ltr">{phone}</span>
          </span>
        ) : null}
        {contact ? (
          <span className="inline-flex items-center gap-1">
            <MessageCircle aria-hidden className="size-3.5 shrink-0" />
            <span dir="auto">{contactWords(contact)}</span>
            {` · ${contact.at}`}
          </span>
        ) : null}
      </span>
    </span>
  );
}
