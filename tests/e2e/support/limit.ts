/** What a test may take on a quick machine with nothing else to do. */
const QUICK_MS = 60_000;
/** How long such a machine takes to sort this many numbers; one that takes 110 ms alone has tests of a minute. */
const SORTING_MS = 50;
const NUMBERS = 400_000;
/** More than that would hide a test that hangs. */
const MOST_TIMES = 4;

/** How many times slower this machine is now, from 1 to 4. */
function slowness(): number {
  const numbers = Array.from({ length: NUMBERS }, (_, index) => (index * 7919) % NUMBERS);
  const began = performance.now();
  numbers.sort((a, b) => a - b);
  const times = (performance.now() - began) / SORTING_MS;
  return Math.min(Math.max(times, 1), MOST_TIMES);
}

// Measured once, at the start of the run: workers read the settings again, and are told.
process.env.E2E_SLOWNESS ??= String(slowness());

/** What one test may take here, in ms; `test.slow()` makes it three times as long. */
export const LIMIT_MS = QUICK_MS * Number(process.env.E2E_SLOWNESS);
