import { render, screen } from "@testing-library/react";
import { WelcomeStep } from "#components/room/entry/welcome-step";
import { LanguageProvider } from "#components/room/language-context";
import { RoomProvider } from "#components/room/room-context";
import type { RoomInterview } from "#lib/domain/room/room";
import { roomMessages } from "#lib/messages/room";
import { server } from "#tests/support/room-client";
import { roomInterview, roomQuestion } from "#tests/support/room-interview";

function welcome(change: Partial<RoomInterview>) {
  render(
    <LanguageProvider {...roomMessages("en")} interviewKey="k">
      <RoomProvider
        interview={roomInterview({ questions: [roomQuestion()], ...change })}
        transport={server()}
      >
        <WelcomeStep onNext={() => {}} focus={false} whole />
      </RoomProvider>
    </LanguageProvider>,
  );
}

describe("The welcome", () => {
  it("says what the job pays and when one hears back, where the owner set them", () => {
    welcome({ pay: "$18 an hour", hearBackDays: 3 });
    expect(screen.getByText("$18 an hour")).toBeVisible();
    expect(screen.getByText("Within 3 days")).toBeVisible();
  });

  it("promises nothing that nobody promised, and no language that is there already", () => {
    welcome({});
    expect(screen.queryByText("You'll hear back")).toBeNull();
    expect(screen.queryByText(/The questions are in/)).toBeNull();
  });

  it("leads to the questions' language from the phone's", () => {
    welcome({ language: "es", untranslated: "all" });
    expect(screen.getByText("The questions are in Spanish.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Show everything in Spanish" })).toBeVisible();
  });

  it("says before anybody begins that some questions are in another language", () => {
    welcome({ language: "es", untranslated: "some" });
    expect(screen.getByText("Some questions are in Spanish.")).toBeVisible();
  });
});
