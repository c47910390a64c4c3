import { RAIN, startRain, wantedPieces } from "#components/dashboard/confetti-rain";

afterEach(() => jest.useRealTimers());

/** What is in the air at each top-up, the throws of that moment included, by a clock that is set by hand. */
function rainOf(ms: number) {
  jest.useFakeTimers();
  const began = Date.now();
  const batches: { count: number; until: number }[] = [];
  const onEnd = jest.fn();
  const stop = startRain((count, life) => batches.push({ count, until: Date.now() + life }), onEnd);
  const seen: { at: number; live: number }[] = [];
  const look = () => {
    const live = batches.filter(({ until }) => until > Date.now());
    seen.push({ at: Date.now() - began, live: live.reduce((sum, { count }) => sum + count, 0) });
  };
  look();
  for (let at = 0; at < ms; at += RAIN.everyMs) {
    jest.advanceTimersByTime(RAIN.everyMs);
    look();
  }
  stop();
  return { seen, thrown: batches, onEnd };
}

describe("The confetti", () => {
  it("wants 400 pieces for six seconds, then 50 less every 300 ms, down to none", () => {
    expect([0, 300, 5999].map(wantedPieces)).toEqual([400, 400, 400]);
    expect([6000, 6299, 6300, 6600, 7800, 8100, 60_000].map(wantedPieces)).toEqual([
      ...[350, 350, 300, 250, 50, 0, 0],
    ]);
  });

  it("is topped up to the wanted number, never above it while it is full", () => {
    const { seen } = rainOf(5700);
    expect(seen.map(({ live }) => live)).toEqual(seen.map(() => 400));
    expect(seen).toHaveLength(20);
  });

  it("throws no piece that is not wanted, and ends once when the last has gone", () => {
    const { seen, onEnd } = rainOf(13_000);
    const late = seen.filter(({ at }) => at >= 6000);
    for (const [index, { live }] of late.entries()) {
      expect(live).toBeLessThanOrEqual(late[index - 1]?.live ?? 400);
    }
    expect(seen.at(-1)?.live).toBe(0);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it("stops at once when it is left", () => {
    jest.useFakeTimers();
    const fire = jest.fn();
    startRain(fire, () => {})();
    const before = fire.mock.calls.length;
    jest.advanceTimersByTime(10_000);
    expect(fire).toHaveBeenCalledTimes(before);
  });
});
