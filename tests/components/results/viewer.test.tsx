import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { answers, result } from "#components/gallery/examples/results";
import { CompareView } from "#components/results/compare/compare-view";
import { RoleProvider } from "#components/shared/role";
import type { SeatRole } from "#lib/domain/company/team";

jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ refresh: jest.fn(), replace: jest.fn() }),
}));

const show = (role: SeatRole, part: ReactNode) =>
  render(
    <RoleProvider role={role} ownerName="Dana Reyes">
      {part}
    </RoleProvider>,
  );

describe("Who compares decided people", () => {
  const rejected = {
    ...result,
    status: "Rejected" as const,
    phone: null,
    availability: null,
    facts: [],
    decisionMails: [],
  };

  it.each([
    ["owner", 1],
    ["manager", 1],
    ["viewer", 0],
  ] as const)("may email them as %s: %s", (role, buttons) => {
    show(role, <CompareView candidates={[rejected]} questions={answers} question="q-1" />);
    expect(screen.queryAllByRole("button", { name: /^Email a rejection/ })).toHaveLength(buttons);
  });
});
