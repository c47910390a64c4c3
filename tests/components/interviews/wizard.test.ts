import { screen } from "@testing-library/react";
import { DEADLINE_IN_PAST } from "#lib/domain/interviews/deadline";
import { INTERVIEW_PROBLEMS } from "#lib/domain/interviews/interview";
import { fillIn, goTo, openWizard, press, questionTexts, title } from "./support";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("Writing an interview", () => {
  it("asks for title and description before the questions, and puts the cursor there", async () => {
    const { person } = await openWizard();
    await press(person, "Next");
    expect(screen.getByText("Interview title is required")).toBeVisible();
    expect(screen.getByText(INTERVIEW_PROBLEMS.description)).toBeVisible();
    expect(title()).toHaveFocus();

    await person.type(title(), "House cleaner");
    expect(screen.queryByText("Interview title is required")).not.toBeInTheDocument();
    await person.type(screen.getByLabelText("Description"), "Homes");
    await press(person, "Next");
    expect(screen.getByLabelText("Question text")).toBeVisible();
  });

  it("asks for the text of every question", async () => {
    const { person } = await openWizard();
    await goTo(person, /Interview Questions/);
    await press(person, "Next");
    expect(screen.getByText("All questions must have text")).toBeVisible();
    expect(screen.getByLabelText("Question text")).toHaveFocus();
  });

  it("lets people visit every tab and keeps what they typed", async () => {
    const { person } = await openWizard();
    await fillIn(person);
    await goTo(person, /Basic Details/);
    expect(title()).toHaveValue("House cleaner");
    await goTo(person, /Interview Questions/);
    expect(questionTexts()).toEqual(["Why us?"]);
    await press(person, "Previous");
    expect(title()).toHaveValue("House cleaner");
  });

  it("shows each step from its beginning, after Next and after Previous", async () => {
    const { person } = await openWizard();
    await fillIn(person);
    const shown = jest.spyOn(Element.prototype, "scrollIntoView");
    for (const [button, name] of [
      ["Previous", /Interview Questions/],
      ["Previous", /Basic Details/],
      ["Next", /Interview Questions/],
    ] as const) {
      await press(person, button);
      expect(screen.getByRole("tab", { name })).toHaveFocus();
      expect(shown.mock.contexts.at(-1)).toBe(screen.getByRole("tablist", { name: "Steps" }));
    }
    expect(shown).toHaveBeenCalledTimes(3);
  });

  it("leads back to what is missing when someone creates from the last tab", async () => {
    const { person } = await openWizard();
    await goTo(person, /Settings/);
    await press(person, "Create Interview");
    expect(screen.getByText("Interview title is required")).toBeVisible();
  });

  it("refuses a deadline in the past and says when a good one ends", async () => {
    const { person } = await openWizard();
    await goTo(person, /Settings/);
    const deadline = screen.getByLabelText("Deadline");
    await person.type(deadline, "2020-01-01");
    expect(screen.getByText(DEADLINE_IN_PAST)).toBeVisible();
    await person.clear(deadline);
    await person.type(deadline, "2099-12-04");
    expect(screen.queryByText(DEADLINE_IN_PAST)).not.toBeInTheDocument();
    expect(
      screen.getByText("Candidates can answer until Friday, December 4, 2099 at 11:59 PM EST."),
    ).toBeVisible();
  });
});

