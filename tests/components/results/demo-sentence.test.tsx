import { fireEvent, render, screen } from "@testing-library/react";
import { DemoCalls } from "#components/results/sample/demo-calls";

it("Whoever is played in the hero silences the one before", () => {
  const pause = jest.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => {});
  render(<DemoCalls />);
  for (const button of screen.getAllByRole("button", { name: /^Play what/ }).slice(0, 2))
    fireEvent.click(button);
  const [first, second] = screen.getAllByLabelText(/^Answer of/);
  if (!first || !second) throw new Error("Two people play.");
  fireEvent.play(first);
  fireEvent.play(second);
  expect(pause.mock.contexts).toEqual([second, first]);
});
