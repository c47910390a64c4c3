import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutScreen } from "#components/plans/checkout/checkout-screen";
import { PickerScreen } from "#components/plans/checkout/picker-screen";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { mounted, opened, server, started, stripe, USER } from "./support";

const picker = {
  initialCycle: "monthly",
  trial: true,
  current: null,
  credit: 0,
  problem: null,
} as const;
const links = { bookingUrl: "https://book.example/call", withoutPlan: "/post-signup" };

function pick(props: Partial<Parameters<typeof PickerScreen>[0]> = {}) {
  return render(<PickerScreen {...picker} {...links} {...props} />);
}

const card = (name: string) => within(screen.getByRole("article", { name }));

beforeEach(() => {
  window.history.replaceState(null, "", "/");
  window.localStorage.clear();
  Object.assign(window, { Stripe: stripe });
  mounted.mockClear();
  opened.mockClear();
});

describe("The plan picker", () => {
  it("marks the plan that its reader has, and no other", () => {
    pick({ current: "STARTER" });
    expect(card("Starter").getByText("Your plan")).toBeVisible();
    expect(screen.getAllByText("Your plan")).toHaveLength(1);
  });

  it("shows three plans by the month, with what each includes", () => {
    pick();
    expect(screen.getByRole("heading", { name: "Start Free, No Risk" })).toBeVisible();
    expect(screen.getAllByRole("article")).toHaveLength(3);
    expect(card("Starter").getByText("$99")).toBeVisible();
    expect(card("Starter").getByText("billed monthly")).toBeVisible();
    expect(card("Starter").getByText("About $10 per candidate")).toBeVisible();
    expect(card("Launch").getByText("$149")).toBeVisible();
    expect(card("Launch").getByText("Most Popular")).toBeVisible();
    expect(card("Scale").getByText("ATS integration")).toBeVisible();
    expect(screen.getAllByText("Most Popular")).toHaveLength(1);
  });

  it("comes back by the year from a checkout that was chosen so", async () => {
    const { unmount } = pick();
    await userEvent.click(screen.getByRole("switch", { name: "Yearly (Save 20%)" }));
    expect(window.location.search).toBe("?cycle=yearly");
    unmount();
    // The browser's memory of the page is from before the choice.
    pick();
    expect(card("Starter").getByText("$79")).toBeVisible();
  });

  it("shows them by the year, with what they were and the year's total", async () => {
    pick();
    await userEvent.click(screen.getByRole("switch", { name: "Yearly (Save 20%)" }));
    expect(card("Starter").getByText("$79")).toBeVisible();
    expect(card("Launch").getByText("$119")).toBeVisible();
    expect(card("Launch").getByText("$149")).toBeVisible();
    expect(card("Launch").getByText("billed yearly, $1,430 a year")).toBeVisible();
    expect(card("Scale").getByText("$499")).toBeVisible();
    expect(card("Scale").getByText("About $4 per candidate")).toBeVisible();
    expect(card("Scale").getByRole("link", { name: "Start Free Trial: Scale" })).toHaveAttribute(
      "href",
      expect.stringContaining("plan=SCALE&cycle=yearly"),
    );
  });

  it("sends firms with needs of their own to a call, in a tab of its own", () => {
    pick();
    expect(screen.getByText("Need your own pricing?")).toBeVisible();
    const talk = screen.getByRole("link", { name: "Talk to us" });
    expect(talk).toHaveAttribute("href", "https://book.example/call");
    expect(talk).toHaveAttribute("target", "_blank");
  });

  it("answers three questions, and speaks for nobody but its makers", () => {
    pick();
    expect(document.querySelectorAll("details")).toHaveLength(3);
    expect(screen.getByRole("figure")).toHaveTextContent("The people who make Rolecall");
  });

  it("says what was wrong with the plan in the address", () => {
    pick({ problem: "Invalid plan name" });
    expect(screen.getByRole("alert")).toHaveTextContent("Invalid plan name");
  });

  it("says what credit pays for the next plan", () => {
    pick({ trial: false, credit: 469_100 });
    expect(
      screen.getByText("You have $4,691 in credit. It goes toward your next plan."),
    ).toBeVisible();
  });

  it("promises no trial to a company that has had it", () => {
    pick({ trial: false });
    expect(screen.queryByText(/Start Free|during your free trial|trial ends/)).toBeNull();
    expect(screen.getByText(/so your card is charged today/)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Choose plan: Launch" })).toBeVisible();
  });
});

function checkout(props: Partial<Parameters<typeof CheckoutScreen>[0]> = {}) {
  return render(
    <CheckoutScreen
      plan="LAUNCH"
      cycle="monthly"
      owner={{ userId: USER, email: "dana@bright.example", firstName: "Dana" }}
      stripe={{ publishableKey: "pk_test_1", scriptUrl: null }}
      trialEnds="Dec 5, 2026"
      next="/dashboard"
      canWait={false}
      trial
      credit={0}
      {...props}
    />,
  );
}

describe("The checkout", () => {
  const summary = () => screen.getByRole("region", { name: "Summary" });

  it.each([
    [469_100, 0, "$0 due today$149 less $149 of your credit. $4,542 is left for future bills."],
    [5_000, 9_900, "$99 due today$149 less $50 of your credit."],
  ])("takes credit of %i cents off what is due today", async (credit, due, words) => {
    server(started(due, 0, credit));
    checkout({ trial: false });
    await waitFor(() => expect(mounted).toHaveBeenCalled());
    expect(summary()).toHaveTextContent(words);
    expect(
      screen.getByText(/Your credit is used first\. Your card is charged only for the rest/),
    ).toBeInTheDocument();
    expect(screen.getByText(/We'll charge \$149, less your credit, today/)).toBeVisible();
  });

  it.each([
    [true, "/post-signup"],
    [false, null],
  ])("lets somebody new (%s) set up before there is a card", async (canWait, href) => {
    server(started(0, 14));
    checkout({ canWait, next: "/post-signup" });
    await waitFor(() => expect(mounted).toHaveBeenCalled());
    const later = screen.queryByRole("link", { name: "Not now: set up first" });
    expect(later?.getAttribute("href") ?? null).toBe(href);
    const limit = screen.queryByText(/Without a plan, you can view one candidate\.$/);
    expect(limit !== null).toBe(canWait);
    // After the price, not before it.
    if (later)
      expect(summary().compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("says where sales tax is added", async () => {
    const open = started(14_900, 0);
    open["/api/stripe/checkout"].body.taxed = true;
    server(open);
    checkout({ trial: false });
    await waitFor(() =>
      expect(summary()).toHaveTextContent("Sales tax is added where it applies."),
    );
    // It stands in what one agrees to, too.
    expect(
      screen.getByText(/We'll charge \$149 plus sales tax where it applies today and then/),
    ).toBeVisible();
  });

  it("says what is bought, what it costs today and what comes in 14 days", async () => {
    const asked = server(started(0, 14));
    checkout();
    expect(screen.getByRole("heading", { name: "Get started for absolutely free" })).toBeVisible();
    expect(summary()).toHaveTextContent("Current Plan");
    expect(summary()).toHaveTextContent("Launch (Monthly)");
    expect(summary()).toHaveTextContent("$0 due today");
    expect(summary()).toHaveTextContent(
      "Then $149 per month after your trial ends, on Dec 5, 2026",
    );
    await waitFor(() => expect(mounted).toHaveBeenCalled());
    expect(opened.mock.calls[0][0]).toMatchObject({ clientSecret: "cs_secret" });
    expect(asked.to("/api/stripe/checkout")).toEqual([
      { lookup_key: "launch_monthly", user_id: USER },
    ]);
    expect(asked.to("/api/customerio/identify")).toEqual([
      {
        userId: USER,
        traits: {
          email: "dana@bright.example",
          first_name: "Dana",
          plan_status: "onboarding",
          last_seen_at: expect.any(Number),
        },
      },
    ]);
  });

  it("keeps the plan for the next visit, and leads back to the picker", async () => {
    server(started(0, 14));
    checkout({ plan: "SCALE", cycle: "yearly" });
    expect(window.localStorage.getItem("selectedPlan")).toBe("SCALE");
    expect(summary()).toHaveTextContent("Scale (Yearly)");
    expect(summary()).toHaveTextContent("Then $4,790 per year");
    expect(screen.getByRole("link", { name: "Change plan" })).toHaveAttribute(
      "href",
      expect.stringContaining("?cycle=yearly"),
    );
    await waitFor(() => expect(mounted).toHaveBeenCalled());
  });

  it("names a bill that is still unpaid, with the way to it", async () => {
    const owed = { cents: 29_900, url: "https://invoice.stripe.example/i/1" };
    server({
      "/api/stripe/checkout": {
        body: {
          clientSecret: "cs_1_secret_2",
          dueToday: 14_900,
          credit: 0,
          taxed: false,
          trialDays: 0,
          owed,
        },
      },
    });
    checkout({ trial: false });
    expect(await screen.findByText(/You still owe \$299 for a plan that has ended/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Open the unpaid bill" })).toHaveAttribute(
      "href",
      owed.url,
    );
  });

  it("says what is due today where the trial is used", async () => {
    server(started(14_900, 0));
    checkout();
    expect(
      screen.getByText(/We'll charge \$149 on Dec 5, 2026 and then every month/),
    ).toBeVisible();
    await waitFor(() => expect(summary()).toHaveTextContent("$149 due today"));
    expect(screen.queryByText(/absolutely free|during your free trial|trial ends/)).toBeNull();
    expect(screen.getByText(/We'll charge \$149 today and then every month/)).toBeVisible();
  });

  it("says why it did not begin, and tries again", async () => {
    const message = "Payment can't be reached just now.";
    server({ "/api/stripe/checkout": { status: 502, body: { error: { message } } } });
    checkout();
    expect(await screen.findByRole("alert")).toHaveTextContent(
      `Checkout init failed: 502${message}`,
    );
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("plan isn't started yet");
    server(started(0, 14));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(mounted).toHaveBeenCalled());
  });

  it("says that nobody is signed in", async () => {
    server({ "/api/stripe/checkout": { status: 401, body: {} } });
    checkout();
    expect(await screen.findByRole("alert")).toHaveTextContent(BILLING_TEXTS.fetchUser);
  });
});
