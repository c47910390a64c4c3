import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ManageSubscription } from "#components/plans/manage/manage-subscription";
import { launch, server, show, USER } from "./support";

const router = { refresh: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const plan = "/api/account/plan";
const pay = "/api/stripe/pay-bills";
const savedCard = "/api/stripe/saved-card";
const pastDue = { ...launch, status: "past_due", pastDueUntil: "2099-12-21T12:00:00Z" };
const PAGE = "https://invoice.stripe.example/i/1";

function manage(cardChanged: boolean) {
  const props = { userId: USER, timeZone: "UTC", contactEmail: "hello@rolecall.example" };
  show(<ManageSubscription {...props} cardChanged={cardChanged} />);
}

beforeEach(() => {
  window.localStorage.clear();
  jest.clearAllMocks();
});

describe("A bill that waits", () => {
  it("is paid by a press when its owner comes back from Stripe's pages, and the plan is read anew", async () => {
    const { to } = server({
      [plan]: { body: pastDue },
      [savedCard]: { body: { read: true } },
      [pay]: { body: { bills: "paid", url: null } },
    });
    manage(true);
    expect(await screen.findByText(/If you saved a new card/)).toBeVisible();
    expect(to(savedCard)).toHaveLength(1);
    expect(to(pay)).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Pay this bill" }));
    await waitFor(() => expect(to(pay)).toHaveLength(1));
    await waitFor(() => expect(to(plan)).toHaveLength(2));
    expect(to(pay)).toHaveLength(1);
  });

  it("is not charged by looking at the page alone", async () => {
    const { to } = server({ [plan]: { body: pastDue } });
    manage(false);
    expect(await screen.findByRole("button", { name: "Pay this bill" })).toBeVisible();
    expect(to(pay)).toEqual([]);
  });

  it("leads to its own page where the card does not pay it", async () => {
    server({ [plan]: { body: pastDue }, [pay]: { body: { bills: "open", url: PAGE } } });
    manage(false);
    await userEvent.click(await screen.findByRole("button", { name: "Pay this bill" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/your bank needs you to confirm/);
    expect(screen.getByRole("link", { name: "Go to the bill" })).toHaveAttribute("href", PAGE);
  });

  it("can be tried again where nothing answers", async () => {
    const { to } = server({ [plan]: { body: pastDue }, [pay]: "unreachable" });
    manage(false);
    await userEvent.click(await screen.findByRole("button", { name: "Pay this bill" }));
    expect(await screen.findByRole("alert")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Pay this bill" }));
    await waitFor(() => expect(to(pay)).toHaveLength(2));
  });

  it("is no button where none waits", async () => {
    const { to } = server({ [plan]: { body: launch } });
    manage(false);
    await screen.findByRole("heading", { name: "Current Plan: Launch" });
    expect(screen.queryByRole("button", { name: "Pay this bill" })).not.toBeInTheDocument();
    expect(to(pay)).toEqual([]);
  });

  it("is not needed for a new card to be the one that is charged, back from Stripe's pages", async () => {
    const { to } = server({
      [plan]: { body: launch },
      [savedCard]: { body: { read: true } },
    });
    manage(true);
    await waitFor(() => expect(to(savedCard)).toHaveLength(1));
    expect(to(pay)).toEqual([]);
    expect(screen.queryByRole("button", { name: "Pay this bill" })).not.toBeInTheDocument();
  });
});
