import Link from "next/link";
import type { ReactNode } from "react";
import { Button } from "#components/ui/button";
import { TRIAL_DAYS } from "#lib/domain/plans/billing";
import { DEFAULT_PLAN } from "#lib/domain/plans/plans";
import { routes, signUpPath } from "#lib/domain/site/routes";

/** What it is, in one line, and the picture of what comes back. */
export function Hero({ picture }: { picture: ReactNode }) {
  return (
    <section className="mx-auto grid w-full max-w-6xl items-center gap-12 px-5 py-12 sm:px-8 sm:py-20 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:gap-16">
      <div className="flex flex-col items-start gap-6">
        <h1 className="font-bold font-display text-4xl tracking-tight sm:text-5xl lg:text-6xl">
          Interview every applicant, even on your busiest day.
        </h1>
        <p className="max-w-[60ch] text-lg text-muted-foreground sm:text-xl">
          Rolecall is for people who run crews: cleaning, HVAC, restaurants, staffing. Share one
          link, and get back a ranked shortlist with each applicant's own words.
        </p>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <Button asChild size="lg" className="max-sm:w-full">
            <Link href={signUpPath(DEFAULT_PLAN)}>Start Free Trial</Link>
          </Button>
          <Button asChild size="lg" variant="outline" className="max-sm:w-full">
            <Link href={routes.signIn}>Sign in</Link>
          </Button>
        </div>
        <p className="text-muted-foreground">
          {TRIAL_DAYS} days free. No charges today, cancel anytime.
        </p>
      </div>
      {picture}
    </section>
  );
}
