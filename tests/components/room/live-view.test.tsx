import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LiveView } from "#components/room/answers/live-view";
import type { RecorderPhase } from "#components/room/answers/use-recorder";
import { LanguageProvider } from "#components/room/language-context";
import { RoomProvider } from "#components/room/room-context";
import { Step } from "#components/room/step";
import { CATALOGS } from "#lib/messages/catalogs";
import { roomMessages } from "#lib/messages/room";
import { plugIn, soundStream, unplug } from "#tests/support/fake-audio";
import { server } from "#tests/support/room-client";
import { roomInterview, roomQuestion } from "#tests/support/room-interview";

const EN = CATALOGS.en;
const interview = roomInterview({ questions: [roomQuestion()] });
const stream = Object.assign(new EventTarget(), soundStream, {
  getTracks: () => [],
  getVideoTracks: () => [],
});
const onStart = jest.fn();
const onStop = jest.fn();

const view = (phase: RecorderPhase) => (
  <LanguageProvider {...roomMessages("en")} interviewKey={null}>
    <RoomProvider interview={interview} transport={server({}, interview.questions)}>
      <Step title="Question">
        {phase !== "idle" && (
          <LiveView
            stream={stream}
            question={roomQuestion({ thinkingTime: 30 })}
            phase={phase}
            onStart={onStart}
            onStop={onStop}
          />
        )}
      </Step>
    </RoomProvider>
  </LanguageProvider>
);

beforeEach(() => {
  window.scrollTo = () => {};
  jest.useFakeTimers();
  plugIn();
});
afterEach(() => {
  jest.useRealTimers();
  unplug();
});

it("Enter pressed twice starts a recording, and doesn't end it; a press of its own does", async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { rerender } = render(view("idle"));
  rerender(view("thinking"));
  await user.keyboard("{Enter}");
  expect(onStart).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(400));
  await user.keyboard("{Enter}");
  expect(onStart).toHaveBeenCalledTimes(1);
  rerender(view("recording"));
  expect(screen.getByRole("button", { name: EN.video.stop })).toHaveFocus();
  act(() => jest.advanceTimersByTime(180));
  await user.keyboard("{Enter}");
  expect(onStop).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(400));
  await user.keyboard("{Enter}");
  expect(onStop).toHaveBeenCalledTimes(1);
});
