import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PrivateView } from "#components/private/private-view";
import type { PrivateAnswer } from "#lib/domain/private/private-page";
import { privateMessages } from "#lib/messages/mails";

const { messages } = privateMessages("en");

const typed: PrivateAnswer = {
  responseId: "r-1",
  number: 1,
  question: "Why this job?",
  kind: "written",
  text: "I like order.",
  pieces: [],
  hardToHear: false,
  transcript: "none",
  correction: null,
  mediaId: null,
};
const heard: PrivateAnswer = {
  ...typed,
  responseId: "r-2",
  kind: "recorded",
  transcript: "done",
  text: null,
  pieces: [{ text: "I like order.", doubted: false }],
};

function view(answers: PrivateAnswer[]) {
  const page = {
    company: "Bright Cleaning",
    color: "#000000",
    timeZone: "UTC",
    job: "Cleaner",
    submittedAt: "2026-11-20T12:00:00Z",
    aiAllowed: true,
    aiDone: true,
    askAgain: false,
    answers,
  };
  render(<PrivateView attemptId="t-1" page={page} language="en" messages={messages} />);
}

describe("A candidate's page", () => {
  it("tells what a computer wrote down, and how to correct it, where there is such", () => {
    view([typed, heard]);
    expect(screen.getByText(/^This is what a computer wrote down/)).toBeVisible();
    expect(screen.getByRole("heading", { name: messages.answersTitle })).toBeVisible();
  });

  it("opens what was heard by a press, which is told, and says what is in doubt", async () => {
    globalThis.fetch = jest
      .fn()
      .mockResolvedValue({ ok: true, status: 200, json: async () => ({}) });
    const pieces = [
      { text: "I like order. ", doubted: false },
      { text: "She stayed in prison.", doubted: true },
    ];
    view([{ ...heard, pieces, hardToHear: true }]);
    expect(screen.getByText(/^Parts of your answers were hard to hear/)).toBeVisible();
    expect(screen.queryByText("I like order.")).toBeNull();
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: messages.wordsShow }));
    expect(screen.getByRole("heading", { name: messages.answersTitle })).toHaveFocus();
    expect(fetch).toHaveBeenCalledWith(
      "/api/me/t-1/answers",
      expect.objectContaining({ method: "PUT" }),
    );
    expect(screen.getByText("I like order.")).not.toHaveClass("underline");
    expect(screen.getByText("She stayed in prison.")).toHaveClass("underline");
    expect(screen.getByText(messages.unsure)).toBeVisible();
    expect(screen.queryByRole("button", { name: messages.wordsShow })).toBeNull();
  });

  it("keeps a correction that was begun, and asks before the page goes with it", async () => {
    view([heard]);
    await userEvent.click(screen.getByRole("button", { name: messages.wordsShow }));
    await userEvent.click(screen.getByRole("button", { name: messages.correct }));
    await userEvent.type(screen.getByRole("textbox"), " And I said more.");
    const leaving = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await userEvent.click(screen.getByRole("button", { name: messages.cancel }));
    await userEvent.click(screen.getByRole("button", { name: messages.correct }));
    expect(screen.getByRole("textbox")).toHaveValue("I like order. And I said more.");
  });

  it("claims no score where there may be none", () => {
    view([typed]);
    expect(screen.getByText(/^A computer has read/)).toHaveTextContent(
      "It gave scores only where you said or wrote enough.",
    );
  });

  it.each(["done", "none"] as const)(
    "never says 'You wrote' over a recording (transcript: %s)",
    async (transcript) => {
      view([{ ...heard, mediaId: "m-1", transcript }]);
      const show = screen.queryByRole("button", { name: messages.wordsShow });
      if (show) await userEvent.click(show);
      expect(screen.getByLabelText("Your recording")).toBeInTheDocument();
      expect(screen.queryByText("You wrote")).toBeNull();
      const said = transcript === "done" ? "We heard" : "This recording wasn't transcribed.";
      expect(screen.getByText(said)).toBeVisible();
    },
  );

  it("speaks of no recordings to who only typed", () => {
    view([typed]);
    expect(screen.queryByText(/a computer wrote down|correct it/)).toBeNull();
    expect(screen.queryByRole("heading", { name: messages.answersTitle })).toBeNull();
    expect(screen.queryByRole("button", { name: messages.wordsShow })).toBeNull();
    expect(screen.getByText("I like order.")).toBeVisible();
  });

  it("says that everything is deleted only where the server has said so", async () => {
    let body: object = { portal: true };
    const answer = { ok: true, status: 200, json: async () => body };
    globalThis.fetch = jest.fn().mockResolvedValue(answer);
    view([typed]);
    await userEvent.click(screen.getByRole("button", { name: messages.delete }));
    await userEvent.click(screen.getByRole("button", { name: messages.deleteYes }));
    expect(await screen.findByText(messages.failed)).toBeVisible();
    body = { deleted: true };
    await userEvent.click(screen.getByRole("button", { name: messages.deleteYes }));
    expect(await screen.findByText(messages.deletedTitle)).toBeVisible();
  });
});
