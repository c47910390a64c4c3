import { act, render, screen } from "@testing-library/react";
import { HeroResult } from "#components/results/sample/hero-result";

jest.mock("#components/results/sample/try-here", () => {
  throw new Error("offline");
});

const CAPTION = "Demo candidates, synthetic voices";
const goTo = (hash: string) =>
  act(() => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  });

it("The hero says that the question is on its way, and where it is if it can't come", async () => {
  render(<HeroResult />);
  expect(screen.getByText(CAPTION)).toBeVisible();
  goTo("#try");
  expect(screen.getByText("Loading the question…")).toBeVisible();
  expect(screen.queryByText(CAPTION)).toBeNull();
  expect(await screen.findByRole("alert")).toHaveTextContent(/Check your connection/);
  expect(screen.getByRole("link")).toHaveAttribute("href", expect.stringMatching(/^\/try\//));
  goTo("");
  expect(screen.getByText(CAPTION)).toBeVisible();
  goTo("#try");
  expect(await screen.findByRole("alert")).toBeVisible();
  expect(screen.queryByText(CAPTION)).toBeNull();
});
