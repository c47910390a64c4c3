import { billingNotice } from "#lib/domain/plans/billing-notice";
import { readPlanQuery } from "#lib/domain/plans/plan-query";

const now = new Date("2026-12-01T12:00:00.000Z");
const trialing = {
  status: "trialing",
  trialEnd: "2026-12-04T12:00:00.000Z",
  periodEnd: "2026-12-04T12:00:00.000Z",
  pastDueSince: null,
  cancelAt: null,
  nextCharge: 14_900,
  isCollected: true,
} as const;
const failed = { ...trialing, status: "past_due", trialEnd: null } as const;

describe("The notice about a subscription", () => {
  it("comes three days before a trial ends, and not before", () => {
    expect(billingNotice(trialing, now)).toEqual({
      kind: "trial-ending",
      on: trialing.trialEnd,
      charge: 14_900,
    });
    expect(billingNotice({ ...trialing, trialEnd: "2026-12-04T12:00:01.000Z" }, now)).toBeNull();
  });

  it("does not come for a trial that is to end without a charge", () => {
    expect(billingNotice({ ...trialing, cancelAt: trialing.trialEnd }, now)).toBeNull();
    expect(
      billingNotice({ ...trialing, cancelAt: "2027-03-04T12:00:00.000Z" }, now),
    ).not.toBeNull();
    expect(billingNotice({ ...trialing, isCollected: false }, now)).toBeNull();
  });

  it("names the end of the grace after a failed payment, while there is some left", () => {
    const since = (day: string) => billingNotice({ ...failed, pastDueSince: day }, now);
    expect(since("2026-11-30T00:00:00.000Z")).toEqual({
      kind: "payment-failed",
      on: "2026-12-07T00:00:00.000Z",
    });
    expect(since("2026-11-20T00:00:00.000Z")).toEqual({ kind: "payment-failed", on: null });
    expect(billingNotice({ ...failed, status: "unpaid" }, now)).toEqual({
      kind: "payment-failed",
      on: null,
    });
  });

  it("says of a first payment that was refused, and of a pause, that no plan runs", () => {
    const noticeOf = (status: "incomplete" | "paused") =>
      billingNotice({ ...trialing, trialEnd: null, status }, now);
    expect(noticeOf("incomplete")).toEqual({ kind: "not-started", on: null });
    expect(noticeOf("paused")).toEqual({ kind: "paused", on: null });
  });

  it("is not there where all is well", () => {
    expect(billingNotice(null, now)).toBeNull();
    expect(billingNotice({ ...trialing, status: "active" }, now)).toBeNull();
  });
});

describe("The plan page's address", () => {
  it("names a plan and a cycle, or the picker", () => {
    expect(readPlanQuery({ plan: "scale", cycle: "yearly" })).toEqual({
      plan: "SCALE",
      cycle: "yearly",
      problem: null,
    });
    expect(readPlanQuery({})).toEqual({ plan: null, cycle: "monthly", problem: null });
  });

  it("says that it does not know a plan", () => {
    expect(readPlanQuery({ plan: "CUSTOM", cycle: "weekly" })).toEqual({
      plan: null,
      cycle: "monthly",
      problem: "Invalid plan name",
    });
  });
});
