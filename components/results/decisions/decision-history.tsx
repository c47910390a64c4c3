import { WhoMay } from "#components/shared/role";
import { Card } from "#components/ui/card";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { TryAgain } from "../try-again";
import { DecisionMails } from "./decision-mail";

/** What people decided, the newest first, which is never rewritten; and a second try for the candidate. */
export function DecisionHistory({ result }: { result: ResultDetail }) {
  const { history } = result;
  return (
    <section aria-labelledby="history">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2 id="history" className="font-semibold text-xl">
            Decisions
          </h2>
          {history.length === 0 ? (
            <p className="text-muted-foreground max-sm:sr-only">None yet</p>
          ) : null}
        </div>
        <div className="-mx-3 flex flex-wrap">
          <WhoMay to="invite">
            <TryAgain result={result} />
          </WhoMay>
        </div>
      </div>
      <DecisionMails mails={result.decisionMails} />
      {history.length === 0 ? null : (
        <Card className="mt-3">
          <ol className="divide-y">
            {history.map(({ id, at, by, what, reason, seen }) => (
              <li key={id} className="flex flex-col gap-1 px-5 py-4 sm:px-6">
                <p className="[overflow-wrap:anywhere]">
                  <strong className="font-semibold">{by}</strong> {what}
                </p>
                {reason ? (
                  <p dir="auto" className="max-w-text [overflow-wrap:anywhere]">
                    “{reason}”
                  </p>
                ) : null}
                <p className="text-muted-foreground text-sm">
                  {at}
                  <span>{seen ? ` · ${seen}` : null}</span>
                </p>
              </li>
            ))}
          </ol>
        </Card>
      )}
    </section>
  );
}
