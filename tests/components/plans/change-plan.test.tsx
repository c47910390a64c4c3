import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ManageSubscription } from "#components/plans/manage/manage-subscription";
import { BILLING_REFUSALS } from "#lib/domain/plans/billing-refusals";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { CACHE_KEY, launch, previewed, server, show, USER } from "./support";

afterEach(() => jest.restoreAllMocks());
jest.mock("#components/plans/reload-soon");
const router = { refresh: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const plan = "/api/account/plan";

function manage() {
  show(<ManageSubscription userId={USER} timeZone="UTC" contactEmail="hello@rolecall.example" />);
}

const button = (name: string) => screen.getByRole("button", { name });
const current = (name: string) => screen.findByRole("heading", { name: `Current Plan: ${name}` });

beforeEach(() => window.localStorage.clear());

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
    expect(await dialog.findByText("This is your current plan.")).toBeVisible();
    await userEvent.click(await dialog.findByRole("radio", { name: /^Scale/ }));
    expect(await dialog.findByText("$347.12 due today")).toBeVisible();
    expect(
      dialog.getByText("Then $499 per month, next on Dec 21, 2026 (GMT+00:00)."),
    ).toBeVisible();
    expect(asked.to(preview)).toEqual([{ lookup_key: "scale_monthly" }]);
    await userEvent.click(dialog.getByRole("button", { name: "Change to Scale" }));
    expect(await screen.findByText("Your plan is now Scale, billed monthly.")).toBeVisible();
    expect(asked.to(change)).toEqual([{ lookup_key: "scale_monthly", agreed: previewed() }]);
    expect(window.localStorage.getItem(CACHE_KEY)).toBeNull();
  });

  it("changes nothing at another cost than was shown, and shows the new one", async () => {
    const changed = BILLING_REFUSALS.costChanged;
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
    [
      "STARTER",
      "kept",
      0,
      /this month than Starter includes, so you won't get credit for what you paid\. Going back before your paid period ends is free\./,
    ],
    [
      "STARTER",
      "month_kept",
      4000,
      /, so you won't get credit for what you paid for this month\. Going back before the month ends is free\. \$40 stays as credit/,
    ],
    ["SCALE", "kept", 0, /^You've already paid for this period\./],
    ["SCALE", "month_kept", 0, /^You've already paid for this month\./],
  ] as const)("says of %s what is kept: %s", async (to, settled, credit, words) => {
    const kept = { to: { plan: to, cycle: "monthly" }, dueToday: 0, credit, settled } as const;
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
    expect(dialog.getByText(/^\$4,677\.88 stays as credit toward your next bills\./)).toBeVisible();
    expect(asked.to(preview)).toEqual([{ lookup_key: "launch_yearly" }]);
  });

  it("says what has to be done first where a payment waits", async () => {
    const first = BILLING_TEXTS.payFirst;
    server({
      [plan]: { body: launch },
      [preview]: { status: 402, body: { error: { code: "payment_due", message: first } } },
    });
    manage();
    await current("Launch");
    await userEvent.click(button("Change plan"));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("radio", { name: /^Scale/ }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(first);
    expect(
      dialog.getByText("A change takes effect as soon as you agree to the cost."),
    ).toBeVisible();
    expect(dialog.getByRole("button", { name: "Card and invoices" })).toBeVisible();
  });

  it("leads to the card where its bank has to be asked, with the plan as it was", async () => {
    const message = "Your bank needs you to confirm this payment.";
    server({
      [plan]: { body: launch },
      [preview]: { body: previewed() },
      [change]: {
        status: 409,
        body: { error: { code: "conflict", message, fields: { reason: "card" } } },
      },
    });
    manage();
    await current("Launch");
    await userEvent.click(button("Change plan"));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("radio", { name: /^Scale/ }));
    expect(dialog.queryByRole("button", { name: "Card and invoices" })).not.toBeInTheDocument();
    await dialog.findByText("$347.12 due today");
    await userEvent.click(dialog.getByRole("button", { name: "Change to Scale" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(message);
    expect(dialog.getByRole("button", { name: "Card and invoices" })).toBeVisible();
  });

  it("offers the card, not the plans, to whom a bill waits for already", async () => {
    const asked = server({ [plan]: { body: { ...launch, status: "past_due" } } });
    manage();
    await current("Launch");
    await userEvent.click(button("Change plan"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText(BILLING_TEXTS.payFirst)).toBeVisible();
    expect(dialog.getByRole("button", { name: "Card and invoices" })).toBeVisible();
    expect(dialog.queryByRole("radio")).not.toBeInTheDocument();
    expect(asked.to(preview)).toEqual([]);
  });

  it("hands the focus from Close to the choice once the plan is there", async () => {
    server({ [plan]: { body: launch } });
    manage();
    await current("Launch");
    await userEvent.click(button("Change plan"));
    const dialog = within(await screen.findByRole("dialog"));
    await waitFor(() => expect(dialog.getByRole("switch")).toHaveFocus());
  });

  it("changes nothing where the cost is not known", async () => {
    const asked = server({ [plan]: { body: launch }, [preview]: "unreachable" });
    manage();
    await current("Launch");
    await userEvent.click(button("Change plan"));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("radio", { name: /^Scale/ }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(/couldn't calculate/);
    await userEvent.click(dialog.getByRole("button", { name: "Change to Scale" }));
    expect(asked.to(change)).toEqual([]);
  });
});
