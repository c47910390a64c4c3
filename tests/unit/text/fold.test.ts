import { fold, foldWithOffsets } from "#lib/domain/text/fold";
import { ALIKE, NAMES, UNLIKE } from "#tests/support/names";

it.each(ALIKE)("'%s' is found as '%s', and the other way around", (written, typed) => {
  expect(fold(written)).toBe(fold(typed));
  expect(fold(written.normalize("NFD"))).toBe(fold(typed));
});

it.each(UNLIKE)("'%s' is not '%s', as marks make letters there", (one, other) => {
  expect(fold(one)).not.toBe(fold(other));
});

it("Folded names stay as they are, and each leads back to its own characters", () => {
  expect(NAMES.length).toBeGreaterThan(1000);
  for (const name of NAMES) {
    const folded = foldWithOffsets(name);
    expect(folded.text).toBe(fold(name));
    expect(fold(folded.text)).toBe(folded.text);
    expect(folded.to.at(-1)).toBe(name.length);
    expect(folded.from).toHaveLength(folded.text.length);
  }
});
