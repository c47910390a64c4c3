import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TimesView } from "#components/private/times-view";
import type { OwnBooking } from "#lib/domain/results/booking";
import { bookingMessages } from "#lib/messages/mails";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const messages = bookingMessages("en");
const offered: OwnBooking = {
  id: "b-1",
  state: "offered",
  kind: "call",
  minutes: 90,
  place: "(512) 555-0100",
  host: "",
  // Where no browser of a test is.
  timeZone: "Pacific/Kiritimati",
  language: "en",
  company: "Bright Cleaning",
  job: "House cleaner",
  starts: null,
  moves: 2,
  moved: 0,
  canMove: false,
  times: [
    { id: "t-1", starts: "2026-12-01T14:00:00Z" },
    { id: "t-2", starts: "2026-12-02T14:00:00Z" },
  ],
};
const booked = { state: "booked", starts: "2026-12-01T14:00:00Z", canMove: true } as const;

const send = jest.fn<Promise<Response>, [string, { method: string; body: string }]>();
const answers = (body: object, ok = true) =>
  send.mockResolvedValueOnce({ ok, status: ok ? 200 : 500, json: async () => body } as Response);

beforeEach(() => {
  refresh.mockReset();
  send.mockReset();
  Object.defineProperty(globalThis, "fetch", { configurable: true, value: send });
});

function open(booking: Partial<OwnBooking> = {}, passed = false) {
  const person = userEvent.setup();
  const shown = { ...offered, ...booking };
  render(
    <TimesView token="k" booking={shown} passed={passed} messages={messages} failed="It failed." />,
  );
  return person;
}
const press = (person: ReturnType<typeof open>, name: string) =>
  person.click(screen.getByRole("button", { name }));
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

