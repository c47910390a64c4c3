import { wordErrors } from "#tests/bench/speech/word-errors";

describe("Word errors", () => {
  it.each([
    ["I clean homes.", "i clean homes", 0],
    ["I clean homes.", "I cleaned homes", 1],
    ["I clean homes.", "I clean big homes", 1],
    ["I clean homes.", "clean", 2],
    ["I clean homes.", "", 3],
    ["Yo limpie casas.", "Yo limpié casas", 0],
  ])("of '%s' heard as '%s' are counted", (said, heard, errors) => {
    expect(wordErrors(said, heard)).toEqual({ errors, words: 3 });
  });
});
