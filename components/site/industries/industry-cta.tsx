import Link from "next/link";
import { industryPath } from "#lib/domain/core/routes";
import type { Industry } from "#lib/domain/site/industries";
import { lowerFirst } from "#lib/domain/text/words";
import { IndustryActions } from "./industry-actions";

type ClosingProps = { slug: string; title: string; others: readonly Industry[] };

/** The last call of a trade's page, and the way to the other trades. */
export function IndustryCta({ slug, title, others }: ClosingProps) {
  return (
    <section aria-labelledby="closing" className="border-t">
      <div className="mx-auto w-full max-w-6xl px-5 py-14 sm:px-8 sm:py-20">
        <div className="rounded-xl bg-tint px-6 py-10 text-tint-foreground sm:px-12 sm:py-14">
          <h2
            id="closing"
            className="text-balance font-display font-semibold text-3xl tracking-tight sm:text-4xl"
          >
            Your next {inSentence(title)} can answer tonight
          </h2>
          <p className="mt-3 max-w-text text-lg">
            Sign up, read the questions once more, and put the link into your job post.
          </p>
          <IndustryActions slug={slug} className="mt-7" />
        </div>
        <nav aria-label="Other industries" className="mt-12">
          <h2 className="font-semibold text-lg">Other industries</h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {others.map((other) => (
              <li key={other.slug}>
                <Link
                  href={industryPath(other.slug)}
                  prefetch={false}
                  className="flex min-h-11 items-center rounded-full border bg-card px-4 font-medium hover:border-input"
                >
                  {other.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

/** 'Night cleaner, office buildings' as 'night cleaner'; an abbreviation at the start stays. */
function inSentence(title: string): string {
  const job = title.split(",")[0] ?? title;
  return /^[A-Z]{2}/.test(job) ? job : lowerFirst(job);
}
