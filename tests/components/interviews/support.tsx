import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CreateInterview } from "#components/interviews/wizard/create-interview";
import type { Industry } from "#lib/domain/company/industries";

export const sender = {
  userId: "b0a3c1de-9c3b-4f7e-8f53-2f0a1b6c7d88",
  departmentKey: "0123456789abcdef0123456789abcdef",
  timeZone: "America/New_York",
};

export const company = { company: "Bright Cleaning", place: "Columbus, OH" };

/** Opens the wizard and waits until it has found its draft. */
export async function openWizard(unconfirmed?: string, hasPlan = true, industry?: Industry) {
  const person = userEvent.setup();
  const view = render(
    <CreateInterview
      sender={sender}
      company={company}
      unconfirmed={unconfirmed}
      hasPlan={hasPlan}
      industry={industry}
    />,
  );
  await screen.findByRole("tab", { name: /Basic Details/ });
  return { person, ...view };
}

type Person = Awaited<ReturnType<typeof openWizard>>["person"];

export const title = () => screen.getByLabelText("Interview title");
export const questionTexts = () =>
  screen.getAllByLabelText("Question text").map((box) => (box as HTMLTextAreaElement).value);

export async function press(person: Person, name: string | RegExp) {
  await person.click(screen.getByRole("button", { name }));
}

export async function goTo(person: Person, tab: RegExp) {
  await person.click(screen.getByRole("tab", { name: tab }));
}

/** A whole interview with one question, up to the Settings tab. */
export async function fillIn(person: Person) {
  await person.type(title(), "House cleaner");
  await person.type(screen.getByLabelText("Description"), "Homes in Columbus");
  await press(person, "Next");
  await person.type(screen.getByLabelText("Question text"), "Why us?");
  await press(person, "Next");
}
