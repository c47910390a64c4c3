import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ManageSubscription } from "#components/plans/manage/manage-subscription";
import { CREDIT_COVERS, NOT_COLLECTED } from "#components/plans/manage/plan-dates";
import { NOT_STARTED } from "#lib/domain/plans/billing-texts";
import { listCap } from "#lib/domain/plans/plans";
import { spelled } from "#lib/domain/text/spelled";
import { launch, server, show, USER } from "./support";

const router = { refresh: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const plan = "/api/account/plan";

function manage() {
  show(<ManageSubscription userId={USER} timeZone="UTC" contactEmail="hello@rolecall.example" />);
}

const current = (name: string) => screen.findByRole("heading", { name: `Current Plan: ${name}` });

beforeEach(() => {
  window.localStorage.clear();
  jest.clearAllMocks();
});

describe("A subscription that was ended for later", () => {
  const cancelAt = "2026-12-21T12:00:00.000Z";

  it.each([
    ["active", "Your plan ends on Dec 21, 2026 and you won't be charged again."],
    ["trialing", "It ends on Dec 21, 2026 and you won't be charged."],
  ])("says so while it is %s", async (status, words) => {
    server({ [plan]: { body: { ...launch, status, trialEnd: cancelAt, cancelAt } } });
    manage();
    await current("Launch");
    expect(screen.getByText(words, { exact: false })).toBeVisible();
  });

  const trialEnd = launch.periodEnd;
  it.each([
    [{ status: "active" }, "Next charge: $149 on Dec 21, 2026. Your plan ends on Feb 27, 2027."],
    [
      { status: "trialing", trialEnd },
      "charged $149 then unless you cancel first. Your plan ends on Feb 27, 2027.",
    ],
  ])("and is charged before says both: %j", async (changes, words) => {
    const later = { cancelAt: "2027-02-27T12:00:00.000Z", nextCharge: 14_900 };
    server({ [plan]: { body: { ...launch, ...changes, ...later } } });
    manage();
    await current("Launch");
    expect(screen.getByText(words, { exact: false })).toBeVisible();
    expect(screen.queryByText(/won't be charged/)).not.toBeInTheDocument();
  });
});

describe("A plan that is set to end", () => {
  const ending = { ...launch, cancelAt: "2026-12-21T12:00:00.000Z" };

  it("can be kept", async () => {
    const answers: Parameters<typeof server>[0] = {
      [plan]: { body: ending },
      "/api/stripe/keep-plan": { body: { success: true } },
    };
    const asked = server(answers);
    manage();
    await current("Launch");
    answers[plan] = { body: { ...launch, nextCharge: 14_900 } };
    await userEvent.click(screen.getByRole("button", { name: "Keep my plan" }));
    expect(await screen.findByText(/Next charge: \$149/)).toBeVisible();
    expect(asked.to("/api/stripe/keep-plan")).toEqual([{}]);
    expect(screen.queryByRole("button", { name: "Keep my plan" })).not.toBeInTheDocument();
  });

  it("is nobody's to keep where a Custom plan takes its place", async () => {
    server({ [plan]: { body: { ...ending, plan: "CUSTOM" } } });
    manage();
    await current("Custom");
    expect(screen.queryByRole("button", { name: "Keep my plan" })).not.toBeInTheDocument();
  });
});

it("A card that was saved at Stripe is read anew on the way back, once", async () => {
  const asked = server({
    [plan]: { body: launch },
    "/api/stripe/saved-card": { body: { read: true } },
  });
  show(
    <ManageSubscription
      userId={USER}
      timeZone="UTC"
      contactEmail="h@rolecall.example"
      cardChanged
    />,
  );
  await current("Launch");
  await waitFor(() => expect(asked.to("/api/stripe/saved-card")).toEqual([{}]));
});

describe("What a plan is charged next", () => {
  const trialing = { status: "trialing", trialEnd: launch.periodEnd };

  it.each([
    [{ nextCharge: 14_900 }, "Paid until Dec 21, 2026. Next charge: $149 on Dec 21, 2026."],
    [{ nextCharge: 0 }, "Your credit covers the next charge, on Dec 21, 2026."],
    [{ isCollected: false }, "Billed monthly. Billing is paused, so you aren't being charged."],
    [
      { ...trialing, nextCharge: 479_000 },
      "Your card will be charged $4,790 then unless you cancel first.",
    ],
    [{ ...trialing, nextCharge: 0 }, CREDIT_COVERS],
    [{ ...trialing, isCollected: false }, NOT_COLLECTED],
  ])("stands beside its dates: %j", async (changes, words) => {
    server({ [plan]: { body: { ...launch, ...changes } } });
    manage();
    await current("Launch");
    expect(screen.getByText(words, { exact: false })).toBeVisible();
  });
});

describe("A subscription whose payment waits", () => {
  const past = { ...launch, plan: null, status: "past_due" };

  it.each([
    [
      "stays active until Dec 21, 2099",
      { ...past, plan: "LAUNCH", pastDueUntil: "2099-12-21T12:00:00Z" },
    ],
    ["is paused", { ...past, pastDueUntil: "2025-12-21T12:00:00Z" }],
    ["is paused", { ...past, plan: "LAUNCH", pastDueUntil: "2025-12-21T12:00:00Z" }],
  ])("says that the plan %s", async (words, state) => {
    server({ [plan]: { body: state } });
    manage();
    expect(await screen.findByText(new RegExp(`plan ${words}`))).toBeVisible();
    expect(screen.queryAllByText(/2025/)).toEqual([]);
  });

  it("says nothing of it where the plan was given by hand", async () => {
    server({ [plan]: { body: { ...past, plan: "CUSTOM", pastDueUntil: "2025-12-21T12:00:00Z" } } });
    manage();
    await current("Custom");
    expect(screen.queryByText(/payment failed/)).not.toBeInTheDocument();
  });
});

describe("Without a plan", () => {
  it.each([
    [null, `Without a plan, you can view ${spelled(listCap(null))} candidate.`],
    ["incomplete", NOT_STARTED],
    [
      "canceled",
      "You don't have an active plan. You can still see the candidates you've already unlocked.",
    ],
  ])("is said what can be read, after %s", async (status, words) => {
    server({ [plan]: { body: { ...launch, plan: null, status } } });
    manage();
    expect(await screen.findByText(words)).toBeVisible();
  });
});
