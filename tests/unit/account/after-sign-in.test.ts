import {
  afterOAuth,
  afterProcessing,
  afterSignIn,
  afterSignUp,
  planInAddress,
} from "#lib/domain/account/after-sign-in";
import { isProtected, routes, safeNext, signInPath } from "#lib/domain/core/routes";

const none = { plan: null, companyName: "", companyCompleted: false };
const set = { plan: null, companyName: "Bright", companyCompleted: true };
const paying = { ...set, plan: "LAUNCH" } as const;

describe("The way on after signing in", () => {
  it("leads to the plans until one is chosen", () => {
    expect(afterSignIn(none)).toBe("/plan-onboarding");
    expect(afterSignIn(set)).toBe("/plan-onboarding");
  });

  it("leads to the page that was asked for, whatever is missing", () => {
    expect(afterSignIn(none, "/interviews")).toBe("/interviews");
    expect(afterSignIn(set, "/interviews/responses?status=Pending")).toBe(
      "/interviews/responses?status=Pending",
    );
    expect(afterSignIn(paying, "/interviews")).toBe("/interviews");
  });

  it("leads to the dashboard with a plan, and a mailed link always goes through", () => {
    expect(afterSignIn({ ...none, plan: "STARTER" })).toBe("/dashboard");
    expect(afterSignIn(none, "/verify-email?token=abc")).toBe("/verify-email?token=abc");
  });

  it.each([
    "/plan-onboarding?plan=SCALE&cycle=yearly",
    "/payment/subscription?plan=SCALE",
    "/billing/checkout?plan=SCALE&cycle=yearly",
    "/checkout/success?session_id=cs_test_a1B2",
    // Where our mails lead: new answers, and what is about a plan or a card.
    ...["/interviews/responses/0b1f7a38", "/interviews/responses?status=Pending&page=2"],
    ...[routes.manageSubscription, routes.backFromPortal, routes.settings, "/dashboard"],
    "/delete-account?token=abc",
  ])("keeps what a stranger asked for: %s", (address) => {
    const next = new URL(signInPath(address), "https://rolecall.example");
    expect(next.pathname).toBe("/login");
    expect(next.searchParams.get("next")).toBe(address);
    expect(afterSignIn(none, address)).toBe(address);
    expect(afterSignIn(set, address)).toBe(address);
  });

  it.each([`/plan-onboarding?plan=${"A".repeat(500)}`, "/plan-onboarding?plan=//evil.example"])(
    "keeps an address without a query that can't be kept: %#",
    (address) => expect(signInPath(address)).toBe("/login?next=%2Fplan-onboarding"),
  );

  it.each(["", "/", "/signup?plan=SCALE", "//evil.example/dashboard", "/dashboard/../signin"])(
    "asks a stranger to sign in, and no more: %j",
    (address) => expect(signInPath(address)).toBe("/login"),
  );

  it("takes a chosen plan along to sign-up", () => {
    expect(planInAddress("/plan-onboarding?cycle=yearly&plan=scale")).toBe("SCALE");
    expect(planInAddress("/plan-onboarding?plan=gold")).toBeNull();
    expect(planInAddress("/interviews?plan=SCALE")).toBeNull();
    expect(planInAddress(null)).toBeNull();
  });

  it("leads to the plan that was picked on the way to sign-up, or to Launch", () => {
    expect(afterSignUp("scale")).toBe("/plan-onboarding?plan=SCALE");
    expect(afterSignUp("gold")).toBe("/plan-onboarding?plan=LAUNCH");
    expect(afterSignUp()).toBe("/plan-onboarding?plan=LAUNCH");
  });

  it("leads from a social sign-in to what is missing: the company, or the plan", () => {
    expect(afterOAuth(none)).toBe("/post-signup");
    expect(afterOAuth({ ...none, plan: "SCALE" })).toBe("/post-signup");
    expect(afterOAuth(set)).toBe("/plan-onboarding");
    expect(afterOAuth(paying)).toBe("/dashboard");
    expect(afterProcessing(none)).toBe("/plan-onboarding");
    expect(afterProcessing(set)).toBe("/plan-onboarding");
    expect(afterProcessing(paying)).toBe("/dashboard");
  });

  it("takes the plan along that was picked before signing up with another service", () => {
    expect(afterProcessing(none, "SCALE")).toBe("/plan-onboarding?plan=SCALE");
    expect(afterProcessing(none, "gold")).toBe("/plan-onboarding");
    expect(afterProcessing(paying, "SCALE")).toBe("/dashboard");
  });

  it.each([
    "//evil.example",
    "/\\evil.example",
    "https:evil.example",
    "https://evil.example/dashboard",
    "/dashboard//evil.example",
    "/dashboard/../signin",
    "/dashboard\n",
    " /dashboard",
    "/signin",
    "/dashboardevil",
    "",
    null,
  ])("does not follow %j", (value) => {
    expect(safeNext(value)).toBeNull();
    expect(afterSignIn(paying, value)).toBe("/dashboard");
  });
});

describe("An address", () => {
  it("needs a session below the protected roots only", () => {
    expect(["/dashboard", "/interviews/create", "/payment/subscription"].every(isProtected)).toBe(
      true,
    );
    expect(["/", "/i/0123", "/signin", "/dashboards", "/interviewsx"].some(isProtected)).toBe(
      false,
    );
  });
});
