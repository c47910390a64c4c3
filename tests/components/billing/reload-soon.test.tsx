import { reloadSoon } from "#components/billing/reload-soon";

describe("A page whose plan was changed", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const place = { pathname: "/payment/manage-subscription", reload: jest.fn() };

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
});
