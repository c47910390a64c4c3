import { textLinkClasses } from "#components/ui/text-link";
import type { SiteClaims } from "#lib/domain/site/claims";
import { FACTS, type Fact } from "#lib/domain/site/facts";

/** How many stand below the hero. */
const SHOWN = 4;

/** The confirmed figures, and in the place of the others what anybody can check, with where. */
export function Figures({ figures }: Pick<SiteClaims, "figures">) {
  const claimed = figures.map(({ claim, label }) => ({ value: claim, label, how: null }));
  const shown: (Omit<Fact, "how"> & { how: Fact["how"] | null })[] = [...claimed, ...FACTS];
  return (
    <section aria-label="In numbers" className="border-y bg-card">
      <div className="mx-auto w-full max-w-6xl px-5 py-4 sm:px-8 sm:py-8">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
          {shown.slice(0, SHOWN).map(({ value, label, how }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-muted-foreground max-sm:text-sm">
                <span>{label}</span>
                {how ? (
                  <span>
                    {". "}
                    <a href={how.href} className={textLinkClasses}>
                      {how.text}
                    </a>
                  </span>
                ) : null}
              </dt>
              <dd className="font-bold font-display text-2xl tracking-tight sm:text-3xl">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
