import { WhoMay } from "#components/shared/role";
import { Card, CardContent } from "#components/ui/card";
import { HEARD_ANEW } from "#lib/domain/evaluation/hearing";
import type { PlacedStatement } from "#lib/domain/results/quotes";
import type { ResultDetail } from "#lib/domain/results/result-detail";
import { RATING_WORDS, ratingReason } from "#lib/domain/results/results";
import { TryAgain } from "../try-again";

type NoScoreCardProps = {
  result: ResultDetail;
  /** What is to be asked on the call stands further up. */
  toCheck: readonly PlacedStatement[];
  onShow: (questionId: string) => void;
};

/** No number: why, answer by answer, and where to judge for oneself. */
export function NoScoreCard({ result, toCheck, onShow }: NoScoreCardProps) {
  const hardToHear = (result.evaluation?.notes ?? []).some(({ kind }) => kind === "hard_to_hear");
  const asked = toCheck.map(({ source }) => source?.questionId);
  const silent = result.answers.filter(
    ({ questionId, notAssessed }) => notAssessed && !asked.includes(questionId),
  );
  return (
    <Card>
      <CardContent className="flex flex-col gap-4">
        {result.evaluation ? (
          <>
            <h2 className="font-semibold text-xl">{RATING_WORDS[result.state]}</h2>
            <p className="max-w-text">{ratingReason(result.state, hardToHear)}</p>
          </>
        ) : (
          // The card above says why there is no score.
          <h2 className="font-semibold text-xl">Answers</h2>
        )}
        {silent.length > 0 ? (
          <ul className="flex flex-col divide-y">
            {silent.map((answer) => (
              <li key={answer.questionId}>
                <button
                  type="button"
                  onClick={() => onShow(answer.questionId)}
                  className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] flex-col justify-center rounded-md px-2 py-2 text-left hover:bg-accent"
                >
                  <span dir="auto" className="min-w-0">
                    {answer.number}. {answer.question}
                  </span>
                  <span className="text-muted-foreground text-sm first-letter:uppercase">
                    {answer.notAssessed}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        {hardToHear ? (
          <div>
            <p className="max-w-text">{HEARD_ANEW}</p>
            <div className="-mx-3">
              <WhoMay to="invite">
                <TryAgain result={result} />
              </WhoMay>
            </div>
          </div>
        ) : null}
        <p className="text-muted-foreground">
          Whatever the candidate recorded or wrote is under Video &amp; Transcripts.
        </p>
      </CardContent>
    </Card>
  );
}
