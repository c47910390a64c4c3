import { Card } from "#components/ui/card";
import type { HistoryEntry } from "#lib/domain/result-detail";

/** What people decided, the newest first. Nothing here is ever rewritten. */
export function DecisionHistory({ history }: { history: HistoryEntry[] }) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-3 font-semibold text-xl">
        Decisions
      </h2>
      <Card>
        <ol className="divide-y">
          {history.map(({ id, at, by, what, reason, seen }) => (
            <li key={id} className="flex flex-col gap-1 px-5 py-4 sm:px-6">
              <p>
                <strong className="font-semibold">{by}</strong> {what}
              </p>
              {reason ? <p className="max-w-[70ch] [overflow-wrap:anywhere]">“{reason}”</p> : null}
              <p className="text-muted-foreground text-sm">
                {at}
                {seen ? ` · ${seen}` : null}
              </p>
            </li>
          ))}
        </ol>
      </Card>
    </section>
  );
}
