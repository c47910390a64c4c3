import { render, screen, within } from "@testing-library/react";
import { ScreenedOutList } from "#components/interviews/screened-out/screened-out-list";
import { SCREENING_PROBLEMS } from "#lib/domain/interviews/screening";
import { openWizard, press, title } from "./support";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

beforeEach(() => localStorage.clear());

describe("Knockout questions", () => {
  it("are written with their rule, warned about and checked before they are saved", async () => {
    const { person } = await openWizard();
    await person.type(title(), "Driver");
    await person.type(screen.getByLabelText("Description"), "Vans");
    await press(person, "Next");
    await person.type(screen.getByLabelText("Question text"), "Why us?");
    await press(person, "Add knockout question");
    expect(screen.getByLabelText("Question")).toHaveFocus();
    await press(person, "Next");
    expect(screen.getByText("All questions must have text")).toBeVisible();
    await person.type(screen.getByLabelText("Question"), "How old are you?");
    expect(screen.getByText(/seems to ask about/)).toBeVisible();
    await person.selectOptions(screen.getByLabelText("Answers"), "Your own choices");
    await press(person, "Next");
    expect(screen.getByText(SCREENING_PROBLEMS.options)).toBeVisible();
    await person.type(screen.getByLabelText("Choice 1"), "Days");
    await person.type(screen.getByLabelText("Choice 2"), "Nights");
    await person.click(screen.getByLabelText("Continues with choice 1"));
    await press(person, "Next");
    expect(screen.getByText(SCREENING_PROBLEMS.passing)).toBeVisible();
    await person.click(screen.getByLabelText("Continues with choice 2"));
    await press(person, "Next");
    expect(screen.getByLabelText("Deadline")).toBeVisible();
  });

  it("come back with their choices where one was removed with text in it", async () => {
    const { person } = await openWizard();
    await person.click(screen.getByRole("tab", { name: /Interview Questions/ }));
    await press(person, "Add knockout question");
    await person.type(screen.getByLabelText("Question"), "Which shift?");
    await person.selectOptions(screen.getByLabelText("Answers"), "Your own choices");
    await person.type(screen.getByLabelText("Choice 1"), "Days");
    await press(person, "Remove knockout question 1");
    expect(screen.queryByLabelText("Question")).not.toBeInTheDocument();
    await press(person, "Undo");
    expect(screen.getByLabelText("Question")).toHaveValue("Which shift?");
    expect(screen.getByLabelText("Choice 1")).toHaveValue("Days");
    await press(person, "Remove knockout question 1");
    await press(person, "Add knockout question");
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("show the owner what was answered, and which of it their rule stopped", async () => {
    render(
      <ScreenedOutList
        people={[
          {
            attemptId: "a",
            name: "Ana",
            when: "11/22/2026",
            letIn: false,
            answers: [{ id: "q", question: "A license?", answer: "No", passes: false }],
          },
        ]}
      />,
    );
    const row = screen.getAllByRole("listitem")[0] ?? document.body;
    expect(row).toHaveTextContent("A license? No, doesn't pass your rule");
    expect(within(row).getByRole("button", { name: "Let in" })).toBeEnabled();
  });
});
