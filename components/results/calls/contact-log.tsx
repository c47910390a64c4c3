import { ChevronDown } from "lucide-react";
import { WhoMay } from "#components/shared/role";
import { Card } from "#components/ui/card";
import {
  type ContactEntry,
  contactWords,
  lastContact,
  loggedAt,
} from "#lib/domain/results/contact-log";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { ASKED, ContactDialog } from "./contact-dialog";

/** Entries in view; older ones unfold. */
const IN_VIEW = 3;

/** What came of the calls to a candidate, when and with whom, and the way to keep more or to take the last back. */
export function ContactLog({ result }: { result: ResultDetail }) {
  const { id, name, status, shown, contacts } = result;
  const { entries, words } = contacts;
  const call = { id, name, status, shown, contact: lastContact(contacts) };
  const older = entries.slice(IN_VIEW);
  return (
    <section aria-labelledby="contact-log">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="contact-log" className="font-semibold text-xl">
            Calls
          </h2>
          {entries.length === 0 ? (
            <p className="text-muted-foreground max-sm:sr-only">None yet</p>
          ) : null}
        </div>
        <div className="-mx-3">
          <WhoMay to="decide">
            <ContactDialog call={call} words={words} label={ASKED} />
          </WhoMay>
        </div>
      </div>
      {entries.length === 0 ? null : (
        <Card className="mt-3 px-5 py-3 sm:px-6">
          <Entries entries={entries.slice(0, IN_VIEW)} />
          {older.length > 0 ? (
            <details className="group/older">
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 text-muted-foreground text-sm [&::-webkit-details-marker]:hidden">
                <span>
                  {older.length === 1 ? "1 earlier entry" : `${older.length} earlier entries`}
                </span>
                <ChevronDown
                  aria-hidden
                  className="size-4 transition-transform group-open/older:rotate-180"
                />
              </summary>
              <Entries entries={older} />
            </details>
          ) : null}
        </Card>
      )}
    </section>
  );
}

function Entries({ entries }: { entries: readonly ContactEntry[] }) {
  return (
    <ol className="flex flex-col gap-2">
      {entries.map((entry) => (
        <li key={entry.id}>
          <p dir="auto" className="text-start [overflow-wrap:anywhere]">
            {entry.takenBack ? <s>{contactWords(entry)}</s> : contactWords(entry)}
          </p>
          <p className="text-muted-foreground text-sm [overflow-wrap:anywhere]">
            {[entry.by, loggedAt(entry), entry.takenBack && `taken back ${entry.takenBack}`]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </li>
      ))}
    </ol>
  );
}
