import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BackToCandidates } from "#components/results/back-button";
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
