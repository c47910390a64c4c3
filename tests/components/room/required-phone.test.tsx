import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { DetailsStep } from "#components/room/entry/details-step";
import { LanguageProvider } from "#components/room/language-context";
import { RoomProvider } from "#components/room/room-context";
import { CATALOGS } from "#lib/messages/catalogs";
import { roomMessages } from "#lib/messages/room";
import { RoomFault } from "#lib/room-client/transport";
import { server } from "#tests/support/room-client";
import { roomInterview } from "#tests/support/room-interview";

const EN = CATALOGS.en;

const interview = roomInterview({ description: "" });

const start = jest.fn(async () => {});
const next = () => userEvent.click(screen.getByRole("button", { name: "Continue" }));

function Details() {
  const [details, setDetails] = useState({ name: "Ana", email: "ana@example.com", phone: "" });
  return <DetailsStep details={details} onType={setDetails} onStart={start} onBack={() => {}} />;
}

function open(requirePhone: boolean) {
  window.scrollTo = () => {};
  start.mockReset();
  render(
    <LanguageProvider {...roomMessages("en")} interviewKey={null}>
      <RoomProvider interview={{ ...interview, requirePhone }} transport={server({})}>
        <Details />
      </RoomProvider>
    </LanguageProvider>,
  );
}

describe("An interview that requires a phone number", () => {
  it("begins with a valid one alone, says beside the field what is wrong, and never calls it optional", async () => {
    open(true);
    const phone = screen.getByLabelText("Phone");
    expect(phone).toBeRequired();
    await next();
    expect(phone).toHaveFocus();
    expect(phone).toHaveAccessibleDescription(EN.details.faults.phone.missing);
    await userEvent.type(phone, "call me");
    await next();
    expect(phone).toHaveAccessibleDescription("This doesn't look like a phone number.");
    expect(start).not.toHaveBeenCalled();
    await userEvent.clear(phone);
    await userEvent.type(phone, "(813) 555-0134");
    await next();
    expect(start).toHaveBeenCalledWith(expect.objectContaining({ phone: "(813) 555-0134" }), false);
  });

  it("says so at the field where it was made to since the page was opened", async () => {
    open(false);
    start.mockRejectedValueOnce(new RoomFault("phone_missing", 400));
    await next();
    const phone = screen.getByLabelText(EN.details.phone);
    expect(phone).toHaveFocus();
    expect(phone).toHaveAccessibleDescription(EN.details.faults.phone.missing);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
