import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { result, row } from "#components/gallery/examples/results";
import { MetricsSection } from "#components/results/evaluation/metrics-section";
import { ResultsView } from "#components/results/list/results-view";
import { Toaster } from "#components/ui/toaster";
import { analysisOf } from "#lib/domain/results/analysis";
import { findingsOf } from "#lib/domain/results/quotes";
import { wholeList } from "#lib/domain/results/result-query";
import { BORDERLINE } from "#lib/domain/results/results";

const WORDS = { subject: "Your interview", text: "Hi," };
const EMPTY = analysisOf({ ...result, evaluation: null }, WORDS);
const [SAID] = result.evaluation?.statements ?? [];

const router = { refresh: jest.fn(), push: jest.fn(), replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

const reply = (ok: boolean, body: object) =>
  jest.fn().mockResolvedValue({ ok, json: async () => body });

function list(rows = [row]) {
  render(
    <>
      <ResultsView
        list={{
          page: { rows, previous: null, next: null, lookedAt: null },
          facts: { total: rows.length, interviews: [], contacts: [], tags: [], team: false },
        }}
        query={wholeList("newest")}
        defaultSort="newest"
        base="/interviews/responses"
        interviewId={null}
        company={null}
        pdfLock={null}
        emptyAction={null}
      />
      <Toaster />
    </>,
  );
}

describe("An employer who opens the AI Analysis", () => {
  const openAnalysis = async (shown = row) => {
    list([shown]);
    await userEvent.click(screen.getByRole("button", { name: "AI Analysis of Maribel Santos" }));
  };

  const toldRead = ["/api/attempts/a-1/reading", expect.objectContaining({ method: "POST" })];

  it("reads observations, strengths and weaknesses, and can go on to the whole response", async () => {
    globalThis.fetch = reply(true, {
      ...EMPTY,
      observations: "Cleans houses.",
      statements: [{ ...SAID, kind: "concern", text: "No weekends" }],
      scoredBy: "Scored by the built-in rubric",
    });
    await openAnalysis();
    expect(screen.queryByText(/^Set by a person/)).toBeNull();
    expect(await screen.findByText("Cleans houses.")).toBeVisible();
    expect(screen.getByRole("heading", { name: "Key Observations" })).toBeVisible();
    expect(screen.getByText("No weekends")).toBeVisible();
    expect(screen.getByRole("link", { name: "Full Response Details" })).toHaveAttribute(
      "href",
      "/interviews/responses/a-1",
    );
    expect(globalThis.fetch).toHaveBeenCalledWith(...toldRead);
  });

  it("reads that it is borderline, and of how many runs the number is the median", async () => {
    if (!result.evaluation) throw new Error("the example is scored");
    const scorer = "language model gpt-9 (rubric 2)";
    const evaluation = { ...result.evaluation, scorer, runs: 3, gave: 2 };
    const analysis = analysisOf({ ...result, evaluation }, WORDS);
    globalThis.fetch = reply(true, analysis);
    await openAnalysis({ ...row, borderline: true });
    const dialog = screen.getByRole("dialog");
    expect(
      await within(dialog).findByText(
        "Scored by language model gpt-9 (rubric 2), the median of the 2 of 3 runs that gave a score.",
      ),
    ).toBeVisible();
    expect(within(dialog).getByText(BORDERLINE)).toBeVisible();
  });

  it("finds the list's two lines of a very long name, with all of it to the screen reader and the mouse", async () => {
    globalThis.fetch = reply(false, {});
    const name = "Maribel Santos ".repeat(13).trim();
    list([{ ...row, name }]);
    await userEvent.click(screen.getByRole("button", { name: `AI Analysis of ${name}` }));
    const dialog = screen.getByRole("dialog");
    const shown = within(dialog).getAllByText((text) => text.includes(name));
    expect(shown).toHaveLength(2);
    for (const place of shown) {
      expect(place).toHaveClass("line-clamp-2");
      expect(place.title).toContain(name);
    }
  });

  it("reads that the words are the scorer's own, where a person adjusted a number", async () => {
    globalThis.fetch = reply(true, { ...EMPTY, observations: "7.2 out of 10." });
    await openAnalysis({ ...row, rating: 6.4, adjusted: true });
    expect(await screen.findByText("7.2 out of 10.")).toBeVisible();
    expect(
      screen.getByText(/This summary is based on the automatic scores, not the adjusted ones/),
    ).toBeVisible();
  });

  it("hears a quote beside what is said of it, and is reached by phone and text", async () => {
    globalThis.fetch = reply(true, analysisOf(result, WORDS));
    await openAnalysis();
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByRole("link", { name: "(813) 555-0101" })).toHaveAttribute(
      "href",
      "tel:8135550101",
    );
    expect(dialog.getByRole("link", { name: "Text (813) 555-0101" })).toBeVisible();
    expect(dialog.queryByRole("region", { name: "Answer" })).toBeNull();
    await userEvent.click(
      await dialog.findByRole("button", { name: /^Nobody complained.*0:06(?! · quoted)/ }),
    );
    const answer = await dialog.findByRole("region", { name: "Answer" });
    expect(answer.querySelector("mark")).toHaveTextContent("Nobody complained.");
  });

  it.each([
    ["a sentence", "Nobody complained. · Play from 0:06", 6.5, "Nobody complained."],
    ["a fact", "three years · Play from 0:00", 0.8, "I cleaned houses for three years."],
  ])("hears %s that the list shows at its second", async (_what, name, second, words) => {
    const play = jest.fn().mockResolvedValue(undefined);
    window.HTMLMediaElement.prototype.play = play;
    globalThis.fetch = reply(true, analysisOf(result, WORDS));
    list();
    await userEvent.click(screen.getByRole("button", { name }));
    const answer = await screen.findByRole("region", { name: "Answer" });
    const recording = await within(answer).findByLabelText("Answer to question 1");
    fireEvent.loadedMetadata(recording);
    expect(recording).toHaveProperty("currentTime", second);
    expect(play).toHaveBeenCalled();
    expect(answer.querySelector("mark")).toHaveTextContent(words);
  });

  it("goes on to the next candidate and back, as the list has them", async () => {
    globalThis.fetch = reply(true, EMPTY);
    list([row, { ...row, id: "a-2", name: "Omar Diaz" }]);
    await userEvent.click(screen.getByRole("button", { name: "AI Analysis of Maribel Santos" }));
    await userEvent.click(screen.getByRole("button", { name: "Next candidate, Omar Diaz" }));
    expect(screen.getByRole("dialog")).toHaveAccessibleDescription("Omar Diaz, House cleaner");
    expect(globalThis.fetch).toHaveBeenCalledWith("/api/attempts/a-2/analysis", expect.anything());
    expect(screen.getByRole("button", { name: "Next candidate" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await userEvent.click(
      screen.getByRole("button", { name: "Previous candidate, Maribel Santos" }),
    );
    expect(screen.getByRole("dialog")).toHaveAccessibleDescription("Maribel Santos, House cleaner");
  });

  it("is told where it was refused", async () => {
    globalThis.fetch = reply(false, {});
    await openAnalysis();
    expect(
      await screen.findAllByText(/^Fail to bring AI analysis data\. It couldn't be loaded\./),
    ).not.toHaveLength(0);
    expect(globalThis.fetch).not.toHaveBeenCalledWith(...toldRead);
  });

  it("is told where the network failed", async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"));
    await openAnalysis();
    expect(
      await screen.findAllByText("An error occurred while fetching AI analysis data."),
    ).not.toHaveLength(0);
  });
});

describe("An employer who set a number", () => {
  const override = { reason: "Seen at work.", at: "Nov 21, 2026", scorerScore: 7 };
  const mark = "Set by a person: 10.0 · automatic score: 7.0";

  it("reads it marked in the AI Analysis", async () => {
    globalThis.fetch = reply(true, {
      ...EMPTY,
      metrics: [{ metric: "communication", score: 10, reason: "Says who.", quotes: [], override }],
    });
    list([{ ...row, adjusted: true }]);
    await userEvent.click(screen.getByRole("button", { name: "AI Analysis of Maribel Santos" }));
    expect(await screen.findByText(mark)).toBeVisible();
    expect(screen.getByText("Seen at work.")).toBeVisible();
  });

  it("reads it marked in 'View Metrics', and whose the reason below is", async () => {
    const metrics = findingsOf(result.evaluation).metrics.map((view) => ({
      ...view,
      score: 10,
      override,
    }));
    const hearing = { answers: result.answers, playing: null, onPlay: () => {}, onShow: () => {} };
    render(<MetricsSection result={result} metrics={metrics} hearing={hearing} />);
    await userEvent.click(screen.getByRole("button", { name: "View Metrics" }));
    const sheet = within(screen.getByRole("dialog"));
    expect(sheet.getAllByText(mark)).not.toHaveLength(0);
    expect(sheet.getAllByText(/^Reason for the automatic score: /)).not.toHaveLength(0);
  });
});
