import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CreateInterview } from "#components/interviews/wizard/create-interview";
import { SCREENING_PROBLEMS } from "#lib/domain/interviews/screening";
import { company, goTo, openWizard, press, sender, title } from "./support";

beforeEach(() => window.localStorage.clear());

describe("An employer who asks in two languages", () => {
  it("finds the library's own Spanish there, from left to right, and can change it", async () => {
    const { person } = await openWizard();
    await goTo(person, /Interview Questions/);
    await press(person, "Add from library");
    const library = within(screen.getByRole("dialog", { name: "Question library" }));
    const [first] = library.getAllByRole("button", { name: /^Add: Tell us about a job/ });
    if (first === undefined) throw new Error("The library is empty");
    await person.click(first);
    await person.keyboard("{Escape}");
    expect(screen.queryByLabelText("Question text in Spanish")).toBeNull();

    await goTo(person, /Basic Details/);
    expect(document.body).not.toHaveFocus();
    await press(person, "Add Spanish");
    expect(screen.getByLabelText("Add another language")).toHaveFocus();
    await person.selectOptions(screen.getByLabelText("Add another language"), "Arabic");
    expect(screen.getByLabelText("Interview title in Arabic")).toHaveAttribute("dir", "rtl");
    expect(screen.queryByLabelText("Hourly rate in Spanish")).toBeNull();
    await person.type(screen.getByLabelText("Hourly rate"), "$18 an hour");
    await person.type(screen.getByLabelText("Hourly rate in Spanish"), "$18 por hora");
    expect(screen.getByLabelText("Hourly rate in Spanish")).toHaveValue("$18 por hora");

    await goTo(person, /Interview Questions/);
    const spanish = screen.getByLabelText("Question text in Spanish");
    expect(spanish).toHaveValue(
      "Cuéntanos de un trabajo en el que duraste un tiempo. ¿Cómo era un día normal?",
    );
    expect(spanish).toHaveAttribute("lang", "es-US");
    expect(screen.getByLabelText("Question text in Arabic")).toHaveValue("");
    await person.clear(spanish);
    await person.type(spanish, "¿Cuántos años tienes?");
    expect(screen.getByText(/seems to ask about/)).toBeVisible();
  });

  it("loses the library's Spanish with its English, and nothing of their own", async () => {
    const { person } = await openWizard();
    await goTo(person, /Interview Questions/);
    await press(person, "Add from library");
    const library = within(screen.getByRole("dialog", { name: "Question library" }));
    const [first] = library.getAllByRole("button", { name: /^Add: / });
    if (first === undefined) throw new Error("The library is empty");
    await person.click(first);
    await person.keyboard("{Escape}");
    await person.type(screen.getByLabelText("Question text"), " And why?");
    await goTo(person, /Basic Details/);
    await press(person, "Add Spanish");
    await person.type(screen.getByLabelText("Interview title in Spanish"), "Limpieza");
    await goTo(person, /Interview Questions/);
    const spanish = () => screen.getByLabelText("Question text in Spanish");
    expect(spanish()).toHaveValue("");
    await person.type(spanish(), "¿Por qué?");
    const marks = () => screen.queryAllByText(/after this Spanish was written/);
    expect(marks()).toEqual([]);
    await person.type(screen.getByLabelText("Question text"), " Really?");
    expect(spanish()).toHaveValue("¿Por qué?");
    expect(marks()).toHaveLength(1);
    await press(person, "It still fits");
    expect(marks()).toEqual([]);
    expect(spanish()).toHaveFocus();
    await person.type(screen.getByLabelText("Question text"), " Or not?");
    expect(marks()).toHaveLength(1);
    await goTo(person, /Settings/);
    expect(screen.getByText("Translations to check").nextSibling).toHaveTextContent("Spanish");
    await goTo(person, /Interview Questions/);
    expect(marks()).toHaveLength(1);
    await person.type(spanish(), " ¿O no?");
    expect(marks()).toEqual([]);
    expect(spanish()).toHaveValue("¿Por qué? ¿O no?");

    await goTo(person, /Basic Details/);
    const own = () => screen.getByLabelText(/^Language/);
    await person.selectOptions(own(), "es").catch(() => {});
    expect(own()).toHaveValue("en");
    await press(person, "Remove Spanish");
    expect(screen.getByLabelText("Add another language")).toHaveFocus();
    expect(screen.queryByLabelText("Interview title in Spanish")).toBeNull();
    await goTo(person, /Interview Questions/);
    await person.type(screen.getByLabelText("Question text"), "!");
    await goTo(person, /Basic Details/);
    await press(person, "Add Spanish");
    expect(screen.getByLabelText("Interview title in Spanish")).toHaveValue("Limpieza");
    await goTo(person, /Interview Questions/);
    expect(spanish()).toHaveValue("¿Por qué? ¿O no?");
  });

  it("translates a knockout question whole or not at all", async () => {
    const { person } = await openWizard();
    await person.type(title(), "Driver");
    await person.type(screen.getByLabelText("Description"), "Vans");
    await press(person, "Add Spanish");
    await press(person, "Next");
    await person.type(screen.getByLabelText("Question text"), "Why us?");
    await press(person, "Add knockout question");
    await person.type(screen.getByLabelText("Question"), "When?");
    await person.selectOptions(screen.getByLabelText("Answers"), "Your own choices");
    await person.type(screen.getByLabelText("Choice 1"), "Days");
    await person.type(screen.getByLabelText("Choice 2"), "Nights");
    await person.type(screen.getByLabelText("Days in Spanish"), "De día");
    await press(person, "Next");
    expect(screen.getByText(SCREENING_PROBLEMS.translation)).toBeVisible();
    expect(screen.getByLabelText("Question in Spanish")).toHaveFocus();
    await person.type(screen.getByLabelText("Question in Spanish"), "¿Cuándo?");
    await person.type(screen.getByLabelText("Nights in Spanish"), "De noche");
    await press(person, "Next");
    expect(screen.getByLabelText("Deadline")).toBeVisible();
  });

  it("reads and takes what a model drafts, which is in no field before", async () => {
    const person = userEvent.setup();
    render(<CreateInterview sender={sender} company={company} canDraft />);
    await screen.findByRole("tab", { name: /Basic Details/ });
    await press(person, "Add Spanish");
    await goTo(person, /Interview Questions/);
    await person.type(screen.getByLabelText("Question text"), "Why us?");
    const asked = jest.fn().mockResolvedValue({
      ok: true,
      json: async () => ({ texts: ["¿Por qué nosotros?"] }),
    });
    globalThis.fetch = asked;
    const spanish = () => screen.getByLabelText("Question text in Spanish");
    await press(person, "Draft it in Spanish");
    expect(await screen.findByText("¿Por qué nosotros?")).toHaveAttribute("lang", "es-US");
    expect(screen.getByText(/Candidates don't see it/).closest("[role=status]")).toHaveFocus();
    expect(spanish()).toHaveValue("");
    expect(JSON.parse(asked.mock.calls[0]?.[1].body)).toEqual({
      from: "en",
      to: "es",
      texts: ["Why us?"],
    });
    await person.type(screen.getByLabelText("Question text"), "?");
    expect(screen.queryByText("¿Por qué nosotros?")).toBeNull();
    await press(person, "Draft it in Spanish");
    await screen.findByText("¿Por qué nosotros?");
    await press(person, "Discard");
    expect(screen.queryByText("¿Por qué nosotros?")).toBeNull();
    expect(screen.getByRole("button", { name: "Draft it in Spanish" })).toHaveFocus();
    await press(person, "Draft it in Spanish");
    await person.click(await screen.findByRole("button", { name: "Use this" }));
    expect(spanish()).toHaveValue("¿Por qué nosotros?");
    expect(spanish()).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Draft it in Spanish" })).toBeNull();
    expect(screen.getByText(/^Drafted by AI, accepted on /)).toBeVisible();
    await person.type(spanish(), " ¿Y tú?");
    expect(screen.queryByText(/^Drafted by AI/)).toBeNull();
  });
});
