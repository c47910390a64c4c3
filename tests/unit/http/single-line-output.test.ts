import { toSingleLine } from "#lib/http/single-line-output";

describe("What is written to the log", () => {
  it.each([
    ["a line break", 'page /a\n{"level":"info"}\n', 'page /a\\u000a{"level":"info"}\n'],
    ["both signs of a line's end", "a\r\nb", "a\\u000d\\u000ab"],
    ["a terminal's orders", "a\u001b[2Jb", "a\\u001b[2Jb"],
    ["another writing's line break", "a\u2028b", "a\\u2028b"],
  ])("stays one line with %s in it", (_what, written, line) => {
    expect(toSingleLine(written)).toBe(line);
  });

  it("is as it was written without them", () => {
    expect(toSingleLine('{"level":"info","message":"señora, 東京"}\n')).toBe(
      '{"level":"info","message":"señora, 東京"}\n',
    );
  });
});
