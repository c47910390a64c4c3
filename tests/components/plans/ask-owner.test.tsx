import { render, screen } from "@testing-library/react";
import { Greetings } from "#components/dashboard/greetings";
import { RecentInterviews } from "#components/dashboard/recent-interviews";
import { WaitingNotice } from "#components/plans/gate/waiting-notice";
import { RoleProvider } from "#components/shared/role";
import type { SeatRole } from "#lib/domain/company/team";

const waiting = {
  count: 3,
  plan: "STARTER",
  cycle: null,
  nextMonth: null,
  paymentWaits: true,
  timeZone: "America/New_York",
  bookingUrl: "https://book.example",
} as const;

function show(role: SeatRole) {
  render(
    <RoleProvider role={role} ownerName="Dana Lopez">
      <Greetings userId="u-1" mask="0000" hasCandidates={false} />
      <WaitingNotice {...waiting} />
      <RecentInterviews interviews={[]} timeZone="America/New_York" />
    </RoleProvider>,
  );
}

it.each(["manager", "viewer"] as const)("A %s reads whom to ask for a larger plan", (role) => {
  show(role);
  expect(screen.getByText("Ask Dana Lopez (owner) for a larger plan.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Update your card" })).toBeNull();
});

it("An owner has the button", () => {
  show("owner");
  expect(screen.getByRole("link", { name: "Update your card" })).toBeVisible();
  expect(screen.queryByText(/^Ask /)).toBeNull();
});

it("A viewer is not led to make interviews", () => {
  show("viewer");
  expect(screen.queryByText("Welcome to Rolecall!")).toBeNull();
  expect(screen.getByText("Interviews that you may see stand here.")).toBeVisible();
});
