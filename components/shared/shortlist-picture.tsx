import { ScoreGauge } from "#components/shared/score-gauge";
import { Card } from "#components/ui/card";
import { DEMO_CALLS } from "#lib/domain/site/demo-calls";

/** What comes back from one link: the demo company's people to call, with the words that earned the scores. */
export function ShortlistPicture() {
  return (
    <Card className="w-full max-w-lg shadow-soft">
      <ol className="divide-y">
        {DEMO_CALLS.map(({ name, interview, rating, quote, language }) => (
          <li key={name} className="flex flex-col gap-2 px-5 py-4 sm:px-6">
            <div className="flex items-center justify-between gap-3">
              <div className="min-w-0">
                <p className="font-semibold">{name}</p>
                <p className="text-muted-foreground text-sm">{interview}</p>
              </div>
              <ScoreGauge score={rating} label="Rating" size="sm" />
            </div>
            <p lang={language?.code} className="text-muted-foreground">
              “{quote}”
            </p>
          </li>
        ))}
      </ol>
      <p className="border-t px-5 py-3 text-muted-foreground text-sm sm:px-6">Demo candidates</p>
    </Card>
  );
}
