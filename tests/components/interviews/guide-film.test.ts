import { screen } from "@testing-library/react";
import { labelsOf } from "../../../scripts/media/guide-labels";
import filmed from "../../../scripts/media/guide-labels.json" with { type: "json" };
import { openWizard, press, title } from "./support";

it("The film of Getting Started shows the wizard as it is: else `npm run guide:videos`", async () => {
  // Of the demo company, which is a cleaner's.
  const { person } = await openWizard(undefined, true, "cleaning");
  const shown = [labelsOf(document.body)];
  await person.type(title(), "Office cleaner");
  await person.type(screen.getByLabelText("Description"), "Three offices");
  await press(person, "Next");
  shown.push(labelsOf(document.body));
  await person.type(screen.getByLabelText("Question text"), "Why us?");
  await press(person, "Next");
  shown.push(labelsOf(document.body));
  expect(filmed).toEqual(shown);
});
