import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CalendarFeed } from "#components/integrations/calendar-feed";

describe("The address of a company's calendar", () => {
  it("is made by a press, and then in hand", async () => {
    const send = jest.fn().mockResolvedValue({
      ok: true,
      status: 200,
      json: async () => ({ path: "/api/calendar/k" }),
    });
    Object.defineProperty(globalThis, "fetch", { configurable: true, value: send });
    render(<CalendarFeed address={null} />);
    await userEvent.click(screen.getByRole("button", { name: "Create the address" }));
    const field = await screen.findByLabelText("Calendar address");
    expect(field).toHaveValue(`${window.location.origin}/api/calendar/k`);
    expect(field).toHaveFocus();
  });

  it("takes nothing from where somebody is while it only stands there", () => {
    render(<CalendarFeed address="https://rolecall.test/api/calendar/k" />);
    expect(document.body).toHaveFocus();
  });
});
