import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "sonner";
import { EditInterview } from "#components/interviews/edit/edit-interview";
import { EditLoading } from "#components/interviews/edit/edit-loading";
import { UnsavedGuard } from "#components/shared/unsaved-guard";
import { AppError } from "#lib/domain/core/errors";
import { EDIT_TEXTS } from "#lib/domain/interviews/interview";
import { toEdit, toLoadFailure } from "#lib/domain/interviews/interview-edit";
import { newQuestion } from "#lib/domain/interviews/question";
import type { StoredInterview } from "#lib/domain/interviews/stored-interview";
import { NOT_AVAILABLE, withField } from "#lib/domain/room/availability";
import { storedInterview } from "#tests/support/stored-interview";
import { goTo, press, title } from "./support";

const [push, refresh] = [jest.fn(), jest.fn()];
jest.mock("next/navigation", () => ({ useRouter: () => ({ push, refresh }) }));

const zone = "America/New_York";
const closedAt = "2026-11-22T12:00:00Z";
const why = { ...newQuestion("0c9a4c0e-57a4-4a19-9a1c-6d9d3e5b8a01", 1), text: "Why us?" };
const stored = storedInterview({
  revision: 3,
  title: "House cleaner",
  language: "es",
  description: "Homes in Columbus",
  hourlyRate: "$18",
  showHints: false,
  deadline: "2020-12-05T04:59:59.000Z",
  questions: [{ ...why, answerType: "text", maxCharacters: 800 }],
});
type Loaded = ReturnType<typeof toEdit>;
const edited = (change: Partial<StoredInterview> = {}) => toEdit({ ...stored, ...change }, zone);

const send = jest.fn<Promise<Response>, [string, { method: string; body: string }]>();
const answer = (status: number, body: object) =>
  Promise.resolve({ ok: status < 400, status, json: async () => body } as Response);
const refusal = (status: number, error: object) => answer(status, { error });
const sent = () =>
  send.mock.calls
    .filter(([, { method }]) => method === "PUT")
    .map(([, { body }]) => JSON.parse(body));

/** The page as the server sends it, and what a refresh of it brings. */
async function open(change?: Partial<StoredInterview>, loaded: Loaded = edited(change)) {
  const view = (now: Loaded) => (
    <>
      <Toaster />
      <EditInterview loaded={now} timeZone={zone} />
      <UnsavedGuard />
    </>
  );
  const { rerender } = render(view(loaded));
  const refreshBrings = (now: Loaded) => refresh.mockImplementationOnce(() => rerender(view(now)));
  return { person: userEvent.setup(), refreshBrings };
}

beforeEach(() => {
  for (const mock of [push, refresh, send]) mock.mockReset();
  send.mockImplementation(() => answer(200, {}));
  Object.defineProperty(globalThis, "fetch", { configurable: true, value: send });
});

