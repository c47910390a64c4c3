import { render, screen } from "@testing-library/react";
import { answers } from "#components/gallery/examples/results";
import { AnswerWords } from "#components/results/answers/answer-words";

const [answer] = answers;
if (!answer) throw new Error("the example has answers");

describe("What was heard before a correction", () => {
  it("is marked where it is in doubt, and plays", () => {
    const segments = [
      { start: 0, end: 2, charStart: 0, charEnd: 13, words: [[2, 9, 0.2]] },
      { start: 2, end: 4, charStart: 14, charEnd: 28, doubt: "unclear" },
    ] satisfies typeof answer.segments;
    const text = "I cleaned it. It was sticky.";
    const otherVersion = { text, by: "computer" as const, segments };
    const onSeek = jest.fn();
    render(<AnswerWords answer={{ ...answer, otherVersion }} onSeek={onSeek} />);
    const heard = screen.getByText(/See what was heard/).closest("details");
    expect(heard).toHaveTextContent("Hard to hear: It was sticky.");
    expect(heard?.querySelectorAll(".decoration-dotted")[0]).toHaveTextContent("cleaned");
    screen.getByRole("button", { name: /It was sticky/, hidden: true }).click();
    expect(onSeek).toHaveBeenCalledWith(2);
  });
});
