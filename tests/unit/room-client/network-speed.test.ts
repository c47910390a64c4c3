import { assumeSlow, networkSpeed, noteSent, qualityFor } from "#lib/room-client/network-speed";
import { piecesOf } from "#lib/room-client/recorder";

describe("A recording fits the line it is sent on", () => {
  it.each([
    [undefined, 456_000],
    [100_000, 250_000],
    [500_000, 336_000],
    [5_000_000, 1_000_000],
  ])("records %s bit/s of line with a picture of %s bit/s", (line, video) => {
    expect(qualityFor(line).video).toBe(video);
  });

  it("makes the picture and the sound smaller where the line is slow", () => {
    expect(qualityFor(300_000)).toMatchObject({ width: 426, audio: 32_000 });
    expect(qualityFor(2_000_000)).toMatchObject({ width: 640, audio: 64_000 });
  });

  it("learns the line from what was sent, not from small requests, and from a recording that was too large", () => {
    noteSent(1000, 1);
    expect(networkSpeed()).toBeUndefined();
    noteSent(64 * 1024, 1000);
    expect(networkSpeed()).toBe(524_288);
    noteSent(64 * 1024, 2000);
    expect(networkSpeed()).toBeLessThan(524_288);
    assumeSlow();
    expect(qualityFor(networkSpeed()).video).toBe(250_000);
  });

  it("keeps a recording that comes in one piece of 60 MB in pieces of at most one MiB", () => {
    const pieces = [...piecesOf(new Uint8Array(60_000_000))];
    expect(Math.max(...pieces.map(({ length }) => length))).toBe(1024 * 1024);
    expect(pieces.reduce((sum, { length }) => sum + length, 0)).toBe(60_000_000);
  });
});
