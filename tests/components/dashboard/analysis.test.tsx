import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AnalysisCards } from "#components/dashboard/analysis-cards";
import { AnalysisToolbar } from "#components/dashboard/analysis-toolbar";
import { FunnelCard } from "#components/dashboard/funnel-card";
import { SAMPLE_FIGURES, SAMPLE_NOTE } from "#lib/domain/results/analysis-figures";

const push = jest.fn();
const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push, refresh }) }));
jest.mock("#components/shared/use-refresh", () => ({
  useRefresh: () => refresh,
  useRefreshOrToast: () => refresh,
}));

afterEach(() => jest.useRealTimers());

const ALL = { search: "", range: "all" } as const;
const mean = (n: number, value: number | null) => ({ n, mean: value });
const figures = {
  sample: false,
  total: {
    general: mean(12, 7.2),
    communication: mean(0, null),
    technical: mean(1, 6.4),
    experience: mean(1, 6.9),
    problemSolving: mean(1, 5.9),
  },
  interviews: [],
};

describe("AI Analysis", () => {
  it("shows each mean with the number of responses behind it", async () => {
    render(<AnalysisCards figures={figures} query={ALL} />);
    expect(screen.getByText("12 assessed responses")).toBeVisible();
    expect(screen.getByText("No score yet")).toBeVisible();
    expect(screen.queryByText(SAMPLE_NOTE)).toBeNull();
    await userEvent.click(
      screen.getByRole("button", { name: "View details of Technical Competency" }),
    );
    const dialog = within(screen.getByRole("dialog", { name: "Technical Competency" }));
    expect(dialog.getByRole("row", { name: /Experience 6.9\/10 1/ })).toBeVisible();
    for (const name of ["Scores", "Key Insights", "Recommendations"])
      expect(dialog.getByRole("heading", { name })).toBeVisible();
    expect(dialog.getByRole("link", { name: "Export Report" })).toHaveAttribute(
      "href",
      "/api/ai-analysis",
    );
  });

  it("says that samples are samples, on the cards and behind them", async () => {
    render(<AnalysisCards figures={SAMPLE_FIGURES} query={ALL} />);
    expect(screen.getByText(SAMPLE_NOTE)).toBeVisible();
    for (const value of ["8.2/10", "8.3/10", "8.6/10"])
      expect(screen.getByText(value)).toBeVisible();
    expect(screen.getAllByText("Sample figures")).toHaveLength(3);
    await userEvent.click(
      screen.getByRole("button", { name: "View details of Communication Skills" }),
    );
    expect(within(screen.getByRole("dialog")).getByText(SAMPLE_NOTE)).toBeVisible();
  });

  it("refreshes with a spinner of 1.5 s, once for a double click", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(<AnalysisToolbar query={ALL} />);
    await user.dblClick(screen.getByRole("button", { name: "Refresh" }));
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(screen.getByText("Refreshing…")).toBeVisible();
    act(() => jest.advanceTimersByTime(1500));
    expect(screen.getByRole("button", { name: "Refresh" })).toBeVisible();
  });

  it("puts the filter into the address", async () => {
    render(<AnalysisToolbar query={ALL} />);
    await userEvent.click(screen.getByRole("button", { name: "Filter" }));
    await userEvent.type(screen.getByLabelText("Interview title"), " night ");
    await userEvent.selectOptions(screen.getByLabelText("Time range"), "Last Quarter");
    await userEvent.click(screen.getByRole("button", { name: "Apply Filters" }));
    expect(push).toHaveBeenCalledWith("/dashboard/ai-analysis?q=night&range=quarter", {
      scroll: false,
    });
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("The funnel", () => {
  const week = (name: string, opened: number) => ({
    week: name,
    opened,
    started: 4,
    submitted: 3,
    qualified: 2,
    hired: 1,
  });

  it("has its numbers in a table, and says the chart in words", () => {
    const weeks = [week("2026-11-09", 8), week("2026-11-16", 12)];
    render(
      <FunnelCard
        weeks={weeks}
        sources={[
          { source: "poster", opened: 9, started: 4, submitted: 3, qualified: 2, hired: 1 },
        ]}
        interviews={[{ id: "i-1", title: "Cleaner" }]}
        interviewId="i-1"
        query={{ search: "", range: "all" }}
      />,
    );
    expect(
      screen.getByRole("img", { name: /^Opened 20, Started 8, Submitted 6, Qualified 4, Hired 2/ }),
    ).toBeVisible();
    const rows = within(screen.getByRole("table", { name: /hire/ })).getAllByRole("row");
    expect(rows.map((row) => row.textContent)).toEqual([
      "Week ofOpenedStartedSubmittedQualifiedHired",
      "Nov 16124321",
      "Nov 984321",
      "All208642",
    ]);
    const sources = within(screen.getByRole("table", { name: "Where people came from" }));
    expect(sources.getByRole("row", { name: "Poster 9 4 3 2 1" })).toBeVisible();
    expect(screen.getByLabelText("Interview")).toHaveValue("i-1");
  });

  it("says what will be here while nothing is", () => {
    const none = {
      week: "2026-11-16",
      opened: 0,
      started: 0,
      submitted: 0,
      qualified: 0,
      hired: 0,
    };
    render(
      <FunnelCard
        weeks={[none]}
        sources={[]}
        interviews={[]}
        interviewId={null}
        query={{ search: "", range: "all" }}
      />,
    );
    expect(screen.getByText(/^Nobody opened this link/)).toBeVisible();
    expect(screen.queryByRole("table")).toBeNull();
  });
});