describe("Editing an interview", () => {
  it("says that it loads, and comes prefilled with nothing to apply", async () => {
    render(<EditLoading />);
    expect(screen.getByText("Loading interview data...")).toBeVisible();
    await open();
    expect(screen.getByDisplayValue("House cleaner")).toBeVisible();
    expect(screen.getByLabelText("Language")).toHaveValue("es");
    expect(screen.getByRole("button", { name: "Apply" })).toBeDisabled();
  });

  it("says of a closed one that nobody can start, on every step", async () => {
    const { person } = await open({ deadline: "2099-12-05T04:59:59.000Z", closedAt });
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
      const deadline = "2026-01-06T04:59:59.000Z";
      const { person } = await open({ deadline, closedAt: closed ? closedAt : null });
      expect(screen.getByText(top)).toBeVisible();
      await person.click(screen.getByRole("tab", { name: /Settings/ }));
      expect(screen.getByText(hint)).toBeVisible();
      expect(screen.queryByText(/can answer until/)).toBeNull();
    },
  );

  it.each([
    [EDIT_TEXTS.missing, toEdit(null, zone)],
    ["Failed to load interview data", toLoadFailure(new AppError("internal", "Broken"))],
    ["Error loading interview", toLoadFailure(new TypeError("no line"))],
    ["No questions found for this interview.", edited({ questions: [] })],
  ])("says '%s' where it can't be shown, and tries again", async (words, loaded) => {
    const { person, refreshBrings } = await open({}, loaded);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(screen.getByRole("link", { name: "All interviews" })).toBeVisible();
    refreshBrings(edited());
    await press(person, "Try again");
    expect(await screen.findByDisplayValue("House cleaner")).toBeVisible();
  });

  it("can be applied while something is changed, and leaves what it did not touch", async () => {
    const { person } = await open();
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
    const { person } = await open({ requirePhone: true });
    await person.click(screen.getByRole("tab", { name: /Settings/ }));
    const phone = screen.getByRole("switch", { name: "Require a phone number" });
    expect(phone).toBeChecked();
    await person.click(screen.getByRole("switch", { name: "Show hints and tips" }));
    await press(person, "Apply");
    expect(sent()).toMatchObject([{ settings: { require_phone: true } }]);
  });

  it("keeps when candidates hear back, and says why one retake is worth it", async () => {
    const { person } = await open({ questions: [why] });
    await person.selectOptions(screen.getByLabelText("Hear back"), "Within 3 days");
    await person.click(screen.getByRole("tab", { name: /Questions/ }));
    expect(screen.getByText("One retake costs you nothing and calms people.")).toBeVisible();
    await press(person, "Apply");
    expect(sent()).toMatchObject([{ settings: { hear_back_days: 3 } }]);
  });

  it("keeps the shift that was marked, in the shape of a candidate's week", async () => {
    const { person } = await open();
    await person.click(screen.getByRole("tab", { name: /Settings/ }));
    await press(person, "Add a shift");
    await person.click(screen.getByRole("checkbox", { name: "Monday, Evening" }));
    await press(person, "Apply");
    const shift = withField(NOT_AVAILABLE, "monday", "evening", true);
    expect(sent()).toMatchObject([{ settings: { shift } }]);
  });

  it("asks before changes are discarded, and does not where there are none", async () => {
    const { person } = await open();
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
    const { person, refreshBrings } = await open();
    await person.type(title(), "s");
    send.mockImplementationOnce(() => refusal(409, { code: "conflict", message: "Changed" }));
    refreshBrings(edited({ revision: 4, hourlyRate: "$25", description: "Flats" }));
    await press(person, "Apply");
    expect(await screen.findByText(/It changed the hourly rate and the description/)).toBeVisible();
    expect(title()).toHaveValue("House cleaners");
    await press(person, "Save my version instead");
    expect((await screen.findAllByText(EDIT_TEXTS.saved)).length).toBeGreaterThan(0);
    expect(sent().map(({ revision }) => revision)).toEqual([3, 4]);
  });

  it("keeps what was typed where the other edit can't be read", async () => {
    const { person, refreshBrings } = await open();
    await person.type(title(), "s");
    send.mockImplementationOnce(() => refusal(409, { code: "conflict", message: "Changed" }));
    refreshBrings(toLoadFailure(new AppError("internal", "Broken")));
    await press(person, "Apply");
    expect(await screen.findByText("Error updating interview")).toBeInTheDocument();
    expect(title()).toHaveValue("House cleaners");
    send.mockImplementationOnce(() => refusal(409, { code: "conflict", message: "Changed" }));
    send.mockImplementationOnce(() => Promise.reject(new TypeError("no line")));
    await press(person, "Apply");
    await waitFor(() => expect(screen.getAllByText("Error updating interview")).toHaveLength(2));
    expect(title()).toHaveValue("House cleaners");
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["Failed to update interview", () => refusal(500, { code: "internal", message: "No" })],
    ["Error updating interview", () => Promise.reject(new TypeError("no line"))],
  ])("says '%s' where saving failed, and keeps what was typed", async (words, reply) => {
    const { person } = await open();
    await goTo(person, /Interview Questions/);
    await person.type(screen.getByLabelText("Question text"), " Really?");
    send.mockImplementationOnce(reply);
    await press(person, "Apply");
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(screen.getByLabelText("Question text")).toHaveValue("Why us? Really?");
    expect(push).not.toHaveBeenCalled();
  });
});
