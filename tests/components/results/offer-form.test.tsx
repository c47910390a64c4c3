import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { OfferForm } from "#components/results/bookings/offer-form";

const ATTEMPT = "b1c1c7a2-7f0a-4a53-9c1e-0c7a3e5f1a12";
const submit = jest.fn<Promise<boolean>, [{ body: unknown }]>();

beforeEach(() => {
  submit.mockReset().mockResolvedValue(true);
});

function open() {
  const person = userEvent.setup();
  render(
    <OfferForm
      attemptIds={[ATTEMPT]}
      suggested={{ place: "Austin, TX", phone: "(512) 555-0100" }}
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
      attemptIds: [ATTEMPT],
      kind: "working_interview",
      minutes: 120,
      bufferMinutes: 0,
      times: ["2026-12-01T09:00", "2026-12-02T13:30"],
    });
    expect(second).toEqual(first);
  });
});
