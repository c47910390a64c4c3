import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GettingStarted } from "#components/dashboard/getting-started";

const fetch = jest.fn();
beforeEach(() => {
  fetch.mockReset();
  globalThis.fetch = fetch;
  fetch.mockResolvedValue({ ok: true, status: 200, json: async () => ({}) });
});

afterEach(() => jest.useRealTimers());

const interview = { id: "i-1", link: "https://rolecall.example/i/abc" };
const guide = (mask: string, first: typeof interview | null = interview) =>
  render(<GettingStarted mask={mask} interview={first} />);
const open = (name: RegExp) => userEvent.click(screen.getByRole("tab", { name }));
const marked = () => fetch.mock.calls.map(([path, { body }]) => [path, JSON.parse(body).step]);

describe("Getting Started", () => {
  it("opens at the first step that is not done, and says which are", () => {
    guide("1000");
    expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("First Candidate");
    const done = screen.getAllByRole("tab").map((tab) => /Done/.test(tab.textContent ?? ""));
    expect(done).toEqual([true, true, false, false, false]);
  });

  it("without an interview there is nothing to share or to edit", async () => {
    guide("0000", null);
    expect(screen.getByRole("link", { name: "Create Interview" })).toHaveAttribute(
      "href",
      "/interviews/create",
    );
    for (const step of [/Share Interview Link/, /Edit Interview Link \(Optional\)/]) {
      await open(step);
      expect(screen.getByText("No Interviews Exist")).toBeVisible();
    }
  });

  it("says 'Copied!' for five seconds, and marks the link as shared", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    guide("0000");
    expect(screen.getByLabelText("Interview link")).toHaveValue(interview.link);
    await user.click(screen.getByRole("button", { name: "Copy Link" }));
    expect(await screen.findByRole("button", { name: "Copied!" })).toBeVisible();
    expect(marked()).toEqual([["/api/company/steps", "share"]]);
    expect(screen.getByRole("tab", { name: /Done: ?Share/ })).toBeVisible();
    act(() => jest.advanceTimersByTime(4000));
    expect(screen.getByRole("button", { name: "Copied!" })).toBeVisible();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.getByRole("button", { name: "Copy Link" })).toBeVisible();
  });

  it("goes on from the interview that was made, and marks what is opened", async () => {
    guide("0000");
    await open(/Create Interview/);
    expect(screen.getByText("First Interview Successfully Created!")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Go to Next Step" }));
    expect(screen.getByRole("tab", { selected: true })).toHaveTextContent("Share Interview Link");
    expect(screen.getByRole("tab", { selected: true })).toHaveFocus();
    const ways = [
      [/First Candidate/, "View Candidates", "/interviews/responses"],
      [/Edit Interview Link/, "Edit Interview", "/interviews/edit/i-1"],
      [/Connect ATS/, "Connect", "/integrations"],
    ] as const;
    for (const [step, name, href] of ways) {
      await open(step);
      const link = screen.getByRole("link", { name });
      expect(link).toHaveAttribute("href", href);
      link.addEventListener("click", (event) => event.preventDefault());
      await userEvent.click(link);
    }
    expect(marked().map(([, step]) => step)).toEqual(["candidate", "edit", "connect"]);
  });

  it("a mark that could not be kept is taken back", async () => {
    fetch.mockResolvedValue({ ok: false, status: 500, json: async () => ({}) });
    guide("0000");
    await userEvent.click(screen.getByRole("button", { name: "Copy Link" }));
    await waitFor(() => expect(marked()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole("tab", { name: /Done: ?Share/ })).toBeNull());
  });

  it("loads nothing of a recording until it is pressed", async () => {
    guide("0000");
    const panel = within(screen.getByRole("tabpanel"));
    const video = panel.getByLabelText(/a short recording without sound/);
    expect(video).toHaveAttribute("preload", "none");
    expect(video).not.toHaveAttribute("autoplay");
    expect(document.querySelectorAll("video")).toHaveLength(1);
  });
});
