import Link from "next/link";
import { buttonVariants } from "#components/ui/button";
import { signUpPath } from "#lib/domain/core/routes";
import { CARD_LATER, CARD_NEEDED, TRIAL_DAYS } from "#lib/domain/plans/billing";
import { DEFAULT_PLAN } from "#lib/domain/plans/plans";
import { JOINED, type SiteClaims } from "#lib/domain/site/claims";
import { TryItLink } from "../try-it-link";

/** The last word of a page that shows what we do. */
export function ClosingCta({ figures }: Pick<SiteClaims, "figures">) {
  const joined = figures.some(({ claim }) => claim === JOINED);
  return (
    <section aria-labelledby="closing">
      <div className="mx-auto flex w-full max-w-6xl flex-col items-center gap-5 px-5 py-5 text-center sm:px-8 sm:py-24">
        <h2
          id="closing"
          className="max-w-[22ch] font-bold font-display text-3xl tracking-tight sm:text-5xl"
        >
          Your next hire may have already applied.
        </h2>
        <p className="max-w-text text-lg text-muted-foreground sm:text-xl">
          <span>{joined ? "Join 150+ service businesses. " : ""}</span>
          Set up your first interview before the next call comes in, and read the answers tonight.
        </p>
        <div className="flex flex-wrap justify-center gap-3 max-sm:w-full">
          <Link
            href={signUpPath(DEFAULT_PLAN)}
            className={buttonVariants({ size: "lg", className: "max-sm:w-full" })}
          >
            Start Free Trial
          </Link>
          <TryItLink />
        </div>
        <p className="text-muted-foreground max-sm:hidden">
          {TRIAL_DAYS} days free. No charges today, cancel anytime. {CARD_NEEDED} {CARD_LATER}
        </p>
      </div>
    </section>
  );
}
