import { otherThanEnglish } from "#lib/domain/evaluation/language";

it.each([
  ["I drive.", null],
  ["Own car.", null],
  ["We missed 3 visits", null],
  ["Yo limpio casas.", "Spanish"],
  ["Jeg har jobbet med renhold i tre år og liker det godt.", "Norwegian"],
  [null, null],
])("A few words are marked as another language only where that is likely: %p", (words, name) => {
  expect(otherThanEnglish(words, "en")?.name ?? null).toBe(name);
});
