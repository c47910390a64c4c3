import Link from "next/link";
import { buttonVariants } from "#components/ui/button";
import { textLinkClasses } from "#components/ui/text-link";
import { routes, signUpPath } from "#lib/domain/core/routes";
import { CARD_NEEDED, TRIAL_DAYS } from "#lib/domain/plans/billing";
import { DEFAULT_PLAN } from "#lib/domain/plans/plans";
import { HOURS } from "#lib/domain/site/claims";
import { SECTIONS } from "#lib/domain/site/sections";
import { SectionLink } from "../frame/section-link";
import { HeroPicture } from "./hero-picture";
import { HourCounter } from "./hour-counter";

/** What it is, for whom, and what comes back. */
export function Hero() {
  const trial = signUpPath(DEFAULT_PLAN);
  return (
    <section className="mx-auto w-full max-w-6xl px-5 pt-10 pb-16 sm:px-8 sm:pt-16 sm:pb-24">
      <h1 className="max-w-[26ch] text-balance font-bold font-display text-4xl tracking-tight sm:text-5xl lg:text-6xl">
        Interview every applicant, even on your busiest day.
      </h1>
      <div className="mt-6 grid gap-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-16">
        <div className="flex flex-col items-start gap-6">
          <p className="max-w-text text-lg text-muted-foreground sm:text-xl">
            Rolecall is for people who run crews: cleaning, HVAC, restaurants, and staffing. Share
            one link. Applicants answer by video or text on their phone, AI scores every answer, and
            you get a ranked shortlist with each applicant's own words.
          </p>
          <div className="flex flex-wrap gap-3 max-sm:w-full">
            <Link
              href={trial}
              className={buttonVariants({ size: "lg", className: "max-sm:w-full" })}
            >
              Start Free Trial
            </Link>
            <SectionLink
              section={SECTIONS.demo}
              className={buttonVariants({
                size: "lg",
                variant: "outline",
                className: "max-sm:w-full",
              })}
            >
              Watch Demo
            </SectionLink>
          </div>
          <p className="text-muted-foreground">
            {TRIAL_DAYS} days free. No charges today, cancel anytime. {CARD_NEEDED} Or{" "}
            {/* A full navigation: that page may use the camera. */}
            <a href={routes.tryIt} className={textLinkClasses}>
              answer a sample interview
            </a>{" "}
            first, without signing up.
          </p>
        </div>
        <div className="flex flex-col gap-2 self-start border-highlight border-l-4 py-1 pl-5">
          <p className="text-muted-foreground">
            Say {HOURS.applicants} people apply for one job this week.
          </p>
          <HourCounter />
          <p className="text-muted-foreground">
            That's {HOURS.applicants} phone screens you didn't have to do, {HOURS.minutesEach}{" "}
            minutes each with the callbacks and notes.
          </p>
        </div>
      </div>
      <Link
        href={trial}
        aria-label="Start your free trial: candidates with their scores"
        className="mt-12 block rounded-xl sm:mt-16"
      >
        <HeroPicture />
      </Link>
    </section>
  );
}
