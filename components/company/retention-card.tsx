import { LiftHoldButton } from "#components/shared/lift-hold-button";
import { WhoMay } from "#components/shared/role";
import { Card, CardContent, CardHeader, CardTitle } from "#components/ui/card";
import {
  type Deleted,
  type Hold,
  type Retention,
  WARNING_DAYS,
} from "#lib/domain/company/retention";
import { companyDate } from "#lib/domain/text/dates";
import { spelled } from "#lib/domain/text/spelled";
import { RetentionForm } from "./retention-form";

type RetentionCardProps = {
  retention: Retention | null;
  holds: Hold[];
  deleted: Deleted[];
  timeZone: string;
};

const WHAT = { recordings: "Recordings", results: "Everything" } as const;

/** How long what candidates gave is kept, what is on hold, and what was deleted. */
export function RetentionCard({ retention, holds, deleted, timeZone }: RetentionCardProps) {
  return (
    <WhoMay to="own">
      <Card className="max-w-3xl" id="retention">
        <CardHeader>
          <CardTitle>Data Retention</CardTitle>
        </CardHeader>
        <CardContent className="flex flex-col gap-8">
          <div className="flex flex-col gap-2 text-muted-foreground">
            <p>
              {retention === null
                ? "Automatic deletion is off. Everything is kept until you or the candidate deletes it."
                : "Automatic deletion is on. Both time limits below count from your last decision about a candidate. If you never make one, everything about that person is deleted when the longer limit is up, counted from the day they submitted."}
            </p>
            <p>
              {retention === null
                ? `If you turn it on, we'll email you ${spelled(WARNING_DAYS)} days before anything is deleted, and candidates will be told both time limits below before they start.`
                : `We email you ${spelled(WARNING_DAYS)} days before anything is deleted. Candidates are told both time limits before they start.`}
            </p>
          </div>
          <RetentionForm retention={retention} />
          <section aria-labelledby="holds" className="flex flex-col gap-3">
            <h3 id="holds" className="font-semibold text-lg">
              Legal holds
            </h3>
            {holds.length === 0 ? (
              <p className="text-muted-foreground">
                None. Put a candidate or an interview on hold from their page, and nothing about
                them is deleted automatically until you lift the hold. Candidates can still have
                their own data deleted.
              </p>
            ) : (
              <ul className="flex flex-col divide-y">
                {holds.map(({ id, on, reason, setBy, setAt }) => (
                  <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-3">
                    <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">
                      <p className="font-medium">{on}</p>
                      <p>{reason}</p>
                      <p className="text-muted-foreground text-sm">
                        {`Set on ${companyDate(setAt, timeZone)} · ${setBy}`}
                      </p>
                    </div>
                    <LiftHoldButton holdId={id} on={on} />
                  </li>
                ))}
              </ul>
            )}
          </section>
          {deleted.length > 0 ? (
            <section aria-labelledby="deleted" className="flex flex-col gap-3">
              <h3 id="deleted" className="font-semibold text-lg">
                Deleted so far
              </h3>
              <ul className="flex flex-col gap-1 text-muted-foreground">
                {deleted.map(({ what, day, attempts, by }) => (
                  <li key={`${what} ${day} ${by}`}>
                    {`${companyDate(`${day}T12:00:00Z`, "UTC")}: ${WHAT[what]} of ${attempts === 1 ? "1 candidate" : `${attempts} candidates`}${by === null ? "" : ` · ${by}`}`}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </CardContent>
      </Card>
    </WhoMay>
  );
}
