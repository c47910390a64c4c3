import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MailedWithdrawal } from "#components/room/entry/mailed-withdrawal";
import { LanguageProvider } from "#components/room/language-context";
import { Room } from "#components/room/room";
import { FIRST_OPENING, type RoomState } from "#lib/domain/room/room";
import { CATALOGS } from "#lib/messages/catalogs";
import { roomMessages } from "#lib/messages/room";
import { clearDevice } from "#lib/room-client/clear-device";
import { openBrowserStore } from "#lib/room-client/held-writes";
import { liveTransport } from "#lib/room-client/live-transport";
import { openMemoryStore } from "#lib/room-client/take-store";
import { RoomFault } from "#lib/room-client/transport";
import { server } from "#tests/support/room-client";
import { roomInterview, roomQuestion } from "#tests/support/room-interview";

const EN = CATALOGS.en;

jest.mock("#lib/room-client/live-transport");
jest.mock("#lib/room-client/clear-device");
jest.mock("#lib/room-client/held-writes", () => ({ openBrowserStore: jest.fn() }));

const interview = roomInterview({
  showAvailability: true,
  questions: [roomQuestion({ id: "q1", maxRetakes: 0 })],
});
const withdraw = jest.fn<Promise<void>, []>();

beforeEach(() => {
  withdraw.mockReset().mockResolvedValue();
  window.scrollTo = () => {};
  sessionStorage.clear();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

const press = async (words: string) => userEvent.click(await screen.findByText(words));

/** The room of somebody who has begun and is here, at a place and in a state. */
async function open({
  change = {},
  place = "0",
  kiosk = false,
}: {
  change?: Partial<RoomState>;
  place?: string;
  kiosk?: boolean;
}) {
  const store = openMemoryStore();
  await store.putPlace("preview", place);
  const { load } = server({}, interview.questions);
  const transport = server({
    preview: false,
    withdraw,
    load: async () => ({ ...(await load()), ...change }),
    openStore: async () => store,
  });
  jest.mocked(liveTransport).mockReturnValue(transport);
  sessionStorage.setItem("rolecall:here:k", "preview");
  const returning = { letter: "M", submittedAt: null, attemptId: "preview" };
  render(
    <LanguageProvider {...roomMessages("en")} interviewKey={null}>
      <Room interview={{ ...interview, kiosk }} opening={FIRST_OPENING} returning={returning} />
    </LanguageProvider>,
  );
}

const due = {
  state: "due" as const,
  questions: [{ id: "s1", text: "Do you drive?", kind: "yes_no" as const, options: [] }],
};

describe("'Withdraw and delete'", () => {
  it.each<[string, Parameters<typeof open>[0], string | null]>([
    ["the knock-out questions", { change: { screening: due } }, null],
    ["what ends after them", { change: { screening: { state: "failed", questions: [] } } }, null],
    ["the check", { place: "check" }, null],
    ["a question", {}, null],
    ["a request for help", {}, EN.accommodation.open],
    ["a stop for today", {}, EN.later.open],
    ["the week", { place: "week" }, null],
    ["the review", { place: "review" }, null],
    ["the thanks", { change: { submittedAt: "2026-11-20T12:00:00Z" } }, null],
  ])("stands below %s", async (_step, state, aside) => {
    await open(state);
    if (aside) await press(aside);
    expect(await screen.findByText("Withdraw and delete")).toBeVisible();
    expect(screen.getByText("What you agreed to")).toHaveAttribute("href", "/i/k/notice");
  });

  it("asks first, and keeps everything where the person thinks better of it", async () => {
    await open({});
    await press("Withdraw and delete");
    const dialog = screen.getByRole("dialog", { name: "Withdraw and delete everything?" });
    expect(dialog).toHaveAccessibleDescription(/permanently deleted/);
    await userEvent.click(within(dialog).getByText("Keep my answers"));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(withdraw).not.toHaveBeenCalled();
  });

  it("ends the interview once everything is gone, and says so, and where the server did not hear it", async () => {
    withdraw.mockRejectedValueOnce(new RoomFault("network", 0));
    await open({});
    await press("Withdraw and delete");
    await press("Yes, delete everything");
    expect(await screen.findByRole("alert")).toHaveTextContent("There's no connection right now");
    await press("Yes, delete everything");
    expect(
      await screen.findByRole("heading", { name: "Everything is being deleted" }),
    ).toHaveFocus();
    expect(screen.getByText(/Brightside Co. can no longer see/)).toBeVisible();
    expect(screen.queryByText("What did you clean?")).toBeNull();
    expect(withdraw).toHaveBeenCalledTimes(2);
  });

  it("clears a shared device for the next person", async () => {
    await open({ kiosk: true });
    await press("Withdraw and delete");
    await press("Yes, delete everything");
    expect(await screen.findByText(/reset for the next person in/)).toBeVisible();
    expect(screen.queryByText(/You'll get everything else by email/)).toBeNull();
  });
});

describe("A mailed link to withdraw", () => {
  const show = () =>
    render(
      <MailedWithdrawal
        {...roomMessages("en")}
        token="t-1"
        attemptId="a-1"
        interviewKey="k"
        job="House cleaner"
        company={interview.company}
      />,
    );
  const answer = (status: number, body: object) =>
    jest.fn(async () => ({ ok: status < 400, status, json: async () => body }));

  beforeEach(() => {
    jest.mocked(clearDevice).mockReset().mockResolvedValue();
    jest.mocked(openBrowserStore).mockResolvedValue(openMemoryStore());
  });

  it("does nothing before the press, then deletes there and here", async () => {
    const asked = Object.assign(globalThis, { fetch: answer(200, { deleted: true }) }).fetch;
    show();
    expect(screen.getByText("House cleaner")).toBeVisible();
    expect(asked).not.toHaveBeenCalled();
    await press("Yes, delete everything");
    expect(
      await screen.findByRole("heading", { name: "Everything is being deleted" }),
    ).toHaveFocus();
    expect(asked).toHaveBeenCalledWith(
      "/api/room/links",
      expect.objectContaining({ method: "DELETE", body: JSON.stringify({ token: "t-1" }) }),
    );
    expect(clearDevice).toHaveBeenCalledWith("k", "a-1", expect.anything());
  });

  it("does not believe another's answer in the server's place", async () => {
    Object.assign(globalThis, { fetch: answer(200, { portal: true }) });
    show();
    await press("Yes, delete everything");
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(clearDevice).not.toHaveBeenCalled();
  });

  it("says where it failed, and that it worked where only its answer was lost", async () => {
    Object.assign(globalThis, { fetch: answer(500, {}) });
    show();
    await press("Yes, delete everything");
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(clearDevice).not.toHaveBeenCalled();
    Object.assign(globalThis, { fetch: answer(404, { error: { code: "not_found" } }) });
    await press("Yes, delete everything");
    expect(await screen.findByText(/Your application is withdrawn/)).toBeVisible();
  });
});
