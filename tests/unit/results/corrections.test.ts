import { NOT_UNDERSTOOD } from "#lib/domain/evaluation/hearing";
import { isCloseTo, readCorrection } from "#lib/domain/results/corrections";

const HEARD =
  "I cleaned houses for tree years in Tampa. Sometimes the client was not happy so I came back the same day and did it again.";
/** Words that nobody said. */
const INVENTED =
  "I cleaned twelve homes a week for four years with a crew of three in Tampa. I checked the supply list at 6:30 and I refilled the van. I trained five new cleaners, and complaints went from six a month to one.";

describe("A correction", () => {
  it("stays near what was heard where some words were misheard, are missing or are too many", () => {
    expect(isCloseTo(HEARD, HEARD.replace("tree", "three").replace("not happy", "unhappy"))).toBe(
      true,
    );
    expect(isCloseTo(HEARD, `${HEARD} That was in Ybor City.`)).toBe(true);
    expect(isCloseTo(HEARD, HEARD.split(" ").slice(3).join(" "))).toBe(true);
    expect(isCloseTo("I like odor.", "I like order.")).toBe(true);
  });

  it("is compared word by word, blind to case, punctuation and apostrophes", () => {
    const words = "I don't know. We cleaned it, and left.";
    expect(isCloseTo(words, "i dont know we cleaned it and LEFT")).toBe(true);
    const long = "word ".repeat(300);
    expect(isCloseTo(long, long.toUpperCase().replaceAll(" ", " … ").trim())).toBe(true);
  });

  it("is a statement where most words are new, whatever the length of the answer", () => {
    expect(isCloseTo(HEARD, INVENTED)).toBe(false);
    expect(isCloseTo("I like odor and so.", "Complaints fell by half under me")).toBe(false);
    expect(isCloseTo("", "I cleaned twelve homes.")).toBe(true);
    expect(isCloseTo("", INVENTED)).toBe(false);
  });

  it("is a statement where much is put behind or between the heard words", () => {
    expect(isCloseTo(HEARD, `${HEARD} ${INVENTED}`)).toBe(false);
    expect(isCloseTo(HEARD, HEARD.replaceAll(" ", " really "))).toBe(false);
    const pressed = INVENTED.replaceAll(" ", "");
    expect(isCloseTo(HEARD, `${HEARD} ${pressed}`)).toBe(false);
  });

  it("is counted by its signs where a script leaves no spaces", () => {
    const heard = "私は東京のホテルで三年間客室の掃除をしていました";
    expect(isCloseTo(heard, heard.replace("三年", "四年"))).toBe(true);
    expect(
      isCloseTo(heard, "毎朝チェックリストで備品を確認し新人五人を教えて苦情を減らしました"),
    ).toBe(false);
  });

  it("of the longest text is told, too", () => {
    const heard = Array.from({ length: 9000 }, (_, index) => `w${index % 90}`).join(" ");
    const other = heard.replaceAll("w1 ", "v1 ").replaceAll("w2 ", "");
    expect(isCloseTo(heard, other)).toBe(true);
    expect(isCloseTo("a ".repeat(10_000), "b ".repeat(10_000))).toBe(false);
  });

  it("is free where nothing was understood, within what can be said in the time", () => {
    const sure = "I worked at a hotel in Tampa and I cleaned fourteen rooms every day.";
    const heard = `${sure} ${NOT_UNDERSTOOD}`;
    const lasting = (seconds: number) => [
      { start: 0, end: 6, charStart: 0, charEnd: sure.length },
      { start: 6, end: 6 + seconds, charStart: sure.length + 1, charEnd: heard.length },
    ];
    const free = "After that I was the head housekeeper for two years and trained new people.";
    expect(isCloseTo(heard, `${sure} ${free}`, lasting(8))).toBe(true);
    expect(isCloseTo(heard, `${sure} ${free}`, lasting(1))).toBe(false);
    expect(isCloseTo(heard, `${sure} ${free}`)).toBe(false);
    // What was heard for sure stays as near as ever.
    const other = "Nobody ever taught me anything but I led a hundred people across nine states.";
    expect(isCloseTo(heard, `${other} ${free}`, lasting(8))).toBe(false);
    const whole = [{ start: 0, end: 30, charStart: 0, charEnd: NOT_UNDERSTOOD.length }];
    expect(isCloseTo(NOT_UNDERSTOOD, `${other} ${free}`, whole)).toBe(true);
    expect(isCloseTo(NOT_UNDERSTOOD, "新人五人を教えて苦情を減らしました", whole)).toBe(true);
    expect(isCloseTo(NOT_UNDERSTOOD, `${other} `.repeat(20), whole)).toBe(false);
  });

  it("that an older version read was scored; a newer one says what it did", () => {
    const correction = {
      id: "c-1",
      corrected_text: INVENTED,
      created_at: "2026-11-20T10:00:00Z",
      sequence: 1,
    };
    const answer = { responseId: "r-1", heard: HEARD, segments: [] };
    const at = "2026-11-20T11:00:00Z";
    const read = [{ response_id: "r-1", correction_id: "c-1", scored: false }];
    expect(readCorrection(answer, [correction], { at, read })).toEqual({
      correction,
      scored: false,
    });
    expect(readCorrection(answer, [correction], { at, read: null })?.scored).toBe(true);
    expect(readCorrection(answer, [correction], null)?.scored).toBe(false);
    expect(readCorrection(answer, [correction], { at, read: [] })).toBeNull();
  });
});
