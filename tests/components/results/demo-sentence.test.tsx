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

it("A recording that can't be loaded says so, and can be closed and tried again", () => {
  render(<DemoCalls />);
  const press = (name: RegExp) => fireEvent.click(screen.getByRole("button", { name }));
  press(/^Play what Olena/);
  fireEvent.error(screen.getByLabelText(/^Answer of Olena/));
  expect(screen.getByRole("alert")).toHaveTextContent("The recording couldn't be loaded");
  press(/^Close what Olena/);
  expect(screen.queryByRole("alert")).toBeNull();
  press(/^Play what Olena/);
  expect(screen.getByLabelText(/^Answer of Olena/)).toBeVisible();
});
