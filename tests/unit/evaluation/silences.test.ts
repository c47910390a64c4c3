import { tooLittleEvidence, UNCLEAR } from "#lib/domain/evaluation/minimum-evidence";
import { asStored } from "#lib/domain/evaluation/sent-text";
import { SILENCES, shownSilence } from "#lib/domain/evaluation/silences";

describe("A stored reason why an answer was not assessed", () => {
  const tooShort = tooLittleEvidence({
    state: "answered",
    sent: asStored("I clean."),
    segments: [],
  });

  it.each([
    ...Object.values(SILENCES),
    UNCLEAR,
    `${tooShort}`,
    "no speech was heard",
    "Tagalog can't be scored automatically",
    "this language can't be scored automatically",
  ])("is shown if it is ours: %s", (reason) => {
    expect(tooShort).not.toBeNull();
    expect(shownSilence(reason)).toBe(reason);
  });

  it.each([
    "Rambled about a pizza oven",
    "the answer is only 3 words long and rude",
    `${"He is too old and ".repeat(9)}can't be scored automatically`,
    "She's lazy: this can't be scored automatically",
  ])("is a general one if it is in a model's own words: %s", (reason) => {
    expect(shownSilence(reason)).toBe("there was nothing to assess");
  });
});
