import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ManageSubscription } from "#components/plans/manage/manage-subscription";
import { BILLING_TEXTS } from "#lib/domain/plans/billing-texts";
import { CACHE_KEY, launch, noPlan, previewed, server, show, USER } from "./support";

jest.mock("#components/plans/reload-soon");
const refresh = jest.fn();
const router = { refresh };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const plan = "/api/account/plan";
const preview = "/api/stripe/change-preview";
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

describe("A plan that was changed elsewhere", () => {
  const scale = { ...launch, plan: "SCALE" } as const;

  it("is the one that Change plan opens on", async () => {
    server({ [plan]: { body: launch } });
    manage();
    await current("Launch");
    const asked = server({ [plan]: { body: scale }, [preview]: "never" });
    // As the tab does in which it was changed.
    window.localStorage.clear();
    await userEvent.click(button("Change plan"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText("This is your current plan.")).toBeVisible();
    expect(dialog.getByRole("radio", { name: /^Scale/ })).toBeChecked();
    expect(asked.to(preview)).toEqual([]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("has nothing to change where it was cancelled", async () => {
    server({ [plan]: { body: launch } });
    manage();
    await current("Launch");
    server({ [plan]: { body: noPlan } });
    await userEvent.click(button("Change plan"));
    const dialog = within(await screen.findByRole("dialog"));
    expect(await dialog.findByText(BILLING_TEXTS.noSubscription)).toBeVisible();
    expect(dialog.queryByRole("radio")).not.toBeInTheDocument();
  });

  it("is told to the rest of the page", async () => {
    const until = Date.now() + 60_000;
    window.localStorage.setItem(CACHE_KEY, JSON.stringify({ ...launch, until }));
    server({ [plan]: { body: scale } });
    manage();
    await current("Scale");
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("leaves the rest of the page alone where nothing changed", async () => {
    const until = Date.now() + 60_000;
    window.localStorage.setItem(CACHE_KEY, JSON.stringify({ ...launch, until }));
    const asked = server({ [plan]: { body: launch } });
    manage();
    await waitFor(() => expect(asked.to(plan)).toHaveLength(1));
    await act(async () => undefined);
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe("A plan that can't be loaded", () => {
  it("is said so, with nothing false beside it, and asked for again", async () => {
    server({ [plan]: "unreachable" });
    manage();
    expect(await screen.findByRole("alert")).toHaveTextContent("Your plan couldn't be loaded.");
    expect(screen.queryByText(/None|one candidate|don't have/)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Add a Subscription" })).not.toBeInTheDocument();
    server({ [plan]: { body: launch } });
    await userEvent.click(button("Try again"));
    expect(await current("Launch")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

describe("A cost that can't be worked out", () => {
  it("is asked for again", async () => {
    server({ [plan]: { body: launch }, [preview]: "unreachable" });
    manage();
    await current("Launch");
    await userEvent.click(button("Change plan"));
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.click(await dialog.findByRole("radio", { name: /^Scale/ }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(/couldn't calculate/);
    server({ [preview]: { body: previewed({ dueToday: 100, nextDate: null }) } });
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    expect(await dialog.findByText("$1 due today")).toBeVisible();
  });
});

describe("A plan that was given by hand", () => {
  it("has a sentence in the place of what it can't do", async () => {
    server({ [plan]: { body: { ...noPlan, plan: "TEST" } } });
    manage();
    await current("Test");
    expect(screen.getByText(/^Your plan was set up manually/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Add a Subscription" })).not.toBeInTheDocument();
  });

  it("can be replaced by a paid one where it is one that we sell", async () => {
    server({ [plan]: { body: { ...noPlan, plan: "LAUNCH" } } });
    manage();
    await current("Launch");
    expect(button("Add a Subscription")).not.toHaveAttribute("aria-disabled");
  });
});

describe("A cancellation", () => {
  async function confirm(answer: Parameters<typeof server>[0][string]) {
    server({ [plan]: { body: launch }, [cancel]: answer });
    manage();
    await current("Launch");
    await userEvent.click(button("Cancel Subscription"));
    await userEvent.click(await screen.findByRole("button", { name: "Yes, Cancel" }));
  }

  it("leaves the focus on what it changed", async () => {
    await confirm({ body: { success: true } });
    await waitFor(() => expect(screen.getByRole("heading", { level: 2 })).toHaveFocus());
  });

  it("of a custom plan is left to a mail, by the server's code and not by its words", async () => {
    await confirm({ status: 403, body: { error: { code: "forbidden", message: "Other words" } } });
    expect(await screen.findByRole("link", { name: "contact us" })).toBeVisible();
  });
});

describe("A payment that waits", () => {
  it("is said once, as a warning", async () => {
    const past = { ...launch, status: "past_due", pastDueUntil: "2099-12-21T12:00:00Z" };
    server({ [plan]: { body: past } });
    manage();
    await current("Launch");
    expect(screen.getAllByText(/Your last payment failed/)).toHaveLength(1);
  });
});
