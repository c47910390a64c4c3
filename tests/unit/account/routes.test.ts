import { isProtected, safeNext } from "#lib/domain/routes";
import { afterOAuth, afterProcessing, afterSignIn, afterSignUp } from "#lib/domain/ways-in";

const none = { plan: null, companyName: "", companyCompleted: false };
const set = { plan: null, companyName: "Bright", companyCompleted: true };
const paying = { ...set, plan: "LAUNCH" } as const;

describe("The way on after signing in", () => {
  it("leads to the set-up until the company stands, whatever was wished for", () => {
    expect(afterSignIn(none, "/interviews")).toBe("/post-signup");
  });

  it("leads to the dashboard, or to the page that was wished for", () => {
    expect(afterSignIn(set)).toBe("/dashboard");
    expect(afterSignIn(set, "/interviews/responses?status=Pending")).toBe(
      "/interviews/responses?status=Pending",
    );
  });

  it("leads to the dashboard with a plan, and a mailed link always goes through", () => {
    expect(afterSignIn({ ...none, plan: "STARTER" })).toBe("/dashboard");
    expect(afterSignIn(none, "/verify-email?token=abc")).toBe("/verify-email?token=abc");
  });

  it("leads to the set-up after sign-up and after the first social sign-in", () => {
    expect(afterSignUp()).toBe("/post-signup");
    expect(afterOAuth(none)).toBe("/post-signup");
    expect(afterOAuth({ ...none, plan: "SCALE" })).toBe("/post-signup");
    expect(afterOAuth(paying)).toBe("/dashboard");
    expect(afterProcessing(none)).toBe("/post-signup");
    expect(afterProcessing(paying)).toBe("/dashboard");
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
    expect(afterSignIn(set, value)).toBe("/dashboard");
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
