import { webVtt } from "#lib/domain/results/captions";

const segment = (start: number, end: number, charStart: number, charEnd: number) => ({
  start,
  end,
  charStart,
  charEnd,
});

describe("Captions", () => {
  it("show each sentence at its moment", () => {
    const text = "I was on time. I locked up.";
    expect(webVtt(text, [segment(0.5, 2, 0, 14), segment(3661.25, 3663, 15, 27)])).toBe(
      "WEBVTT\n\n00:00:00.500 --> 00:00:02.000\nI was on time.\n\n01:01:01.250 --> 01:01:03.000\nI locked up.\n",
    );
  });

  it("are not there where a transcript has no times", () => {
    expect(webVtt("I was on time.", [])).toBeNull();
  });

  it("break a long sentence where words end, and share its time by length", () => {
    const text = `${"clean ".repeat(30).trim()}.`;
    const found = webVtt(text, [segment(0, 18, 0, text.length)]) ?? "";
    const cues = found.split("\n\n").slice(1);
    const words = cues.map((cue) => cue.trim().split("\n")[1] ?? "");
    expect(words.join(" ")).toBe(text);
    expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(84);
    expect(cues.at(-1)).toContain("--> 00:00:18.000");
    const ends = cues.map((cue) => /--> (\S+)/.exec(cue)?.[1]);
    const starts = cues.map((cue) => /^(\S+) -->/.exec(cue)?.[1]);
    expect(starts.slice(1)).toEqual(ends.slice(0, -1));
  });

  it("keep a candidate's words from being read as marks of the format", () => {
    const text = "I said <b>no</b> --> twice & left";
    expect(webVtt(text, [segment(0, 3, 0, text.length)])).toContain(
      "I said &lt;b&gt;no&lt;/b&gt; --&gt; twice &amp; left",
    );
  });
});
