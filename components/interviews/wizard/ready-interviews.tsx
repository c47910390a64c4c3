import { Button } from "#components/ui/button";
import { Fieldset } from "#components/ui/field";
import type { Industry } from "#lib/domain/company/industries";
import { INDUSTRIES } from "#lib/domain/site/industries";

type ReadyInterviewsProps = {
  industry: Industry | null | undefined;
  pick: (trade: string) => void;
};

/** Above a new interview: the samples of what the company does, which fill in at a press whatever is empty. */
export function ReadyInterviews({ industry, pick }: ReadyInterviewsProps) {
  const trades = INDUSTRIES.filter(({ company }) => company === industry);
  if (trades.length === 0) return null;
  return (
    <Fieldset
      legend="Start with a ready interview"
      hint="It fills in what you leave empty below. You can change every word before you create it."
    >
      <div className="flex flex-wrap gap-2">
        {trades.map(({ slug, name }) => (
          <Button key={slug} variant="outline" onClick={() => pick(slug)}>
            {name}
          </Button>
        ))}
      </div>
    </Fieldset>
  );
}
