import {
  contentSecurityPolicy,
  paymentSources,
  permissionsPolicy,
} from "#lib/domain/core/security-headers";
import {
  addMonths,
  capMonth,
  currentSubscription,
  effectiveDates,
  effectivePlan,
  monthOf,
  pastDueUntil,
  SUBSCRIPTION_STATUSES,
  type Subscription,
  secondSubscriptions,
} from "#lib/domain/plans/billing";
import { parseServerEnv } from "#lib/env/server";

const NOW = new Date("2026-11-21T09:00:00Z");

const subscription = (changes: Partial<Subscription> = {}): Subscription => ({
  id: "sub_1",
  customerId: "cus_1",
  plan: "LAUNCH",
  cycle: "monthly",
  status: "active",
  startedAt: "2026-10-31T12:00:00Z",
  trialEnd: null,
  periodEnd: null,
  pastDueSince: null,
  cancelAt: null,
  canceledAt: null,
  nextCharge: null,
  isCollected: true,
  ...changes,
});

describe("The plan in force", () => {
  it("has the dates of its subscription, and none where it was given by hand beside one", () => {
    const billed = subscription({ periodEnd: "2026-12-01T12:00:00Z", nextCharge: 14_900 });
    const dates = {
      trialEnd: null,
      periodEnd: "2026-12-01T12:00:00Z",
      cancelAt: null,
      nextCharge: 14_900,
    };
    const none = { ...dates, periodEnd: null, nextCharge: null };
    expect(effectiveDates("LAUNCH", billed)).toEqual(dates);
    expect(effectiveDates("CUSTOM", { ...billed, plan: "CUSTOM" })).toEqual(dates);
    for (const plan of ["CUSTOM", "TEST"] as const)
      expect(effectiveDates(plan, billed)).toEqual(none);
    expect(effectiveDates(null, null)).toEqual(none);
  });

  it.each(SUBSCRIPTION_STATUSES.map((status) => [status]))("follows the status %s", (status) => {
    const gives = status === "trialing" || status === "active";
    expect(effectivePlan(subscription({ status }), NOW)).toBe(gives ? "LAUNCH" : null);
  });

  it("stays for seven days after a failed payment, to the second", () => {
    const since = "2026-11-14T09:00:00Z";
    const late = subscription({ status: "past_due", pastDueSince: since });
    expect(effectivePlan(late, new Date("2026-11-21T08:59:59Z"))).toBe("LAUNCH");
    expect(effectivePlan(late, NOW)).toBeNull();
    expect(pastDueUntil(late)).toBe("2026-11-21T09:00:00.000Z");
    expect(pastDueUntil(subscription({ pastDueSince: since }))).toBeNull();
  });

  it("is none without a subscription", () => {
    expect(effectivePlan(null, NOW)).toBeNull();
  });
});

describe("Of several subscriptions", () => {
  it("the live one counts, however old; of two that are over, the newest", () => {
    const old = subscription({ id: "sub_old", startedAt: "2025-01-01T00:00:00Z" });
    const ended = subscription({ id: "sub_ended", status: "canceled" });
    expect(currentSubscription([ended, old])?.id).toBe("sub_old");
    expect(currentSubscription([{ ...old, status: "canceled" }, ended])?.id).toBe("sub_ended");
    expect(currentSubscription([])).toBeNull();
  });
});

describe("Of several that run", () => {
  const sold = { ...subscription({ id: "sub_m" }), soldHere: true };
  const ids = (...all: (typeof sold)[]) => secondSubscriptions(all).map(({ id }) => id);

  it("what our checkout sold beside the oldest is a second one", () => {
    const later = { ...sold, id: "sub_later", startedAt: "2026-11-01T00:00:00Z" };
    expect(ids(later, sold)).toEqual(["sub_later"]);
  });

  it("none is, where people set up the other, in the same second too", () => {
    for (const id of ["sub_a", "sub_z"]) {
      expect(ids(sold, { ...sold, id, soldHere: false })).toEqual([]);
    }
  });
});

describe("A month of a subscription", () => {
  it("ends on the last day of a shorter month and comes back to its own day", () => {
    const anchor = new Date("2026-10-31T12:00:00Z");
    expect(addMonths(anchor, 1).toISOString()).toBe("2026-11-30T12:00:00.000Z");
    expect(addMonths(anchor, 2).toISOString()).toBe("2026-12-31T12:00:00.000Z");
    expect(addMonths(new Date("2028-01-31T00:00:00Z"), 1).toISOString()).toBe(
      "2028-02-29T00:00:00.000Z",
    );
  });

  it("holds the moment asked for, its first second included and its last not", () => {
    const anchor = new Date("2026-10-31T12:00:00Z");
    const month = monthOf(anchor, NOW);
    expect(month.start.toISOString()).toBe("2026-10-31T12:00:00.000Z");
    expect(month.end.toISOString()).toBe("2026-11-30T12:00:00.000Z");
    expect(monthOf(anchor, month.end).start).toEqual(month.end);
    expect(monthOf(anchor, new Date(month.end.getTime() - 1)).start).toEqual(month.start);
  });
});

