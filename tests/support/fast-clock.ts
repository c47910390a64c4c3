import { ClientRequest } from "node:http";
import { Socket } from "node:net";

const TIMES = 200;
const SHORTEST_LIMIT = 100;

/** Limits of seconds end after a tenth of one; pauses between tries are as much shorter. */
const faster = (ms = 0) => (ms < 1000 ? ms / 20 : Math.max(ms / TIMES, SHORTEST_LIMIT));

/** Lets every limit and pause of a client's run two hundred times as fast. Undone by `jest.restoreAllMocks()`. */
export function runFast(): void {
  const { setTimeout: later } = globalThis;
  const limit = AbortSignal.timeout;
  jest
    .spyOn(globalThis, "setTimeout")
    .mockImplementation(
      Object.assign((run: () => void, ms?: number) => later(run, faster(ms)), later),
    );
  jest
    .spyOn(AbortSignal, "timeout")
    .mockImplementation((ms) => limit.call(AbortSignal, faster(ms)));
  for (const kind of [ClientRequest.prototype, Socket.prototype]) {
    const wait = kind.setTimeout;
    jest.spyOn(kind, "setTimeout").mockImplementation(function (this: typeof kind, ms, run) {
      return wait.call(this, faster(ms), run);
    });
  }
}
