import { render, screen } from "@testing-library/react";
import { ScoreGauge } from "#components/shared/score-gauge";

describe("A score", () => {
  it.each([
    [0, "Low"],
    [4, "Low"],
    [4.1, "Medium"],
    [6.9, "Medium"],
    [7, "Qualified"],
    [7.1, "Good"],
    [10, "Good"],
  ])("of %d reads as its number and %s", (score, word) => {
    render(<ScoreGauge score={score} label="Clarity" />);
    expect(
      screen.getByRole("img", { name: `Clarity: ${score.toFixed(1)} out of 10, ${word}` }),
    ).toBeVisible();
    expect(screen.getByText(word)).toBeVisible();
  });

  it("of 7 is no verdict where it is an average, and keeps its band's ring", () => {
    const { container } = render(<ScoreGauge score={7} label="Average" average />);
    expect(screen.getByRole("img", { name: "Average: 7.0 out of 10, Medium" })).toBeVisible();
    expect(container.querySelector("[stroke=currentColor]")).toHaveClass("text-score-medium");
  });

  it("that is missing is never shown as a number", () => {
    render(<ScoreGauge score={null} label="Clarity" />);
    expect(screen.getByRole("img", { name: "Clarity: too little to rate" })).toBeVisible();
  });
});
