import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AttemptRoom } from "#components/room/attempt-room";
import { LanguageProvider } from "#components/room/language-context";
import { RoomProvider } from "#components/room/room-context";
import { CATALOGS } from "#lib/messages/catalogs";
import { roomMessages } from "#lib/messages/room";
import { openMemoryStore } from "#lib/room-client/take-store";
import { server } from "#tests/support/room-client";
import { roomInterview, roomQuestion } from "#tests/support/room-interview";

const EN = CATALOGS.en;

const interview = roomInterview({
  showAvailability: true,
  questions: [roomQuestion({ type: "text" })],
});

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

/** Whether the browser asks before the page goes. */
function asks(): boolean {
  const event = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  window.scrollTo = () => {};
  const transport = server(
    { preview: false, remember: async () => {}, openStore: async () => openMemoryStore() },
    interview.questions,
  );
  render(
    <LanguageProvider {...roomMessages("en")} interviewKey={null}>
      <RoomProvider interview={interview} transport={transport}>
        <AttemptRoom onSomeoneElse={() => {}} />
      </RoomProvider>
    </LanguageProvider>,
  );
});

describe("What was chosen or written and not sent yet", () => {
  it("stays in asking for help, for who looks at the question first", async () => {
    await press(EN.accommodation.open);
    await userEvent.click(screen.getByRole("checkbox", { name: /^More time/ }));
    await userEvent.type(screen.getByRole("textbox"), "I stammer.");
    await press("Back");
    expect(asks()).toBe(true);
    await press(EN.accommodation.open);
    expect(screen.getByRole("textbox")).toHaveValue("I stammer.");
    expect(screen.getByRole("checkbox", { name: /^More time/ })).toBeChecked();
    await press(EN.accommodation.save);
    expect(await screen.findByRole("heading", { name: "What did you clean?" })).toBeVisible();
    expect(asks()).toBe(false);
  });

  it("stays in the week, for who looks at an answer first", async () => {
    await userEvent.type(await screen.findByRole("textbox"), "Homes.");
    await press(EN.week.open);
    const monday = () => screen.getAllByRole("checkbox")[0];
    await screen.findByRole("heading", { name: EN.week.title });
    await userEvent.click(monday() ?? document.body);
    expect(asks()).toBe(true);
    window.history.back();
    await screen.findByRole("heading", { name: "What did you clean?" });
    await press(EN.week.open);
    await screen.findByRole("heading", { name: EN.week.title });
    expect(monday()).toBeChecked();
  });
});
