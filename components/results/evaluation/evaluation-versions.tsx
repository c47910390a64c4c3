import { WhoMay } from "#components/shared/role";
import { Card } from "#components/ui/card";
import { ranBy } from "#lib/domain/results/provenance";
import type {
  AnswerView,
  EvaluationVersion,
  ResultDetail,
} from "#lib/domain/results/result-detail";
import { RATING_WORDS } from "#lib/domain/results/results";
import { EvaluateAgain } from "./evaluate-again";
import { VersionDialog } from "./version-dialog";

/** Every evaluation that was made, the newest first: who scored, when, and how far its runs were apart. */
export function EvaluationVersions({ result }: { result: ResultDetail }) {
  const { versions, answers, state, scoring } = result;
  if (state === "people_only") return null;
  return (
    <section aria-labelledby="versions">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="versions" className="font-semibold text-xl">
          Evaluations
        </h2>
        <WhoMay to="decide">
          <EvaluateAgain attemptId={result.id} waiting={scoring} />
        </WhoMay>
      </div>
      {versions.length > 0 ? (
        <Card>
          <ol className="divide-y">
            {versions.map((version) => (
              <Version key={version.version} version={version} answers={answers} />
            ))}
          </ol>
        </Card>
      ) : null}
    </section>
  );
}

function Version({ version: one, answers }: { version: EvaluationVersion; answers: AnswerView[] }) {
  const { version, at, outcome, rating, scorer, runs, gave, spread, shown, replaced } = one;
  const kept = replaced ? ", of earlier answers" : ", kept for your records";
  const apart =
    spread && runs > 1
      ? `, overall score from ${spread[0].toFixed(1)} to ${spread[1].toFixed(1)}`
      : "";
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-60">
        <p>
          <strong className="font-semibold">Version {version}</strong>
          <span>{shown ? " (current)" : kept}</span>
        </p>
        <p className="text-muted-foreground text-sm [overflow-wrap:anywhere]">
          {`${at} · ${ranBy({ scorer, runs, gave })}${apart}`}
        </p>
        {shown ? null : <VersionDialog version={one} answers={answers} />}
      </div>
      <span className="font-medium tabular-nums">
        {rating === null ? RATING_WORDS[outcome] : `${rating.toFixed(1)} out of 10`}
      </span>
    </li>
  );
}
