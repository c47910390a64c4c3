import { render, screen } from "@testing-library/react";
import { redirect, usePathname } from "next/navigation";
import type { Subscription } from "#lib/domain/plans/billing";
import { authOf, employerOrRedirect, type Visitor } from "#lib/http/session";
import { ownerDb } from "#tests/support/clients";
import SignedInLayout from "../../../app/(account)/(signed-in)/layout.tsx";
import PostSignupPage from "../../../app/(account)/(signed-in)/post-signup/page.tsx";
import SetUpLayout from "../../../app/(employer)/(set-up)/layout.ts";
import EmployerLayout from "../../../app/(employer)/layout.tsx";
import { launch, USER } from "./support";

jest.mock("next/navigation", () => ({
  redirect: jest.fn(() => {
    throw new Error("redirected");
  }),
  usePathname: jest.fn(() => "/payment/manage-subscription"),
  useRouter: () => ({}),
}));
jest.mock("#lib/env/public", () => ({ publicEnv: () => ({ links: { support: "/support" } }) }));
jest.mock("#lib/http/session", () => ({
  employerOrRedirect: jest.fn(),
  currentEmployer: jest.fn(),
  authOf: jest.fn(),
}));

const subscription: Subscription = {
  id: "sub_1",
  customerId: "cus_1",
  plan: "LAUNCH",
  cycle: "monthly",
  status: "active",
  startedAt: "2026-11-01T00:00:00Z",
  trialEnd: null,
  periodEnd: launch.periodEnd,
  pastDueSince: null,
  cancelAt: null,
  canceledAt: null,
  nextCharge: 14_900,
  isCollected: true,
};

const profile = {
  id: USER,
  email: "dana@bright.example",
  verified: true,
  termsAccepted: true,
  firstName: "Dana",
  lastName: "Reed",
  companyName: "Bright Cleaning",
};

const employer: Visitor = {
  userId: USER,
  email: "dana@bright.example",
  db: ownerDb,
  profile,
  ownerId: USER,
  ownerName: "Dana",
  role: "owner",
  isLimited: false,
  interviews: null,
  companies: [],
  left: false,
  mailAnswers: "at_once" as const,
  mailDetails: false,
  company: null,
  access: { plan: "LAUNCH", trialing: false },
  nextMonth: null,
  subscription,
};

function visit(change: object = {}) {
  const visitor = { ...employer, ...change };
  jest.requireMock("#lib/http/session").currentEmployer.mockResolvedValue(visitor);
  jest.mocked(employerOrRedirect).mockResolvedValue(visitor);
}

beforeEach(async () => {
  visit();
  jest.mocked(authOf).mockReturnValue({
    user: { id: USER, email: employer.email },
    companyId: null,
  });
});

const logOut = () => screen.getByRole("button", { name: "Log out" });

describe("Before the company is set up", () => {
  it("the subscription can be managed, and one can log out", async () => {
    render(await EmployerLayout({ children: <p>The plan</p> }));
    expect(redirect).not.toHaveBeenCalled();
    expect(screen.getByText("The plan")).toBeVisible();
    expect(logOut()).toBeVisible();
    expect(screen.getByRole("link", { name: "Set up your company" })).toHaveAttribute(
      "href",
      "/post-signup",
    );
  });

  it("a plan that was given by hand is never said to be paused for an older bill", async () => {
    jest.mocked(usePathname).mockReturnValue("/dashboard");
    const company = { completed: true, name: "Bright Cleaning", timeZone: "UTC" };
    const unpaid = { ...subscription, status: "unpaid" };
    visit({ company, subscription: unpaid });
    const { unmount } = render(await EmployerLayout({ children: null }));
    expect(screen.getByText(/payment failed/)).toBeVisible();
    unmount();
    visit({ company, subscription: unpaid, access: { plan: "CUSTOM", trialing: false } });
    render(await EmployerLayout({ children: null }));
    expect(screen.queryByText(/payment failed/)).toBeNull();
  });

  it("what needs the company leads to its set-up", async () => {
    await expect(SetUpLayout({ children: null })).rejects.toThrow("redirected");
    expect(redirect).toHaveBeenCalledWith("/post-signup");
  });

  it("the set-up leads to a subscription that was paid for, to support and out", async () => {
    render(await SignedInLayout({ children: await PostSignupPage() }));
    expect(screen.getByRole("link", { name: "Manage subscription" })).toHaveAttribute(
      "href",
      "/payment/manage-subscription",
    );
    expect(screen.getByRole("link", { name: "Contact support" })).toHaveAttribute(
      "href",
      "/support",
    );
    expect(logOut()).toBeVisible();
  });

  it("the set-up names no subscription where there is none", async () => {
    visit({ subscription: null });
    render(await SignedInLayout({ children: await PostSignupPage() }));
    expect(screen.queryByRole("link", { name: "Manage subscription" })).toBeNull();
    expect(logOut()).toBeVisible();
  });
});
