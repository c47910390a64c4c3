import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BillingBanner } from "#components/plans/billing-banner";
import { CapOverlay } from "#components/plans/gate/cap-overlay";
import { WaitingNotice } from "#components/plans/gate/waiting-notice";
import { CREDIT_COVERS } from "#components/plans/manage/plan-dates";
import { LockedButton } from "#components/shared/locked-button";
import { PlanLoading, UpgradeGate } from "#components/shared/upgrade-gate";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { previewed, server, show, USER } from "./support";

const upgrade = "/api/upgrade";

describe("The upgrade gate", () => {
  const gate = {
    feature: "ats",
    trial: true,
  } as const;

  it("turns while the plan is not known", () => {
    render(<PlanLoading />);
    expect(screen.getByRole("status")).toHaveTextContent("Loading...");
  });

  it("names the feature and the plan that it needs", () => {
    render(<UpgradeGate {...gate} access={{ plan: "STARTER", trialing: false }} />);
    expect(
      screen.getByRole("heading", { name: "Upgrade to unlock ATS integrations" }),
    ).toBeVisible();
    expect(screen.getByText("Unlock ATS integrations by upgrading your plan.")).toBeVisible();
    expect(screen.getByText("This feature requires the Scale Plan.")).toBeVisible();
    expect(screen.queryByText(/free trial/)).not.toBeInTheDocument();
  });

  it("offers the trial to who has no plan", () => {
    render(<UpgradeGate {...gate} access={{ plan: null, trialing: false }} />);
    expect(
      screen.getByText("Start your 14-day free trial today. No charges until your trial ends."),
    ).toBeVisible();
    expect(screen.getByRole("link", { name: "See the plans" })).toHaveAttribute(
      "href",
      "/payment/subscription",
    );
  });

  it.each([
    ["SCALE", "Update your card to unlock ATS integrations"],
    ["STARTER", "Upgrade to unlock ATS integrations"],
  ] as const)("leads to the card where the bill of %s waits", (unpaid, title) => {
    render(<UpgradeGate {...gate} access={{ plan: null, trialing: false, unpaid }} />);
    expect(screen.getByRole("heading", { name: title })).toBeVisible();
    expect(screen.getByText(/Your last payment failed\./)).toBeVisible();
    expect(screen.queryByText(/free trial/)).not.toBeInTheDocument();
    expect(screen.getByRole("link")).toHaveAttribute("href", "/payment/manage-subscription");
    expect(screen.getByRole("link")).toHaveTextContent("Update your card");
  });

  it("promises no second trial to who has had one", () => {
    render(<UpgradeGate {...gate} trial={false} access={{ plan: null, trialing: false }} />);
    expect(screen.getByText("Unlock ATS integrations by upgrading your plan.")).toBeVisible();
    expect(screen.queryByText(/free trial|No charges/)).not.toBeInTheDocument();
  });
});

