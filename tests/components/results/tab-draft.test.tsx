import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { DecisionMail } from "#components/results/decisions/decision-mail";
import { Notes } from "#components/results/notes/notes";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));

const open = () => render(<Notes attemptId="a-1" notes={[]} />);
const field = () => screen.findByLabelText("New note");

beforeEach(() => sessionStorage.clear());

describe("A note that was begun", () => {
  it("is there again after its tab was left, without taking the focus", async () => {
    const { unmount } = open();
    await userEvent.click(screen.getByRole("button", { name: "Add a note" }));
    expect(await field()).toHaveFocus();
    await userEvent.type(await field(), "Call after four.");
    unmount();
    open();
    expect(await field()).toHaveValue("Call after four.");
    expect(await field()).not.toHaveFocus();
  });

  it("is gone once it is given up", async () => {
    const { unmount } = open();
    await userEvent.click(screen.getByRole("button", { name: "Add a note" }));
    await userEvent.type(await field(), "Call after four.");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.getByRole("heading", { name: "Notes" })).toHaveFocus();
    unmount();
    open();
    expect(screen.queryByLabelText("New note")).toBeNull();
  });
});

describe("An email to a candidate that was changed", () => {
  const hired = { id: "a-1", name: "Maribel Ortiz", status: "Hired", decisionMails: [] } as const;
  const proposal = {
    kind: "next_step",
    language: "en",
    languageName: "English",
    english: null,
    subject: "Your interview",
    body: "We'd like to meet you.",
  };
  const fetch = jest.fn();
  const answerWith = (body: object) =>
    fetch.mockResolvedValue({ ok: true, status: 200, json: async () => body });
  const show = () => userEvent.click(screen.getByRole("button", { name: /^Email the next step/ }));

  beforeEach(() => {
    globalThis.fetch = fetch;
    answerWith(proposal);
    render(<DecisionMail result={{ ...hired, decisionMails: [] }} />);
  });

  it("is there again after its dialog was closed, until it is sent", async () => {
    await show();
    await userEvent.type(await screen.findByLabelText("Email"), " Call after four.");
    await userEvent.keyboard("{Escape}");
    await show();
    expect(await screen.findByLabelText("Email")).toHaveValue(
      "We'd like to meet you. Call after four.",
    );
    await userEvent.click(screen.getByRole("button", { name: "Send email" }));
    await show();
    expect(await screen.findByLabelText("Email")).toHaveValue("We'd like to meet you.");
  });
});
