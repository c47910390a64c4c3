import { act, screen } from "@testing-library/react";
import { CheckoutResult, UNPAID_REASONS } from "#components/plans/checkout/checkout-result";
import { CACHE_KEY, launch, server, show, USER } from "./support";

const TRIAL = {
  ...launch,
  trialing: true,
  status: "trialing",
  trialEnd: "2026-12-12T15:00:00.000Z",
  nextCharge: 14_900,
};
const verify = "/api/stripe/verify-checkout";

function arrive(sessionId: string | null = "cs_1") {
  show(
    <CheckoutResult
      sessionId={sessionId}
      userId={USER}
      next="#dashboard"
      supportUrl="/support"
      timeZone="America/New_York"
    />,
  );
}

beforeEach(() => {
  window.location.hash = "";
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

async function settle(ms = 0) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

describe("Coming back from the payment", () => {
  it("waits while the payment is verified", () => {
    server({ [verify]: "never" });
    arrive();
    expect(screen.getByRole("status")).toHaveTextContent("Verifying your payment...");
  });

  it("thanks, tells messaging, forgets the cached plan, and goes on after three seconds", async () => {
    window.localStorage.setItem(CACHE_KEY, "{}");
    const asked = server({ [verify]: { body: { paid: true } } });
    arrive();
    await settle();
    expect(screen.getByRole("heading", { name: "Payment Successful" })).toHaveFocus();
    expect(
      screen.getByText("Thank you for your subscription. Redirecting you now..."),
    ).toBeVisible();
    expect(asked.to(verify)).toEqual([{ session_id: "cs_1" }]);
    expect(asked.to("/api/customerio/track")).toEqual([
      { userId: USER, event: "trial_started", traits: {} },
    ]);
    expect(window.localStorage.getItem(CACHE_KEY)).toBeNull();
    await settle(2_900);
    expect(window.location.hash).toBe("");
    await settle(200);
    expect(window.location.hash).toBe("#dashboard");
  });

  it("says of a trial what will be charged, and on which day", async () => {
    server({ [verify]: { body: { paid: true } }, "/api/account/plan": { body: TRIAL } });
    arrive();
    await settle();
    expect(screen.getByText("Your trial has started").parentElement).toHaveTextContent(
      "until Dec 12, 2026. Your card will be charged $149 then unless you cancel first.",
    );
    expect(window.localStorage.getItem(CACHE_KEY)).toBeNull();
    expect(window.location.hash).toBe("");
    await settle(3_000);
    expect(window.location.hash).toBe("#dashboard");
  });

  it("says both at once for three seconds, and goes on though the plan doesn't come", async () => {
    server({ [verify]: { body: { paid: true } }, "/api/account/plan": "never" });
    arrive();
    await settle(1_900);
    expect(screen.getByRole("status")).toHaveTextContent("Verifying your payment...");
    await settle(200);
    expect(screen.getByRole("heading", { name: "Payment Successful" })).toHaveFocus();
    await settle(2_800);
    expect(window.location.hash).toBe("");
    await settle(200);
    expect(window.location.hash).toBe("#dashboard");
  });

  it("says nothing of a trial where none began", async () => {
    const body = { ...TRIAL, status: "active", trialing: false };
    server({ [verify]: { body: { paid: true } }, "/api/account/plan": { body } });
    arrive();
    await settle();
    expect(screen.queryByText(/trial has started/)).toBeNull();
  });

  it("tells the other tabs, whose checkout is over", async () => {
    const told = jest.fn();
    const Channel = class {
      postMessage = told;
      close() {}
    };
    Object.assign(globalThis, { BroadcastChannel: Channel });
    server({ [verify]: { body: { paid: true } } });
    arrive();
    await settle();
    Reflect.deleteProperty(globalThis, "BroadcastChannel");
    expect(told.mock.calls).toEqual([[null]]);
  });

  it("goes on although messaging can't be told", async () => {
    server({ [verify]: { body: { paid: true } }, "/api/customerio/track": "unreachable" });
    arrive();
    await settle(3_100);
    expect(window.location.hash).toBe("#dashboard");
  });

  it.each([
    ["no session was named", null, {}],
    ["it is not paid", "cs_1", { [verify]: { body: { paid: false } } }],
    ["it is somebody else's", "cs_1", { [verify]: { status: 404, body: {} } }],
    ["nobody answers", "cs_1", { [verify]: "unreachable" as const }],
  ])("fails where %s, and stays", async (_why, sessionId, answers) => {
    server(answers);
    arrive(sessionId);
    await settle(5_000);
    expect(screen.getByRole("heading", { name: "Payment Verification Failed" })).toBeVisible();
    expect(screen.getByRole("alert")).toHaveTextContent("Please contact support or try again.");
    expect(screen.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
    expect(window.location.hash).toBe("");
  });

  it("says that a second plan was ended, and leads to the first", async () => {
    server({ [verify]: { body: { paid: false, trialRefused: false, second: true } } });
    arrive();
    await settle(5_000);
    expect(screen.getByRole("alert")).toHaveTextContent(UNPAID_REASONS.second);
    expect(screen.getByRole("link", { name: "See your subscription" })).toHaveAttribute(
      "href",
      "/payment/manage-subscription",
    );
  });

  it("says that the card had its trial, and leads to the plans", async () => {
    server({ [verify]: { body: { paid: false, trialRefused: true } } });
    arrive();
    await settle(5_000);
    expect(screen.getByRole("alert")).toHaveTextContent(UNPAID_REASONS.refused);
    expect(screen.getByRole("link", { name: "See the plans" })).toBeVisible();
    expect(window.location.hash).toBe("");
  });
});
