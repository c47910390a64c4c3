/** Plan values as stored: upper case, or null for none. */
export const PLAN_KEYS = ["STARTER", "LAUNCH", "SCALE", "CUSTOM", "TEST"] as const;

export type PlanKey = (typeof PLAN_KEYS)[number];
export type Plan = PlanKey | null;

/** The plans that a person can choose for themselves. */
export const OFFERED_PLANS = ["STARTER", "LAUNCH", "SCALE"] as const satisfies PlanKey[];

export type OfferedPlan = (typeof OFFERED_PLANS)[number];

export const BILLING_CYCLES = ["monthly", "yearly"] as const;

export type BillingCycle = (typeof BILLING_CYCLES)[number];

/** What one bill of a cycle is for; Stripe's word for it too. */
export function periodOf(cycle: BillingCycle): "month" | "year" {
  return cycle === "yearly" ? "year" : "month";
}

/** What is chosen if nothing was said. */
export const DEFAULT_PLAN: OfferedPlan = "LAUNCH";

/** A company's plan in force; while it is being tried, every feature is open. */
export type Access = {
  plan: Plan;
  trialing: boolean;
  /** The subscribed plan whose bill waits for a payment; null or absent if none does. */
  unpaid?: Plan;
};

/** What a plan is sold as. Whole US dollars. */
type Offer = {
  headline: string;
  description: string;
  /** A month, paid by the month. */
  price: number;
  /** A month, paid by the year. */
  yearPrice: number;
  /** What a year costs in all. */
  yearTotal: number;
  /** What stands struck through beside `yearPrice`, if the price list gives it. */
  originalPrice: number | null;
  costPerCandidate: Record<BillingCycle, number>;
  features: readonly string[];
  popular: boolean;
};

type PlanFacts = {
  title: string;
  /** Access needs at least the rank of what is asked for. */
  rank: number;
  /** Candidates in a month of the subscription that are opened. */
  listCap: number;
  /** Candidates that the dashboard's bar counts against. */
  dashboardCap: number;
  /** Where an upgrade leads. */
  next: OfferedPlan | null;
};

/** The one table of plans: names, ranks, caps and the upgrade path. Custom's bar fills before its list ends. */
const PLANS: Record<PlanKey, PlanFacts> = {
  STARTER: { title: "Starter", rank: 1, listCap: 10, dashboardCap: 10, next: "LAUNCH" },
  LAUNCH: { title: "Launch", rank: 2, listCap: 20, dashboardCap: 20, next: "SCALE" },
  SCALE: { title: "Scale", rank: 3, listCap: 100, dashboardCap: 100, next: null },
  CUSTOM: { title: "Custom", rank: 3, listCap: 100_000, dashboardCap: 1000, next: null },
  TEST: { title: "Test", rank: 4, listCap: 100_000, dashboardCap: 100_000, next: null },
};

/** Without a plan one candidate is opened, ever. */
const NO_PLAN = { cap: 1, next: "STARTER" } as const;

/** A line of the price list that holds only if there is a telephone. */
export const PHONE_SUPPORT = "Priority phone support";

/** The price list. */
const OFFERS: Record<OfferedPlan, Offer> = {
  STARTER: {
    headline: "For one busy crew",
    description: "Fill a role or two a month without playing phone tag.",
    price: 99,
    yearPrice: 79,
    yearTotal: 950,
    originalPrice: null,
    costPerCandidate: { monthly: 10, yearly: 8 },
    features: [
      `${PLANS.STARTER.listCap} candidates per month`,
      "Unlimited job posts",
      "Ranked candidates 1-10",
      "Qualified vs unqualified scoring",
      "Candidate videos and transcripts",
      "Email support",
    ],
    popular: false,
  },
  LAUNCH: {
    headline: "For steady hiring",
    description: "Hire every month, with your own logo and colors on every interview.",
    price: 149,
    yearPrice: 119,
    yearTotal: 1430,
    originalPrice: 149,
    costPerCandidate: { monthly: 7, yearly: 6 },
    features: [
      `${PLANS.LAUNCH.listCap} candidates per month`,
      "Everything in Starter",
      "PDF export of analysis and transcript",
      "Custom branding for candidates",
      "Saves 15+ hours per month",
    ],
    popular: true,
  },
  SCALE: {
    headline: "For multiple locations",
    description: "Keep every location staffed, year-round.",
    price: 499,
    yearPrice: 399,
    yearTotal: 4790,
    originalPrice: 499,
    costPerCandidate: { monthly: 5, yearly: 4 },
    features: [
      `${PLANS.SCALE.listCap} candidates per month`,
      "Everything in Launch",
      "ATS integration",
      "All features",
      PHONE_SUPPORT,
      "Saves 50+ hours per month",
    ],
    popular: false,
  },
};

