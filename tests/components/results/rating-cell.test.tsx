import { render, screen } from "@testing-library/react";
import { row } from "#components/gallery/examples/results";
import { RatingCell } from "#components/results/list/rating-cell";
import { RATING_WORDS } from "#lib/domain/results/results";

describe("A rating in the list", () => {
  it.each([
    ["scoring", "Scoring…"],
    ["not_enough_evidence", "Too little to rate"],
    ["too_little", "Too little to rate"],
    ["failed", RATING_WORDS.failed],
    ["given_up", "Scoring failed"],
    ["people_only", "Human review only"],
  ] as const)("says '%s' in words and shows no number", (state, words) => {
    render(<RatingCell row={{ ...row, state, rating: null }} />);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole("img")).toBeNull();
  });

  it.each([
    [{ assessed: 4 }, "4 of 6 metrics"],
    [{ assessed: 6 }, null],
    [{ assessed: null, adjusted: true }, null],
  ])("says which ratings stand on fewer metrics: %j", (given, words) => {
    render(<RatingCell row={{ ...row, ...given }} />);
    expect(screen.queryAllByText(/of 6 metrics/)[0]?.textContent ?? null).toBe(words);
  });

  it("says 'Qualified' of a 7.0, in the color of what qualifies", () => {
    const { container } = render(<RatingCell row={{ ...row, rating: 7 }} />);
    expect(screen.getByText("Qualified", { ignore: ".sr-only" })).toHaveClass("text-score-good");
    expect(screen.getByRole("img")).toHaveAccessibleName("Rating: 7.0 out of 10, Qualified");
    expect(container.querySelector("[stroke=currentColor]")).toHaveClass("text-score-medium");
  });
});
