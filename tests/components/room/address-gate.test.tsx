import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AttemptRoom } from "#components/room/attempt-room";
import { LanguageProvider } from "#components/room/language-context";
import { RoomProvider } from "#components/room/room-context";
import { CATALOGS } from "#lib/messages/catalogs";
import { roomMessages } from "#lib/messages/room";
import { RoomFault, type RoomTransport } from "#lib/room-client/transport";
import { server } from "#tests/support/room-client";
import { roomInterview, roomQuestion } from "#tests/support/room-interview";

const EN = CATALOGS.en;

const interview = roomInterview({
  questions: [roomQuestion({ id: "q1", type: "text", maxRetakes: 0 })],
});

beforeEach(() => {
  window.scrollTo = () => {};
  localStorage.clear();
});

const asking = (change?: Partial<RoomTransport>) => server(change, interview.questions);

function open(transport: RoomTransport, onForget?: () => void) {
  const onSomeoneElse = jest.fn();
  render(
    <LanguageProvider {...roomMessages("en")} interviewKey={null}>
      <RoomProvider interview={interview} transport={transport}>
        <AttemptRoom onSomeoneElse={onSomeoneElse} onForget={onForget} />
      </RoomProvider>
    </LanguageProvider>,
  );
  return onSomeoneElse;
}

const confirm = async (email: string) => {
  if (email !== "maria@example.com") throw new RoomFault("address_other", 401);
};

describe("An interview that was left alone for half an hour", () => {
  it("asks for the address of the start before it shows anything", async () => {
    let idle = true;
    const { load } = asking();
    open(
      asking({
        load: async () => {
          if (idle) throw new RoomFault("session_idle", 401);
          return load();
        },
        confirm: async (email) => {
          await confirm(email);
          idle = false;
        },
      }),
    );
    const field = await screen.findByLabelText(EN.details.email);
    expect(screen.queryByText("What did you clean?")).toBeNull();
    await userEvent.type(field, "bob@example.com{Enter}");
    expect(await screen.findByRole("alert")).toHaveTextContent("isn't the address");
    await userEvent.clear(field);
    await userEvent.type(field, "maria@example.com{Enter}");
    expect(await screen.findByRole("heading", { name: "What did you clean?" })).toBeVisible();
  });

  it("covers what is on the screen, and lets another person begin anew", async () => {
    jest.useFakeTimers({ now: Date.now() });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const onSomeoneElse = open({ ...asking(), preview: false, confirm });
    expect(await screen.findByRole("heading", { name: "What did you clean?" })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(31 * 60_000));
    expect(screen.getByText("What did you clean?")).not.toBeVisible();
    await user.click(screen.getByRole("button", { name: "I'm someone else" }));
    expect(onSomeoneElse).toHaveBeenCalled();
    await user.type(screen.getByLabelText(EN.details.email), "maria@example.com{Enter}");
    expect(await screen.findByRole("heading", { name: "What did you clean?" })).toBeVisible();
    jest.useRealTimers();
  });
});

describe("A device whose clock jumps by hours", () => {
  async function jump(idle: boolean) {
    jest.useFakeTimers({ now: Date.now() });
    const right = Date.now.bind(Date);
    let jumped = false;
    const ask = jest.fn(asking().load);
    const load = async () => {
      if (idle && jumped) throw new RoomFault("session_idle", 401);
      return ask();
    };
    open({ ...asking({ load }), preview: false });
    expect(await screen.findByRole("heading", { name: "What did you clean?" })).toBeVisible();
    jest.spyOn(Date, "now").mockImplementation(() => right() + 4 * 3_600_000);
    jumped = true;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    fireEvent.pointerDown(document.body);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    return ask;
  }
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it("is not covered where it was only set: the server has heard of the person since", async () => {
    const asked = await jump(false);
    expect(screen.getByText("What did you clean?")).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("is covered where it slept so long, as the server says", async () => {
    await jump(true);
    expect(screen.getByText("What did you clean?")).not.toBeVisible();
    expect(screen.getByLabelText(EN.details.email)).toBeVisible();
  });
});

describe("A tablet that many people use", () => {
  it("forgets whoever has submitted, by itself", async () => {
    jest.useFakeTimers({ now: Date.now() });
    const onForget = jest.fn();
    const { load } = asking();
    open(
      asking({ load: async () => ({ ...(await load()), submittedAt: "2026-11-21T08:00:00Z" }) }),
      onForget,
    );
    expect(await screen.findByText(/now be removed from this device/)).toBeVisible();
    expect(onForget).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(31_000));
    expect(onForget).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it("forgets whoever leaves, and says so first", async () => {
    const onForget = jest.fn();
    open(asking(), onForget);
    await userEvent.click(await screen.findByRole("button", { name: EN.later.open }));
    expect(
      screen.getByText(/When you leave, all your information is removed from it/),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: EN.kiosk.leave }));
    expect(onForget).toHaveBeenCalledTimes(1);
  });
});
