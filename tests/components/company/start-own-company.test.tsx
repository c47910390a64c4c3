import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TeamCard } from "#components/company/team-card";
import { RoleProvider } from "#components/shared/role";
import type { Team } from "#lib/domain/company/team";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

function show(offeredTo: string | null) {
  const me = { userId: "u-2", name: "Ben Ortiz", role: "manager", isMe: true } as const;
  const team: Team = {
    people: [{ ...me, email: "ben@example.com", interviews: null }],
    invitations: [],
    offeredTo,
  };
  const seat = { role: "manager", ownerName: "Dana" } as const;
  render(
    <RoleProvider {...seat}>
      <TeamCard team={team} interviews={[]} companyName="Bright Cleaning" ownsOne={false} />
    </RoleProvider>,
  );
}

const start = () => screen.queryByRole("button", { name: "Start your own company" });

it("A company of their own is asked about first, as it can't be undone", async () => {
  const fetch = jest.fn().mockResolvedValue({ ok: false, status: 500, json: async () => ({}) });
  globalThis.fetch = fetch;
  show(null);
  // Its hint stands below, so it shows where the button ends.
  expect(start()).toHaveClass("border");
  await userEvent.click(start() ?? document.body);
  expect(await screen.findByRole("alertdialog")).toHaveTextContent(/no other can be handed over/);
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Start it" }));
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("It isn't offered to whom this one is, as it would be in the way of that", () => {
  show("u-2");
  expect(screen.getByRole("button", { name: "Become the owner" })).toBeVisible();
  expect(start()).toBeNull();
});
