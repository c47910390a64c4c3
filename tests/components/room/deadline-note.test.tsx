import { act, render, screen } from "@testing-library/react";
import { DeadlineNote } from "#components/room/deadline-note";
import { LanguageProvider } from "#components/room/language-context";
import { RoomProvider } from "#components/room/room-context";
import { roomMessages } from "#lib/messages/room";
import { ServerClock } from "#lib/room-client/server-clock";
import { server } from "#tests/support/room-client";
import { roomInterview } from "#tests/support/room-interview";

const interview = roomInterview({ description: "" });

beforeEach(() => jest.useFakeTimers({ now: new Date("2031-01-01T00:00:00Z") }));
afterEach(() => jest.useRealTimers());

it("The deadline's line follows the server's clock, and promises nothing once the minutes after it are over", async () => {
  const state = { ...(await server().load()), closes: "2026-11-21T09:00:00Z" };
  const clock = new ServerClock("2026-11-21T08:20:00Z");
  render(
    <LanguageProvider {...roomMessages("en")} interviewKey={null}>
      <RoomProvider interview={interview} transport={server()}>
        <DeadlineNote attempt={{ state, clock }} />
      </RoomProvider>
    </LanguageProvider>,
  );
  const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));
  expect(screen.queryByRole("status")).toBeNull();
  await pass(11);
  expect(screen.getByRole("status")).toHaveTextContent("This interview closes at");
  await pass(30);
  expect(screen.getByRole("status")).toHaveTextContent("You can still finish what you've started");
  await pass(10);
  expect(screen.getByRole("status").textContent).toBe("Your time to finish has run out.");
});
