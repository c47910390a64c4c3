import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RoomPreview } from "#components/room/room-preview";
import type { RoomInterview } from "#lib/domain/room/room";
import { CATALOGS } from "#lib/messages/catalogs";
import { roomMessages } from "#lib/messages/room";
import { roomInterview, roomQuestion } from "#tests/support/room-interview";

const EN = CATALOGS.en;

const written = { type: "text", maxRetakes: 1, maxCharacters: 20 } as const;
const interview = roomInterview({
  key: "preview",
  description: "Two or three homes a day.",
  pay: "$18 an hour",
  deadline: "2026-12-13T04:59:59.999Z",
  showHints: true,
  company: {
    name: "Brightside Co.",
    logoUrl: null,
    primaryColor: "#ffff00",
    secondaryColor: "#8ed1fc",
  },
  questions: [
    roomQuestion({ ...written, id: "q1" }),
    roomQuestion({ ...written, id: "q2", order: 2, text: "How do you plan a day?" }),
  ],
});

const network = jest.fn(() => Promise.reject(new Error("The preview asks nobody")));

beforeEach(() => {
  network.mockClear();
  globalThis.fetch = network;
  window.scrollTo = () => {};
  sessionStorage.clear();
  localStorage.clear();
});

const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

async function begin(change: Partial<RoomInterview> = {}) {
  render(<RoomPreview interview={{ ...interview, ...change }} {...roomMessages("en")} />);
  await press(EN.welcome.start);
}

async function agree(choice: RegExp) {
  await userEvent.click(screen.getByRole("radio", { name: choice }));
  await userEvent.click(screen.getByRole("checkbox", { name: /I have read this and agree/ }));
  await press("Continue");
}

async function introduce() {
  await userEvent.type(screen.getByLabelText(EN.details.name), "Maria Lopez");
  await userEvent.type(screen.getByLabelText(EN.details.email), "maria@example.com");
  await press("Continue");
  await screen.findByRole("heading", { name: "What did you clean?" });
}

