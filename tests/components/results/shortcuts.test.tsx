import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { result, row } from "#components/gallery/examples/results";
import { ResultsView } from "#components/results/list/results-view";
import { Review } from "#components/results/response/review";
import { PreferencesProvider } from "#components/shared/preferences-provider";
import { wholeList } from "#lib/domain/results/result-query";

let search = "";
jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(search),
  useRouter: () => ({ refresh: jest.fn(), replace: jest.fn() }),
}));

const fetch = jest.fn();
beforeEach(() => {
  search = "";
  localStorage.clear();
  fetch.mockReset().mockResolvedValue({ ok: true, json: async () => ({}) });
  Object.assign(globalThis, { fetch });
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
});

/** Each status that was sent, with the address that it was sent to. */
const decisions = () =>
  fetch.mock.calls.flatMap(([path, init]) =>
    init.body === undefined ? [] : [[path, JSON.parse(init.body).status]],
  );

describe("By single keys, on the list, one", () => {
  const second = { ...row, id: "a-2", name: "Omar Diaz", status: "Rejected" as const };
  const name = (of: string) => screen.getByRole("link", { name: new RegExp(of) });

  function list() {
    render(
      <PreferencesProvider>
        <ResultsView
          list={{
            page: { rows: [row, second], previous: null, next: null, lookedAt: null },
            facts: { total: 2, interviews: [], contacts: [], tags: [], team: false },
          }}
          query={wholeList("newest")}
          defaultSort="newest"
          base="/interviews/responses"
          interviewId={null}
          company={null}
          pdfLock={null}
          emptyAction={null}
        />
      </PreferencesProvider>,
    );
  }

  it("goes from candidate to candidate, and stops at both ends", async () => {
    list();
    await userEvent.keyboard("j");
    expect(name("Maribel")).toHaveFocus();
    await userEvent.keyboard("jj");
    expect(name("Omar")).toHaveFocus();
    await userEvent.keyboard("kk");
    expect(name("Maribel")).toHaveFocus();
  });

  it("goes on from the last candidate where the focus has left the rows", async () => {
    list();
    await userEvent.keyboard("jj");
    name("Omar").blur();
    await userEvent.keyboard("k");
    expect(name("Maribel")).toHaveFocus();
  });

  it("decides about the candidate in focus, and about nobody else", async () => {
    list();
    await userEvent.keyboard("3");
    expect(decisions()).toEqual([]);
    await userEvent.keyboard("jj1");
    await waitFor(() => expect(decisions()).toEqual([["/api/attempts/a-2", "Pending"]]));
    // It is that already.
    await userEvent.keyboard("k1");
    expect(decisions()).toHaveLength(1);
  });

  it("opens the analysis of the candidate in focus", async () => {
    list();
    await userEvent.keyboard("j4");
    expect(await screen.findByRole("dialog", { name: "AI Analysis" })).toBeVisible();
  });

  it("goes from analysis to analysis of the list", async () => {
    list();
    await userEvent.keyboard("j4");
    const dialog = await screen.findByRole("dialog", { name: "AI Analysis" });
    expect(dialog).toHaveAccessibleDescription(/^Maribel/);
    await userEvent.keyboard("n");
    expect(dialog).toHaveAccessibleDescription(/^Omar/);
    // The page below stays as it was.
    await userEvent.keyboard("n3j");
    expect(dialog).toHaveAccessibleDescription(/^Omar/);
    const decided = expect.objectContaining({ method: "PATCH" });
    expect(fetch).not.toHaveBeenCalledWith(expect.anything(), decided);
    await userEvent.keyboard("p");
    expect(dialog).toHaveAccessibleDescription(/^Maribel/);
  });

  it("writes into a field what is typed there, holds Ctrl for the browser, and waits for a dialog", async () => {
    list();
    await userEvent.type(screen.getByRole("textbox", { name: "Search candidates" }), "j3");
    expect(screen.getByRole("textbox", { name: "Search candidates" })).toHaveValue("j3");
    name("Maribel").focus();
    await userEvent.keyboard("{Control>}3{/Control}");
    await userEvent.keyboard("?");
    expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
    await userEvent.keyboard("3");
    expect(decisions()).toEqual([]);
    await userEvent.keyboard("?");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(name("Maribel")).toHaveFocus());
  });

  it("turns them off in the sheet, for this browser", async () => {
    list();
    await userEvent.keyboard("?");
    await userEvent.click(await screen.findByRole("switch", { name: "Single-key shortcuts" }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    name("Maribel").focus();
    await userEvent.keyboard("3?j");
    expect(decisions()).toEqual([]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(name("Maribel")).toHaveFocus();
  });
});

describe("By single keys, on a response, one", () => {
  const play = jest.fn().mockResolvedValue(undefined);
  beforeEach(() => {
    play.mockClear();
    window.history.replaceState(null, "", "/interviews/responses/a-1");
    window.HTMLMediaElement.prototype.play = play;
    window.HTMLElement.prototype.scrollIntoView = jest.fn();
    window.HTMLElement.prototype.checkVisibility = () => true;
  });

  it("plays the answer, unless a button has the focus", async () => {
    search = "tab=video";
    render(<Review result={result} pdfLock={null} />);
    await userEvent.keyboard(" ");
    expect(play).toHaveBeenCalledTimes(1);
    screen.getByRole("button", { name: /What have you cleaned/ }).focus();
    await userEvent.keyboard(" ");
    expect(play).toHaveBeenCalledTimes(1);
  });

  it("goes to the next question, with the focus on its answer", async () => {
    search = "tab=video&question=q-1";
    const { rerender } = render(<Review result={result} pdfLock={null} />);
    await userEvent.keyboard("j");
    expect(window.location.search).toContain("question=q-2");
    search = window.location.search;
    rerender(<Review result={result} pdfLock={null} />);
    expect(screen.getByRole("region", { name: "Answer" })).toHaveFocus();
    expect(screen.getByRole("region", { name: "Answer" })).toHaveTextContent("Question 2");
  });
});
