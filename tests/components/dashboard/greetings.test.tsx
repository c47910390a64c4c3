import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { CELEBRATED } from "#components/dashboard/celebration";
import { Greetings } from "#components/dashboard/greetings";

const throwPieces = Object.assign(jest.fn(), { reset: jest.fn() });
const create = jest.fn(() => throwPieces);
jest.mock("canvas-confetti", () => ({ __esModule: true, default: { create } }));

function preferMotion(reduced: boolean) {
  window.matchMedia = jest.fn(() => ({ matches: reduced }) as MediaQueryList);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.clearAllMocks();
  preferMotion(false);
});

const greet = (mask: string, hasCandidates = false) =>
  render(<Greetings userId="u-1" mask={mask} hasCandidates={hasCandidates} />);
const dialog = () => screen.findByRole("dialog", { name: "Welcome to Rolecall!" });

describe("The welcome card", () => {
  it("leads to the guide, and stays away for the session once it is closed", async () => {
    const { unmount } = greet("0000");
    expect(await dialog()).toBeVisible();
    expect(screen.getByRole("link", { name: "Get Started" })).toHaveAttribute(
      "href",
      "/dashboard/onboarding",
    );
    // Elsewhere on the page Escape ends something else.
    await userEvent.keyboard("{Escape}");
    expect(await dialog()).toBeVisible();
    screen.getByRole("link", { name: "Get Started" }).focus();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.body).not.toHaveFocus();
    expect(sessionStorage.getItem("hide_welcome_popup_this_session")).not.toBeNull();
    expect(localStorage.getItem("hide_welcome_popup")).toBeNull();
    unmount();
    greet("0000");
    expect(screen.queryByRole("dialog")).toBeNull();
    sessionStorage.clear();
  });

  it("stands in what the server answers, so that nothing moves when scripts come", () => {
    const page = renderToString(<Greetings userId="u-1" mask="0000" hasCandidates={false} />);
    expect(page).toContain("Welcome to Rolecall!");
    expect(
      renderToString(<Greetings userId="u-1" mask="1111" hasCandidates={false} />),
    ).not.toContain("Welcome to Rolecall!");
  });

  it("speaks of a first shortlist only where nobody has answered yet", async () => {
    const { unmount } = greet("0000");
    expect(await dialog()).toHaveTextContent("a few minutes from your first shortlist");
    unmount();
    greet("0000", true);
    expect(await dialog()).toHaveTextContent("Your candidates' answers are in.");
    expect(screen.queryByText(/first shortlist/)).toBeNull();
  });

  it("stays away for good with the box ticked", async () => {
    const { unmount } = greet("1000");
    await dialog();
    await userEvent.click(screen.getByLabelText("Don't show this again"));
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(localStorage.getItem("hide_welcome_popup")).not.toBeNull();
    unmount();
    sessionStorage.clear();
    greet("1000");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("is not shown to whoever has done every step", () => {
    greet("1111");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("The confetti", () => {
  beforeEach(() => localStorage.setItem("hide_welcome_popup", "true"));

  it("falls once for each user, on the page's own thread", async () => {
    const { unmount } = greet("1100");
    expect(screen.getByRole("status")).toHaveTextContent(CELEBRATED);
    await waitFor(() => expect(throwPieces).toHaveBeenCalled());
    expect(create).toHaveBeenCalledWith(expect.anything(), { resize: true, useWorker: false });
    const pieces = throwPieces.mock.calls.map(([{ particleCount }]) => particleCount);
    expect(pieces.reduce((sum: number, count: number) => sum + count, 0)).toBe(400);
    unmount();
    expect(throwPieces.reset).toHaveBeenCalled();
    greet("1100");
    expect(screen.queryByText(CELEBRATED, { exact: false })).toBeNull();
  });

  it("does not fall before the first two marks", () => {
    greet("1011");
    expect(screen.queryByText(CELEBRATED, { exact: false })).toBeNull();
  });

  it("waits until the welcome card is closed, and for whoever leaves by it", async () => {
    localStorage.clear();
    const { unmount } = greet("1100");
    await dialog();
    expect(screen.queryByText(CELEBRATED, { exact: false })).toBeNull();
    const link = screen.getByRole("link", { name: "Get Started" });
    link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link);
    expect(screen.queryByText(CELEBRATED, { exact: false })).toBeNull();
    unmount();
    sessionStorage.clear();
    greet("1100");
    await dialog();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(document.body).not.toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent(CELEBRATED);
  });

  it("is words alone under reduced motion", async () => {
    preferMotion(true);
    greet("1100");
    expect(screen.getByRole("status")).toHaveTextContent(CELEBRATED);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("status")).toBeNull();
    expect(create).not.toHaveBeenCalled();
  });
});
