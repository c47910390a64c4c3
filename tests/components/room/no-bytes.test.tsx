import { act, render, screen } from "@testing-library/react";
import { VideoAnswer } from "#components/room/answers/video-answer";
import type { Camera } from "#components/room/camera/use-camera";
import { LanguageProvider } from "#components/room/language-context";
import { RoomProvider } from "#components/room/room-context";
import { Step } from "#components/room/step";
import type { Attempt } from "#components/room/use-attempt";
import { CATALOGS } from "#lib/messages/catalogs";
import { roomMessages } from "#lib/messages/room";
import { NO_ANSWERS } from "#lib/room-client/attempt-state";
import { openMemoryStore } from "#lib/room-client/take-store";
import { server } from "#tests/support/room-client";
import { roomInterview, roomQuestion } from "#tests/support/room-interview";

const EN = CATALOGS.en;

const question = roomQuestion({ id: "q1", maxRetakes: 1, maxCharacters: 20, thinkingTime: 1 });

const interview = roomInterview({ description: "", questions: [question] });

/** A recorder that starts, and never delivers a byte. */
class SilentRecorder extends EventTarget {
  static isTypeSupported = () => true;
  state = "inactive";
  mimeType = "video/webm";
  start() {
    this.state = "recording";
    this.dispatchEvent(new Event("start"));
  }
  stop() {
    this.state = "inactive";
    this.dispatchEvent(new Event("stop"));
  }
}

const stream = Object.assign(new EventTarget(), {
  getTracks: () => [],
  getVideoTracks: () => [],
  getAudioTracks: () => [],
});

beforeEach(() => {
  window.scrollTo = () => {};
  jest.useFakeTimers();
  Object.assign(globalThis, { MediaRecorder: SilentRecorder });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "MediaRecorder");
});

const attempt = {
  answers: NO_ANSWERS,
  store: openMemoryStore(),
  keep: () => {},
  drop: async () => {},
  state: { attemptId: "a", now: "2026-11-21T08:00:00Z", waiting: [] },
};
const camera = {
  stream,
  choice: { soundOnly: false },
  devices: [],
  phase: "on",
  resume: async () => {},
};

const answering = (change: object = {}) => (
  <LanguageProvider {...roomMessages("en")} interviewKey={null}>
    <RoomProvider interview={interview} transport={server({}, interview.questions)}>
      <Step title="Question">
        <VideoAnswer
          attempt={attempt as unknown as Attempt}
          camera={{ ...camera, ...change } as unknown as Camera}
          question={question}
          onBusy={() => {}}
        />
      </Step>
    </RoomProvider>
  </LanguageProvider>
);

it("Somebody whose recorder never delivered a byte is not told that something was saved", async () => {
  render(answering());
  act(() => screen.getByRole("button", { name: EN.video.start }).click());
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  const alert = screen.getByRole("alert");
  expect(alert).toHaveTextContent("nothing could be recorded");
  expect(alert).not.toHaveTextContent("saved");
});

it("Somebody whose recorder gives everything at the end is told so, and is not interrupted", async () => {
  const track = Object.assign(new EventTarget(), { readyState: "live", muted: false });
  render(answering({ stream: { ...stream, getTracks: () => [track] } }));
  act(() => screen.getByRole("button", { name: EN.video.start }).click());
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(screen.queryByText(/saved when you stop/)).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(40_000));
  expect(screen.getByText(/your answer is saved when you stop/)).toBeVisible();
  expect(screen.getByRole("button", { name: EN.video.stop })).toBeEnabled();
  expect(screen.queryByRole("alert")).toBeNull();
});

it("Somebody whose camera is taken away while they think is told so", () => {
  const { rerender } = render(answering());
  act(() => screen.getByRole("button", { name: EN.video.start }).click());
  rerender(answering({ stream: null }));
  expect(screen.getByRole("alert")).toHaveTextContent("Nothing came from your camera");
  expect(screen.getByRole("button", { name: EN.video.ask })).toBeVisible();
});
