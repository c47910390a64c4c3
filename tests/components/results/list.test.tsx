import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { row } from "#components/gallery/examples/results";
import { ResultsView } from "#components/results/list/results-view";
import { Toaster } from "#components/ui/toaster";
import { INSTRUCTED } from "#lib/domain/results/provenance";
import { type ResultSort, wholeList } from "#lib/domain/results/result-query";

const refresh = jest.fn();
const router = { refresh, push: jest.fn(), replace: jest.fn() };
jest.mock("next/navigation", () => ({ useRouter: () => router }));
jest.mock("#components/shared/use-refresh", () => ({
  useRefresh: () => refresh,
  useRefreshOrToast: () => refresh,
}));

const reply = (ok: boolean, body: object) =>
  jest.fn().mockResolvedValue({ ok, json: async () => body });

function list(rows = [row], search = "", pages = 1, sort: ResultSort = "newest") {
  return render(
    <>
      <ResultsView
        list={{
          page: { rows, previous: null, next: pages > 1 ? "7" : null, lookedAt: null },
          facts: {
            total: rows.length * pages,
            interviews: [],
            contacts: [],
            tags: [],
            team: false,
          },
        }}
        query={{ ...wholeList(sort), search }}
        defaultSort="newest"
        base="/interviews/responses"
        interviewId={null}
        company={null}
        pdfLock={null}
        emptyAction={<a href="/interviews">Go to your interviews</a>}
        before={<p>3 wait</p>}
        after={rows.length > 0 ? <p>The end</p> : null}
      />
      <Toaster />
    </>,
  );
}

beforeEach(() => {
  refresh.mockClear();
});

it("The list's actions have a head that everybody sees", () => {
  list();
  const head = screen.getByRole("columnheader", { name: "Actions" });
  expect(head).toBeVisible();
  expect(head.outerHTML).not.toContain("sr-only");
});

it("All of a page are chosen above its cards too, and all that match in the list's order", async () => {
  list([row, { ...row, id: "a-2", name: "Bo" }], "", 2, "name");
  const everyone = screen.getAllByRole("checkbox", { name: "Select everyone on this page" });
  const table = screen.getByRole("table", { name: "Candidates" });
  const [above, head] = everyone;
  expect(everyone.map((box) => table.contains(box))).toEqual([false, true]);
  expect([above?.closest("label")?.className, head?.closest("label")?.className]).toEqual([
    expect.stringMatching(/(^| )table:hidden/),
    expect.stringMatching(/max-table:hidden/),
  ]);
  await userEvent.click(screen.getByText("Select everyone on this page"));
  expect(head).toBeChecked();
  const bar = within(screen.getByRole("region", { name: "Selected candidates" }));
  expect(bar.getByText("2 selected")).toBeVisible();
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: false, json: async () => ({}) });
  await userEvent.click(bar.getByRole("button", { name: "Select all 4 that match" }));
  await userEvent.click(bar.getByRole("button", { name: "Download" }));
  expect(globalThis.fetch).toHaveBeenCalledWith(
    "/api/attempts/export",
    expect.objectContaining({ body: expect.stringContaining('"address":"sort=name"') }),
  );
});

it.each([true, false])(
  "A row says whether its answers tried to influence the scoring: %s",
  (instructed) => {
    list([{ ...row, instructed }]);
    expect(screen.queryAllByText(INSTRUCTED)).toHaveLength(instructed ? 1 : 0);
  },
);

it.each([
  ["passed", "Must-haves met"],
  ["let_in", "Let in by you"],
  ["none", null],
] as const)("A row says what the must-haves came to: %s", (mustHaves, words) => {
  list([{ ...row, mustHaves }]);
  for (const said of ["Must-haves met", "Let in by you"]) {
    const marks = screen.queryAllByText(said, { selector: "td span" });
    expect(marks).toHaveLength(said === words ? 1 : 0);
  }
});

describe("An employer who decides", () => {
  const status = () => screen.getByRole("combobox", { name: "Status of Maribel Santos" });

  it("sees the new status at once, and that it was saved", async () => {
    let save: (answer: object) => void = () => {};
    globalThis.fetch = jest.fn().mockReturnValue(
      new Promise((resolve) => {
        save = resolve;
      }),
    );
    list();
    await userEvent.selectOptions(status(), "Hired");
    expect(status()).toHaveValue("Hired");
    save({ ok: true, json: async () => ({ status: "Hired" }) });
    expect(await screen.findByText("Status updated.")).toBeInTheDocument();
    expect(globalThis.fetch).toHaveBeenCalledWith(
      "/api/attempts/a-1",
      expect.objectContaining({
        method: "PATCH",
        body: JSON.stringify({ status: "Hired", shown: row.shown, from: "Pending" }),
      }),
    );
  });

  it("gets the old status back where saving failed", async () => {
    globalThis.fetch = reply(false, { error: { message: "no" } });
    list();
    await userEvent.selectOptions(status(), "Rejected");
    expect(await screen.findByText("Status update failed.")).toBeInTheDocument();
    expect(status()).toHaveValue("Pending");
  });
});

describe("Candidates who wait", () => {
  const many = Array.from({ length: 6 }, (_, at) => ({ ...row, id: `a-${at}` }));

  it.each([
    ["a short list, whose end is in sight", [row], "", 1, ["The end"]],
    ["a long one", many, "", 1, ["3 wait", "The end"]],
    ["a page before the last", [row], "", 2, ["3 wait"]],
    ["a search", [row], "Maribel", 1, ["3 wait"]],
  ] as const)("are told of on %s", (_where, rows, search, pages, told) => {
    list([...rows], search, pages);
    expect(screen.queryAllByText(/^(3 wait|The end)$/).map((one) => one.textContent)).toEqual(told);
  });
});

describe("A candidates list", () => {
  it("says where a newer evaluation than the one it shows failed", () => {
    list([{ ...row, newerFailed: "will_retry" }]);
    expect(screen.getByText("A newer evaluation failed")).toBeInTheDocument();
  });

  it("says about how long an answer still waits to be transcribed", () => {
    list([{ ...row, state: "scoring", rating: null, scoring: true, waitSeconds: 130 }]);
    expect(screen.getByText("Transcribing, about 2 minutes")).toBeVisible();
  });

  it("shows a rating with its number and its word", () => {
    list();
    expect(screen.getByRole("img", { name: "Rating: 7.5 out of 10, Good" })).toBeVisible();
  });

  it("looks again by itself while somebody is being scored, and only then", () => {
    jest.useFakeTimers();
    const quiet = list();
    act(() => jest.advanceTimersByTime(20_000));
    expect(refresh).not.toHaveBeenCalled();
    quiet.unmount();
    list([{ ...row, state: "scoring", rating: null, scoring: true }]);
    act(() => jest.advanceTimersByTime(4000));
    expect(refresh).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it("teaches where nobody has answered, and says so where a search finds nobody", () => {
    const first = list([]);
    expect(screen.getByRole("link", { name: "Go to your interviews" })).toBeVisible();
    first.unmount();
    list([], "zzz");
    expect(screen.getByText("No attempts found.")).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Search candidates" })).toHaveValue("zzz");
  });

  it("goes on to search what candidates said, with the words that are typed", async () => {
    list();
    const link = screen.getByRole("link", { name: "Search answers" });
    expect(link).toHaveAttribute("href", "/interviews/search");
    await userEvent.type(screen.getByRole("textbox", { name: "Search candidates" }), "own van");
    expect(link).toHaveAttribute("href", "/interviews/search?q=own%20van");
  });
});
