import { Socket } from "node:net";

/** Clients wait for an answer for three seconds and longer, and less than that before another try. */
const SHORTEST_LIMIT_MS = 3000;
const PAUSES_FASTER = 20;
/** So that a service that answers is never late, even on a busy machine. */
const LIMITS_LONGER = 20;

type Run = (...given: unknown[]) => void;

/**
 * Lets the pauses between a client's tries end at once. Its limits end when the service has heard the next call, if
 * it is one that never answers (`heard`), and else not at all: neither depends on how fast this machine is. Undone by
 * `jest.restoreAllMocks()`.
 */
export function runFast(heard?: () => Promise<void>): void {
  const { setTimeout: later, clearTimeout: never } = globalThis;
  const cleared = new WeakSet<object>();
  const limit = AbortSignal.timeout;
  const ofSocket = Socket.prototype.setTimeout;

  const run = (work: Run, ms = 0, ...given: unknown[]) => {
    if (ms < SHORTEST_LIMIT_MS) return later(work, ms / PAUSES_FASTER, ...given);
    const timer = later(work, ms * LIMITS_LONGER, ...given);
    void heard?.().then(() => {
      if (cleared.has(timer)) return;
      never(timer);
      work(...given);
    });
    return timer;
  };
  jest.spyOn(globalThis, "setTimeout").mockImplementation(Object.assign(run, later));
  jest.spyOn(globalThis, "clearTimeout").mockImplementation((timer) => {
    if (typeof timer === "object") cleared.add(timer);
    never(timer);
  });
  jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    if (heard === undefined) return limit.call(AbortSignal, ms * LIMITS_LONGER);
    const controller = new AbortController();
    const end = () => controller.abort(new DOMException("It took too long.", "TimeoutError"));
    void heard().then(end);
    return controller.signal;
  });
  // Of requests, too: theirs is their socket's.
  jest.spyOn(Socket.prototype, "setTimeout").mockImplementation(function (this: Socket, ms, work) {
    if (ms < SHORTEST_LIMIT_MS) return ofSocket.call(this, ms, work);
    void heard?.().then(() => ofSocket.call(this, 1));
    return ofSocket.call(this, ms * LIMITS_LONGER, work);
  });
}
