import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AttemptRoom } from "#components/room/attempt-room";
import { LanguageProvider } from "#components/room/language-context";
import { RoomProvider } from "#components/room/room-context";
import { CATALOGS } from "#lib/messages/catalogs";
import { roomMessages } from "#lib/messages/room";
import { openMemoryStore } from "#lib/room-client/take-store";
import { RoomFault, type RoomTransport } from "#lib/room-client/transport";
import { keptTake, server } from "#tests/support/room-client";
import { roomInterview, roomQuestion } from "#tests/support/room-interview";

const EN = CATALOGS.en;

const UNSAVED = "Not everything is saved. Go back to what is listed here, or it may be lost.";

async function later(
  type: "video" | "text",
  change: Partial<RoomTransport>,
  answer = "",
  kiosk = true,
) {
  window.scrollTo = () => {};
  const questions = [roomQuestion({ type, maxCharacters: 20 })];
  const asked = roomInterview({ kiosk, questions });
  const transport = server(
    { remember: async () => {}, openStore: async () => openMemoryStore(), ...change },
    asked.questions,
  );
  render(
    <LanguageProvider {...roomMessages("en")} interviewKey={null}>
      <RoomProvider interview={asked} transport={transport}>
        <AttemptRoom onSomeoneElse={() => {}} onForget={() => {}} />
      </RoomProvider>
    </LanguageProvider>,
  );
  const open = await screen.findByRole("button", { name: EN.later.open });
  if (answer !== "") await userEvent.type(screen.getByRole("textbox"), answer);
  await userEvent.click(open);
}

describe("Somebody who stops for today", () => {
  it("is told of a text that is too long to be sent", async () => {
    await later("text", {}, "This is much too long to fit");
    expect(await screen.findByText(UNSAVED)).toBeVisible();
    expect(screen.getByText("What did you clean?")).toBeVisible();
    expect(screen.queryByText(EN.kiosk.sent)).toBeNull();
  });

  it("is told of a text that was refused", async () => {
    const saveText = jest.fn(async () => {
      throw new RoomFault("answer_changed", 409);
    });
    await later("text", { saveText }, "Fits well.");
    expect(await screen.findByText(UNSAVED)).toBeVisible();
  });

  it("is told of a recording that was not chosen", async () => {
    const { store } = await keptTake({ attemptId: "preview", accepted: false });
    await store.putPlace("preview", "0");
    await later("video", { openStore: async () => store });
    expect(await screen.findByText(UNSAVED)).toBeVisible();
  });

  it("hears that everything is saved where it is", async () => {
    await later("text", {}, "Fits well.");
    expect(await screen.findByText(EN.kiosk.sent)).toBeVisible();
  });

  it("hears on a device of their own that answers are saved, and how to come back", async () => {
    await later("text", {}, "Fits well.", false);
    expect(await screen.findByText(EN.later.kept)).toBeVisible();
    expect(screen.getByText(EN.later.lead)).toBeVisible();
    expect(await screen.findByText(EN.later.sent)).toBeVisible();
  });

  it.each([true, false])(
    "is told of no saved answers if there are none (shared: %s)",
    async (kiosk) => {
      await later("text", {}, "", kiosk);
      expect(await screen.findByText(kiosk ? EN.kiosk.later : EN.later.lead)).toBeVisible();
      expect(screen.getByRole("status")).toHaveTextContent(kiosk ? /^$/ : EN.done.close);
      expect(screen.queryByText(/saved\./)).toBeNull();
    },
  );
});