describe("A candidate's room, seen by its employer", () => {
  it("asks what the job can't do without first, and goes on with any answer", async () => {
    const license = { id: "s1", text: "Do you drive?", kind: "yes_no" as const, options: [] };
    await begin({ screening: [license] });
    await agree(/computer/i);
    await userEvent.type(screen.getByLabelText(EN.details.name), "Ana");
    await userEvent.type(screen.getByLabelText(EN.details.email), "ana@example.com");
    await press("Continue");
    expect(await screen.findByRole("heading", { name: "A few questions first" })).toBeVisible();
    await press("Continue");
    expect(screen.getByRole("alert")).toHaveTextContent("Please answer every question.");
    await userEvent.click(screen.getByRole("radio", { name: "No" }));
    await press("Continue");
    expect(await screen.findByRole("heading", { name: "What did you clean?" })).toBeVisible();
    expect(network).not.toHaveBeenCalled();
  });

  it("says what the job is, what it pays and how long it takes", () => {
    const { messages } = roomMessages("en");
    render(<RoomPreview interview={interview} messages={messages} language="en" />);
    expect(screen.getByRole("heading", { name: "House cleaner" })).toBeVisible();
    expect(screen.getByText("$18 an hour")).toBeVisible();
    expect(screen.getByText("2 in writing")).toBeVisible();
    expect(screen.getByText(/About \d+ minutes/)).toBeVisible();
    expect(screen.getByText(/Nothing you do here is saved/)).toBeVisible();
  });

  it("lets nobody past the notice without a choice and an agreement", async () => {
    await begin();
    await press("Continue");
    expect(screen.getByRole("alert")).toHaveTextContent("Please choose one of the two.");
    await userEvent.click(screen.getByRole("radio", { name: /No AI, please/ }));
    await press("Continue");
    expect(screen.getByRole("alert")).toHaveTextContent("Nothing is recorded without it");
    await userEvent.click(screen.getByRole("checkbox"));
    await press("Continue");
    expect(screen.getByRole("heading", { name: EN.details.title })).toHaveFocus();
  });

  it("says which detail is missing, beside the field, and puts the cursor there", async () => {
    await begin();
    await agree(/A computer may read/);
    await press("Continue");
    expect(screen.getByLabelText(EN.details.name)).toHaveFocus();
    expect(screen.getByLabelText(EN.details.name)).toHaveAccessibleDescription(
      "Please enter your name.",
    );
    await userEvent.type(screen.getByLabelText(EN.details.name), "M");
    expect(screen.queryByText(EN.details.faults.name.missing)).toBeNull();
    await userEvent.clear(screen.getByLabelText(EN.details.name));
    await press("Continue");
    expect(screen.getByLabelText(EN.details.email)).toBeInvalid();
    expect(screen.getByLabelText(EN.details.phone)).toBeValid();
  });

  it("keeps what was typed and agreed to for who looks at the notice once more", async () => {
    await begin();
    await agree(/A computer may read/);
    await userEvent.type(screen.getByLabelText(EN.details.name), "Maria Lopez");
    await press("Back");
    const box = () => screen.getByRole("checkbox", { name: /I have read this and agree/ });
    expect(box()).toBeChecked();
    await press("Continue");
    expect(screen.getByLabelText(EN.details.name)).toHaveValue("Maria Lopez");
    await press("Back");
    await press("Back");
    await press(EN.welcome.start);
    expect(box()).not.toBeChecked();
    await agree(/A computer may read/);
    expect(screen.getByLabelText(EN.details.name)).toHaveValue("");
  });

  it("takes written answers one at a time, counts them, and ends with thanks", async () => {
    await begin();
    await agree(/No AI, please/);
    await introduce();
    expect(screen.getByText("1 of 2")).toBeVisible();
    await press(EN.question.next);
    expect(screen.getByRole("alert")).toHaveTextContent("Please write an answer");
    await userEvent.type(screen.getByLabelText(EN.text.label), "Offices 😀");
    expect(screen.getByText("9 of 20 characters")).toBeVisible();
    await press(EN.question.next);
    await userEvent.type(screen.getByLabelText(EN.text.label), "By list");
    await press(EN.question.toReview);
    const [first] = screen.getAllByRole("listitem");
    expect(within(first ?? document.body).getByText("Offices 😀")).toBeVisible();
    await press(EN.review.submit);
    expect(await screen.findByRole("heading", { name: "Thank you, Maria Lopez" })).toBeVisible();
    expect(screen.getByText(/No AI will score them, as you asked/)).toBeVisible();
    expect(network).not.toHaveBeenCalled();
  });

  it("shows again what was asked for and written beside it", async () => {
    await begin();
    await agree(/A computer may read/);
    await introduce();
    await press(EN.accommodation.open);
    await userEvent.click(screen.getByRole("checkbox", { name: /More time/ }));
    await userEvent.type(screen.getByLabelText(/Anything else/), "I read slowly.");
    await press(EN.accommodation.save);
    await press(EN.accommodation.open);
    expect(screen.getByRole("checkbox", { name: /More time/ })).toBeChecked();
    expect(screen.getByLabelText(/Anything else/)).toHaveValue("I read slowly.");
  });

  it("cuts nothing that is too long: it says by how much and waits", async () => {
    await begin();
    await agree(/A computer may read/);
    await introduce();
    await userEvent.type(screen.getByLabelText(EN.text.label), "x".repeat(23));
    expect(screen.getByLabelText(EN.text.label)).toHaveValue("x".repeat(23));
    expect(screen.getByLabelText(EN.text.label)).toBeInvalid();
    expect(screen.getAllByText(/3 characters too many/)[0]).toBeVisible();
    await press(EN.question.next);
    expect(screen.getByRole("heading", { name: "What did you clean?" })).toBeVisible();
  });

  it("lets a question be skipped and says what is missing before submitting", async () => {
    await begin();
    await agree(/A computer may read/);
    await introduce();
    await press(EN.question.skip);
    await userEvent.type(screen.getByLabelText(EN.text.label), "By list");
    await press(EN.question.toReview);
    expect(screen.getByText("1 question still needs an answer.")).toBeVisible();
    expect(screen.getByRole("button", { name: EN.review.submit })).toBeDisabled();
    await press("Answer now: 1");
    expect(screen.getByRole("heading", { name: "What did you clean?" })).toHaveFocus();
  });

  it("says the rules of a video question first, and explains what a browser without a camera can do", async () => {
    await begin({
      questions: [roomQuestion({ id: "q1", text: "Show us", maxRetakes: 1, maxCharacters: 20 })],
    });
    expect(screen.queryByText(/red dot/)).toBeVisible();
    await agree(/A computer may read/);
    await userEvent.type(screen.getByLabelText(EN.details.name), "Maria");
    await userEvent.type(screen.getByLabelText(EN.details.email), "maria@example.com");
    await press("Continue");
    expect(await screen.findByText(/Nothing here is saved or sent/)).toBeVisible();
    await press(EN.check.skip);
    expect(await screen.findByText("Up to 1:00")).toBeVisible();
    expect(screen.getByText("30 seconds to think first")).toBeVisible();
    expect(screen.getByText("You can re-record it 1 time")).toBeVisible();
    await press(EN.video.ask);
    expect(await screen.findByRole("alert")).toHaveTextContent("isn't secure");
  });

  it("gives more time, or writing instead of video, as soon as somebody asks", async () => {
    await begin({
      questions: [roomQuestion({ id: "q1", text: "Show us", maxRetakes: 1, maxCharacters: 20 })],
    });
    await agree(/A computer may read/);
    await userEvent.type(screen.getByLabelText(EN.details.name), "Maria");
    await userEvent.type(screen.getByLabelText(EN.details.email), "maria@example.com");
    await press("Continue");
    await screen.findByText(/Nothing here is saved or sent/);
    await press(EN.check.skip);
    await press(EN.accommodation.open);
    expect(screen.getByText(/Only the owner of Brightside Co. sees what you/)).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: /More time/ }));
    await press(EN.accommodation.save);
    expect(await screen.findByText("Up to 2:00")).toBeVisible();
    expect(screen.getByText("60 seconds to think first")).toBeVisible();
    await press(EN.accommodation.open);
    expect(screen.getByRole("checkbox", { name: /More time/ })).toBeChecked();
    await userEvent.click(screen.getByRole("checkbox", { name: /Writing instead of video/ }));
    await press(EN.accommodation.save);
    await userEvent.type(await screen.findByLabelText(EN.text.label), "I cleaned homes.");
    expect(screen.getByText("16 of 2,000 characters", { exact: false })).toBeVisible();
    await press(EN.question.toReview);
    expect(screen.getByRole("button", { name: EN.review.submit })).toBeEnabled();
  });

  it("asks when somebody could work, where the interview wants to know", async () => {
    await begin({ showAvailability: true, questions: interview.questions.slice(0, 1) });
    await agree(/A computer may read/);
    await introduce();
    await userEvent.type(screen.getByLabelText(EN.text.label), "Offices");
    await press(EN.week.open);
    await userEvent.click(screen.getByRole("checkbox", { name: "Monday, Morning" }));
    await press("Save and continue");
    expect(await screen.findByRole("heading", { name: EN.review.title })).toHaveFocus();
  });

  it("says until when somebody who stops may come back, and what is still being sent", async () => {
    await begin();
    await agree(/A computer may read/);
    await introduce();
    await press(EN.later.open);
    expect(screen.getByText(/You have until .*December/)).toBeVisible();
    expect(screen.getByText(/You can close this page/)).toBeVisible();
    await press(EN.later.goOn);
    expect(screen.getByRole("heading", { name: "What did you clean?" })).toHaveFocus();
  });

  it("asks once whether a slip in an address was meant, and takes it as it is then", async () => {
    await begin();
    await agree(/No AI/);
    await userEvent.type(screen.getByLabelText(EN.details.name), "Maria Lopez");
    await userEvent.type(screen.getByLabelText(EN.details.email), "maria@gmial.con");
    await press("Continue");
    await press("Did you mean maria@gmail.com?");
    expect(screen.getByLabelText(EN.details.email)).toHaveValue("maria@gmail.com");
    expect(screen.queryByRole("button", { name: /Did you mean/ })).toBeNull();
    await userEvent.clear(screen.getByLabelText(EN.details.email));
    await userEvent.type(screen.getByLabelText(EN.details.email), "maria@gmial.con");
    expect(screen.getByRole("button", { name: /Did you mean/ })).toBeVisible();
    await press("Continue");
    await screen.findByRole("heading", { name: "What did you clean?" });
  });

  it("says on a shared device what is kept on it, and for how long", async () => {
    render(<RoomPreview interview={{ ...interview, kiosk: true }} {...roomMessages("en")} />);
    expect(screen.getByText(/stays on it only until you finish or leave/)).toBeVisible();
    expect(screen.queryByText(/come back on this device/)).toBeNull();
  });

  it("never tells somebody at a shared device to close its page", async () => {
    await begin({ kiosk: true, questions: interview.questions.slice(0, 1) });
    await agree(/A computer may read/);
    await introduce();
    await userEvent.type(screen.getByLabelText(EN.text.label), "Offices");
    await press(EN.later.open);
    expect(screen.getByText(EN.kiosk.sent)).toBeVisible();
    await press(EN.later.goOn);
    await press(EN.question.toReview);
    expect(await screen.findByText(/finish later using the link in your email/)).toBeVisible();
    expect(screen.queryByText(/close this page/)).toBeNull();
    await press(EN.review.submit);
    expect(await screen.findByText("What happens now")).toBeVisible();
    expect(screen.queryByText(/close this page/)).toBeNull();
  });
});
