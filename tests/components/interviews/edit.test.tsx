import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "sonner";
import { EditInterview } from "#components/interviews/edit-interview";
import { UnsavedGuard } from "#components/shared/unsaved-guard";
import type { StoredInterview } from "#lib/domain/interviews/stored-interview";
import { goTo, press, title } from "./support";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push, refresh: jest.fn() }) }));

const id = "5b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f11";
const stored: StoredInterview = {
  id,
  revision: 3,
  title: "House cleaner",
  language: "es",
  description: "Homes in Columbus",
  hourly_wage: "$18",
  questions: [
    {
      id: "0c9a4c0e-57a4-4a19-9a1c-6d9d3e5b8a01",
      question_text: "Why us?",
      question_order: 4,
      question_type: "text",
      max_duration: 60,
      max_retakes: 0,
      max_characters: 800,
      thinking_time: 3,
    },
  ],
  show_hints_and_tips: false,
  show_availability_calendar: true,
  kiosk: false,
  require_phone: false,
  screening: [],
  deadline: "2020-12-05T04:59:59.000Z",
  closed: false,
};

const send = jest.fn<Promise<Response>, [string, { method: string; body: string }]>();
const answer = (status: number, body: object) =>
  Promise.resolve({ ok: status < 400, status, json: async () => body } as Response);
const refusal = (status: number, error: object) => answer(status, { error });
const sent = () =>
  send.mock.calls
    .filter(([, { method }]) => method === "PUT")
    .map(([, { body }]) => JSON.parse(body));

async function open() {
  const person = userEvent.setup();
  render(
    <>
      <Toaster />
      <EditInterview interviewId={id} timeZone="America/New_York" />
      <UnsavedGuard />
    </>,
  );
  await screen.findByRole("tab", { name: /Basic Details/ });
  return person;
}

beforeEach(() => {
  push.mockReset();
  send.mockReset();
  send.mockImplementation(() => answer(200, stored));
  Object.defineProperty(globalThis, "fetch", { configurable: true, value: send });
});

