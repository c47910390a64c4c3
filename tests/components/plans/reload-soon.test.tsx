import { fireEvent, render, screen } from "@testing-library/react";
import { reloadSoon } from "#components/plans/reload-soon";

describe("A page whose plan was changed", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const place = {
    pathname: "/payment/manage-subscription",
    reload: jest.fn(),
    assign: jest.fn(),
  };

  it("is loaded anew when its message was read", () => {
    reloadSoon(place);
    expect(place.reload).not.toHaveBeenCalled();
    jest.runAllTimers();
    expect(place.reload).toHaveBeenCalledTimes(1);
  });

  it("leaves alone whoever has gone on to another page", () => {
    const gone = { ...place, reload: jest.fn() };
    reloadSoon(gone);
    gone.pathname = "/post-signup";
    jest.runAllTimers();
    expect(gone.reload).not.toHaveBeenCalled();
  });

  it("leaves alone whoever has clicked a link whose page is slow to come", () => {
    const going = { ...place, reload: jest.fn() };
    render(<a href="#set-up">Set up your company</a>);
    reloadSoon(going);
    fireEvent.click(screen.getByRole("link"));
    jest.runAllTimers();
    expect(going.reload).not.toHaveBeenCalled();
  });

  it("lets whoever clicks a link while it comes again go there, and nowhere else", () => {
    const slow = { ...place, reload: jest.fn(), assign: jest.fn() };
    render(<a href="/post-signup">Set up your company</a>);
    reloadSoon(slow);
    jest.runAllTimers();
    fireEvent.click(screen.getByRole("link"), { ctrlKey: true });
    expect(slow.assign).not.toHaveBeenCalled();
    const byTheRouter = fireEvent.click(screen.getByRole("link"));
    expect(byTheRouter).toBe(false);
    expect(slow.reload).toHaveBeenCalledTimes(1);
    expect(slow.assign).toHaveBeenCalledWith(expect.stringMatching(/\/post-signup$/));
  });
});
