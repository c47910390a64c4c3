import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AttemptRoom } from "#components/room/attempt-room";
import { LanguageProvider } from "#components/room/language-context";
import { RoomProvider } from "#components/room/room-context";
import { CATALOGS } from "#lib/messages/catalogs";
import { roomMessages } from "#lib/messages/room";
import type { Take } from "#lib/room-client/take-store";
import type { RoomTransport } from "#lib/room-client/transport";
import { SendFault } from "#lib/room-client/tus-send";
import { keptTake, server } from "#tests/support/room-client";
import { roomInterview, roomQuestion } from "#tests/support/room-interview";

const EN = CATALOGS.en;

const interview = roomInterview({ kiosk: true, questions: [roomQuestion({ maxRetakes: 0 })] });

beforeEach(() => {
  window.scrollTo = () => {};
  localStorage.clear();
});

/** The room of somebody who comes back to a question with a take on their device. */
async function comeBack(
  change: Partial<Take>,
  theirs: Partial<RoomTransport> = {},
  earlier?: Partial<Take>,
) {
  const { store, take } = await keptTake({ attemptId: "preview", accepted: false, ...change });
  if (earlier) {
    const other = { ...take, id: "take-0", ...earlier };
    await store.addSlice(other, 0, Uint8Array.of(1, 2));
    await store.addSlice(other, 1, Uint8Array.of(3));
  }
  await store.putPlace("preview", "0");
  const held = { openStore: async () => store, send: () => new Promise<void>(() => {}) };
  const transport = server({ ...held, ...theirs }, interview.questions);
  render(
    <LanguageProvider {...roomMessages("en")} interviewKey={null}>
      <RoomProvider interview={interview} transport={transport}>
        <AttemptRoom onSomeoneElse={() => {}} onForget={() => {}} />
      </RoomProvider>
    </LanguageProvider>,
  );
  await screen.findByRole("heading", { name: "What did you clean?" });
  return store;
}

const CLOSED = /the page was closed, or the device stopped saving/;

