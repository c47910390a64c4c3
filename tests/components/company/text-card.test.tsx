import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextCard } from "#components/company/text-card";

const fetch = jest.fn();

beforeEach(() => {
  fetch.mockReset();
  globalThis.fetch = fetch;
});

const interviews = [{ id: "i-1", title: "Line cook", word: null, isOpen: true }];

describe("Apply by text in Settings", () => {
  it("says without a number that it isn't set up, and whom to write to", () => {
    render(<TextCard number={null} contact="help@rolecall.test" interviews={interviews} />);
    expect(screen.getByText(/^Not set up\./)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "help@rolecall.test" })).toBeInTheDocument();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  it("refuses a carrier's word before it is sent, and keeps one that is free", async () => {
    fetch.mockResolvedValue({ ok: true, status: 200, json: async () => ({ word: "COOK" }) });
    render(<TextCard number="+18135550000" contact="h@r.test" interviews={interviews} />);
    const field = await screen.findByLabelText("Line cook");
    await userEvent.type(field, "stop");
    await userEvent.click(screen.getByRole("button", { name: "Save word" }));
    expect(await screen.findByText(/kept by carriers/)).toBeInTheDocument();
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "cook");
    await userEvent.click(screen.getByRole("button", { name: "Save word" }));
    expect(await screen.findByText("Text COOK to (813) 555-0000")).toBeInTheDocument();
    expect(field).toHaveValue("COOK");
  });

  it("keeps what was typed after a refusal", async () => {
    fetch.mockResolvedValue({
      ok: false,
      status: 409,
      json: async () => ({ error: { code: "conflict", message: "Another has it." } }),
    });
    render(<TextCard number="+18135550000" contact="h@r.test" interviews={interviews} />);
    await userEvent.type(await screen.findByLabelText("Line cook"), "cook");
    await userEvent.click(screen.getByRole("button", { name: "Save word" }));
    expect(await screen.findByText("Another has it.")).toBeInTheDocument();
    expect(screen.getByLabelText("Line cook")).toHaveValue("cook");
  });
});
