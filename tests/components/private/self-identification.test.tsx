import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SelfIdentification } from "#components/private/self-identification";
import { privateMessages } from "#lib/messages/mails";

const fetch = jest.fn();
const { messages } = privateMessages("en");

beforeEach(() => {
  fetch.mockReset();
  fetch.mockResolvedValue({ ok: true, status: 200, json: async () => ({ saved: true }) });
  globalThis.fetch = fetch;
});

const sent = () => fetch.mock.calls.map(([path, { method, body }]) => [path, method, body]);
const form = () =>
  render(<SelfIdentification attemptId="t-1" company="Bright Cleaning" messages={messages} />);

describe("What candidates may say of themselves", () => {
  it("says that it is voluntary and who never sees it", () => {
    form();
    expect(screen.getByText(/It's voluntary/)).toBeInTheDocument();
    expect(screen.getByText(/Nobody at Bright Cleaning sees your answer/)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Save" })).toBeDisabled();
  });

  it("is sent as chosen, the part that they'd rather not say as nothing", async () => {
    form();
    await userEvent.selectOptions(screen.getByLabelText("Race or ethnicity"), "Asian");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(sent()).toEqual([
      ["/api/me/t-1/self-identification", "PUT", '{"sex":null,"race":"asian"}'],
    ]);
    expect(await screen.findByText("Saved.")).toBeInTheDocument();
  });

  it("can be taken back without being said again", async () => {
    form();
    await userEvent.click(screen.getByRole("button", { name: "Delete my sex and race answers" }));
    expect(sent()[0]?.[2]).toBe('{"sex":null,"race":null}');
    expect(
      await screen.findByText(/Your sex and race answers have been deleted/),
    ).toBeInTheDocument();
  });
});
