import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OfferForm } from "#components/results/bookings/offer-form";
import { pickedRow } from "#lib/domain/results/bulk";
import { PROPOSED_HOURS, type WeeklyHours } from "#lib/domain/results/weekly-hours";

const shown = { version: 1, override: 0 };
const CHOICE = { picked: [pickedRow({ id: crypto.randomUUID(), status: "Hired", shown })] };
const submit = jest.fn<Promise<boolean>, [{ body: unknown }]>();

beforeEach(() => {
  submit.mockReset().mockResolvedValue(true);
});

function open(weeklyHours: WeeklyHours | null = null) {
  const person = userEvent.setup();
  render(
    <OfferForm
      people={1}
      choice={CHOICE}
      company={{ location: "Austin, TX", timeZone: "America/Chicago", weeklyHours }}
      phone="(512) 555-0100"
      sending={{ submit, busy: false, error: null }}
    />,
  );
  return person;
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (person: ReturnType<typeof open>, name: string) =>
  person.click(screen.getByRole("button", { name }));

describe("What an owner offers", () => {
  it("asks for a time, and sends nothing without one", async () => {
    const person = open();
    await press(person, "Send the times");
    expect(await screen.findByText("Choose a day and a time")).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
  });

  it("suggests the company's place, or for a call the candidate's number, until another is written", async () => {
    const person = open();
    expect(screen.getByLabelText("Where")).toHaveValue("Austin, TX");
    await person.selectOptions(screen.getByLabelText("What"), "call");
    expect(screen.getByLabelText("Phone number")).toHaveValue("(512) 555-0100");
    type("Phone number", "(512) 555-0199");
    await person.selectOptions(screen.getByLabelText("What"), "visit");
    expect(screen.getByLabelText("Where")).toHaveValue("(512) 555-0199");
  });

  it("sends several times, by the company's clock, as one offer however often it is pressed", async () => {
    const person = open();
    type("Time 1", "2026-12-01T09:00");
    await press(person, "Add a time");
    type("Time 2", "2026-12-02T13:30");
    await press(person, "Send the times");
    await press(person, "Send the times");
    const [first, second] = submit.mock.calls.map(([sent]) => sent.body);
    expect(first).toMatchObject({
      choice: CHOICE,
      kind: "working_interview",
      minutes: 120,
      bufferMinutes: 0,
      times: ["2026-12-01T09:00", "2026-12-02T13:30"],
    });
    expect(second).toEqual(first);
  });

  it("takes times from the week's hours unless that is taken away, and says which they are", async () => {
    const person = open({ ...PROPOSED_HOURS, minutes: 30, bufferMinutes: 15 });
    const week = screen.getByRole("checkbox", { name: /^Times from your weekly hours/ });
    expect(week).toBeChecked();
    expect(
      screen.getByText(/^Mon, Tue, Wed, Thu, Fri, 9:00\sAM to 5:00\sPM: \d+ times until/),
    ).toBeVisible();
    await press(person, "Send the times");
    expect(submit.mock.calls[0]?.[0].body).toMatchObject({
      minutes: 30,
      bufferMinutes: 15,
      times: [""],
      weekly: true,
    });
    await person.selectOptions(screen.getByLabelText("How long"), "8 hours");
    await person.selectOptions(screen.getByLabelText("Keep free before and after"), "1 hour");
    expect(screen.getByText(/: 10 times until/)).toBeVisible();
    await person.click(week);
    await press(person, "Send the times");
    expect(await screen.findByText("Choose a day and a time")).toBeVisible();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it("leads to the hours where there are none", () => {
    open();
    expect(screen.getByRole("link", { name: "weekly hours" })).toHaveAttribute(
      "href",
      "/dashboard/settings#weekly-hours",
    );
  });
});
