import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BeforeRecording } from "#components/room/answers/before-recording";
import { LanguageProvider } from "#components/room/language-context";
import { RoomProvider } from "#components/room/room-context";
import { CATALOGS } from "#lib/messages/catalogs";
import { roomMessages } from "#lib/messages/room";
import { RoomFault } from "#lib/room-client/transport";
import { server } from "#tests/support/room-client";
import { roomInterview } from "#tests/support/room-interview";

const EN = CATALOGS.en;

const interview = roomInterview({ description: "" });

/** The way to a recording, at a server that answers so, one reply after the other. */
function approach(...replies: (RoomFault | null)[]) {
  const mayRecord = jest.fn(async () => {
    const reply = replies.shift() ?? null;
    if (reply !== null) throw reply;
  });
  render(
    <LanguageProvider {...roomMessages("en")} interviewKey={null}>
      <RoomProvider interview={interview} transport={server({ mayRecord })}>
        <BeforeRecording questionId="question-1">
          <button type="button">Start</button>
        </BeforeRecording>
      </RoomProvider>
    </LanguageProvider>,
  );
  return mayRecord;
}

describe("Somebody who is about to speak", () => {
  it.each([
    ["takes_too_often", 429, "This question was started many times in the last hour."],
    ["takes_used_up", 409, "You've used all your recordings for this question"],
    ["company_full", 409, "Brightside Co. can't take any more answers right now."],
    ["interview_closed", 410, "This interview closed while you were here."],
    ["session_unknown", 401, "This browser no longer recognizes your interview."],
  ])("is told before that it would be refused: %s", async (reason, status, words) => {
    approach(new RoomFault(reason, status));
    expect(await screen.findByRole("alert")).toHaveTextContent(words);
    expect(screen.queryByRole("button", { name: EN.video.start })).toBeNull();
  });

  it("goes on once the server takes recordings again", async () => {
    const mayRecord = approach(new RoomFault("takes_too_often", 429));
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: EN.video.start })).toBeVisible();
    expect(mayRecord).toHaveBeenCalledTimes(2);
  });

  it("may record without a connection: the recording waits on the device", async () => {
    const mayRecord = approach(new RoomFault("network", 0));
    await waitFor(() => expect(mayRecord).toHaveBeenCalled());
    expect(screen.getByRole("button", { name: EN.video.start })).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
