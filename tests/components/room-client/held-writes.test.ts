import { DeviceFault } from "#lib/room-client/device-database";
import { holdWhileAway } from "#lib/room-client/held-writes";
import { type DeviceStore, openMemoryStore, type Take } from "#lib/room-client/take-store";
import { keptTake } from "#tests/support/room-client";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const WAYS = [
  "takes",
  "putTakes",
  "addSlice",
  "slice",
  "removeTake",
  "putDraft",
  "drafts",
] as const;

/** A device whose database goes away and comes back. */
function mortalDevice(disk: DeviceStore = openMemoryStore()) {
  let away = false;
  const own: DeviceStore = { ...disk };
  const guarded = Object.fromEntries(
    WAYS.map((name) => [
      name,
      async (...given: unknown[]) => {
        if (away) throw new DeviceFault("away");
        return Reflect.apply(own[name], own, given);
      },
    ]),
  );
  const device = { ...own, ...guarded };
  return {
    disk: own,
    store: holdWhileAway(device),
    goAway: () => (away = true),
    comeBack: () => (away = false),
  };
}

async function aTake(): Promise<Take> {
  const { take } = await keptTake({ slices: 1, bytes: 1, stopped: false });
  return take;
}

describe("A device whose database goes away", () => {
  it("has its recording held by the page, which gives it, and keeps all of it once it is back", async () => {
    const { disk, store, goAway, comeBack } = mortalDevice();
    const take = await aTake();
    await store.addSlice(take, 0, Uint8Array.of(1));
    expect(store.held.all().size).toBe(0);
    goAway();
    await store.addSlice({ ...take, slices: 2 }, 1, Uint8Array.of(2));
    await store.addSlice({ ...take, slices: 3 }, 2, Uint8Array.of(3));
    const chosen = { ...take, slices: 3, stopped: true, accepted: true };
    await store.putTakes([chosen]);
    expect(store.held.get(take.id)).toBe(true);
    expect(await store.slice(take.id, 2)).toEqual(Uint8Array.of(3));
    await expect(store.slice(take.id, 0)).rejects.toThrow(DeviceFault);
    expect(await disk.slice(take.id, 1)).toBeUndefined();
    comeBack();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await disk.takes("attempt-1")).toEqual([chosen]);
    expect(await disk.slice(take.id, 1)).toEqual(Uint8Array.of(2));
    expect(await disk.slice(take.id, 2)).toEqual(Uint8Array.of(3));
    expect(store.held.all().size).toBe(0);
  });

  it("gets a text and its changes in their order", async () => {
    const { disk, store, goAway, comeBack } = mortalDevice();
    const draft = (text: string) => ({ attemptId: "a", questionId: "q", text, over: [] });
    goAway();
    const first = store.putDraft(draft("I"));
    const second = store.putDraft(draft("I clean"));
    await Promise.all([first, second]);
    expect(store.held.get("q")).toBe(true);
    await expect(store.drafts("a")).rejects.toThrow(DeviceFault);
    comeBack();
    expect(await store.drafts("a")).toEqual([draft("I clean")]);
    expect(await disk.drafts("a")).toEqual([draft("I clean")]);
  });

  it("keeps nothing that was removed meanwhile", async () => {
    const { disk, store, goAway, comeBack } = mortalDevice();
    const take = await aTake();
    goAway();
    await store.addSlice(take, 0, Uint8Array.of(1));
    await store.removeTake(take.id);
    expect(store.held.all().size).toBe(0);
    comeBack();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await disk.takes("attempt-1")).toEqual([]);
    expect(await disk.slice(take.id, 0)).toBeUndefined();
  });

  it("is told apart from one that is full", async () => {
    const full = new DOMException("", "QuotaExceededError");
    const store = holdWhileAway({ ...openMemoryStore(), addSlice: () => Promise.reject(full) });
    await expect(store.addSlice(await aTake(), 0, Uint8Array.of(1))).rejects.toBe(full);
    expect(store.held.all().size).toBe(0);
  });
});
