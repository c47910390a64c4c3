import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answers, result } from "#components/gallery/examples/results";
import { DecideDialog } from "#components/results/decisions/decide-dialog";
import { DecisionHistory } from "#components/results/decisions/decision-history";
import { EvaluationVersions } from "#components/results/evaluation/evaluation-versions";
import { MetricGrid } from "#components/results/evaluation/metrics-section";
import { OverallCard } from "#components/results/evaluation/overall-card";
import { ReviewsTab } from "#components/results/response/reviews-tab";
import { decidedMeanwhile } from "#lib/domain/results/decision";
import { findingsOf } from "#lib/domain/results/quotes";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));
jest.mock("#components/shared/use-refresh", () => ({
  useRefresh: () => refresh,
  useRefreshOrToast: () => refresh,
}));

const fetch = jest.fn();

function answerWith(status: number, body: object) {
  fetch.mockResolvedValue({ ok: status < 400, status, json: async () => body });
}

/** What was sent to the handlers. */
const sent = () =>
  fetch.mock.calls.map(([path, init]) => ({
    path,
    method: init.method,
    body: JSON.parse(init.body),
  }));

beforeEach(() => {
  fetch.mockReset();
  globalThis.fetch = fetch;
  answerWith(200, {});
  refresh.mockClear();
});

const evaluation = result.evaluation;
const metric = evaluation?.metrics[0];
if (!evaluation || !metric) throw new Error("the example is scored");
const hearing = { answers, playing: null, onPlay: () => {}, onShow: () => {} };
const card = (view = metric) =>
  render(
    <MetricGrid
      attemptId="a-1"
      metrics={findingsOf({ statements: [], metrics: [view] }).metrics}
      hearing={hearing}
    />,
  );