describe("A month of the cap", () => {
  const at = (startedAt: string, trialEnd: string | null, now: string) => {
    const { start, end } = capMonth({ startedAt, trialEnd }, new Date(now));
    return [start.toISOString(), end.toISOString()];
  };

  it("is the trial, to its last second, and then the months that are paid for", () => {
    const [begins, ends] = ["2026-01-17T10:00:00.000Z", "2026-01-31T10:00:00.000Z"];
    expect(at(begins, ends, begins)).toEqual([begins, ends]);
    expect(at(begins, ends, "2026-01-31T09:59:59.999Z")).toEqual([begins, ends]);
    expect(at(begins, ends, ends)).toEqual([ends, "2026-02-28T10:00:00.000Z"]);
    expect(at(begins, ends, "2026-03-01T00:00:00Z")).toEqual([
      "2026-02-28T10:00:00.000Z",
      "2026-03-31T10:00:00.000Z",
    ]);
  });

  it("is one even where a trial was made longer than a month", () => {
    const [begins, ends] = ["2026-01-17T10:00:00.000Z", "2026-04-01T10:00:00.000Z"];
    expect(at(begins, ends, "2026-03-20T00:00:00Z")).toEqual([begins, ends]);
  });

  it("runs from the start where there was no trial", () => {
    const begins = "2026-01-31T10:00:00.000Z";
    expect(at(begins, null, begins)).toEqual([begins, "2026-02-28T10:00:00.000Z"]);
  });
});

describe("Settings of payment", () => {
  const COMPLETE = {
    APP_URL: "https://app.example.com/",
    SUPABASE_URL: "https://abc.supabase.co",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    SUPABASE_SECRET_KEY: "sb_secret_x",
    MEDIA_DIR: "/var/media",
    MAIL_API_URL: "https://api.resend.com",
    MAIL_API_KEY: "re_x",
    MAIL_FROM: "Rolecall <hello@example.com>",
    CRON_SECRET: "0123456789abcdef",
  };

  it("may be left out; addresses elsewhere have pages of ours in their place", () => {
    const SOCIAL_URL = "https://social.example/rolecall";
    expect(parseServerEnv({ ...COMPLETE, STRIPE_SECRET_KEY: "", SOCIAL_URL })).toMatchObject({
      BOOKING_URL: "/book-a-call",
      DEMO_URL: "/demo",
      SOCIAL_URL,
      SUPPORT_URL: "/support",
    });
    const SUPPORT_URL = "mailto:help@example.com";
    expect(parseServerEnv({ ...COMPLETE, SUPPORT_URL })).toMatchObject({ SUPPORT_URL });
  });

  it("are told apart by their shape", () => {
    const swapped = { STRIPE_SECRET_KEY: "pk_test_1", STRIPE_PUBLISHABLE_KEY: "sk_test_1" };
    expect(() =>
      parseServerEnv({ ...COMPLETE, ...swapped, BOOKING_URL: "javascript:alert(1)" }),
    ).toThrow(
      /STRIPE_SECRET_KEY must begin with sk_ or rk_ and go on; STRIPE_PUBLISHABLE_KEY must begin with pk_ and go on; BOOKING_URL/,
    );
  });
});

describe("The page's policy", () => {
  const policy = (pathname: string, script?: string) =>
    contentSecurityPolicy(pathname, {
      nonce: "n",
      hashes: { "/signin": ["'sha256-x'"] },
      pictures: [],
      media: [],
      payments: paymentSources(script),
      development: false,
    }).split("; ");

  it("lets Stripe's script, frames and calls in on every page alike", () => {
    const rest = (path: string) => policy(path).filter((line) => !line.startsWith("script-src"));
    expect(rest("/signin")).toEqual(rest("/dashboard"));
    for (const path of ["/signin", "/dashboard"]) {
      expect(policy(path).join()).toMatch(
        /script-src [^,]*https:\/\/js\.stripe\.com.*connect-src [^,]*https:\/\/api\.stripe\.com.*frame-src [^,]*https:\/\/js\.stripe\.com/,
      );
    }
  });

  it("lets another script's own origin in, and Stripe not", () => {
    const text = policy("/dashboard", "http://127.0.0.1:3002/stripe/stripe.js").join();
    expect(text).toContain("frame-src 'self' http://127.0.0.1:3002");
    expect(text).not.toContain("stripe.com");
  });

  it("lets wallets pay in Stripe's frames where cards are asked for, and nowhere else", () => {
    const paying = (path: string, sources = paymentSources(undefined)) =>
      permissionsPolicy(path, sources).split(", ").at(-1);
    const open = 'payment=(self "https://js.stripe.com" "https://checkout.stripe.com")';
    for (const path of ["/plan-onboarding", "/payment/subscription", "/payment/subscription/"])
      expect(paying(path)).toBe(open);
    for (const path of ["/", "/dashboard", "/payment/manage-subscription", "/i/abc", "/signin"])
      expect(paying(path)).toBe("payment=()");
    expect(permissionsPolicy("/plan-onboarding", null)).toContain("payment=()");
    expect(paying("/plan-onboarding", paymentSources("http://127.0.0.1:3002/stripe.js"))).toBe(
      'payment=(self "http://127.0.0.1:3002")',
    );
  });
});
