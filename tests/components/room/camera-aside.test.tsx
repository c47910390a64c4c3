import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RoomPreview } from "#components/room/room-preview";
import { CATALOGS } from "#lib/messages/catalogs";
import { roomMessages } from "#lib/messages/room";
import { roomInterview, roomQuestion } from "#tests/support/room-interview";

const EN = CATALOGS.en;

const interview = roomInterview({
  key: "preview",
  description: "",
  company: {
    name: "Brightside Co.",
    logoUrl: null,
    primaryColor: "#ffff00",
    secondaryColor: "#8ed1fc",
  },
  questions: [roomQuestion({ id: "q1", maxRetakes: 1, maxCharacters: 20 })],
});

/** A browser that has asked the person and still waits for the answer. */
const getUserMedia = jest.fn(() => new Promise<MediaStream>(() => {}));

beforeEach(() => {
  getUserMedia.mockClear();
  window.scrollTo = () => {};
  Object.defineProperty(window, "isSecureContext", { value: true, configurable: true });
  Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true });
  Object.defineProperty(window, "MediaRecorder", {
    value: { isTypeSupported: () => true },
    configurable: true,
  });
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

it("Who steps aside while the camera is being turned on comes back to it", async () => {
  const { messages } = roomMessages("en");
  render(<RoomPreview interview={interview} messages={messages} language="en" />);
  await press(EN.welcome.start);
  await userEvent.click(screen.getByRole("radio", { name: /A computer may read/ }));
  await userEvent.click(screen.getByRole("checkbox", { name: /I have read this and agree/ }));
  await press("Continue");
  await userEvent.type(screen.getByLabelText(EN.details.name), "Maria Lopez");
  await userEvent.type(screen.getByLabelText(EN.details.email), "maria@example.com");
  await press(/^(Continue|Go)/);
  await screen.findByRole("heading", { name: EN.check.title });

  await press(EN.video.ask);
  expect(getUserMedia).toHaveBeenCalledTimes(1);
  await press(EN.accommodation.open);
  await press(EN.accommodation.save);
  await screen.findByRole("heading", { name: EN.check.title });
  expect(getUserMedia).toHaveBeenCalledTimes(2);
});
