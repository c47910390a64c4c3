import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ManageSubscription } from "#components/plans/manage/manage-subscription";
import { reloadSoon } from "#components/plans/reload-soon";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { CACHE_KEY, launch, noPlan, server, show, USER } from "./support";

/** jsdom says that it can't navigate, and so that it was to. */
const navigated = () => jest.mocked(console.error).mock.calls.join().includes("navigation");

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
jest.mock("#components/plans/reload-soon");
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

  it.each([
    ["who has cancelled", { ...noPlan, status: "canceled" as const, customer: true }, true],
    ["who never paid", noPlan, false],
    ["whose plan was set up by hand", { ...noPlan, plan: "TEST" as const, customer: true }, true],
  ])("has the way to card and invoices as it should for %s", async (_who, state, shown) => {
    server({ [plan]: { body: state } });
    manage();
    await screen.findByRole("heading", { name: /^Current Plan: (None|Test)$/ });
    expect(screen.queryAllByRole("button", { name: "Card and invoices" })).toHaveLength(
      shown ? 1 : 0,
    );
  });

  it("says by the keyboard too why no second subscription is sold", async () => {
    server({ [plan]: { body: launch } });
    manage();
    await current("Launch");
    expect(button("Add a Subscription")).toHaveAttribute("aria-disabled", "true");
    button("Change plan").focus();
    await userEvent.tab();
    expect(button("Add a Subscription")).toHaveFocus();
    expect(await screen.findByRole("tooltip")).toHaveTextContent(BILLING_TEXTS.active);
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

  it("shows a custom plan that is billed by card its unpaid bill and the way to pay it", async () => {
    const pastDueUntil = new Date(Date.now() + 86_400_000).toISOString();
    const custom = { ...launch, plan: "CUSTOM", subscribedPlan: "CUSTOM", status: "past_due" };
    server({ [plan]: { body: { ...custom, pastDueUntil } } });
    manage();
    await current("Custom");
    expect(
      screen.getByText(/^You have an unpaid bill\. Your plan stays active until /),
    ).toBeVisible();
    expect(button("Card and invoices")).toBeVisible();
    expect(screen.getByText(/^You have a custom plan\./)).toBeVisible();
  });

  it("says nothing of an older plan's bill beside one that was given by hand", async () => {
    const beside = { ...launch, plan: "CUSTOM", subscribedPlan: "LAUNCH", status: "past_due" };
    server({ [plan]: { body: beside } });
    manage();
    await current("Custom");
    expect(screen.queryByText(/unpaid|payment failed/)).not.toBeInTheDocument();
  });

  it("says what a company has to its credit, and where its bills go", async () => {
    server({ [plan]: { body: { ...launch, credit: 469_100 } } });
    manage();
    await current("Launch");
    expect(
      screen.getByText("You have $4,691 in credit. It goes toward your next bills."),
    ).toBeVisible();
    expect(screen.getByText(/^Billing emails go to dana@bright\.example\./)).toBeVisible();
    await userEvent.click(button("Cancel Subscription"));
    expect(
      within(await screen.findByRole("alertdialog")).getByText(
        "Your $4,691 in credit stays and goes toward the next plan you choose.",
      ),
    ).toBeVisible();
  });

  it("says what credit is for where no plan runs", async () => {
    server({ [plan]: { body: { ...noPlan, customer: true, credit: 469_100 } } });
    manage();
    await current("None");
    expect(
      screen.getByText("You have $4,691 in credit. It goes toward your next plan."),
    ).toBeVisible();
  });

  it("leaves a custom plan to a mail", async () => {
    server({ [plan]: { body: { ...launch, plan: "CUSTOM", customer: false } } });
    manage();
    await current("Custom");
    expect(screen.getByText(/^You have a custom plan\./)).toBeVisible();
    expect(screen.getByRole("link", { name: "contact us" })).toHaveAttribute(
      "href",
      expect.stringContaining("mailto:hello@rolecall.example"),
    );
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
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
    expect(dialog.getByText(/paid until Dec 21, 2026\. .*with no refund/)).toBeVisible();
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
    expect(dialog.getByText(/instead of on Dec 5, 2026, and you won't be charged/)).toBeVisible();
  });

  it.each(["past_due", "unpaid"] as const)(
    "says of %s what becomes of the bill",
    async (status) => {
      const { dialog } = await ask("never", { ...launch, status });
      expect(
        dialog.getByText(
          /ends now, but you'll still owe the unpaid bill\. We won't try your card again\. You can pay it under Card and invoices\./,
        ),
      ).toBeVisible();
    },
  );

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
    ["the server could not", { body: { success: false } }, BILLING_TEXTS.cancelFailed],
    ["it is somebody else's", { status: 404, body: {} }, BILLING_TEXTS.cancelFailed],
    ["nobody answers", "unreachable" as const, "An unexpected error occurred."],
  ])("stays where %s", async (_why, answer, message) => {
    const { dialog } = await ask(answer);
    await userEvent.click(dialog.getByRole("button", { name: "Yes, Cancel" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(message);
    expect(dialog.getByRole("button", { name: "Yes, Cancel" })).toBeEnabled();
  });
});
