import { ellipsize } from "#lib/domain/text/shortened";

describe("A shortened text", () => {
  it("is whole where it fits", () => {
    expect(ellipsize("I mopped the floor.", 19)).toBe("I mopped the floor.");
  });

  it.each([
    ["I mopped the floor twice.", 20, "I mopped the floor…"],
    ["I mopped the floor twice.", 18, "I mopped the…"],
    ["I mopped the floor twice.", 19, "I mopped the floor…"],
  ])("ends at a word: %s at %i", (text, most, short) => {
    expect(ellipsize(text, most)).toBe(short);
    expect(short.length).toBeLessThanOrEqual(most);
  });

  it("ends anywhere in a script without blanks", () => {
    expect(ellipsize("私は三年間ホテルで掃除の仕事をしました。", 10)).toBe("私は三年間ホテルで…");
  });
});
