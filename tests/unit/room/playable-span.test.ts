import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PlayableSpan } from "#lib/domain/room/playable-span";

const FOLDER = join(__dirname, "media");
const FILES = readdirSync(FOLDER).filter((name) => /\.(mp4|webm)$/.test(name));

/** What the first bytes of a file say, given in pieces of one size. */
function span(bytes: Uint8Array, piece = bytes.length): PlayableSpan {
  const read = new PlayableSpan();
  for (let at = 0; at < bytes.length; at += piece) read.add(bytes.subarray(at, at + piece));
  return read;
}

describe.each(FILES)("What can be played of a recording like %s", (name) => {
  const bytes = readFileSync(join(FOLDER, name));

  it("is all of its three seconds when it is whole, in whatever pieces it came", () => {
    for (const piece of [bytes.length, 1000, 7]) {
      const { playable, seconds } = span(bytes, piece);
      expect(playable).toBe(true);
      expect(Math.abs(seconds - 3)).toBeLessThan(0.3);
    }
  });

  it("is nothing while there is a header only", () => {
    const media = Math.max(
      bytes.indexOf("moof"),
      bytes.indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75])),
    );
    expect(span(bytes.subarray(0, media + 4))).toMatchObject({ playable: false, seconds: 0 });
  });

  it("grows with the bytes and is never more than they hold", () => {
    let before = 0;
    for (let share = 0.1; share <= 1; share += 0.05) {
      const { seconds } = span(bytes.subarray(0, Math.floor(bytes.length * share)));
      expect(seconds).toBeGreaterThanOrEqual(before);
      expect(seconds).toBeLessThanOrEqual(3.3);
      before = seconds;
    }
    expect(span(bytes).seconds).toBeGreaterThanOrEqual(before);
  });
});

describe("What can be played of something else", () => {
  it.each([
    [
      "an MP4 whose first slice has 148 bytes",
      Buffer.from("0000002466747970".padEnd(296, "0"), "hex"),
    ],
    ["a web page", Buffer.from("<html><script>alert(1)</script></html>")],
    ["noise", Buffer.alloc(5000, 7)],
    ["nothing", Buffer.alloc(0)],
  ])("is nothing: %s", (_what, bytes) => {
    expect(span(bytes, 100)).toMatchObject({ playable: false, seconds: 0 });
  });
});
