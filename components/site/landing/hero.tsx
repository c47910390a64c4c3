import Link from "next/link";
import type { ReactNode } from "react";
import { buttonVariants } from "#components/ui/button";
import { textLinkClasses } from "#components/ui/text-link";
import { signUpPath } from "#lib/domain/core/routes";
import { tryPath } from "#lib/domain/core/sample-routes";
import { CARD_LATER, CARD_NEEDED, TRIAL_DAYS } from "#lib/domain/plans/billing";
import { DEFAULT_PLAN, listCap, monthlyPrice } from "#lib/domain/plans/plans";
import { HOURS } from "#lib/domain/site/hours-saved";
import { SECTIONS, TRY_PLACE } from "#lib/domain/site/sections";
import { DEFAULT_TRADE } from "#lib/domain/site/try-it";
import { SectionLink } from "../frame/section-link";
import { HereLink } from "./here-link";
import { HourCounter } from "./hour-counter";

/** What comes back, for whom it is, and both sides of it to press. */
export function Hero({ result }: { result: ReactNode }) {
  return (
    <section className="mx-auto grid w-full max-w-6xl gap-x-14 gap-y-6 px-5 pt-8 pb-6 sm:px-8 sm:pt-14 sm:pb-20 lg:grid-cols-[minmax(0,1fr)_29rem] lg:grid-rows-[auto_1fr]">
      <div className="flex flex-col items-start gap-5 sm:gap-6">
        <h1 className="max-w-[20ch] text-balance font-bold font-display text-4xl tracking-tight sm:text-5xl xl:text-6xl">
          Twenty people applied. Here are the three to call.
        </h1>
        <p className="max-w-text text-lg text-muted-foreground sm:text-xl">
          AI interviews for people who run crews: cleaning, HVAC, restaurants, and staffing. Share
          one link. Applicants answer on their phone, and you read a ranked shortlist in their own
          words.
        </p>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <Link
            href={signUpPath(DEFAULT_PLAN)}
            className={buttonVariants({ size: "lg", className: "max-sm:w-full" })}
          >
            Start Free Trial
          </Link>
          <HereLink
            place={TRY_PLACE}
            page={tryPath(DEFAULT_TRADE)}
            className={buttonVariants({
              size: "lg",
              variant: "outline",
              className: "max-sm:w-full max-sm:px-3",
            })}
          >
            Answer as your applicant would
          </HereLink>
        </div>
        <p className="text-muted-foreground">
          {TRIAL_DAYS} days free. No charges today, cancel anytime. {CARD_NEEDED} {CARD_LATER} Then{" "}
          <SectionLink section={SECTIONS.pricing} className={textLinkClasses}>
            ${monthlyPrice("STARTER", "monthly")} a month for {listCap("STARTER")} candidates, $
            {monthlyPrice("LAUNCH", "monthly")} for {listCap("LAUNCH")}
          </SectionLink>
          .{" "}
          <SectionLink section={SECTIONS.demo} className={textLinkClasses}>
            Watch Demo
          </SectionLink>
        </p>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{result}</div>
      <div className="flex flex-col gap-2 self-start border-highlight border-l-4 py-1 pl-5">
        <p className="text-muted-foreground">
          Say {HOURS.applicants} people apply for one job this week.
        </p>
        <HourCounter />
        <p className="text-muted-foreground">
          That's {HOURS.applicants} phone screens you didn't have to do, {HOURS.minutesEach} minutes
          each with the callbacks and notes.
        </p>
      </div>
    </section>
  );
}
