import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AttemptRoom } from "#components/room/attempt-room";
import { LanguageProvider } from "#components/room/language-context";
import { RoomProvider } from "#components/room/room-context";
import type { RoomAnswer, RoomState } from "#lib/domain/room/room";
import { CATALOGS } from "#lib/messages/catalogs";
import { privateMessages } from "#lib/messages/mails";
import { roomMessages } from "#lib/messages/room";
import type { Take } from "#lib/room-client/take-store";
import { RoomFault, type RoomTransport } from "#lib/room-client/transport";
import { keptTake, server } from "#tests/support/room-client";
import { roomInterview, roomQuestion } from "#tests/support/room-interview";

const EN = CATALOGS.en;

const interview = roomInterview({
  company: {
    name: "Brightside",
    logoUrl: null,
    primaryColor: "#0b6e63",
    secondaryColor: "#8ed1fc",
  },
  questions: [roomQuestion()],
});
const first: RoomAnswer = {
  questionId: "question-1",
  type: "video",
  text: null,
  recordingId: "take-0",
  version: "take-0",
};
beforeEach(() => {
  window.scrollTo = () => {};
  localStorage.clear();
});

/** The review of somebody whose first take has arrived, with what else is on their device and at the server. */
async function review({
  take,
  elsewhere = () => [],
  theirs = {},
  place = "review",
  kiosk = false,
}: {
  take?: Partial<Take>;
  /** What other devices have begun to send, by now. */
  elsewhere?: () => RoomState["waiting"];
  theirs?: Partial<RoomTransport>;
  place?: string;
  kiosk?: boolean;
}) {
  const { store } = await keptTake({ attemptId: "preview", number: 2, over: "take-0", ...take });
  if (!take) await store.removeTake("take-1");
  await store.putPlace("preview", place);
  const before = await server({}, interview.questions).load();
  const submit = jest.fn<Promise<string>, [Record<string, string>]>();
  submit.mockResolvedValue("2031-05-06T12:00:00.000Z");
  const transport = server(
    {
      load: async () => ({ ...before, answers: [first], waiting: elsewhere() }),
      openStore: async () => store,
      remember: async () => {},
      preview: false,
      submit,
      ...theirs,
    },
    interview.questions,
  );
  render(
    <LanguageProvider {...roomMessages("en")} interviewKey={null}>
      <RoomProvider interview={{ ...interview, kiosk }} transport={transport}>
        <AttemptRoom onSomeoneElse={() => {}} onForget={kiosk ? () => {} : undefined} />
      </RoomProvider>
    </LanguageProvider>,
  );
  await screen.findByRole("heading", { name: EN.review.title });
  return { submit };
}

const button = () => screen.getByRole("button", { name: EN.review.submit });

/** A line that sends when it is let. */
function heldLine() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const send: RoomTransport["send"] = async ({ onProgress, signal }) => {
    onProgress(1);
    await arrived;
    if (!signal.aborted) onProgress(3);
  };
  return { send, arrive: () => arrive() };
}

it.each([false, true])(
  "A retake that was chosen over one that has arrived holds Submit until it is there (kiosk: %s)",
  async (kiosk) => {
    const { send, arrive } = heldLine();
    const { submit } = await review({ take: {}, theirs: { send }, kiosk });
    expect(await screen.findByText("Sending, 33%")).toBeVisible();
    expect(button()).toBeDisabled();
    expect(screen.queryByText(/All your answers are saved/)).toBeNull();
    expect(screen.getByRole("status")).toHaveTextContent(/as soon as everything has been uploaded/);
    await act(async () => arrive());
    expect(await screen.findByText(/All your answers are saved/)).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
  },
);

it("A retake that can't be sent may be given up for the one that has arrived", async () => {
  const refuse = async () => {
    throw new RoomFault("takes_used_up", 409);
  };
  const { submit } = await review({ take: {}, theirs: { send: refuse } });
  expect(await screen.findByTestId("upload")).toHaveTextContent(
    /used all your recordings for this question/,
  );
  expect(button()).toBeDisabled();
  await userEvent.click(
    screen.getByRole("button", { name: "Use the version that has arrived: 1" }),
  );
  await userEvent.click(button());
  expect(await screen.findByText(/Submitted on/)).toBeVisible();
  expect(submit).toHaveBeenCalledWith({ "question-1": "take-0" });
});

it("A newer take on another device is named, and the person waits or uses what has arrived", async () => {
  const takeId = "take-9";
  const { submit } = await review({ elsewhere: () => [{ questionId: "question-1", takeId }] });
  expect(await screen.findByText(/A newer recording/)).toBeVisible();
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(
    screen.getByRole("button", { name: "Use the version that has arrived: 1" }),
  );
  await userEvent.click(button());
  expect(await screen.findByText(/Submitted on/)).toBeVisible();
  expect(submit).toHaveBeenCalledWith({ "question-1": "take-0" });
});

it("What this device had not sent when another one submitted is told with the thanks", async () => {
  await review({ theirs: { removeUnsent: async () => [1, 3] } });
  await userEvent.click(button());
  expect(await screen.findByRole("alert")).toHaveTextContent(
    /was removed from here.*questions: 1, 3\./,
  );
});

it("What was heard is shown by a press once it is there, asked for without end by nobody", async () => {
  jest.useFakeTimers();
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const pieces = [
    { text: "I like order. ", doubted: false },
    { text: "She stayed in prison.", doubted: true },
  ];
  const heard = { questionId: "question-1", responseId: "r-1", pieces, correction: null };
  const { messages } = privateMessages("en");
  let answers: (typeof heard)[] = [];
  const asked = jest.fn(async (_path: string, _options: RequestInit) => ({
    ok: true,
    status: 200,
    json: async () => ({ answers, more: answers.length === 0, messages }),
  }));
  globalThis.fetch = asked as unknown as typeof fetch;
  await review({});
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText(messages.answersTitle)).toBeNull();
  expect(button()).toBeEnabled();
  answers = [heard];
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByRole("heading", { name: messages.answersTitle })).toBeVisible();
  const looks = asked.mock.calls.length;
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(asked).toHaveBeenCalledTimes(looks);
  expect(asked.mock.calls.every(([, { method }]) => method === "GET")).toBe(true);

  expect(screen.queryByText("She stayed in prison.")).toBeNull();
  await person.click(screen.getByRole("button", { name: messages.wordsShow }));
  expect(screen.getByRole("heading", { name: messages.answersTitle })).toHaveFocus();
  expect(asked.mock.lastCall?.[1]).toMatchObject({ method: "PUT" });
  expect(screen.getByText("She stayed in prison.")).toHaveClass("underline");
  jest.useRealTimers();
});

it("Words that never come are asked for about two minutes", async () => {
  jest.useFakeTimers();
  const asked = jest.fn(async () => ({
    ok: true,
    status: 200,
    json: async () => ({ answers: [], more: true, messages: privateMessages("en").messages }),
  }));
  globalThis.fetch = asked as unknown as typeof fetch;
  await review({});
  await act(() => jest.advanceTimersByTimeAsync(600_000));
  expect(asked).toHaveBeenCalledTimes(30);
  jest.useRealTimers();
});
