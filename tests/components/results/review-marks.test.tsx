import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
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
    expect(screen.getByText(INSTRUCTED)).toBeVisible();
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