describe("The page of offered times", () => {
  it("asks nobody before a press, and names the number, the length and the company's own clock", () => {
    open();
    expect(heading()).toBe("Choose a time");
    expect(screen.getByText("Phone call · 90 minutes")).toBeVisible();
    expect(screen.getByText("(512) 555-0100")).toBeVisible();
    expect(screen.getAllByText(/^At Bright Cleaning: Wednesday, December 2 at 4:00/)).toHaveLength(
      1,
    );
    expect(screen.getByRole("button", { name: "Book this time" })).toBeDisabled();
    expect(send).not.toHaveBeenCalled();
  });

  it("takes the time that is chosen, and looks again", async () => {
    const person = open();
    answers({ outcome: "booked" });
    await person.click(screen.getAllByRole("radio")[1] ?? document.body);
    await press(person, "Book this time");
    const [path, asked] = send.mock.calls[0] ?? [];
    expect([path, asked?.method, asked?.body]).toEqual([
      "/api/times/k",
      "POST",
      '{"timeId":"t-2"}',
    ]);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("says that somebody was faster, and that something failed", async () => {
    const person = open();
    await person.click(screen.getAllByRole("radio")[0] ?? document.body);
    answers({ outcome: "taken" });
    await press(person, "Book this time");
    expect(await screen.findByText(messages.taken)).toBeVisible();
    answers({}, false);
    await press(person, "Book this time");
    expect(await screen.findByText("It failed.")).toBeVisible();
  });

  it("moves a booked time, or goes back to it", async () => {
    const person = open(booked);
    expect(heading()).toBe("You're booked");
    expect(screen.getByRole("link", { name: "Add to my calendar" })).toHaveAttribute(
      "href",
      "/api/times/k/calendar",
    );
    expect(screen.queryByRole("radio")).toBeNull();
    await press(person, "Change the time");
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    await press(person, "Go back");
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("asks once more before a no", async () => {
    const person = open(booked);
    await press(person, "I can't make it");
    await press(person, "Go back");
    expect(send).not.toHaveBeenCalled();
    await press(person, "I can't make it");
    answers({ declined: true });
    await press(person, "Yes, tell them");
    const { method, body = "" } = send.mock.calls[0]?.[1] ?? {};
    expect([method, JSON.parse(body)]).toEqual(["DELETE", { seen: booked.starts }]);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(messages.changed)).toBeNull();
  });

  it("says that what it showed has changed, and asks anew before a no to that", async () => {
    const person = userEvent.setup();
    const page = (booking: OwnBooking) => (
      <TimesView token="k" booking={booking} passed={false} messages={messages} failed="No." />
    );
    const { rerender } = render(page(offered));
    await press(person, "None of these work for me");
    answers({ declined: false });
    await press(person, "Yes, tell them");
    expect(JSON.parse(send.mock.calls[0]?.[1].body ?? "")).toEqual({ seen: null });
    expect(await screen.findByText(messages.changed)).toBeVisible();
    expect(refresh).toHaveBeenCalledTimes(1);
    rerender(page({ ...offered, ...booked }));
    expect(screen.getByRole("button", { name: "I can't make it" })).toBeVisible();
    expect(screen.getByText(messages.changed)).toBeVisible();
  });

  it.each([
    ["may not be moved anymore", "kept", messages.fixed],
    ["is over", "ended", messages.changed],
  ])("says that what is booked %s", async (_, outcome, said) => {
    const person = open(booked);
    await press(person, "Change the time");
    await person.click(screen.getAllByRole("radio")[0] ?? document.body);
    answers({ outcome });
    await press(person, "Book this time");
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("keeps the focus near what was pressed", async () => {
    const person = open(booked);
    const title = screen.getByRole("heading", { level: 1 });
    expect(document.body).toHaveFocus();
    await press(person, "I can't make it");
    expect(screen.getByRole("button", { name: "Yes, tell them" })).toHaveFocus();
    await press(person, "Go back");
    expect(screen.getByRole("button", { name: "I can't make it" })).toHaveFocus();
    await press(person, "Change the time");
    expect(title).toHaveFocus();
    await press(person, "Go back");
    expect(title).toHaveFocus();
  });

  it("says by its heading what a press brought", async () => {
    const person = userEvent.setup();
    const page = (booking: OwnBooking) => (
      <TimesView token="k" booking={booking} passed={false} messages={messages} failed="No." />
    );
    const { rerender } = render(page(offered));
    answers({ outcome: "booked" });
    await person.click(screen.getAllByRole("radio")[0] ?? document.body);
    await press(person, "Book this time");
    rerender(page({ ...offered, ...booked }));
    expect(screen.getByRole("heading", { name: "You're booked" })).toHaveFocus();
  });

  it.each([
    ["no time is left", { times: [] }, false, messages.noTimesTitle],
    ["it was declined", { state: "declined" }, false, messages.declinedTitle],
    ["it was called off", { state: "called_off" }, false, messages.calledOffTitle],
    ["it has passed", booked, true, messages.passedTitle],
    ["nobody came", { ...booked, state: "no_show" }, true, messages.passedTitle],
  ] as const)("has nothing to press once %s", (_, booking, passed, title) => {
    open({ ...booking, times: [] }, passed);
    expect(heading()).toBe(title);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("can't be changed in the last hours, but declined", () => {
    open({ ...booked, canMove: false });
    expect(screen.getByText(messages.fixed)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Change the time" })).toBeNull();
    expect(screen.getByRole("button", { name: "I can't make it" })).toBeVisible();
  });

  it("isn't said to be fixed where only no other time is left", () => {
    open({ ...booked, times: [] });
    expect(screen.getByText(messages.onlyThis)).toBeVisible();
    expect(screen.queryByText(messages.fixed)).toBeNull();
  });

  it("shows many times day by day, and takes one of the day that is shown", async () => {
    const times = Array.from({ length: 21 }, (_, nth) => ({
      id: `t-${nth}`,
      starts: new Date(Date.UTC(2026, 11, 1 + (nth % 3), 16, nth)).toISOString(),
    }));
    const person = open({ times });
    expect(screen.getAllByRole("radio")).toHaveLength(7);
    await person.click(screen.getAllByRole("radio")[0] ?? document.body);
    const [, second = ""] = screen
      .getAllByRole("option")
      .map(({ textContent }) => textContent ?? "");
    await person.selectOptions(screen.getByLabelText("Day"), second);
    expect(screen.getByRole("button", { name: "Book this time" })).toBeDisabled();
    await person.click(screen.getAllByRole("radio")[0] ?? document.body);
    answers({ outcome: "booked" });
    await press(person, "Book this time");
    expect(JSON.parse(send.mock.calls[0]?.[1].body ?? "")).toEqual({ timeId: "t-1" });
  });
});