describe("A locked button", () => {
  it("says why at a tap, and does nothing else", async () => {
    const press = jest.fn();
    show(
      <LockedButton reason="Upgrade to Launch to unlock this feature" lock onClick={press}>
        Download PDF
      </LockedButton>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Download PDF" }));
    expect(await screen.findByRole("tooltip")).toHaveTextContent("Upgrade to Launch");
    expect(press).not.toHaveBeenCalled();
  });
});

const pathname = jest.fn(() => "/dashboard");
jest.mock("next/navigation", () => ({ usePathname: () => pathname() }));

describe("The banner above the dashboard", () => {
  it("leaves its words to the page that says them itself", () => {
    pathname.mockReturnValueOnce("/payment/manage-subscription");
    const notice = { kind: "payment-failed", on: null } as const;
    render(<BillingBanner notice={notice} timeZone="UTC" />);
    expect(screen.queryByText(/Your last payment failed/)).not.toBeInTheDocument();
  });

  it.each([
    [null, "Your card will be charged then unless you cancel first."],
    [479_000, "Your card will be charged $4,790 then unless you cancel first."],
    [0, CREDIT_COVERS],
  ])("names the day on which the trial ends, and what is charged: %s", (charge, words) => {
    const notice = { kind: "trial-ending", on: "2026-12-05T12:00:00.000Z", charge } as const;
    render(<BillingBanner notice={notice} timeZone="UTC" />);
    expect(screen.getByText(`Your free trial ends on Dec 5, 2026. ${words}`)).toBeVisible();
  });

  it("names the day until which the plan stays after a failed payment", () => {
    const notice = { kind: "payment-failed", on: "2026-12-28T12:00:00.000Z" } as const;
    render(<BillingBanner notice={notice} timeZone="UTC" />);
    expect(screen.getByText(/Your last payment failed.*until Dec 28, 2026/)).toBeVisible();
  });

  it("leads whose first payment was refused to the plans", () => {
    render(<BillingBanner notice={{ kind: "not-started", on: null }} timeZone="UTC" />);
    expect(screen.getByText(/no plan was started and nothing was charged/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Choose a plan" })).toHaveAttribute(
      "href",
      "/payment/subscription",
    );
  });

  it("says of a subscription that rests that nothing is charged", () => {
    render(<BillingBanner notice={{ kind: "paused", on: null }} timeZone="UTC" />);
    expect(screen.getByText(/is paused and you aren't being charged/)).toBeVisible();
  });
});

type Overlay = Partial<Parameters<typeof CapOverlay>[0]> & { signedIn?: boolean };

function atTheCap({ signedIn = true, ...props }: Overlay = {}) {
  const { container } = show(
    <CapOverlay
      count={3}
      plan={null}
      cycle={null}
      nextMonth={null}
      timeZone="UTC"
      paymentWaits={false}
      bookingUrl="https://book.example/call"
      {...props}
    />,
    { signedIn },
  );
  return container;
}

describe("Candidates above the plan's cap", () => {
  it("are counted, and nothing else of them is there", () => {
    const container = atTheCap();
    expect(screen.getByText("You've reached your plan's interview response limit.")).toBeVisible();
    expect(screen.getByText("3 candidates have answered and are waiting for you.")).toBeVisible();
    const blurred = container.querySelector("[aria-hidden].select-none");
    expect(blurred).not.toBeNull();
    expect(blurred?.textContent).toBe("");
  });

  it("are told of the day on which the next month begins", () => {
    atTheCap({ plan: "STARTER", nextMonth: "2026-12-05T12:00:00.000Z" });
    expect(screen.getByText(/Your count resets on Dec 5, 2026\./)).toBeVisible();
  });

  it.each([
    [null, "STARTER"],
    ["STARTER", "LAUNCH"],
    ["LAUNCH", "SCALE"],
  ] as const)("are reached from %s by %s", async (plan, targetPlan) => {
    const asked = server({ [upgrade]: { body: { error: `Not ${targetPlan}` } } });
    atTheCap({ plan });
    await userEvent.click(screen.getByRole("button", { name: /^Upgrade to/ }));
    await waitFor(() =>
      expect(asked.to(upgrade)).toEqual([{ user_id: USER, targetPlan, billingCycle: "monthly" }]),
    );
    expect(await screen.findByText(`Not ${targetPlan}`)).toBeVisible();
  });

  it.each([
    ["nobody is signed in", { signedIn: false }, {}, "Please log in to upgrade your subscription"],
    ["Scale is theirs", { plan: "SCALE" as const }, {}, "You're already on the Scale plan!"],
    ["it is refused", {}, { [upgrade]: { status: 409, body: {} } }, "Upgrade failed"],
    [
      "the session has ended",
      {},
      { [upgrade]: { status: 401, body: {} } },
      BILLING_TEXTS.upgradeLogin,
    ],
    [
      "there is no way to the checkout",
      {},
      { [upgrade]: { body: { session_id: "cs_1" } } },
      "Failed to redirect to checkout",
    ],
    ["nobody answers", {}, { [upgrade]: "unreachable" as const }, "Failed to upgrade subscription"],
  ])("stay where %s", async (_why, props, answers, message) => {
    server(answers);
    atTheCap(props);
    await userEvent.click(screen.getByRole("button", { name: /^Upgrade/ }));
    // A toast of the same words may still be leaving.
    expect((await screen.findAllByText(message))[0]).toBeVisible();
  });

  it.each([
    ["SCALE", 1],
    ["LAUNCH", 0],
  ] as const)("are talked about with us above the plan %s", (plan, ways) => {
    atTheCap({ plan, cycle: "monthly" });
    const links = screen.queryAllByRole("link", { name: "Talk to us" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      Array(ways).fill("https://book.example/call"),
    );
  });

  it("are reached by another card where a payment waits", () => {
    atTheCap({ cycle: "monthly", paymentWaits: true });
    expect(screen.getByRole("link", { name: "Update your card" })).toHaveAttribute(
      "href",
      "/payment/manage-subscription",
    );
    expect(screen.queryByRole("button", { name: /^Upgrade/ })).not.toBeInTheDocument();
  });

  it("are told above the list, too, when they open although no card is charged", () => {
    const plan = { plan: "SCALE", cycle: "monthly", timeZone: "UTC" } as const;
    const way = { ...plan, count: 2, bookingUrl: "/talk", nextMonth: "2026-12-05T12:00:00.000Z" };
    const { unmount } = show(<WaitingNotice {...way} paymentWaits />);
    expect(screen.getByText(/waiting for you\. Your count resets on Dec 5/)).toBeVisible();
    unmount();
    show(<WaitingNotice {...way} paymentWaits={false} />);
    expect(screen.queryByText(/count resets/)).toBeNull();
  });

  it("show a subscriber the cost before it is charged, and send what was agreed to", async () => {
    const shown = previewed({ dueToday: 5_000, nextDate: null });
    const asked = server({
      "/api/stripe/change-preview": { body: shown },
      [upgrade]: { body: { error: "Card declined" } },
    });
    atTheCap({ plan: "STARTER", cycle: "yearly" });
    await userEvent.click(screen.getByRole("button", { name: "Upgrade to Launch" }));
    expect(await screen.findByText("$50 due today")).toBeVisible();
    expect(asked.to("/api/stripe/change-preview")).toEqual([{ lookup_key: "launch_yearly" }]);
    expect(asked.to(upgrade)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Upgrade now" }));
    expect(await screen.findByText("Card declined")).toBeVisible();
    expect(asked.to(upgrade)).toMatchObject([{ targetPlan: "LAUNCH", agreed: shown }]);
  });
});
