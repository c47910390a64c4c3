import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BackToCandidates, CloseButton } from "#components/results/back-button";
import { CandidateLink } from "#components/results/list/candidate-link";
import { NeighborLinks } from "#components/results/response/neighbors";

const back = jest.fn();
const push = jest.fn();
let pathname = "/interviews/responses/a-1";
jest.mock("next/navigation", () => ({
  useRouter: () => ({ back, push }),
  usePathname: () => pathname,
}));

const LIST = "/interviews/responses?status=Pending&sort=rating";

beforeEach(() => {
  back.mockClear();
  push.mockClear();
  sessionStorage.clear();
  pathname = "/interviews/responses/a-1";
  window.history.replaceState(null, "", LIST);
});

/** Without a navigation, which the test's browser doesn't have. */
function leaveListFor(attemptId: string) {
  const list = render(
    <>
      <span data-attempt="a-0" />
      <CandidateLink attemptId={attemptId} data-attempt={attemptId}>
        Maribel
      </CandidateLink>
      <span data-attempt="a-2" />
    </>,
  );
  screen.getByRole("link", { name: "Maribel" }).addEventListener("click", (event) => {
    event.preventDefault();
  });
  fireEvent.click(screen.getByRole("link", { name: "Maribel" }));
  list.unmount();
  window.history.replaceState(null, "", pathname);
}
const wayBack = () => screen.getByRole("link", { name: "Back to candidates" });
const press = async () => {
  wayBack().addEventListener("click", (event) => event.preventDefault());
  await userEvent.click(wayBack());
};

describe("Back to candidates", () => {
  it("leads to all of them where the page was opened by itself", async () => {
    render(<BackToCandidates />);
    expect(wayBack()).toHaveAttribute("href", "/interviews/responses");
    await press();
    expect(back).not.toHaveBeenCalled();
  });

  it("goes one page back to the list, so that its filters and place are kept", async () => {
    leaveListFor("a-1");
    render(<BackToCandidates />);
    expect(wayBack()).toHaveAttribute("href", LIST);
    await press();
    expect(back).toHaveBeenCalledTimes(1);
  });

  it("leads to the list with its filters from a page that it was not left for", async () => {
    leaveListFor("a-1");
    const { unmount } = render(<BackToCandidates />);
    unmount();
    render(<BackToCandidates />);
    expect(wayBack()).toHaveAttribute("href", LIST);
    await press();
    expect(back).not.toHaveBeenCalled();
  });
});

describe("Close", () => {
  const close = async () => {
    render(<CloseButton />);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
  };
  /** What an engine tells of the tab's pages: those of this site that stand side by side. */
  function told(...pages: string[]) {
    const entries = pages.map((page) => ({ url: new URL(page, window.location.href).href }));
    const navigation = {
      entries: () => entries,
      currentEntry: { index: pages.length - 1 },
    };
    Object.defineProperty(window, "navigation", { configurable: true, value: navigation });
  }
  afterEach(() => Reflect.deleteProperty(window, "navigation"));

  it.each([
    ["the page before, in the workspace", ["/dashboard", pathname], 1],
    ["the list, in a tab that was used for another site", [pathname], 0],
    ["the list, where a page of our own site comes before", ["/login", pathname], 0],
  ])("leads to %s", async (_where, pages, backs) => {
    window.history.pushState(null, "", pathname);
    told(...pages);
    await close();
    expect(back).toHaveBeenCalledTimes(backs);
    expect(push.mock.calls).toEqual(backs === 1 ? [] : [["/interviews/responses"]]);
  });

  it("leads back to the list alone where the engine doesn't tell", async () => {
    window.history.pushState(null, "", pathname);
    await close();
    expect(back).not.toHaveBeenCalled();
    expect(push).toHaveBeenCalledWith("/interviews/responses");
    leaveListFor("a-1");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(back).toHaveBeenCalledTimes(1);
  });
});

describe("The candidates before and after", () => {
  const link = (name: string) => screen.queryByRole("link", { name });

  it("are those of the list that led here, by mouse and by key", async () => {
    leaveListFor("a-1");
    render(<NeighborLinks />);
    expect(link("Previous candidate")).toHaveAttribute("href", "/interviews/responses/a-0");
    expect(link("Next candidate")).toHaveAttribute("href", "/interviews/responses/a-2");
    await userEvent.keyboard("n");
    expect(push).toHaveBeenLastCalledWith("/interviews/responses/a-2", { scroll: true });
    await userEvent.keyboard("p");
    expect(push).toHaveBeenLastCalledWith("/interviews/responses/a-0", { scroll: true });
  });

  it("end where the list's page ended", async () => {
    leaveListFor("a-1");
    pathname = "/interviews/responses/a-2";
    render(<NeighborLinks />);
    expect(link("Previous candidate")).toHaveAttribute("href", "/interviews/responses/a-1");
    expect(link("Next candidate")).toBeNull();
    await userEvent.keyboard("n");
    expect(push).not.toHaveBeenCalled();
  });

  it("are nobody where no list led here", () => {
    render(<NeighborLinks />);
    expect(screen.queryByRole("navigation")).toBeNull();
  });
});
