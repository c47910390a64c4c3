import { render, screen } from "@testing-library/react";
import { FairnessNotes } from "#components/fairness/fairness-notes";

describe("The notes of the adverse-impact monitor", () => {
  it.each([
    [0, "0 responses."],
    [1, "1 response."],
    [2, "2 responses."],
  ])("count %i as '%s'", (total, words) => {
    render(
      <FairnessNotes total={total} known={null} smallest={10} smallestChosen={3} date={null} />,
    );
    expect(screen.getByText(words)).toBeVisible();
  });
});
