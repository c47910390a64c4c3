import { Badge } from "#components/ui/badge";
import { CLAIMS, FACTS } from "#lib/domain/site/claims";

/** What stands below the hero in numbers: facts of the product, and where they are asked for, the samples. */
export function SocialProof({ samples }: { samples: boolean }) {
  const figures = samples ? CLAIMS : FACTS;
  return (
    <section aria-label="In numbers" className="border-y bg-card">
      <div className="mx-auto w-full max-w-6xl px-5 py-8 sm:px-8">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="font-bold font-display text-3xl tracking-tight">{value}</dd>
            </div>
          ))}
        </dl>
        {samples ? (
          <p className="mt-6 flex flex-wrap items-center gap-2 text-muted-foreground text-sm">
            <Badge variant="outline">Sample</Badge> Sample figures, not yet verified.
          </p>
        ) : null}
      </div>
    </section>
  );
}
