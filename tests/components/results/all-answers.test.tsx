import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { result } from "#components/gallery/examples/results";
import { Review } from "#components/results/response/review";
import { NO_SPEECH } from "#lib/domain/results/result-detail";

let search = "";
jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(search),
  useRouter: () => ({ refresh: jest.fn() }),
}));

const play = jest.fn().mockResolvedValue(undefined);

beforeEach(() => {
  play.mockClear();
  window.history.replaceState(null, "", "/interviews/responses/a-1");
  window.HTMLMediaElement.prototype.play = play;
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
  Object.defineProperty(HTMLMediaElement.prototype, "readyState", {
    configurable: true,
    get: () => 1,
  });
});

const video = () => {
  const found = document.querySelector("video");
  if (!found) throw new Error("no player");
  return found;
};

describe("An employer who goes through a candidate's answers", () => {
  it("reads all answers on one page, the chosen one first", () => {
    search = "tab=video&question=q-1";
    render(<Review result={result} pdfLock={null} />);
    expect(screen.getByRole("region", { name: "Answer" })).toHaveTextContent("for three years");
    const others = within(screen.getByRole("region", { name: "Other answers" }));
    expect(others.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
      "Something broke. What do you do?",
      "When can you work?",
    ]);
    expect(others.getByText("I call the client first.")).toBeVisible();
    expect(others.getByText(NO_SPEECH)).toBeVisible();
  });

  it("plays a recording further down in the player, from its beginning or a sentence on", async () => {
    search = "tab=video&question=q-2";
    const { rerender } = render(<Review result={result} pdfLock={null} />);
    search = "tab=video&question=q-1";
    await userEvent.click(screen.getByRole("button", { name: /0:06 ?Nobody complained/ }));
    rerender(<Review result={result} pdfLock={null} />);
    expect(video()).toHaveAttribute("src", "/api/media/m-1");
    expect(video().currentTime).toBe(6.5);
    expect(screen.getByRole("region", { name: "Answer" })).toHaveFocus();
    search = "tab=video&question=q-3";
    await userEvent.click(screen.getByRole("button", { name: "Play answer to question 3" }));
    rerender(<Review result={result} pdfLock={null} />);
    expect(video()).toHaveAttribute("src", "/api/media/m-3");
    expect(play).toHaveBeenCalledTimes(2);
    expect(screen.getByRole("region", { name: "Answer" })).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Play answer to question 3" })).toBeNull();
  });

  it("offers no player for a recording that nothing plays", () => {
    search = "tab=video&question=q-1";
    const answers = result.answers.map((answer) => ({ ...answer, unreadable: true }));
    render(<Review result={{ ...result, answers }} pdfLock={null} />);
    expect(screen.queryByRole("button", { name: /^Play/ })).toBeNull();
  });
});
