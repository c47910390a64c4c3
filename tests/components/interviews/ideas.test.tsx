import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CreateInterview } from "#components/interviews/wizard/create-interview";
import { company, goTo, openWizard, press, questionTexts, sender } from "./support";

beforeEach(() => window.localStorage.clear());

describe("An employer who writes questions", () => {
  it("takes them from the library, and can go on changing them", async () => {
    const { person } = await openWizard();
    await goTo(person, /Interview Questions/);
    await press(person, "Add from library");
    const library = within(screen.getByRole("dialog", { name: "Question library" }));
    await person.selectOptions(library.getByLabelText("Trade"), "HVAC");
    const [first, second] = library.getAllByRole("button", { name: /^Add: / });
    if (!first || !second) throw new Error("the library is empty");
    await person.click(first);
    await person.click(second);
    expect(library.getAllByRole("button", { name: /^Added: / })).toHaveLength(2);
    await person.keyboard("{Escape}");
    expect(questionTexts()).toEqual([
      expect.stringContaining("Walk us through the last fault"),
      expect.stringContaining("A homeowner wants the cheap repair"),
    ]);
  });

  it("is warned of an unlawful one, with the reason, and takes the better wording", async () => {
    const { person } = await openWizard();
    await goTo(person, /Interview Questions/);
    await person.type(screen.getByLabelText("Question text"), "Do you have children?");
    expect(screen.getByText(/This seems to ask about family or pregnancy/)).toBeVisible();
    await press(person, "Use this wording");
    expect(questionTexts()).toEqual([expect.stringContaining("Are you able to work the hours")]);
    expect(screen.queryByText(/This seems to ask/)).toBeNull();
    await press(person, "Undo");
    expect(questionTexts()).toEqual(["Do you have children?"]);
    expect(screen.getByText(/This seems to ask about family or pregnancy/)).toBeVisible();
  });

  it("is never stopped by the warning", async () => {
    const { person } = await openWizard();
    await goTo(person, /Interview Questions/);
    await person.type(screen.getByLabelText("Question text"), "How old are you?");
    await press(person, "Next");
    expect(screen.getByRole("tab", { name: /Settings/ })).toHaveAttribute("aria-selected", "true");
  });

  it("is offered drafts only where a model is there, and takes what fits", async () => {
    const { person, unmount } = await openWizard();
    await goTo(person, /Interview Questions/);
    expect(screen.queryByRole("button", { name: "Draft questions" })).toBeNull();
    unmount();

    const text = "Tell us about a place you cleaned.";
    globalThis.fetch = jest.fn().mockResolvedValue({
      ok: true,
      json: async () => ({ questions: [{ text, answerType: "video" }] }),
    });
    render(<CreateInterview sender={sender} company={company} canDraft />);
    await screen.findByRole("tab", { name: /Basic Details/ });
    await goTo(userEvent.setup(), /Interview Questions/);
    await press(person, "Draft questions");
    await person.click(await screen.findByRole("button", { name: `Add: ${text}` }));
    await person.keyboard("{Escape}");
    expect(questionTexts()).toEqual([text]);
  });
});