describe("Editing an interview", () => {
  it("says that it loads, and comes prefilled with nothing to apply", async () => {
    render(<EditInterview interviewId={id} timeZone="America/New_York" />);
    expect(screen.getByText("Loading interview data...")).toBeVisible();
    expect(await screen.findByDisplayValue("House cleaner")).toBeVisible();
    expect(screen.getByLabelText("Language")).toHaveValue("es");
    expect(screen.getByRole("button", { name: "Apply" })).toBeDisabled();
  });

  it("says of a closed one that nobody can start, on every step", async () => {
    const closed = { ...stored, deadline: "2099-12-05T04:59:59.000Z", closed: true };
    send.mockImplementation(() => answer(200, closed));
    const person = await open();
    expect(screen.getByText(/This interview is closed, so nobody new can start it/)).toBeVisible();
    await person.click(screen.getByRole("tab", { name: /Settings/ }));
    expect(screen.getByText(/^Once you reopen it, candidates can answer until/)).toBeVisible();
  });

  it.each([
    [false, /^The deadline has passed, so nobody new/, /Choose a later date or remove it/],
    [true, /^This interview is closed/, /It will be removed when you reopen the interview/],
  ])(
    "says of a deadline that has passed what opens it again (closed: %s)",
    async (closed, top, hint) => {
      send.mockImplementation(() =>
        answer(200, { ...stored, deadline: "2026-01-06T04:59:59.000Z", closed }),
      );
      const person = await open();
      expect(screen.getByText(top)).toBeVisible();
      await person.click(screen.getByRole("tab", { name: /Settings/ }));
      expect(screen.getByText(hint)).toBeVisible();
      expect(screen.queryByText(/can answer until/)).toBeNull();
    },
  );

  it.each([
    ["Failed to load interview data", () => refusal(404, { code: "not_found", message: "Gone" })],
    ["Error loading interview", () => Promise.reject(new TypeError("no line"))],
    ["Error loading interview", () => answer(200, { title: 1 })],
    ["No questions found for this interview.", () => answer(200, { ...stored, questions: [] })],
  ])("says '%s' where it can't be shown, and tries again", async (words, reply) => {
    send.mockImplementationOnce(reply);
    const person = userEvent.setup();
    render(<EditInterview interviewId={id} timeZone="America/New_York" />);
    expect(await screen.findByText(words)).toBeVisible();
    await person.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByDisplayValue("House cleaner")).toBeVisible();
  });

  it("can be applied while something is changed, and leaves what it did not touch", async () => {
    const person = await open();
    await person.type(title(), "s");
    expect(screen.getByRole("button", { name: "Apply" })).toBeEnabled();
    await person.type(title(), "{Backspace}");
    expect(screen.getByRole("button", { name: "Apply" })).toBeDisabled();
    await person.type(title(), "s");
    jest.useFakeTimers({ advanceTimers: true });
    await userEvent
      .setup({ advanceTimers: jest.advanceTimersByTime })
      .click(screen.getByRole("button", { name: "Apply" }));
    expect(await screen.findByText("Interview updated successfully!")).toBeInTheDocument();
    expect(screen.getByText("Saving Changes")).toBeVisible();
    expect(sent()).toMatchObject([
      {
        revision: 3,
        title: "House cleaners",
        hourlyRate: "$18",
        questions: [{ id: stored.questions[0]?.id, text: "Why us?", max_characters: 800 }],
        settings: { deadline: stored.deadline, show_hints_and_tips: false },
      },
    ]);
    expect(push).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1200);
    expect(push).toHaveBeenCalledWith("/interviews");
    jest.useRealTimers();
  });

  it("shows and keeps that a phone number is required", async () => {
    send.mockImplementation(() => answer(200, { ...stored, require_phone: true }));
    const person = await open();
    await person.click(screen.getByRole("tab", { name: /Settings/ }));
    const phone = screen.getByRole("switch", { name: "Require a phone number" });
    expect(phone).toBeChecked();
    await person.click(screen.getByRole("switch", { name: "Show hints and tips" }));
    await press(person, "Apply");
    expect(sent()).toMatchObject([{ settings: { require_phone: true } }]);
  });

  it("asks before changes are discarded, and does not where there are none", async () => {
    const person = await open();
    await press(person, "Cancel");
    expect(push).toHaveBeenCalledTimes(1);
    await person.type(title(), "s");
    await press(person, "Cancel");
    const dialog = await screen.findByRole("alertdialog", { name: "Discard Changes?" });
    await person.click(within(dialog).getByRole("button", { name: "Go Back" }));
    expect(title()).toHaveValue("House cleaners");
    await press(person, "Cancel");
    await person.click(await screen.findByRole("button", { name: "Discard Changes" }));
    expect(push).toHaveBeenCalledTimes(2);
    expect(sent()).toEqual([]);
  });

  it("names what another edit changed, keeps what was typed, and saves it over that when told to", async () => {
    const person = await open();
    await person.type(title(), "s");
    const newer = { ...stored, revision: 4, hourly_wage: "$25", description: "Flats" };
    send.mockImplementationOnce(() => refusal(409, { code: "conflict", message: "Changed" }));
    send.mockImplementationOnce(() => answer(200, newer));
    await press(person, "Apply");
    expect(await screen.findByText(/It changed the hourly rate and the description/)).toBeVisible();
    expect(title()).toHaveValue("House cleaners");
    await press(person, "Save my version instead");
    expect((await screen.findAllByText("Interview updated successfully!")).length).toBeGreaterThan(
      0,
    );
    expect(sent().map(({ revision }) => revision)).toEqual([3, 4]);
  });

  it.each([
    ["Failed to update interview", () => refusal(500, { code: "internal", message: "No" })],
    ["Error updating interview", () => Promise.reject(new TypeError("no line"))],
  ])("says '%s' where saving failed, and keeps what was typed", async (words, reply) => {
    const person = await open();
    await goTo(person, /Interview Questions/);
    await person.type(screen.getByLabelText("Question text"), " Really?");
    send.mockImplementationOnce(reply);
    await press(person, "Apply");
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(screen.getByLabelText("Question text")).toHaveValue("Why us? Really?");
    expect(push).not.toHaveBeenCalled();
  });
});
