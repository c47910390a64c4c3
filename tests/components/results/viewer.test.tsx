import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { answers, result } from "#components/gallery/examples/results";
import { CompareView } from "#components/results/compare/compare-view";
import { More } from "#components/results/response/more";
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

describe("More", () => {
  const opinion = { id: "o-1", by: "Lee", to: "Lee", comment: "Hire her.", at: "Nov 23" };
  const opinions = [{ ...opinion, answer: "yes" as const }];

  it.each([
    ["owner", "Sharing, evaluations, and legal hold"],
    ["manager", "Sharing and evaluations"],
    ["viewer", "Opinions and evaluations"],
  ] as const)("says what a %s finds in it: %s", (role, words) => {
    show(role, <More result={{ ...result, opinions }} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it("holds what readers said also for a viewer, who shares nothing", async () => {
    show("viewer", <More result={{ ...result, opinions }} />);
    await userEvent.click(screen.getByRole("heading", { name: "More" }));
    const said = await screen.findByRole("list", { name: "What readers said" });
    expect(within(said).getByText("Hire her.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  });

  it("isn't there for a viewer of whom people alone review", () => {
    const { container } = show("viewer", <More result={{ ...result, state: "people_only" }} />);
    expect(container).toBeEmptyDOMElement();
  });
});
