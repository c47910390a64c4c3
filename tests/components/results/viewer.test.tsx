import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { answers, result } from "#components/gallery/examples/results";
import { ShareInterview } from "#components/interviews/share/share-interview";
import { CompareView } from "#components/results/compare/compare-view";
import { ResultsView } from "#components/results/list/results-view";
import { More } from "#components/results/response/more";
import { ShortcutSheet } from "#components/results/shortcuts/shortcut-sheet";
import { PreferencesProvider } from "#components/shared/preferences-provider";
import { RoleProvider } from "#components/shared/role";
import { may, SEAT_ROLES, type SeatRole } from "#lib/domain/company/team";
import type { ComparedCandidate } from "#lib/domain/results/comparison";
import { wholeList } from "#lib/domain/results/result-query";

jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ refresh: jest.fn(), replace: jest.fn() }),
}));

const show = (role: SeatRole, part: ReactNode) =>
  render(
    <RoleProvider role={role} ownerName="Dana Reyes">
      <PreferencesProvider>{part}</PreferencesProvider>
    </RoleProvider>,
  );

const nobodyYet = {
  list: {
    page: { rows: [], previous: null, next: null, lookedAt: null },
    facts: { total: 0, interviews: [], contacts: [], tags: [], team: false },
  },
  query: wholeList("newest"),
  defaultSort: "newest" as const,
  base: "/interviews/responses",
  interviewId: null,
  company: null,
  pdfLock: null,
  emptyAction: null,
};

describe("Who compares decided people", () => {
  const rejected: ComparedCandidate = {
    ...result,
    rating: 3.1,
    metrics: [],
    instructed: false,
    status: "Rejected",
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
  const opinion = {
    id: "o-1",
    attemptId: result.id,
    by: "Lee",
    to: "Lee",
    comment: "Hire her.",
    at: "Nov 23",
  };
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

describe.each(SEAT_ROLES)("A %s", (role) => {
  it.each(["list", "response"] as const)(
    "reads of no key on the %s that decides unless it does",
    async (page) => {
      show(role, <ShortcutSheet page={page} onOpenChange={() => {}} />);
      const keys = await screen.findAllByRole("definition");
      const words = keys.map(({ textContent }) => textContent);
      expect(words).toContain("Show or close this list");
      expect(words.includes("Pending, Rejected, Hired")).toBe(may(role, "decide"));
      expect(words.includes("Decide with a reason")).toBe(
        page === "response" && may(role, "decide"),
      );
    },
  );

  it("shares an interview only as one who may invite", () => {
    const interview = {
      id: "i-1",
      title: "Cleaner",
      language: "en" as const,
      translations: {},
      link: "https://rolecall.example/i/key",
      hourlyRate: "",
      closedAt: null,
      deadline: null,
    };
    show(role, <ShareInterview interview={interview} company={null} />);
    expect(screen.queryAllByRole("button", { name: "Share" })).toHaveLength(
      may(role, "invite") ? 1 : 0,
    );
  });

  it("is told to share the link only as one who may invite", () => {
    show(role, <ResultsView {...nobodyYet} />);
    expect(screen.getByText(/When someone completes/).textContent?.includes("Share your")).toBe(
      may(role, "invite"),
    );
  });
});
