import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fullResult } from "#components/gallery/examples/full-result";
import { result } from "#components/gallery/examples/results";
import { Review } from "#components/results/response/review";
import { INSTRUCTED } from "#lib/domain/results/provenance";

jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ refresh: jest.fn() }),
}));

describe("An employer on a response", () => {
  it("sees the same words as in the list beside the rating of who tried to influence the scoring", () => {
    render(<Review result={result} pdfLock={null} />);
    const [flag, heading] = screen.getAllByText(INSTRUCTED);
    expect(flag).toBeVisible();
    const words = within(heading?.closest("section") ?? document.body);
    expect(
      words.getByRole("button", { name: /the client first\. Question 2 · Show/ }),
    ).toBeVisible();
  });

  it("reads what to check, strengths and weaknesses in the order in which quotes are placed", () => {
    render(<Review result={fullResult} pdfLock={null} />);
    const titles = screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);
    expect(titles.slice(0, 4)).toEqual([
      "Facts",
      "To check on the call",
      "Strengths",
      "Weaknesses",
    ]);
  });

  it("goes from tab to tab without pages to go back through", async () => {
    const pages = window.history.length;
    render(<Review result={result} pdfLock={null} />);
    await userEvent.click(screen.getByRole("tab", { name: "Video & Transcripts" }));
    expect(window.location.search).toBe("?tab=video");
    expect(window.history).toHaveLength(pages);
  });

  it("reads which language an answer is in, and their browser does too", () => {
    const [first, ...others] = result.answers;
    if (!first) throw new Error("the example has answers");
    const answers = [{ ...first, language: { code: "es", name: "Spanish" } }, ...others];
    render(<Review result={{ ...result, answers }} pdfLock={null} />);
    const panel = screen.getByRole("complementary", { name: "Answer" });
    expect(within(panel).getByText("In Spanish")).toBeVisible();
    for (const words of screen.getAllByText(/Nobody complained/))
      expect(words.closest("[lang=es]")).not.toBeNull();
  });
});
