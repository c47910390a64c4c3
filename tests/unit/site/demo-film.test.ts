import { readFileSync, statSync } from "node:fs";
import { DEMO_FILM, FIRST_LINK_FILM } from "#lib/domain/site/demo-film";

const inPublic = (path: string) => `public${path}`;

/** Seconds of an MP4, from its header: a scale, and how many of it. */
function lengthOf(film: Buffer): number {
  const header = film.indexOf("mvhd");
  return film.readUInt32BE(header + 20) / film.readUInt32BE(header + 16);
}

const CUE = /(\d\d):(\d\d\.\d{3}) --> (\d\d):(\d\d\.\d{3})( .+)?\n((?:.+\n)+)/g;

const cuesOf = (captions: string) =>
  [...readFileSync(inPublic(captions), "utf8").matchAll(CUE)].map(
    ([, m1, s1, m2, s2, place = "", text = ""]) => ({
      from: Number(m1) * 60 + Number(s1),
      to: Number(m2) * 60 + Number(s2),
      place,
      lines: text.trim().split("\n"),
    }),
  );

it("A first link takes twelve taps and three minutes at most, and the film shows it", () => {
  const film = readFileSync(inPublic(FIRST_LINK_FILM.film));
  expect(Math.round(lengthOf(film))).toBe(FIRST_LINK_FILM.seconds);
  expect(FIRST_LINK_FILM.seconds).toBeLessThanOrEqual(180);
  expect(FIRST_LINK_FILM.taps).toBeLessThanOrEqual(12);
  expect(film.length).toBeLessThan(2_000_000);
  expect(statSync(inPublic(FIRST_LINK_FILM.poster)).size).toBeLessThan(100_000);
});

describe("The film of the landing page", () => {
  it("is as long as its structured data says, between 60 and 90 seconds, and light", () => {
    const film = readFileSync(inPublic(DEMO_FILM.film));
    expect(Math.round(lengthOf(film))).toBe(DEMO_FILM.seconds);
    expect(DEMO_FILM.seconds).toBeGreaterThanOrEqual(60);
    expect(DEMO_FILM.seconds).toBeLessThanOrEqual(90);
    expect(film.length).toBeLessThan(3_000_000);
    expect(statSync(inPublic(DEMO_FILM.poster)).size).toBeLessThan(200_000);
  });

  it("has captions in order, each long enough to be read, up to its end", () => {
    const cues = cuesOf(DEMO_FILM.captions);
    expect(cues.length).toBeGreaterThan(8);
    let before = 0;
    for (const { from, to, lines } of cues) {
      const text = lines.join(" ");
      expect(from).toBeGreaterThanOrEqual(before);
      // Seventeen letters a second is what subtitlers allow readers.
      expect([text, text.length / (to - from) < 25]).toEqual([text, true]);
      before = to;
    }
    expect(before).toBeLessThanOrEqual(DEMO_FILM.seconds + 1);
  });
});

it("Captions stand beside the phone that a film shows, in short lines without a lone last word", () => {
  for (const { captions } of [DEMO_FILM, FIRST_LINK_FILM]) {
    for (const { place, lines } of cuesOf(captions)) {
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(place ? 36 : 64);
      expect([lines, lines.length === 1 || lines.at(-1)?.includes(" ")]).toEqual([lines, true]);
    }
  }
  expect(cuesOf(FIRST_LINK_FILM.captions).filter(({ place }) => place === "")).toEqual([]);
});
