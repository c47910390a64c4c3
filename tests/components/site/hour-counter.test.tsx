import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { HourCounter } from "#components/site/landing/hour-counter";

const hours = () => Number(screen.getByTestId("hours").textContent);
const sentence = () => screen.getByText("You saved 15 hours this week!");
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("The counter of the hero", () => {
  it("is sent as it ends, for whoever has no script", () => {
    const html = renderToString(<HourCounter />);
    expect(html).toContain("15");
    expect(html).toContain("You saved ");
    expect(html).not.toContain("opacity-0");
  });

  it("counts from 0 to 15, and 200 ms later says what that is", () => {
    render(<HourCounter />);
    expect(hours()).toBe(0);
    expect(sentence()).toHaveClass("opacity-0");
    pass(90 * 7);
    expect(hours()).toBe(7);
    pass(90 * 8);
    expect(hours()).toBe(15);
    pass(199);
    expect(sentence()).toHaveClass("opacity-0");
    pass(1);
    expect(sentence()).not.toHaveClass("opacity-0");
    pass(60_000);
    expect(hours()).toBe(15);
  });

  it("stands still under reduced motion", () => {
    jest.spyOn(window, "matchMedia").mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: true,
        onchange: null,
        addListener() {},
        removeListener() {},
      }),
    );
    render(<HourCounter />);
    expect(hours()).toBe(15);
    expect(sentence()).not.toHaveClass("opacity-0");
  });
});