describe("Questions", () => {
  async function withThree() {
    const view = await openWizard();
    await goTo(view.person, /Interview Questions/);
    await view.person.type(screen.getByLabelText("Question text"), "One");
    await press(view.person, "Add question");
    await view.person.keyboard("Two");
    await press(view.person, "Add question");
    await view.person.keyboard("Three");
    return view;
  }

  it("are added with the cursor in them, and removed with the rest renumbered", async () => {
    const { person } = await withThree();
    expect(questionTexts()).toEqual(["One", "Two", "Three"]);
    await press(person, "Remove question 2");
    expect(questionTexts()).toEqual(["One", "Three"]);
    expect(screen.getByRole("heading", { name: "Question 2 of 2" })).toBeVisible();
    expect(screen.getByText("Question 2 removed, 2 left")).toBeInTheDocument();
  });

  it("come back as they were, in their place, where one was removed with text in it", async () => {
    const { person } = await withThree();
    await person.selectOptions(screen.getAllByLabelText("Max duration")[1] ?? document.body, "180");
    await press(person, "Remove question 2");
    expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
    await person.keyboard("{Enter}");
    expect(questionTexts()).toEqual(["One", "Two", "Three"]);
    expect(screen.getAllByLabelText("Max duration")[1]).toHaveValue("180");
    expect(screen.getAllByLabelText("Question text")[1]).toHaveFocus();
    await person.clear(screen.getAllByLabelText("Question text")[1] ?? document.body);
    await press(person, "Remove question 2");
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("move by keyboard; the focus stays with the moved one and the new place is said", async () => {
    const { person } = await withThree();
    screen.getByRole("button", { name: "Move question 3 up" }).focus();
    await person.keyboard("{Enter}");
    expect(questionTexts()).toEqual(["One", "Three", "Two"]);
    expect(screen.getByText("Question moved to position 2 of 3")).toBeInTheDocument();
    await person.keyboard("{Enter}");
    expect(questionTexts()).toEqual(["Three", "One", "Two"]);
    expect(screen.getByRole("button", { name: "Move question 1 up" })).toHaveFocus();
    await person.keyboard("{Enter}");
    expect(questionTexts()).toEqual(["Three", "One", "Two"]);
  });

  it("get one question's times and retakes at once; written ones keep theirs", async () => {
    const { person } = await withThree();
    const last = () => screen.getAllByRole("radio", { name: "Text" })[2] ?? document.body;
    await person.click(last());
    expect(screen.queryByRole("button", { name: /^Use for all/ })).not.toBeInTheDocument();
    const first = (label: string) => screen.getAllByLabelText(label)[0] ?? document.body;
    await person.selectOptions(first("Max retakes"), "2 retakes");
    await person.selectOptions(first("Max duration"), "3 minutes");
    const [use] = screen.getAllByRole("button", { name: "Use for all video questions" });
    await person.click(use ?? document.body);
    for (const name of ["Max retakes", "Max duration"]) {
      const chosen = screen.getAllByLabelText<HTMLSelectElement>(name).map(({ value }) => value);
      expect(new Set(chosen)).toEqual(new Set([name === "Max retakes" ? "2" : "180"]));
      expect(chosen).toHaveLength(2);
    }
    expect(screen.queryByRole("button", { name: /^Use for all/ })).not.toBeInTheDocument();
    expect(screen.getByLabelText("Max characters")).toBeVisible();
  });

  it("are at least one", async () => {
    const { person } = await openWizard();
    await goTo(person, /Interview Questions/);
    await press(person, "Remove question 1");
    expect(screen.getByText(INTERVIEW_PROBLEMS.noQuestions)).toBeVisible();
    expect(questionTexts()).toHaveLength(1);
  });

  it("keep the other answer type's options, and say what candidates get", async () => {
    const { person } = await openWizard();
    await goTo(person, /Interview Questions/);
    await person.selectOptions(screen.getByLabelText("Max duration"), "3 minutes");
    await person.selectOptions(screen.getByLabelText("Max retakes"), "2 retakes");
    await person.click(screen.getByRole("radio", { name: "Text" }));
    expect(screen.queryByLabelText("Thinking time")).not.toBeInTheDocument();
    await person.selectOptions(screen.getByLabelText("Max characters"), "800 characters");
    await person.click(screen.getByRole("radio", { name: "Video" }));
    expect(
      screen.getByText(
        "2 retakes: candidates can record up to 2 more times. 3 seconds to think, up to 3 minutes to answer.",
      ),
    ).toBeVisible();
    await person.click(screen.getByRole("radio", { name: "Text" }));
    expect(screen.getByText(/^Up to 800 characters/)).toBeVisible();
  });
});
