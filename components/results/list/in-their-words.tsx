import { Clock, ListChecks, MessageCircle, Phone, Play, Quote as QuoteIcon } from "lucide-react";
import { contactWords, loggedAt } from "#lib/domain/results/contact-log";
import type { Quote } from "#lib/domain/results/quote";
import { mustHavesWords } from "#lib/domain/results/result-query";
import type { ResultRow } from "#lib/domain/results/results";
import { factAlone } from "#lib/domain/results/statement-words";
import { shownPhone } from "#lib/domain/text/phone";
import { cn } from "#lib/utils";
import { wayTo } from "../evaluation/hearing";
import { OwnWords } from "../own-words";
import { RowTags, type TaggedRow } from "../tags/tags";
import { HearButton } from "./hear-button";

type InTheirWordsProps = {
  row: Pick<ResultRow, "id" | "said" | "facts" | "hours" | "phone" | "contact" | "mustHaves"> &
    TaggedRow;
};

/**
 * What one reads before a call: a sentence of their own, facts that they said, when they can work, whether must-haves are
 * met, their number, what came of a call, and whose they are with the company's tags.
 */
export function InTheirWords({ row }: InTheirWordsProps) {
  const { id, said, facts, hours, phone, contact } = row;
  const mustHaves = mustHavesWords(row.mustHaves);
  const tagged = row.tags.length > 0 || row.assigned !== null;
  if (!said && facts.length === 0 && !hours && !phone && !contact && !mustHaves && !tagged)
    return null;
  return (
    <div className="flex w-full min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {said ? (
        <HearButton
          attemptId={id}
          quote={said}
          title={said.text}
          className="-mx-1.5 flex min-h-8 w-[calc(100%+0.75rem)] pointer-coarse:min-h-11 items-start gap-2 rounded-md px-1.5 py-1 text-left transition-colors hover:bg-tint/60 max-table:relative max-table:z-10"
        >
          <Mark quote={said} className="mt-0.5 size-4" />
          <span className="min-w-0">
            <OwnWords
              text={said.text}
              language={said.language}
              className="line-clamp-2 table:line-clamp-1 text-start [overflow-wrap:anywhere]"
            />
            <Way quote={said} />
          </span>
        </HearButton>
      ) : null}
      {facts.length > 0 ? (
        <div className="flex min-w-0 gap-1 table:flex-wrap max-table:w-full max-table:overflow-x-auto">
          {facts.map(({ kind, text, quote }) => (
            <HearButton
              key={`${kind} ${text}`}
              attemptId={id}
              quote={quote}
              title={`“${quote.text}” ${wayTo(quote.startSeconds)}`}
              className="inline-flex min-h-7 max-w-full items-center max-table:max-w-4/5 max-table:shrink-0 gap-1.5 rounded-full border bg-card px-2.5 text-xs transition-colors hover:border-primary/50 hover:bg-tint/50 pointer-coarse:min-h-11 max-table:relative max-table:z-10"
            >
              <Mark quote={quote} className="size-3" />
              <span dir="auto" className="truncate">
                {factAlone({ kind, text })}
              </span>
              <Way quote={quote} />
            </HearButton>
          ))}
        </div>
      ) : null}
      <span className="flex flex-wrap gap-x-3 text-muted-foreground empty:hidden">
        {hours ? (
          <span className="inline-flex items-start gap-1">
            <Clock aria-hidden className="mt-0.75 size-3.5 shrink-0" />
            {hours}
          </span>
        ) : null}
        {mustHaves ? (
          <span className="inline-flex items-center gap-1">
            <ListChecks aria-hidden className="size-3.5 shrink-0" />
            {mustHaves}
          </span>
        ) : null}
        {phone ? (
          <span className="inline-flex items-center gap-1 tabular-nums">
            <Phone aria-hidden className="size-3.5 shrink-0" />
            <span dir="ltr">{shownPhone(phone)}</span>
          </span>
        ) : null}
        {contact ? (
          <span className="inline-flex items-center gap-1">
            <MessageCircle aria-hidden className="size-3.5 shrink-0" />
            <span dir="auto">{contactWords(contact)}</span>
            {` · ${loggedAt(contact)}`}
          </span>
        ) : null}
      </span>
      <RowTags row={row} />
    </div>
  );
}

/** Whether words are heard or read. */
function Mark({ quote, className }: { quote: Quote; className: string }) {
  const plays = quote.startSeconds !== null;
  const Icon = plays ? Play : QuoteIcon;
  return (
    <Icon
      aria-hidden
      className={cn("shrink-0 text-tint-foreground", plays && "fill-current", className)}
    />
  );
}

function Way({ quote }: { quote: Quote }) {
  return <span className="sr-only"> · {wayTo(quote.startSeconds)}</span>;
}
