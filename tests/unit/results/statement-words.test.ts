import { factAlone } from "#lib/domain/results/statement-words";

it("A fact that stands alone says what it is of, where its words don't", () => {
  expect(factAlone({ kind: "car", text: "yes" })).toBe("Car: yes");
  expect(factAlone({ kind: "start", text: "Monday" })).toBe("Can start: Monday");
  expect(factAlone({ kind: "work", text: "cleaned apartments" })).toBe("cleaned apartments");
});
