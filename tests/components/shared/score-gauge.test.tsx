import { render, screen } from "@testing-library/react";
import { ScoreGauge } from "#components/shared/score-gauge";

describe("A score", () => {
  it.each([
    [0, "Low"],
    [4, "Low"],
    [4.1, "Medium"],
    [7, "Medium"],
    [7.1, "Good"],
    [10, "Good"],
  ])("of %d reads as its number and %s", (score, word) => {
    render(<ScoreGauge score={score} label="Clarity" />);
    expect(
      screen.getByRole("img", { name: `Clarity: ${score.toFixed(1)} out of 10, ${word}` }),
    ).toBeVisible();
    expect(screen.getByText(word)).toBeVisible();
  });

  it("that is missing is never shown as a number", () => {
    render(<ScoreGauge score={null} label="Clarity" />);
    expect(screen.getByRole("img", { name: "Clarity: not enough evidence" })).toBeVisible();
  });
});
