import { claimDraftSlot } from "#components/interviews/draft-slot";
import { keepTabSlot } from "#components/interviews/wizard/draft-storage";
import { sender } from "./support";

const FORMER_SELF_ENDS_MS = 4000;

type Hold = (lock: object) => Promise<void> | undefined;

/** A lock that somebody else holds for a while, and a clock that the test moves. */
function heldLock() {
  const request = (_name: string, options: LockOptions, hold: Hold) =>
    new Promise<void>((resolve, reject) => {
      if (options.ifAvailable) return resolve(hold({}));
      options.signal?.addEventListener("abort", () => reject(new DOMException("", "AbortError")));
      setTimeout(() => !options.signal?.aborted && resolve(hold({})), FORMER_SELF_ENDS_MS);
    });
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
}

function arrivedBy(type: "reload" | "back_forward") {
  const entry = { name: "", entryType: "navigation", startTime: 0, duration: 0, type };
  jest
    .spyOn(performance, "getEntriesByType")
    .mockReturnValue([{ ...entry, toJSON: () => entry } satisfies PerformanceEntry]);
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["performance"] });
  jest.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const waiting = new AbortController();
    setTimeout(() => waiting.abort(), ms);
    return waiting.signal;
  });
  keepTabSlot(sender.userId, "mine");
  heldLock();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
  Reflect.deleteProperty(navigator, "locks");
});

describe("A tab whose draft another page still holds", () => {
  it("waits after a reload, for on a slow machine that page is its former self", async () => {
    arrivedBy("reload");
    const claiming = claimDraftSlot(sender.userId);
    await jest.advanceTimersByTimeAsync(FORMER_SELF_ENDS_MS);
    expect((await claiming).slot).toBe("mine");
  });

  it("soon starts a draft of its own when it was duplicated", async () => {
    arrivedBy("back_forward");
    const claiming = claimDraftSlot(sender.userId);
    await jest.advanceTimersByTimeAsync(1000);
    expect((await claiming).slot).not.toBe("mine");
  });
});
