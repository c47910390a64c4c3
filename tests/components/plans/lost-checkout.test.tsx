import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CheckoutScreen } from "#components/plans/checkout/checkout-screen";
import { CACHE_KEY, launch, mounted, noPlan, server, started, stripe, USER } from "./support";

const checkout = "/api/stripe/checkout";
const plan = "/api/account/plan";

const active = {
  status: 409,
  body: { error: { code: "conflict", message: "You have an active subscription." } },
};

function open(next = "/dashboard") {
  return render(
    <CheckoutScreen
      plan="LAUNCH"
      cycle="monthly"
      owner={{ userId: USER, email: "dana@bright.example", firstName: "Dana" }}
      stripe={{ publishableKey: "pk_test_1", scriptUrl: null }}
      trialEnds="Dec 5, 2026"
      trial
      credit={0}
      next={next}
      canWait={false}
    />,
  );
}

const link = (name: string) => screen.findByRole("link", { name });

beforeEach(() => {
  window.localStorage.clear();
  Object.assign(window, { Stripe: stripe });
  mounted.mockClear();
});

describe("Whoever paid and lost the way back", () => {
  it("is led to the plan that runs, and asked neither to pay nor to cancel", async () => {
    window.localStorage.setItem(CACHE_KEY, JSON.stringify({ ...noPlan, until: Date.now() + 1 }));
    server({ [checkout]: active, [plan]: { body: { ...launch, trialing: true } } });
    open();
    expect(await screen.findByText(/^You're on Launch with a free trial/)).toBeVisible();
    expect(
      screen.getByRole("heading", { level: 1, name: "You already have a plan" }),
    ).toBeVisible();
    expect(await link("Go to your dashboard")).toHaveAttribute("href", "/dashboard");
    expect(await link("Manage subscription")).toHaveAttribute(
      "href",
      "/payment/manage-subscription",
    );
    expect(screen.queryByText(/Cancel it first|absolutely free|due today/)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
    expect(window.localStorage.getItem(CACHE_KEY)).toContain("LAUNCH");
  });

  it("goes on with the company's set-up where that still waits", async () => {
    server({ [checkout]: active, [plan]: { body: launch } });
    open("/post-signup");
    expect(await link("Continue")).toHaveAttribute("href", "/post-signup");
  });

  it("is sent to the card where that is what is missing", async () => {
    server({
      [checkout]: active,
      [plan]: { body: { ...launch, plan: null, status: "past_due" } },
    });
    open();
    expect(await link("Update your card")).toHaveAttribute("href", "/payment/manage-subscription");
  });

  it("may try again where the server has no plan for them after all", async () => {
    server({ [checkout]: active, [plan]: { body: noPlan } });
    open();
    expect(await screen.findByRole("button", { name: "Try again" })).toBeVisible();
  });
});

describe("A checkout that another tab closed", () => {
  const channels: { onmessage: ((message: { data: string | null }) => void) | null }[] = [];
  const told = jest.fn();

  class Channel {
    onmessage: ((message: { data: string | null }) => void) | null = null;
    constructor() {
      channels.push(this);
    }
    postMessage(data: string) {
      told(data);
    }
    close() {
      this.onmessage = null;
    }
  }

  beforeEach(() => Object.assign(globalThis, { BroadcastChannel: Channel }));
  afterEach(() => Reflect.deleteProperty(globalThis, "BroadcastChannel"));

  const say = (data: string | null) =>
    act(async () => {
      for (const channel of channels) channel.onmessage?.({ data });
    });

  it("says so and opens it again; its own checkout in another tab closes nothing", async () => {
    const asked = server(started(0, 14));
    open();
    await waitFor(() => expect(told).toHaveBeenCalledWith("cs_secret"));
    await say("cs_secret");
    expect(screen.queryByText("This checkout was closed")).not.toBeInTheDocument();
    await say("cs_other");
    expect(screen.getByText("This checkout was closed")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Open the checkout again" }));
    await waitFor(() => expect(asked.to(checkout)).toHaveLength(2));
    await waitFor(() =>
      expect(screen.queryByText("This checkout was closed")).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(told).toHaveBeenCalledTimes(2));
    // It was paid there.
    await say(null);
    expect(screen.getByText("This checkout was closed")).toBeVisible();
  });
});
