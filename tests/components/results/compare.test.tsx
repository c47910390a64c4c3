import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answers, result } from "#components/gallery/examples/results";
import { CompareView } from "#components/results/compare/compare-view";
import { ComparedScores } from "#components/results/compare/compared-scores";
import { type ComparedCandidate, statementsOf } from "#lib/domain/results/comparison";
import { INSTRUCTED } from "#lib/domain/results/provenance";

jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ refresh: jest.fn(), replace: jest.fn() }),
}));

const maribel: ComparedCandidate = {
  id: "a-1",
  interviewId: "i-1",
  name: "Maribel Santos",
  phone: "813 555 0101",
  availability: `1100${"0".repeat(24)}`,
  screening: null,
  facts: statementsOf(result.evaluation, "fact"),
  rating: 7.5,
  state: "scored",
  metrics: [
    { metric: "reliability", score: 8.2 },
    { metric: "experience", score: null },
  ],
  instructed: false,
  status: "Pending",
  shown: { version: 1, override: 0 },
  decisionMails: [],
  answers,
};
const silent: ComparedCandidate = {
  ...maribel,
  id: "a-2",
  name: "Kyle Jennings",
  rating: null,
  state: "not_enough_evidence",
  phone: null,
  availability: null,
  facts: [],
  metrics: [],
  instructed: true,
};

const cells = (row: string) =>
  within(screen.getByRole("row", { name: new RegExp(`^${row}`) }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);

describe("An employer who compares", () => {
  it("sees every number side by side, and where there is none, why", () => {
    render(<ComparedScores candidates={[maribel, silent]} />);
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Maribel Santos",
      "Kyle Jennings",
    ]);
    expect(cells("Overall rating")).toEqual(["7.5Qualified", "Too little to rate"]);
    expect(cells("Reliability")).toEqual(["8.2Strong", "Not assessed"]);
    expect(cells("Experience")).toEqual(["Not assessed", "Not assessed"]);
  });

  it("sees facts, hours and phone beside each other, and where a fact is said", () => {
    render(<ComparedScores candidates={[maribel, silent]} />);
    expect(cells("Time on the job")).toEqual(["Three years of houses", "—"]);
    expect(cells("Week grid")).toEqual(["Mon mornings and afternoons", "—"]);
    expect(cells("Phone")).toEqual(["(813) 555-0101", "—"]);
    expect(screen.getByRole("link", { name: "Three years of houses" })).toHaveAttribute(
      "href",
      "/interviews/responses/a-1?tab=video&question=q-1&from=34&to=52&at=6.5",
    );
  });

  it("sees each must-have once, with everybody's answer beside it", () => {
    const english = { id: "s-1", question: "Can you drive?", answer: "Yes", passes: true };
    const spanish = {
      id: "s-1",
      question: "¿Puedes conducir?",
      answer: "No",
      passes: false,
      original: { question: "Can you drive?", answer: "No" },
    };
    const asked = (given: typeof english) => ({ letIn: false, answers: [given] });
    const people = [
      { ...maribel, screening: asked(english) },
      { ...silent, screening: asked(spanish) },
      { ...silent, id: "a-3", name: "Omar Diaz" },
    ];
    render(<ComparedScores candidates={people} />);
    expect(cells("Can you drive")).toEqual([
      "Yes, passes your rule",
      "No, doesn't pass your rule",
      "—",
    ]);
    expect(screen.queryByText(/conducir/)).toBeNull();
  });

  it("sees who tried to influence the scoring", () => {
    render(<CompareView candidates={[maribel, silent]} questions={answers} question="q-1" />);
    const [flag, ...more] = screen.getAllByText(INSTRUCTED);
    expect(more).toEqual([]);
    expect(flag?.closest("li")).toHaveTextContent("Kyle Jennings");
  });

  it("can tell by its name whose words a region holds", () => {
    render(<CompareView candidates={[maribel, silent]} questions={answers} question="q-1" />);
    const names = screen.getAllByRole("region").map((region) => region.getAttribute("aria-label"));
    expect(names).toEqual([
      "Transcript, question 1, Maribel Santos",
      "Transcript, question 1, Kyle Jennings",
    ]);
  });

  it("goes on to the email after a decision, which nobody is sent by itself", async () => {
    const hired = { ...maribel, status: "Hired" as const };
    const mail = { kind: "no_thank_you", by: "Dana", at: "Nov 23, 2026", state: "sent" } as const;
    const told = { ...silent, status: "Rejected" as const, decisionMails: [mail] };
    const undecided = { ...silent, id: "a-3", name: "Omar Diaz" };
    render(
      <CompareView candidates={[hired, told, undecided]} questions={answers} question="q-1" />,
    );
    expect(
      screen.getByText("Rejection: emailed · Dana · Nov 23, 2026").closest("li"),
    ).toHaveTextContent("Kyle Jennings");
    const [next, ...others] = screen.getAllByRole("button", { name: /^Email/ });
    expect(others).toEqual([]);
    if (next) await userEvent.click(next);
    expect(
      screen.getByRole("dialog", { name: "Email the next step to Maribel Santos" }),
    ).toHaveTextContent("Read it first.");
  });
});
