import type { Doubt } from "#lib/domain/evaluation/states";
import { phrasesIn, placeOf } from "#lib/domain/results/answer-search";

const answer =
  "I started at six. We mopped every floor with bleach, and nobody slipped. Then I drove home.";
const segments = [
  { start: 2, end: 5, charStart: 0, charEnd: 17 },
  { start: 6, end: 16, charStart: 18, charEnd: 72 },
  { start: 17, end: 19, charStart: 73, charEnd: answer.length },
];

describe("An answer that was found", () => {
  it("shows its excerpt in parts, and leads to the words and their sentence's second", () => {
    const excerpt = "floor with \u0002bleach\u0003, and nobody \u0002slipped\u0003";
    expect(placeOf({ answer, excerpt, segments, corrected: null }, "bleach slip")).toEqual({
      corrected: false,
      excerpt: [
        { text: "… ", found: false, doubt: null },
        { text: "floor with ", found: false, doubt: null },
        { text: "bleach", found: true, doubt: null },
        { text: ", and nobody ", found: false, doubt: null },
        { text: "slipped", found: true, doubt: null },
        { text: " …", found: false, doubt: null },
      ],
      place: { start: answer.indexOf("bleach"), end: answer.indexOf("bleach") + 6 },
      seconds: 6,
    });
  });

  it("says which of its words are in doubt, found or not", () => {
    const excerpt = "at \u0002six\u0003. We mopped every floor with";
    const found = (doubted: { doubt?: Doubt }) => {
      const heard = segments.map((one, at) => (at === 0 ? { ...one, ...doubted } : one));
      const shown = placeOf({ answer, excerpt, segments: heard, corrected: null }, "six");
      return shown.excerpt.map(({ text, doubt }) => [text, doubt]);
    };
    const shown = "We mopped every floor with";
    expect(found({ doubt: "unclear" })).toEqual([
      ["… ", null],
      ["at ", "unclear"],
      ["six", "unclear"],
      [".", "unclear"],
      [` ${shown}`, null],
      [" …", null],
    ]);
    expect(found({}).map(([, doubt]) => doubt)).toEqual([null, null, null, null, null]);
  });

  it("has no second where it was written", () => {
    const found = placeOf(
      { answer, excerpt: "\u0002mopped\u0003 every", segments: [], corrected: null },
      "mop",
    );
    expect(found.seconds).toBeNull();
  });

  it("is marked at the words themselves in a script without spaces", () => {
    const japanese = "私は三年間ホテルで掃除の仕事をしました。";
    const { excerpt, place } = placeOf(
      { answer: japanese, excerpt: japanese, segments: [], corrected: null },
      "掃除",
    );
    expect(japanese.slice(place.start, place.end)).toBe("掃除");
    expect(excerpt.filter(({ found }) => found)).toMatchObject([{ text: "掃除" }]);
    expect(excerpt.map(({ text }) => text).join("")).toBe(japanese);
  });

  it("begins at its beginning where nothing is marked", () => {
    const found = placeOf({ answer, excerpt: answer, segments, corrected: null }, "zebra");
    expect(found).toMatchObject({ place: { start: 0, end: 0 }, seconds: 2 });
    expect(found.excerpt.some((part) => part.found)).toBe(false);
  });

  it("is marked whole where the search has a phrase, and not in the middle of another word", () => {
    const text = "The nights shifted. A night-shift crew, a night shift.";
    const { place } = placeOf(
      { answer: text, excerpt: "the \u0002night\u0003", segments: [], corrected: null },
      'crew "Night shift"',
    );
    expect(text.slice(place.start, place.end)).toBe("night-shift");
  });

  const corrected = (text: string, found: string) => ({
    text,
    excerpt: text.replace(found, `\u0002${found}\u0003`),
  });

  it("is read in the correction where the page shows that, at the second of what was heard", () => {
    const near = answer.replace("mopped", "moped");
    const excerpt = answer.replace("bleach", "\u0002bleach\u0003");
    const found = placeOf(
      { answer, excerpt, segments, corrected: corrected(near, "bleach") },
      "bleach",
    );
    expect(found).toMatchObject({ corrected: true, seconds: 6 });
    expect(near.slice(found.place.start, found.place.end)).toBe("bleach");
  });

  it("marks nothing on the page where only the other version has the words", () => {
    const far =
      "A statement of my own, with a forklift and many other words that nobody has ever heard.";
    const found = placeOf(
      { answer, excerpt: answer, segments, corrected: corrected(far, "forklift") },
      "forklift",
    );
    expect(found).toMatchObject({ corrected: true, seconds: null, place: { start: 0, end: 0 } });
    expect(found.excerpt).toContainEqual({ text: "forklift", found: true, doubt: null });
  });
});

it.each([
  ['bleach "night shift" “deep clean”', ["night shift", "deep clean"]],
  ['"" "!?" "half', []],
  ["night shift", []],
])("The phrases of %s", (search, phrases) => {
  expect(phrasesIn(search)).toEqual(phrases);
});
