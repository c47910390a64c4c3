import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { WelcomeStep } from "#components/room/entry/welcome-step";
import { LanguageProvider } from "#components/room/language-context";
import { RoomProvider } from "#components/room/room-context";
import { DoneStep } from "#components/room/steps/done-step";
import { roomMessages } from "#lib/messages/room";
import { server } from "#tests/support/room-client";
import { roomInterview } from "#tests/support/room-interview";

const interview = roomInterview({ noMail: true });

const LINK = { href: "https://rolecall.test/me/secret", code: "<svg/>" };

function show(step: React.ReactNode, ownLink: () => Promise<typeof LINK | null>) {
  const transport = server({ ownLink }, interview.questions);
  render(
    <LanguageProvider {...roomMessages("en")} interviewKey={null}>
      <RoomProvider interview={interview} transport={transport}>
        {step}
      </RoomProvider>
    </LanguageProvider>,
  );
}

const DONE = <DoneStep name="Ana" submittedAt="2026-05-04T10:20:00Z" />;

describe("A room whose mails would reach nobody", () => {
  beforeEach(() => {
    window.scrollTo = () => {};
  });

  it("promises none before the start", () => {
    show(<WelcomeStep onNext={() => {}} focus={false} whole />, async () => null);
    expect(screen.getByText(/a link of your own that we show you/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/email/i);
  });

  it("shows the link with its code instead, and copies it", async () => {
    const person = userEvent.setup();
    show(DONE, async () => LINK);
    expect(await screen.findByText(LINK.href)).toBeVisible();
    expect(screen.getByRole("img", { name: "QR code of this link" })).toHaveAttribute(
      "src",
      "data:image/svg+xml,%3Csvg%2F%3E",
    );
    await person.click(screen.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Copied")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(LINK.href);
  });

  it("says where the link couldn't be fetched, and asks again at a press", async () => {
    const ownLink = jest.fn(async () => LINK).mockRejectedValueOnce(new Error("offline"));
    show(DONE, ownLink);
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText(LINK.href)).toBeVisible();
  });

  it("shows it to nobody who isn't known to be the same person", async () => {
    const ownLink = jest.fn(async () => LINK);
    show(<DoneStep submittedAt="2026-05-04T10:20:00Z" />, ownLink);
    expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
    expect(ownLink).not.toHaveBeenCalled();
  });
});