describe("A take that did not end by its person's choice, after a reload", () => {
  it("tells of a camera that was lost, and of no closed page", async () => {
    await comeBack({ whole: false, endedBy: "interrupted" });
    expect(await screen.findByRole("alert")).toHaveTextContent("The camera stopped.");
    expect(screen.getByText("The first 0:02 of your answer is safe on this device.")).toBeVisible();
    expect(screen.queryByText(CLOSED)).toBeNull();
  });

  it("tells of a full device", async () => {
    await comeBack({ whole: false, endedBy: "storage" });
    expect(await screen.findByRole("alert")).toHaveTextContent("This device is full");
    expect(screen.queryByText(CLOSED)).toBeNull();
  });

  it("tells what is saved of one whose recorder fell silent", async () => {
    await comeBack({ whole: false, endedBy: "noBytes" });
    expect(await screen.findByRole("alert")).toHaveTextContent("What you said until then is saved");
  });

  it("says of one in which nothing was heard that another one is free, before it is used", async () => {
    await comeBack({ silent: true });
    expect(await screen.findByRole("alert")).toHaveTextContent(EN.video.silent);
    expect(screen.getByText(EN.video.recoveredFree)).toBeVisible();
    expect(screen.getByRole("button", { name: EN.video.use })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: EN.video.again }));
    expect(await screen.findByText(EN.permission.insecure.title)).toBeVisible();
    expect(screen.queryByText(EN.video.noRetakes)).toBeNull();
  });

  it("says so of an earlier take too, before that is used instead", async () => {
    await comeBack({ number: 2 }, {}, { number: 1, silent: true });
    const other = within(await screen.findByTestId("take-take-0"));
    expect(other.getByText(EN.video.silent)).toBeVisible();
    expect(other.getByRole("button", { name: EN.video.otherUse })).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is not called safe once the device has lost it", async () => {
    const store = await comeBack(
      { whole: false, stopped: false },
      {
        send: async () => {
          throw new SendFault(404, "slice_missing");
        },
      },
    );
    const upload = await screen.findByTestId("upload");
    await waitFor(() => expect(upload).toHaveTextContent("no longer has the recording"));
    expect(screen.queryByText(/safe on this device|We saved your answer/)).toBeNull();
    expect(screen.queryByRole("button", { name: "Use what was saved" })).toBeNull();
    expect(screen.getByRole("button", { name: "Record again" })).toBeVisible();
    expect(await store.takes("preview")).toHaveLength(1);
  });

  it("is not called saved on this device while it is in this page only", async () => {
    const offline = { send: () => Promise.reject(new SendFault(0, "network")) };
    const store = await comeBack({ whole: false }, offline);
    act(() => store.held.set("take-1", true));
    const upload = await screen.findByTestId("upload");
    await waitFor(() => expect(upload).toHaveTextContent("not saved on this device yet"));
    act(() => store.held.delete("take-1"));
    await waitFor(() => expect(upload).toHaveTextContent("Your answer is saved on this device"));
  });

  it("tells of a closed page, or of a device that took no note, where nothing was written down", async () => {
    await comeBack({ whole: false, stopped: false });
    expect(await screen.findByText(CLOSED)).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

it("Who presses 'Record again' by mistake gets the take back", async () => {
  await comeBack({ whole: false, stopped: false });
  await userEvent.click(await screen.findByRole("button", { name: "Record again" }));
  expect(screen.queryByRole("button", { name: "Use what was saved" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Watch your answer" }));
  expect(await screen.findByRole("button", { name: "Use what was saved" })).toBeVisible();
});

describe("A take of a question without retakes", () => {
  it("is shown before it is used, and can't be recorded again", async () => {
    const store = await comeBack({});
    const use = await screen.findByRole("button", { name: "Use this answer" });
    expect(screen.queryByRole("button", { name: "Record again" })).toBeNull();
    expect(screen.getByText("No retakes left")).toBeVisible();
    expect((await store.takes("preview")).map(({ accepted }) => accepted)).toEqual([false]);
    await userEvent.click(use);
    expect(await screen.findByRole("heading", { name: "Your answer is recorded" })).toBeVisible();
    expect((await store.takes("preview")).map(({ accepted }) => accepted)).toEqual([true]);
  });
});

describe("A take that is sent after the device came back by a new session", () => {
  it("is never said to be on another device", async () => {
    const state = await server({}, interview.questions).load();
    const waiting = [{ questionId: "question-1", takeId: "take-1" }];
    await comeBack(
      { accepted: true },
      {
        load: async () => ({ ...state, waiting }),
        send: async () => {},
      },
    );
    expect(await screen.findByText(/Your answer has arrived safely/)).toBeVisible();
    expect(screen.queryByText(/another device/)).toBeNull();
  });

  it("is submitted at the server's time, whatever the device's clock says", async () => {
    const submit = async () => "2031-05-06T12:00:00.000Z";
    const live = { preview: false, remember: async () => {}, send: async () => {}, submit };
    await comeBack({ accepted: true }, live);
    await userEvent.click(await screen.findByRole("button", { name: EN.question.toReview }));
    await userEvent.click(await screen.findByRole("button", { name: EN.review.submit }));
    expect(await screen.findByText(/Submitted on.*May 6/)).toBeVisible();
  });
});

describe("A shared device", () => {
  it("says at its later step what it keeps, and how to leave it", async () => {
    await comeBack({});
    await userEvent.click(screen.getByRole("button", { name: EN.later.open }));
    expect(await screen.findByText(/^What you have sent is kept\./)).toBeVisible();
    expect(screen.queryByText(/Open the same link on this device/)).toBeNull();
    expect(
      screen.getByText(/When you leave, all your information is removed from it/),
    ).toHaveTextContent("What you have sent stays with Brightside Co.");
    expect(screen.getByRole("button", { name: EN.kiosk.leave })).toBeVisible();
    expect(screen.queryByText(/close this page/)).toBeNull();
  });
});