describe("An employer who disagrees with a number", () => {
  it("puts their own in its place, with a reason", async () => {
    card();
    await userEvent.click(screen.getByRole("button", { name: "Adjust Experience" }));
    const dialog = within(screen.getByRole("dialog", { name: "Adjust Experience" }));
    const score = dialog.getByLabelText("Score out of 10");
    expect(score).toHaveValue(null);
    expect(score).toHaveAccessibleDescription("Whole or half points.");
    await userEvent.type(score, "9");
    await userEvent.type(dialog.getByLabelText("Why"), "Ran our own crew once.");
    await userEvent.click(dialog.getByRole("button", { name: "Save my score" }));
    expect(sent()).toEqual([
      {
        path: "/api/attempts/a-1/metrics/experience",
        method: "PUT",
        body: { score: 9, reason: "Ran our own crew once." },
      },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(refresh).toHaveBeenCalled();
  });

  it("keeps what they typed where saving is refused, and reads why at the field", async () => {
    card();
    await userEvent.click(screen.getByRole("button", { name: "Adjust Experience" }));
    const score = screen.getByLabelText("Score out of 10");
    await userEvent.clear(score);
    await userEvent.type(score, "9");
    await userEvent.click(screen.getByRole("button", { name: "Save my score" }));
    expect(screen.getByText("Say why, in a few words.")).toBeVisible();
    expect(sent()).toEqual([]);
    answerWith(400, { error: { message: "Check.", fields: { reason: "Not that." } } });
    await userEvent.type(screen.getByLabelText("Why"), "x");
    await userEvent.click(screen.getByRole("button", { name: "Save my score" }));
    expect(await screen.findByText("Not that.")).toBeVisible();
    expect(score).toHaveValue(9);
  });

  it("sees both numbers, the mark and the reason, and can undo", async () => {
    card({
      ...metric,
      score: 9,
      override: { reason: "Ran our own crew once.", at: "Nov 21, 2026", scorerScore: 7.5 },
    });
    const article = screen.getByRole("group");
    expect(article).toHaveTextContent("Strong9.0");
    expect(article).toHaveTextContent("Set by a person: 9.0 · automatic score: 7.5");
    expect(article).toHaveTextContent("Reason for the automatic score: Names places and years.");
    expect(article).toHaveTextContent("Ran our own crew once.");
    await userEvent.click(screen.getByRole("button", { name: /^Undo/ }));
    expect(sent()).toMatchObject([
      { path: "/api/attempts/a-1/metrics/experience", method: "DELETE" },
    ]);
  });

  it("sees in the rating that a person adjusted it, and what the scorer said", () => {
    render(
      <OverallCard
        result={{
          ...result,
          evaluation: { ...evaluation, adjusted: true, rating: 8, scorerRating: 6.4 },
        }}
        findings={findingsOf(evaluation)}
        week={null}
        hearing={hearing}
      />,
    );
    expect(screen.getByText("Adjusted by a person")).toBeVisible();
    expect(screen.getByText("The automatic rating was 6.4")).toBeVisible();
  });
});

async function openDecision() {
  const scores = { version: 2, override: 3 };
  render(<DecideDialog attemptId="a-1" name="Maribel" status="Pending" scores={scores} />);
  await userEvent.click(screen.getByRole("button", { name: "Add a reason" }));
}

describe("An employer who decides", () => {
  it("can give a reason with the status", async () => {
    await openDecision();
    await userEvent.selectOptions(screen.getByLabelText("Status"), "Hired");
    await userEvent.type(screen.getByLabelText("Reason"), "Starts on Monday.");
    await userEvent.click(screen.getByRole("button", { name: "Save decision" }));
    expect(sent()).toEqual([
      {
        path: "/api/attempts/a-1",
        method: "PATCH",
        body: {
          status: "Hired",
          reason: "Starts on Monday.",
          shown: { version: 2, override: 3 },
          from: "Pending",
        },
      },
    ]);
  });

  it("is told that there is nothing to save without another status or a reason", async () => {
    await openDecision();
    await userEvent.type(await screen.findByLabelText("Reason"), "  ");
    await userEvent.click(screen.getByRole("button", { name: "Save decision" }));
    expect(await screen.findByText(/^Choose another status, or write a reason/)).toBeVisible();
    expect(screen.getByLabelText("Reason")).toHaveFocus();
    expect(sent()).toEqual([]);
    await userEvent.type(screen.getByLabelText("Reason"), "Starts on Monday.");
    await userEvent.click(screen.getByRole("button", { name: "Save decision" }));
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it("keeps their reason where somebody has decided meanwhile, and can then save it anyway", async () => {
    await openDecision();
    await userEvent.selectOptions(screen.getByLabelText("Status"), "Rejected");
    await userEvent.type(screen.getByLabelText("Reason"), "No car.");
    const message = decidedMeanwhile("Hired", { by: "Dana", at: "Nov 22, 2026, 9:26 PM" });
    answerWith(409, { error: { code: "conflict", message, fields: { status: "Hired" } } });
    await userEvent.click(screen.getByRole("button", { name: "Save decision" }));
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Dana changed the status to Hired on Nov 22, 2026, 9:26 PM",
    );
    expect(screen.getByLabelText("Reason")).toHaveValue("No car.");
    answerWith(200, {});
    await userEvent.click(screen.getByRole("button", { name: "Save my decision anyway" }));
    expect(sent()[1]?.body).toEqual({
      status: "Rejected",
      reason: "No car.",
      shown: { version: 2, override: 3 },
    });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("begins anew when they come back to it", async () => {
    await openDecision();
    await userEvent.selectOptions(screen.getByLabelText("Status"), "Hired");
    await userEvent.type(screen.getByLabelText("Reason"), "Starts on Monday.");
    await userEvent.keyboard("{Escape}");
    await userEvent.click(screen.getByRole("button", { name: "Add a reason" }));
    expect(screen.getByLabelText("Status")).toHaveValue("Pending");
    expect(screen.getByLabelText("Reason")).toHaveValue("");
  });

  it("reads what was decided before, when, why, and what was on the screen", () => {
    render(
      <DecisionHistory
        result={{
          ...result,
          history: [
            {
              id: "status-1",
              at: "Nov 21, 2026",
              by: "You",
              what: "changed the status from Pending to Hired",
              reason: "Starts on Monday.",
              seen: "At the time: rating 7.0 (version 1)",
            },
          ],
        }}
      />,
    );
    const entry = screen.getByRole("listitem");
    expect(entry).toHaveTextContent("You changed the status from Pending to Hired");
    expect(entry).toHaveTextContent("“Starts on Monday.”");
    expect(entry).toHaveTextContent("At the time: rating 7.0 (version 1)");
  });
});

describe("An employer who doubts an evaluation", () => {
  it("asks for another one, and the old ones stay in the list", async () => {
    const [first] = result.versions;
    if (!first) throw new Error("the example has a version");
    const second = { ...first, version: 2, runs: 3, spread: [6.8, 7.1] as const };
    const before = { ...first, shown: false };
    render(<EvaluationVersions result={{ ...result, versions: [second, before] }} />);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      expect.stringContaining("Version 2 (current)"),
      expect.stringContaining("Version 1, kept for your records"),
    ]);
    expect(screen.getByText(/3 runs, overall score from 6.8 to 7.1/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Evaluate again" }));
    expect(sent()).toMatchObject([{ path: "/api/attempts/a-1/evaluation", method: "POST" }]);
  });

  it("reads what an older one said of each metric, and in whose words", async () => {
    const [first] = result.versions;
    if (!first) throw new Error("the example has a version");
    const older = { ...first, shown: false, metrics: evaluation.metrics };
    const newer = { ...first, version: 2 };
    render(<EvaluationVersions result={{ ...result, versions: [newer, older] }} />);
    await userEvent.click(screen.getByRole("button", { name: "View version 1" }));
    const dialog = within(screen.getByRole("dialog", { name: "Version 1" }));
    expect(dialog.getByText(metric.reason)).toBeVisible();
    expect(dialog.getByText(metric.quotes[0]?.text ?? "")).toBeVisible();
    expect(dialog.getAllByText("Question 1").length).toBeGreaterThan(0);
    expect(screen.queryByRole("button", { name: "View version 2" })).toBeNull();
  });

  it("reads that a newer one failed, of what the numbers are, and can try again", async () => {
    const failed = { ...result, newerFailed: "given_up" as const };
    render(<ReviewsTab result={failed} hearing={hearing} />);
    expect(screen.getByText("The newer evaluation failed")).toBeVisible();
    expect(
      screen.getByText(/^This is version 1 from Nov 20, 2026\. .*won't be retried/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(sent()).toMatchObject([{ path: "/api/attempts/a-1/evaluation", method: "POST" }]);
  });

  it("sees no number of the answers that were replaced, and why", async () => {
    const [first] = result.versions;
    if (!first) throw new Error("the example has a version");
    const versions = [{ ...first, shown: false, replaced: true }];
    const anew = { ...result, state: "given_up" as const, evaluation: null, versions };
    render(<ReviewsTab result={anew} hearing={hearing} />);
    expect(screen.getByRole("heading", { name: "Scoring failed" })).toBeVisible();
    await userEvent.click(screen.getByText("More"));
    expect((await screen.findByText("Version 1")).parentElement).toHaveTextContent(
      "of earlier answers",
    );
    expect(screen.queryByText("Six metrics")).toBeNull();
  });

  it("waits while one is on its way", async () => {
    render(<EvaluationVersions result={{ ...result, scoring: true }} />);
    await userEvent.click(screen.getByRole("button", { name: "Scoring…" }));
    expect(sent()).toEqual([]);
  });

  it("says once that a person asked for human review only, and shows no AI summary", () => {
    const people = { ...result, state: "people_only" as const, evaluation: null, versions: [] };
    render(<ReviewsTab result={people} hearing={hearing} />);
    expect(screen.getByRole("heading", { name: "Human review only" })).toBeVisible();
    expect(screen.getByText(/nothing was transcribed or scored/)).toBeVisible();
    expect(screen.queryByText("AI Analysis summary")).toBeNull();
  });

  it("is offered none where the candidate asked for people only", () => {
    render(<EvaluationVersions result={{ ...result, state: "people_only", versions: [] }} />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