/** The plan in a stored or sent value of any case; null if it names none. */
export function toPlan(value: string | null | undefined): Plan {
  const upper = value?.trim().toUpperCase();
  return PLAN_KEYS.find((key) => key === upper) ?? null;
}

/** Whether we don't sell a plan: it was given by hand, and stays no matter what a subscription to a sold plan does. */
export function isNotForSale(plan: Plan): boolean {
  return plan !== null && !OFFERED_PLANS.some((offered) => offered === plan);
}

/** The plan that can be bought in a value of any case; null if it names none. */
export function readOfferedPlan(value: string | null | undefined): OfferedPlan | null {
  const upper = value?.trim().toUpperCase();
  return OFFERED_PLANS.find((key) => key === upper) ?? null;
}

/** The plan that a visitor picked before signing up (`?plan=`), or the default. */
export function toOfferedPlan(value: string | null | undefined): OfferedPlan {
  return readOfferedPlan(value) ?? DEFAULT_PLAN;
}

/** 'Launch'; 'None' if no plan is chosen, as on the shell's badge. */
export function planName(plan: Plan): string {
  return plan ? PLANS[plan].title : "None";
}

/** Whether what `required` includes is open: by rank, or all of it while the plan is being tried. */
export function includes(access: Access, required: PlanKey): boolean {
  return (
    access.trialing || (access.plan !== null && PLANS[access.plan].rank >= PLANS[required].rank)
  );
}

/** How many candidates a plan opens in a month of the subscription; without a plan, in all. */
export function listCap(plan: Plan): number {
  return plan ? PLANS[plan].listCap : NO_PLAN.cap;
}

/** How many candidates the dashboard's bar is full at. */
export function dashboardLimit(plan: Plan): number {
  return plan ? PLANS[plan].dashboardCap : NO_PLAN.cap;
}

/** The plan that an upgrade leads to; null if there is none above. */
export function nextPlan(plan: Plan): OfferedPlan | null {
  return plan ? PLANS[plan].next : NO_PLAN.next;
}

export function offer(plan: OfferedPlan): Offer {
  return OFFERS[plan];
}

/** What a year saves of twelve months, in whole percent: the same with each plan. */
export const YEARLY_SAVING = Math.round(
  100 * (1 - OFFERS[DEFAULT_PLAN].yearPrice / OFFERS[DEFAULT_PLAN].price),
);

/** Dollars a month, as the cards show them. */
export function monthlyPrice(plan: OfferedPlan, cycle: BillingCycle): number {
  return cycle === "yearly" ? OFFERS[plan].yearPrice : OFFERS[plan].price;
}

/** Cents that one period costs: a month, or the listed total of a year. */
export function periodAmount(plan: OfferedPlan, cycle: BillingCycle): number {
  return 100 * (cycle === "yearly" ? OFFERS[plan].yearTotal : OFFERS[plan].price);
}

export type LookupKey = `${Lowercase<OfferedPlan>}_${BillingCycle}`;

const LOWER = { STARTER: "starter", LAUNCH: "launch", SCALE: "scale" } as const;

/** The name of a plan's price at the payment provider. */
export function lookupKey(plan: OfferedPlan, cycle: BillingCycle): LookupKey {
  return `${LOWER[plan]}_${cycle}`;
}

const PRICES = OFFERED_PLANS.flatMap((plan) =>
  BILLING_CYCLES.map((cycle) => ({ key: lookupKey(plan, cycle), plan, cycle })),
);

/** The names of all prices. */
export const LOOKUP_KEYS: readonly LookupKey[] = PRICES.map(({ key }) => key);

/** What a price's name stands for; null if it isn't ours. */
export function planOfLookupKey(key: string): { plan: OfferedPlan; cycle: BillingCycle } | null {
  const found = PRICES.find((price) => price.key === key);
  return found ? { plan: found.plan, cycle: found.cycle } : null;
}
