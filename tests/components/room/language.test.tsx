import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UnknownRoom } from "#components/room/entry/closed-room";
import { LanguageProvider } from "#components/room/language-context";
import { routes } from "#lib/domain/core/routes";
import { LANGUAGES, type LanguageCode } from "#lib/domain/text/languages";
import { roomMessages } from "#lib/messages/room";

const answer = (language: LanguageCode) =>
  jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve({ ...roomMessages("en"), language }) }),
  );

function show(language: LanguageCode) {
  const { messages } = roomMessages(language);
  render(
    <LanguageProvider messages={messages} language={language} interviewKey="unknown">
      <UnknownRoom />
    </LanguageProvider>,
  );
}

describe("The language of the room", () => {
  it("runs from left to right in Spanish, on the page as well", () => {
    show("es");
    expect(document.documentElement).toHaveAttribute("lang", "es-US");
    expect(document.documentElement).toHaveAttribute("dir", "ltr");
    expect(screen.getByRole("combobox")).toHaveValue("es");
  });

  it("runs from right to left once somebody chooses Arabic", async () => {
    const asked = Object.assign(globalThis, { fetch: answer("ar") }).fetch;
    show("en");
    await userEvent.selectOptions(screen.getByLabelText("Language"), "العربية");
    expect(asked).toHaveBeenCalledWith("/api/room/unknown/language", expect.anything());
    expect(document.documentElement).toHaveAttribute("lang", "ar");
    expect(document.documentElement).toHaveAttribute("dir", "rtl");
    expect(screen.getByRole("main").closest("[dir]")).toHaveAttribute("dir", "rtl");
  });

  it("shows the choice while it comes, so that an event told again asks for the same", async () => {
    const asked = jest.fn((_url: string, _init: RequestInit) => new Promise<Response>(() => {}));
    Object.assign(globalThis, { fetch: asked });
    show("en");
    const field = screen.getByRole("combobox");
    await userEvent.selectOptions(field, "es");
    expect(field).toHaveValue("es");
    fireEvent.change(field);
    expect(asked.mock.calls.map(([, { body }]) => String(body))).not.toContainEqual(
      expect.stringContaining('"en"'),
    );
  });

  it.each(LANGUAGES)(
    "has who makes it as a link to the page for candidates in $name",
    ({ code }) => {
      show(code);
      const link = screen.getByRole("link", { name: roomMessages(code).messages.frame.poweredBy });
      expect(link).toHaveAttribute("href", routes.forCandidates);
      // What is being recorded stays where it is.
      expect(link).toHaveAttribute("target", "_blank");
      expect(link).toHaveAttribute("hreflang", "en");
    },
  );

  it("stays as it is without a connection, and says so", async () => {
    globalThis.fetch = jest.fn(() => Promise.reject(new Error("offline")));
    show("en");
    await userEvent.selectOptions(screen.getByLabelText("Language"), "Deutsch");
    expect(await screen.findByRole("alert")).toHaveTextContent("There's no connection right now");
    expect(screen.getByRole("combobox")).toHaveValue("en");
  });
});
