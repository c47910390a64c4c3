import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AskAgain } from "#components/private/ask-again";
import { privateMessages } from "#lib/messages/mails";

const fetch = jest.fn();
const { messages } = privateMessages("en");

beforeEach(() => {
  fetch.mockReset();
  globalThis.fetch = fetch;
});

const box = () => screen.getByRole("checkbox", { name: "Yes, Bright Cleaning may ask me" });

describe("Being asked about other jobs", () => {
  it("is off until somebody says yes, and can be taken back", async () => {
    fetch.mockResolvedValue({ ok: true, status: 200, json: async () => ({ saved: true }) });
    render(<AskAgain attemptId="t-1" company="Bright Cleaning" may={false} messages={messages} />);
    expect(box()).not.toBeChecked();
    await userEvent.click(box());
    expect(await screen.findByText("Bright Cleaning may ask you about other jobs.")).toBeVisible();
    await userEvent.click(box());
    expect(
      await screen.findByText("Bright Cleaning won't ask you about other jobs."),
    ).toBeVisible();
    expect(fetch.mock.calls.map(([path, { body }]) => [path, body])).toEqual([
      ["/api/me/t-1/ask-again", '{"yes":true}'],
      ["/api/me/t-1/ask-again", '{"yes":false}'],
    ]);
  });

  it("stays as it was if it couldn't be kept", async () => {
    fetch.mockRejectedValue(new TypeError("offline"));
    render(<AskAgain attemptId="t-1" company="Bright Cleaning" may={false} messages={messages} />);
    await userEvent.click(box());
    expect(await screen.findByText(messages.failed)).toBeVisible();
    expect(box()).not.toBeChecked();
  });
});
