import { act, fireEvent, render, screen } from "@testing-library/react";
import { Carousel } from "#components/site/landing/carousel";

const scrollTo = jest.fn();
let snap = 0;
let selected = () => {};
const embla = {
  selectedScrollSnap: () => snap,
  scrollTo: (index: number) => {
    snap = index;
    scrollTo(index);
  },
  on: (_event: string, listener: () => void) => {
    selected = listener;
  },
  off: () => {},
};
jest.mock("embla-carousel-react", () => ({ __esModule: true, default: () => [() => {}, embla] }));

const voices = ["first", "second", "third"].map((voice) => <p key={voice}>{voice}</p>);
const open = () => render(<Carousel label="Testimonials">{voices}</Carousel>);
const shown = () =>
  screen.getByRole("region", { name: "Testimonials" }).querySelector("[role=group]:not([inert])")
    ?.textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  snap = 0;
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe("The carousel", () => {
  it("turns every 6 seconds, and wraps around", () => {
    open();
    expect(shown()).toBe("first");
    pass(5999);
    expect(shown()).toBe("first");
    pass(1);
    expect(shown()).toBe("second");
    expect(scrollTo).toHaveBeenLastCalledWith(1);
    pass(6000);
    expect(shown()).toBe("third");
    pass(6000);
    expect(shown()).toBe("first");
  });

  it("waits while the pointer is on it, and while something in it has the focus", () => {
    open();
    const region = screen.getByRole("region", { name: "Testimonials" });
    fireEvent.pointerEnter(region);
    pass(20_000);
    expect(shown()).toBe("first");
    fireEvent.pointerLeave(region);
    act(() => screen.getByRole("button", { name: "Next" }).focus());
    pass(20_000);
    expect(shown()).toBe("first");
    act(() => screen.getByRole("button", { name: "Next" }).blur());
    pass(6000);
    expect(shown()).toBe("second");
  });

  it("goes by buttons, dots and arrow keys, both ways around", () => {
    open();
    press("Previous");
    expect(shown()).toBe("third");
    press("Next");
    expect(shown()).toBe("first");
    press("Show 2 of 3");
    expect(shown()).toBe("second");
    const region = screen.getByRole("region", { name: "Testimonials" });
    fireEvent.keyDown(region, { key: "ArrowRight" });
    expect(shown()).toBe("third");
    fireEvent.keyDown(region, { key: "ArrowLeft" });
    expect(shown()).toBe("second");
  });

  it("keeps the keys after a slide went with the link that had them", () => {
    const cards = ["a", "b"].map((name) => (
      <a key={name} href={`/${name}`}>
        {name}
      </a>
    ));
    render(<Carousel label="Testimonials">{cards}</Carousel>);
    act(() => screen.getByRole("link", { name: "a" }).focus());
    fireEvent.keyDown(screen.getByRole("link", { name: "a" }), { key: "ArrowRight" });
    expect(shown()).toBe("b");
    expect(screen.getByRole("region", { name: "Testimonials" })).toHaveFocus();
    expect(screen.getByText("a").closest("[inert]")).not.toBeNull();
  });

  it("gives each slide its whole time after it was chosen", () => {
    open();
    pass(5000);
    press("Next");
    pass(5999);
    expect(shown()).toBe("second");
    pass(1);
    expect(shown()).toBe("third");
  });

  it("stays where it was swiped to", () => {
    open();
    act(() => {
      snap = 2;
      selected();
    });
    expect(shown()).toBe("third");
  });

  it("can be paused and goes on", () => {
    open();
    press("Pause");
    pass(20_000);
    expect(shown()).toBe("first");
    press("Play");
    pass(6000);
    expect(shown()).toBe("second");
  });

  it("doesn't move by itself under reduced motion, and has nothing to pause", () => {
    jest.spyOn(window, "matchMedia").mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: true,
        onchange: null,
        addListener() {},
        removeListener() {},
      }),
    );
    open();
    pass(60_000);
    expect(shown()).toBe("first");
    expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
    press("Next");
    expect(shown()).toBe("second");
  });
});
