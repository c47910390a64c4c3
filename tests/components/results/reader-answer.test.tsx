import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ReaderAnswer } from "#components/results/shortlists/reader-answer";

const reply = (ok: boolean) => ({ ok, status: ok ? 200 : 500, json: async () => ({}) });
const sent = () =>
  jest.mocked(globalThis.fetch).mock.calls.map(([, init]) => JSON.parse(String(init?.body)).answer);
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

describe("A reader's answer", () => {
  beforeEach(() => {
    render(
      <ReaderAnswer
        linkId="b7a3c1de-4c3e-4a53-8a6a-1d2b7c9e0f11"
        attemptId="5b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f11"
        whom="Ana"
        own={{ answer: null, comment: "" }}
        reader="Dana"
        onSaved={jest.fn()}
      />,
    );
  });

  it("is the one that was pressed first while that is being saved", async () => {
    let arrive: (value: unknown) => void = () => {};
    globalThis.fetch = jest.fn().mockReturnValueOnce(new Promise((done) => (arrive = done)));
    await press("Yes");
    await press("No");
    await waitFor(() => expect(sent()).toEqual(["yes"]));
    arrive(reply(true));
    expect(await screen.findByText(/^Saved\./)).toBeVisible();
    globalThis.fetch = jest.fn().mockResolvedValue(reply(true));
    await press("Save comment");
    await waitFor(() => expect(sent()).toEqual(["yes"]));
  });

  it("stays what is shown where another couldn't be saved", async () => {
    globalThis.fetch = jest.fn().mockResolvedValueOnce(reply(true)).mockResolvedValue(reply(false));
    await press("Yes");
    await screen.findByText(/^Saved\./);
    await press("No");
    await screen.findByRole("alert");
    await press("Save comment");
    await waitFor(() => expect(sent()).toEqual(["yes", "no", "yes"]));
    expect(screen.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
  });
});
