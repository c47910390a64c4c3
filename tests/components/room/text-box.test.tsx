import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { DetailsStep } from "#components/room/entry/details-step";
import { LanguageProvider } from "#components/room/language-context";
import { RoomProvider } from "#components/room/room-context";
import { roomMessages } from "#lib/messages/room";
import { server } from "#tests/support/room-client";
import { roomInterview } from "#tests/support/room-interview";

/** Whoever texts is named in it. */
const BOX = /^Brightside Co\. may text me/;

const start = jest.fn(async (..._: unknown[]) => {});

function Details() {
  const [details, setDetails] = useState({ name: "Ana", email: "ana@example.com", phone: "" });
  return <DetailsStep details={details} onType={setDetails} onStart={start} onBack={() => {}} />;
}

function open(texts: boolean) {
  window.scrollTo = () => {};
  start.mockReset();
  render(
    <LanguageProvider {...roomMessages("en")} interviewKey={null}>
      <RoomProvider interview={{ ...roomInterview({}), texts }} transport={server({})}>
        <Details />
      </RoomProvider>
    </LanguageProvider>,
  );
}
const next = () => userEvent.click(screen.getByRole("button", { name: "Continue" }));
const box = () => screen.queryByRole("checkbox", { name: BOX });

describe("The box for text messages", () => {
  it("is there for a number that can be texted, unticked, and is no condition", async () => {
    open(true);
    expect(box()).toBeNull();
    await userEvent.type(screen.getByLabelText("Phone (optional)"), "(813) 555-0134");
    expect(box()).not.toBeChecked();
    await next();
    expect(start).toHaveBeenLastCalledWith(expect.anything(), false);
  });

  it("says yes once it is ticked, and nothing for a number that was changed to none", async () => {
    open(true);
    const phone = screen.getByLabelText("Phone (optional)");
    await userEvent.type(phone, "(813) 555-0134");
    await userEvent.click(screen.getByRole("checkbox", { name: BOX }));
    await userEvent.clear(phone);
    expect(box()).toBeNull();
    await next();
    expect(start).toHaveBeenLastCalledWith(expect.anything(), false);
    start.mockReset();
  });

  it("is ticked by its person alone", async () => {
    open(true);
    await userEvent.type(screen.getByLabelText("Phone (optional)"), "(813) 555-0134");
    await userEvent.click(screen.getByRole("checkbox", { name: BOX }));
    await next();
    expect(start).toHaveBeenLastCalledWith(expect.anything(), true);
  });

  it("isn't there where texts aren't set up", async () => {
    open(false);
    await userEvent.type(screen.getByLabelText("Phone (optional)"), "(813) 555-0134");
    expect(box()).toBeNull();
  });
});
