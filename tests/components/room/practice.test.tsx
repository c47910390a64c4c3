import { act, render, screen } from "@testing-library/react";
import { Practice } from "#components/room/camera/practice";
import { SavesAtStop } from "#components/room/camera/saves-at-stop";
import { LanguageProvider } from "#components/room/language-context";
import { RoomProvider } from "#components/room/room-context";
import { roomMessages } from "#lib/messages/room";
import { server } from "#tests/support/room-client";
import { roomInterview } from "#tests/support/room-interview";

const interview = roomInterview({ description: "" });

/** When a recorder gives its bytes: as one speaks, at the end, or never. */
let gives: "pieces" | "all" | "nothing" = "pieces";
class Recorder extends EventTarget {
  static isTypeSupported = () => true;
  state = "inactive";
  mimeType = "audio/webm";
  #timer: ReturnType<typeof setInterval> | undefined;
  start(slice: number) {
    this.state = "recording";
    this.#timer = setInterval(() => this.#give(gives === "pieces" ? 1 : 0), slice);
  }
  stop() {
    this.state = "inactive";
    clearInterval(this.#timer);
    this.#give(gives === "nothing" ? 0 : 1);
    this.dispatchEvent(new Event("stop"));
  }
  #give(size: number) {
    const data = new Blob(["x".repeat(size)]);
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data }));
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { MediaRecorder: Recorder });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, "MediaRecorder");
});

const stream = { getVideoTracks: () => [], getAudioTracks: () => [] } as unknown as MediaStream;

async function practice(how: typeof gives, seconds: number) {
  gives = how;
  render(
    <LanguageProvider {...roomMessages("en")} interviewKey={null}>
      <RoomProvider interview={interview} transport={server()}>
        <Practice stream={stream} />
        <SavesAtStop />
      </RoomProvider>
    </LanguageProvider>,
  );
  act(() => screen.getByRole("button", { name: "Record a practice answer" }).click());
  await act(() => jest.advanceTimersByTimeAsync(seconds * 1000));
  const stop = screen.queryByRole("button", { name: "Stop" });
  await act(async () => stop?.click());
}

const SAVES = /your answer is saved when you stop/;

describe("The practice answer shows what the recorder is like", () => {
  it("which says nothing of one that was too short to tell", async () => {
    await practice("all", 2);
    expect(screen.getByLabelText("Your practice answer")).toBeVisible();
    expect(screen.queryByText(SAVES)).toBeNull();
  });

  it("which is said where everything comes at the end", async () => {
    await practice("all", 5);
    expect(screen.getByLabelText("Your practice answer")).toBeVisible();
    expect(screen.getByText(SAVES)).toBeVisible();
  });

  it("which is said no longer where pieces come", async () => {
    await practice("pieces", 5);
    expect(screen.queryByText(SAVES)).toBeNull();
  });

  it("which is said at once where nothing comes at all", async () => {
    await practice("nothing", 20);
    expect(screen.getByRole("alert")).toHaveTextContent("nothing could be recorded");
    expect(screen.queryByLabelText("Your practice answer")).toBeNull();
  });
});
