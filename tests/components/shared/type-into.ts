import { screen } from "@testing-library/react";
import people from "@testing-library/user-event";

const userEvent = people.setup({ delay: null });

/** Types into each field as a person does, every key going where the focus is. */
export async function typeInto(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) {
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
    expect(field).toHaveDisplayValue(text);
    expect(field).toHaveFocus();
  }
}
