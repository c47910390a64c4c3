import { buttonVariants } from "#components/ui/button";
import { routes } from "#lib/domain/core/routes";
import { CARD_NEEDED, TRIAL_DAYS } from "#lib/domain/plans/billing";
import { TEAM_INCLUDED } from "#lib/domain/plans/billing-texts";
import {
  DEFAULT_PLAN,
  listCap,
  OFFERED_PLANS,
  type OfferedPlan,
  planName,
  YEARLY_SAVING,
} from "#lib/domain/plans/plans";
import { SAVED_HOURS_NOTE } from "#lib/domain/site/hours-saved";
import { SECTIONS } from "#lib/domain/site/sections";
import { SiteSection } from "../site-section";
import { PlanPrice, PriceCard } from "./price-card";

/** Where the three don't fit beside each other one of them is shown, without a script. */
const SHOWN = {
  STARTER: "max-lg:hidden max-lg:group-has-[[value=STARTER]:checked]/pricing:block",
  LAUNCH: "max-lg:hidden max-lg:group-has-[[value=LAUNCH]:checked]/pricing:block",
  SCALE: "max-lg:hidden max-lg:group-has-[[value=SCALE]:checked]/pricing:block",
} as const satisfies Record<OfferedPlan, string>;

/** The three plans by the month or by the year, and the way to a price of one's own. */
export function Pricing() {
  return (
    <SiteSection
      id={SECTIONS.pricing}
      title="Simple pricing, free to start"
      intro={`${TRIAL_DAYS} days free with every feature, on every plan. No charges today, cancel anytime. ${CARD_NEEDED}`}
    >
      <div className="group/pricing flex flex-col gap-5 sm:gap-8">
        <label className="flex min-h-11 cursor-pointer items-center gap-3 self-start">
          <span
            aria-hidden
            className="font-semibold group-has-[[role=switch]:checked]/pricing:font-normal group-has-[[role=switch]:checked]/pricing:text-muted-foreground"
          >
            Monthly
          </span>
          {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on */}
          <input type="checkbox" role="switch" className="peer sr-only" />
          <span
            aria-hidden
            className="flex h-6 w-11 items-center rounded-full border border-input bg-muted p-0.5 outline-offset-2 transition-colors peer-checked:border-primary peer-checked:bg-primary peer-focus-visible:outline-2 peer-focus-visible:outline-ring"
          >
            <span className="size-4 rounded-full bg-input transition-transform group-has-[[role=switch]:checked]/pricing:translate-x-5 group-has-[[role=switch]:checked]/pricing:bg-primary-foreground" />
          </span>
          <span className="text-muted-foreground group-has-[[role=switch]:checked]/pricing:font-semibold group-has-[[role=switch]:checked]/pricing:text-foreground">
            Yearly (Save {YEARLY_SAVING}%)
          </span>
        </label>
        <PlanChoice />
        <div className="grid gap-5 lg:grid-cols-3">
          {OFFERED_PLANS.map((plan) => (
            <div key={plan} className={`lg:contents ${SHOWN[plan]}`}>
              <PriceCard plan={plan} />
            </div>
          ))}
        </div>
        <p className="text-muted-foreground text-sm">
          <span>{TEAM_INCLUDED}</span> {SAVED_HOURS_NOTE}
        </p>
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-xl border bg-card p-5 sm:p-7">
          <div className="flex min-w-0 flex-1 basis-72 flex-col gap-1">
            <h3 className="font-semibold text-xl">Need your own pricing?</h3>
            <p className="text-muted-foreground">
              More than {listCap("SCALE")} candidates a month, multiple brands, or paying by
              invoice? We'll put a plan together with you.
            </p>
          </div>
          <a
            href={routes.bookACall}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ size: "lg", variant: "outline" })}
          >
            Talk to us
          </a>
        </div>
      </div>
    </SiteSection>
  );
}

/** Names the plans with their prices, and shows the one that is picked, on narrow screens. */
function PlanChoice() {
  return (
    <fieldset className="grid grid-cols-3 gap-2 lg:hidden">
      <legend className="sr-only">Plan to look at</legend>
      {OFFERED_PLANS.map((plan) => (
        <label
          key={plan}
          className="flex min-h-14 cursor-pointer flex-col items-center justify-center rounded-lg border bg-card outline-offset-2 has-checked:border-primary has-checked:bg-tint has-checked:text-tint-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring"
        >
          <input
            type="radio"
            name="shown-plan"
            value={plan}
            defaultChecked={plan === DEFAULT_PLAN}
            className="sr-only"
          />
          <span className="font-semibold">{planName(plan)}</span>
          <PlanPrice plan={plan} />
        </label>
      ))}
    </fieldset>
  );
}
