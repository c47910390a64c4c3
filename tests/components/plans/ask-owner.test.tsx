import { render, screen } from "@testing-library/react";
import { Greetings } from "#components/dashboard/greetings";
import { RecentInterviews } from "#components/dashboard/recent-interviews";
import { InvitesView } from "#components/interviews/invites/invites-view";
import { WaitingNotice } from "#components/plans/gate/waiting-notice";
import { RoleProvider } from "#components/shared/role";
import type { SeatRole } from "#lib/domain/company/team";
import { invitesPath } from "#lib/domain/core/routes";

jest.mock("next/navigation", () => ({ useRouter: () => ({}) }));

const waiting = {
  count: 3,
  plan: "STARTER",
  cycle: null,
  nextMonth: null,
  paymentWaits: true,
  timeZone: "America/New_York",
  bookingUrl: "https://book.example",
} as const;

function show(
  role: SeatRole,
  parts = (
    <>
      <Greetings userId="u-1" mask="0000" hasCandidates={false} />
      <WaitingNotice {...waiting} />
      <RecentInterviews interviews={[]} timeZone="America/New_York" />
    </>
  ),
) {
  render(
    <RoleProvider role={role} ownerName="Dana Lopez">
      {parts}
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
  expect(screen.getByText("Interviews shared with you appear here.")).toBeVisible();
});

it("A manager who can invite nobody else reads whom to ask, and the owner where the plans are", () => {
  const invites = (
    <InvitesView
      interview={{ id: "i-1", title: "Cleaner", deadline: null }}
      lack="plan"
      hasPlan={false}
      left={0}
      earlier={[]}
      messages={[
        { sample: "", greets: { language: "en", hello: "Hi {name},", helloPlain: "Hi," } },
      ]}
      texts={[]}
      canText={false}
      invited={{ rows: [], total: 250, search: "", page: 2, pages: 3 }}
      timeZone="America/New_York"
    />
  );
  show("manager", invites);
  expect(screen.getByText("Ask Dana Lopez (owner) for a plan.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "See the plans" })).toBeNull();
  const pages = [invitesPath("i-1"), invitesPath("i-1", { page: 3 })];
  for (const [at, name] of ["Previous", "Next"].entries())
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", pages[at]);
  show("owner", invites);
  expect(screen.getByRole("link", { name: "See the plans" })).toBeVisible();
});
