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
      Object.assign(
        (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
          later(run, faster(ms), ...given),
        later,
      ),
    );
  jest
    .spyOn(AbortSignal, "timeout")
    .mockImplementation((ms) => limit.call(AbortSignal, faster(ms)));
  const ofRequest = ClientRequest.prototype.setTimeout;
  jest.spyOn(ClientRequest.prototype, "setTimeout").mockImplementation(function (
    this: ClientRequest,
    ms,
    run,
  ) {
    return ofRequest.call(this, faster(ms), run);
  });
  const ofSocket = Socket.prototype.setTimeout;
  jest.spyOn(Socket.prototype, "setTimeout").mockImplementation(function (this: Socket, ms, run) {
    return ofSocket.call(this, faster(ms), run);
  });
}
