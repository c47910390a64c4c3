import { render, screen } from "@testing-library/react";
import { isMyTrialUsed } from "#lib/data/plans/billing";
import { publicEnv } from "#lib/env/public";
import { employerOrRedirect } from "#lib/http/session";
import { ownerDb } from "#tests/support/clients";
import PlanPage from "../../../app/(billing)/plan-onboarding/page.tsx";
import { USER } from "./support";

jest.mock("#lib/data/plans/billing", () => ({
  isMyTrialUsed: jest.fn(),
}));
jest.mock("#lib/data/plans/subscriptions", () => ({ findCustomer: async () => null }));
jest.mock("#lib/env/public", () => ({ publicEnv: jest.fn() }));
jest.mock("#lib/http/session", () => ({ employerOrRedirect: jest.fn() }));

/** The picker of a company whose last subscription was a paid one and is over. */
async function openPicker(trialUsed: boolean, query: Record<string, string> = {}) {
  window.scrollTo = jest.fn();
  jest.mocked(employerOrRedirect).mockResolvedValue({
    userId: USER,
    email: "dana@bright.example",
    db: ownerDb,
    profile: null,
    ownerId: "u-1",
    ownerName: "Dana",
    role: "owner",
    isLimited: false,
    interviews: null,
    companies: [],
    left: false,
    mailAnswers: "at_once" as const,
    mailDetails: false,
    company: null,
    nextMonth: null,
    access: { plan: null, trialing: false },
    subscription: {
      id: "sub_2",
      customerId: "cus_1",
      plan: "LAUNCH",
      cycle: "monthly",
      status: "canceled",
      startedAt: "2026-11-01T00:00:00Z",
      trialEnd: null,
      periodEnd: null,
      pastDueSince: null,
      cancelAt: null,
      canceledAt: "2026-11-02T00:00:00Z",
      nextCharge: null,
      isCollected: true,
    },
  });
  jest.mocked(isMyTrialUsed).mockResolvedValue(trialUsed);
  jest.mocked(publicEnv).mockReturnValue({
    appUrl: "http://app.example",
    signInProviders: [],
    stripe: null,
    atsScriptUrl: null,
    textsSetUp: false,
    contactEmail: "help@app.example",
    supportPhone: null,
    links: { social: "/linkedin", booking: "/book-a-call", demo: "/demo", support: "/support" },
  });
  const asked = { params: Promise.resolve({}), searchParams: Promise.resolve(query) };
  render(await PlanPage(asked));
}

describe("The plan page", () => {
  it("promises no second trial after a subscription that had none", async () => {
    await openPicker(true);
    expect(screen.getByRole("heading", { name: "Choose your plan" })).toBeVisible();
    expect(screen.queryByText(/Free Trial/)).toBeNull();
  });

  it("offers the trial to whoever has not had it", async () => {
    await openPicker(false);
    expect(screen.getByRole("heading", { name: "Start Free, No Risk" })).toBeVisible();
  });

  it("has a heading where nothing can be paid", async () => {
    await openPicker(false, { plan: "LAUNCH" });
    expect(
      screen.getByRole("heading", { level: 1, name: "Plans aren't available yet" }),
    ).toBeVisible();
  });
});
