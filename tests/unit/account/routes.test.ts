import { afterSignIn, isProtected, safeNext } from "#lib/domain/routes";

describe("The way on after signing in", () => {
  it("leads to the set-up until the company stands, whatever was wished for", () => {
    expect(afterSignIn(false, "/interviews")).toBe("/post-signup");
  });

  it("leads to the dashboard, or to the page that was wished for", () => {
    expect(afterSignIn(true)).toBe("/dashboard");
    expect(afterSignIn(true, "/interviews/responses?status=Pending")).toBe(
      "/interviews/responses?status=Pending",
    );
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
    expect(afterSignIn(true, value)).toBe("/dashboard");
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
