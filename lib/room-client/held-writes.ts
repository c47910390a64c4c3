import { retryDelay } from "#lib/browser/retry";
import { DeviceFault } from "./device-database.ts";
import { Observable } from "./observable.ts";
import { type DeviceStore, openDeviceStore, type TakeStore } from "./take-store.ts";

type Write = {
  id: string;
  toDevice: () => Promise<void>;
  /** Something that would be lost with the page. */
  kept: boolean;
  /** It counts: the device has it, or this page holds it until then. */
  done: () => void;
  failed: (error: unknown) => void;
  held: boolean;
};

/** This browser's own store. @throws DeviceFault if the browser keeps nothing */
export async function openBrowserStore(): Promise<TakeStore> {
  return holdWhileAway(await openDeviceStore());
}

/**
 * The same store, which goes on while the device's database is away: what should be kept stays in this page's memory,
 * in its order, and goes to the device when that takes it again. `held` says for what.
 */
export function holdWhileAway(device: DeviceStore): TakeStore {
  const held = new Observable<true>();
  const slices = new Map<string, Uint8Array<ArrayBuffer>>();
  const nameOf = (takeId: string, index: number) => `${takeId} ${index}`;
  const waiting: Write[] = [];
  let running: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;

  /** Brings what waits to the device, as far as it takes it. */
  const bring = async () => {
    clearTimeout(timer);
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      try {
        await next.toDevice();
        tries = 0;
      } catch (error) {
        if (next.held || error instanceof DeviceFault) return hold();
        next.failed(error);
      }
      waiting.shift();
      next.done();
      free(next.id);
    }
    running = undefined;
  };
  /** Until the database is back. */
  const hold = () => {
    running = undefined;
    for (const write of waiting) {
      if (write.kept && !held.get(write.id)) held.set(write.id, true);
      write.held = true;
      write.done();
    }
    timer = setTimeout(settle, retryDelay(tries++));
  };
  const free = (id: string) => {
    if (waiting.some((write) => write.id === id)) return;
    held.delete(id);
    for (const name of slices.keys()) if (name.startsWith(id)) slices.delete(name);
  };
  const settle = async (): Promise<void> => {
    if (waiting.length === 0) return;
    running ??= bring();
    await running;
  };
  const add = (id: string, toDevice: () => Promise<void>, kept: boolean) =>
    new Promise<void>((done, failed) => {
      waiting.push({ id, toDevice, kept, done, failed, held: false });
      void settle();
    });
  const keep = (id: string, toDevice: () => Promise<void>) => add(id, toDevice, true);
  const remove = (id: string, toDevice: () => Promise<void>) => {
    for (const write of waiting) if (write.id === id) write.kept = false;
    held.delete(id);
    return add(id, toDevice, false);
  };
  /** For what needs all of it on the device. @throws DeviceFault */
  const whole = async () => {
    await settle();
    if (waiting.length > 0) throw new DeviceFault("The device's database is away.");
  };

  return {
    ...device,
    held,
    takes: (attemptId) => whole().then(() => device.takes(attemptId)),
    putTakes: (takes) => keep(takes.at(-1)?.id ?? "", () => device.putTakes(takes)),
    addSlice: (take, index, bytes) => {
      const own = bytes.slice();
      slices.set(nameOf(take.id, index), own);
      return keep(take.id, () => device.addSlice(take, index, own));
    },
    slice: async (takeId, index) =>
      slices.get(nameOf(takeId, index)) ?? device.slice(takeId, index),
    renameTake: (from, to) => whole().then(() => device.renameTake(from, to)),
    removeTake: (takeId) => remove(takeId, () => device.removeTake(takeId)),
    drafts: (attemptId) => whole().then(() => device.drafts(attemptId)),
    putDraft: (draft) => keep(draft.questionId, () => device.putDraft(draft)),
    removeDraft: (attemptId, questionId) =>
      remove(questionId, () => device.removeDraft(attemptId, questionId)),
  };
}
