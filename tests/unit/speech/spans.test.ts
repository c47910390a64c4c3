import {
  FRAME,
  halved,
  SAMPLE_RATE,
  secondOf,
  soundOf,
  spansOf,
  windowsOf,
} from "#local/speech/spans";

const FRAMES_A_SECOND = SAMPLE_RATE / FRAME;
/** Probabilities of speech, by stretches of seconds. */
const voiced = (...stretches: [seconds: number, probability: number][]) =>
  stretches.flatMap(([seconds, probability]) =>
    Array.from({ length: Math.round(seconds * FRAMES_A_SECOND) }, () => probability),
  );
const spans = (...stretches: [number, number][]) => {
  const frames = voiced(...stretches);
  return spansOf(frames, frames.length * FRAME).map(({ from, to }) => [
    from / SAMPLE_RATE,
    to / SAMPLE_RATE,
  ]);
};

describe("Where somebody speaks", () => {
  it("is nowhere in silence, in noise the gate doubts, and in a click", () => {
    expect(spans([10, 0.01])).toEqual([]);
    expect(spans([10, 0.45])).toEqual([]);
    expect(spans([2, 0], [0.1, 0.9], [2, 0])).toEqual([]);
  });

  it("begins and ends a little outside of what the gate found", () => {
    const [[from = 0, to = 0] = []] = spans([2, 0], [3, 0.9], [2, 0]);
    expect(from).toBeGreaterThan(1.7);
    expect(from).toBeLessThan(2);
    expect(to).toBeGreaterThan(5);
    expect(to).toBeLessThan(5.3);
  });

  it("goes on over the pauses of a sentence, and ends with a longer one", () => {
    expect(spans([1, 0.9], [0.4, 0.1], [1, 0.9])).toHaveLength(1);
    expect(spans([1, 0.9], [0.8, 0.1], [1, 0.9])).toHaveLength(2);
  });

  it("is cut into what a window holds where somebody speaks on without a pause", () => {
    const found = spans([25, 0.9], [0.2, 0.4], [60, 0.9]);
    expect(Math.max(...found.map(([from = 0, to = 0]) => to - from))).toBeLessThanOrEqual(29);
    const [first, second] = found;
    expect(first?.[1]).toBe(second?.[0]);
    expect(first?.[1]).toBeCloseTo(25.1, 0);
  });
});

describe("Windows", () => {
  const second = (from: number, to: number) => ({ from: from * SAMPLE_RATE, to: to * SAMPLE_RATE });

  it("hold as many spans as fit, in their order", () => {
    const windows = windowsOf([second(0, 10), second(20, 30), second(40, 50), second(60, 62)]);
    expect(windows.map((window) => window.spans.length)).toEqual([2, 2]);
  });

  it("hold the sound of their spans, and know when each of it was said", () => {
    const sound = Float32Array.from({ length: 10 * SAMPLE_RATE }, (_, at) => at / SAMPLE_RATE);
    const [window] = windowsOf([second(1, 2), second(5, 8)]);
    if (!window) throw new Error("no window");
    const joined = soundOf(window, sound);
    expect(joined).toHaveLength(4.3 * SAMPLE_RATE);
    for (const at of [0, 0.5, 1.5, 3]) {
      expect(joined[Math.round(at * SAMPLE_RATE)]).toBeCloseTo(secondOf(window, at), 3);
    }
    expect(secondOf(window, 1.1)).toBeCloseTo(5, 3);
    expect(secondOf(window, 99)).toBe(8);
  });

  it("are halved at their longest pause, and not at all within a span", () => {
    const [window] = windowsOf([second(0, 1), second(2, 3), second(9, 10)]);
    const halves = window && halved(window);
    expect(halves?.map((half) => half.spans.length)).toEqual([2, 1]);
    expect(halves?.[1] && halved(halves[1])).toBeNull();
  });
});
