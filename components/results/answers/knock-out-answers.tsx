import { ScreeningAnswers } from "#components/shared/screening-answers";
import { Card } from "#components/ui/card";
import type { ResultDetail } from "#lib/domain/results/result-detail";

/** What was answered to the knockout questions, beside the employer's rule; nothing if none were asked. */
export function KnockOutAnswers({ screening }: Pick<ResultDetail, "screening">) {
  if (screening === null) return null;
  return (
    <section aria-labelledby="knock-out">
      <h2 id="knock-out" className="font-semibold text-xl">
        Knockout questions
      </h2>
      <p className="mb-3 text-muted-foreground text-sm">
        {screening.letIn ? "Didn't pass, and you let them in. " : "Passed. "}
        Your own rule decided this. These answers don't affect the scores.
      </p>
      <Card className="px-5 py-4 sm:px-6">
        <ScreeningAnswers answers={screening.answers} />
      </Card>
    </section>
  );
}
