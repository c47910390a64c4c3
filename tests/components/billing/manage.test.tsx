import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ManageSubscription } from "#components/billing/manage-subscription";
import { reloadSoon } from "#components/billing/reload-soon";
import { CACHE_KEY, launch, noPlan, previewed, server, show, USER } from "./support";

/** jsdom says that it can't navigate, and so that it was to. */
const navigated = () => jest.mocked(console.error).mock.calls.join().includes("navigation");

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
jest.mock("#components/billing/reload-soon");
const router = { refresh: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const plan = "/api/account/plan";
const cancel = "/api/stripe/cancel-subscription";

function manage() {
  show(<ManageSubscription userId={USER} timeZone="UTC" contactEmail="hello@rolecall.example" />);
}

const button = (name: string) => screen.getByRole("button", { name });
const current = (name: string) => screen.findByRole("heading", { name: `Current Plan: ${name}` });

beforeEach(() => {
  window.localStorage.clear();
  jest.clearAllMocks();
});

describe("Managing a subscription", () => {
  it("says Loading... until the plan is known", async () => {
    server({ [plan]: "never" });
    manage();
    expect(await current("Loading...")).toBeVisible();
  });

  it("shows what this browser knew in the last ten minutes, then what the server says", async () => {
    const until = Date.now() + 60_000;
    window.localStorage.setItem(CACHE_KEY, JSON.stringify({ ...launch, until }));
    server({ [plan]: "never" });
    manage();
    expect(await current("Launch")).toBeVisible();
  });

  it("forgets what it knew after ten minutes", async () => {
    window.localStorage.setItem(CACHE_KEY, JSON.stringify({ ...launch, until: Date.now() - 1 }));
    server({ [plan]: "never" });
    manage();
    expect(await current("Loading...")).toBeVisible();
  });

  it("keeps the server's answer for ten minutes", async () => {
    server({ [plan]: { body: launch } });
    manage();
    expect(await current("Launch")).toBeVisible();
    const held = JSON.parse(window.localStorage.getItem(CACHE_KEY) ?? "{}");
    expect(held.plan).toBe("LAUNCH");
    expect(Math.abs(held.until - Date.now() - 600_000)).toBeLessThan(5_000);
  });

  it("offers a subscription to who has none, and says why there is nothing to cancel", async () => {
    server({ [plan]: { body: noPlan } });
    manage();
    await current("None");
    await userEvent.click(button("Add a Subscription"));
    expect(navigated()).toBe(true);
    await userEvent.click(button("Cancel Subscription"));
    expect(await screen.findByRole("tooltip")).toHaveTextContent(
      "You don't have an active subscription to cancel.",
    );
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("says by the keyboard too why no second subscription is sold", async () => {
    server({ [plan]: { body: launch } });
    manage();
    await current("Launch");
    expect(button("Add a Subscription")).toHaveAttribute("aria-disabled", "true");
    button("Change plan").focus();
    await userEvent.tab();
    expect(button("Add a Subscription")).toHaveFocus();
    expect(await screen.findByRole("tooltip")).toHaveTextContent(
      "You have an active subscription. Cancel it first to change to a new one.",
    );
    await userEvent.keyboard("{Enter}");
    expect(navigated()).toBe(false);
  });

  it.each(["Change plan", "Cancel Subscription"])(
    "gives the focus back to %s when its question is closed",
    async (name) => {
      server({ [plan]: { body: launch }, "/api/stripe/change-preview": "never" });
      manage();
      await current("Launch");
      button(name).focus();
      await userEvent.keyboard("{Enter}");
      expect(
        await screen.findByRole(name === "Change plan" ? "dialog" : "alertdialog"),
      ).toBeVisible();
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(button(name)).toHaveFocus());
    },
  );

  it("leaves a custom plan to a mail", async () => {
    server({ [plan]: { body: { ...launch, plan: "CUSTOM" } } });
    manage();
    await current("Custom");
    expect(screen.getByText(/^You have a custom plan\./)).toBeVisible();
    expect(screen.getByRole("link", { name: "contact us" })).toHaveAttribute(
      "href",
      expect.stringContaining("mailto:hello@rolecall.example"),
    );
    expect(button("Cancel Subscription")).toHaveAttribute("aria-disabled", "true");
  });
});

describe("Cancelling", () => {
  async function ask(answer: Parameters<typeof server>[0][string], state = launch) {
    const asked = server({ [plan]: { body: state }, [cancel]: answer });
    manage();
    await current("Launch");
    await userEvent.click(button("Cancel Subscription"));
    return { asked, dialog: within(await screen.findByRole("alertdialog")) };
  }

  it("asks first, with the day that was paid for and that nothing is refunded", async () => {
    const { dialog, asked } = await ask("never");
    expect(dialog.getByRole("heading", { name: "Confirm Cancellation" })).toBeVisible();
    expect(
      dialog.getByText(
        "Are you sure you want to cancel your subscription? This action cannot be undone.",
      ),
    ).toBeVisible();
    expect(dialog.getByText(/paid until Dec 21, 2026\. .*nothing is refunded/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Back" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(asked.to(cancel)).toEqual([]);
  });

  it("tells a trial apart: nothing was charged", async () => {
    const trialEnd = "2026-12-05T12:00:00.000Z";
    const { dialog } = await ask("never", {
      ...launch,
      trialing: true,
      status: "trialing",
      trialEnd,
    });
    expect(dialog.getByText(/run until Dec 5, 2026.*nothing was or will be charged/)).toBeVisible();
  });

  it("says so while it runs", async () => {
    const { dialog } = await ask("never");
    await userEvent.click(dialog.getByRole("button", { name: "Yes, Cancel" }));
    expect(dialog.getByRole("button", { name: "Cancelling..." })).toBeDisabled();
  });

  it("shows None, takes the button away and forgets the cached plan", async () => {
    const { asked, dialog } = await ask({ body: { success: true } });
    await userEvent.click(dialog.getByRole("button", { name: "Yes, Cancel" }));
    expect(await screen.findByText("Subscription cancelled successfully.")).toBeVisible();
    expect(await current("None")).toBeVisible();
    expect(button("Cancel Subscription")).toHaveAttribute("aria-disabled", "true");
    expect(asked.to(cancel)).toEqual([{ subToDel: "sub_1", user_id: USER }]);
    expect(reloadSoon).toHaveBeenCalledTimes(1);
    expect(window.localStorage.getItem(CACHE_KEY)).toBeNull();
  });

  it.each([
    ["the server could not", { body: { success: false } }, "Failed to cancel subscription."],
    ["it is somebody else's", { status: 404, body: {} }, "Failed to cancel subscription."],
    ["nobody answers", "unreachable" as const, "An unexpected error occurred."],
  ])("stays where %s", async (_why, answer, message) => {
    const { dialog } = await ask(answer);
    await userEvent.click(dialog.getByRole("button", { name: "Yes, Cancel" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(message);
    expect(dialog.getByRole("button", { name: "Yes, Cancel" })).toBeEnabled();
  });
});

describe("Changing the plan", () => {
  const preview = "/api/stripe/change-preview";
  const change = "/api/stripe/change-plan";

  it("says what it costs today before it changes anything", async () => {
    const asked = server({
      [plan]: { body: launch },
      [preview]: { body: previewed() },
      [change]: { body: { success: true } },
    });
    manage();
    await current("Launch");
    await userEvent.click(button("Change plan"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText("This is the plan that you have.")).toBeVisible();
    await userEvent.click(await dialog.findByRole("radio", { name: /^Scale/ }));
    expect(await dialog.findByText("$347.12 due today")).toBeVisible();
    expect(dialog.getByText("Then $499 per month, next on Dec 21, 2026.")).toBeVisible();
    expect(asked.to(preview)).toEqual([{ lookup_key: "scale_monthly" }]);
    await userEvent.click(dialog.getByRole("button", { name: "Change to Scale" }));
    expect(await screen.findByText("Your plan is now Scale, billed monthly.")).toBeVisible();
    expect(asked.to(change)).toEqual([{ lookup_key: "scale_monthly", agreed: previewed() }]);
    expect(window.localStorage.getItem(CACHE_KEY)).toBeNull();
  });

  it("changes nothing at another cost than was shown, and shows the new one", async () => {
    const changed = "The cost has changed since you looked. Look again.";
    const answers = {
      [plan]: { body: launch },
      [preview]: { body: previewed() },
      [change]: { status: 409, body: { error: { code: "conflict", message: changed } } },
    };
    server(answers);
    manage();
    await current("Launch");
    await userEvent.click(button("Change plan"));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("radio", { name: /^Scale/ }));
    expect(await dialog.findByText("$347.12 due today")).toBeVisible();
    answers[preview] = { body: previewed({ dueToday: 479_000 }) };
    await userEvent.click(dialog.getByRole("button", { name: "Change to Scale" }));
    expect(await dialog.findByText("$4,790 due today")).toBeVisible();
    expect(dialog.getByRole("alert")).toHaveTextContent(changed);
  });

  it.each([
    ["STARTER", /^More candidates of this month are open than Starter includes, so nothing/],
    ["SCALE", /^You have paid for this period already\./],
  ] as const)("says of %s what is kept for this period", async (to, words) => {
    const kept = { to: { plan: to, cycle: "monthly" }, dueToday: 0, settled: "kept" } as const;
    server({ [plan]: { body: launch }, [preview]: { body: previewed(kept) } });
    manage();
    await current("Launch");
    await userEvent.click(button("Change plan"));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("radio", { name: new RegExp(`^${to}`, "i") }));
    expect(await dialog.findByText(words)).toBeVisible();
  });

  it("switches the cycle alone", async () => {
    const asked = server({
      [plan]: { body: launch },
      [preview]: { body: previewed({ dueToday: 0, credit: 467_788, nextDate: null }) },
    });
    manage();
    await current("Launch");
    await userEvent.click(button("Change plan"));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("switch", { name: "Yearly (Save 20%)" }));
    expect(await dialog.findByText("$0 due today")).toBeVisible();
    expect(
      dialog.getByText(/^\$4,677\.88 of what you paid stays as credit for your next bills\./),
    ).toBeVisible();
    expect(asked.to(preview)).toEqual([{ lookup_key: "launch_yearly" }]);
  });

  it("says what has to be done first where a payment waits", async () => {
    const first = "Your last payment failed. Please update your card first.";
    server({
      [plan]: { body: launch },
      [preview]: { status: 409, body: { error: { code: "conflict", message: first } } },
    });
    manage();
    await current("Launch");
    await userEvent.click(button("Change plan"));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("radio", { name: /^Scale/ }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(first);
  });

  it("changes nothing where the cost is not known", async () => {
    const asked = server({ [plan]: { body: launch }, [preview]: "unreachable" });
    manage();
    await current("Launch");
    await userEvent.click(button("Change plan"));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("radio", { name: /^Scale/ }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(/could not work out/);
    await userEvent.click(dialog.getByRole("button", { name: "Change to Scale" }));
    expect(asked.to(change)).toEqual([]);
  });
});
