import type { Take, TakeStore } from "./take-store";
import { SendFault } from "./tus-ask";

type Growing = {
  store: TakeStore;
  /** The take as it is now. */
  current: () => Take;
  /** Resolves when another slice counts, or the take has stopped. */
  changed: () => Promise<void>;
  signal: AbortSignal;
};

const AT_ONCE = 64 * 1024;

/** A take's bytes in order, in pieces, while it may still be growing. */
export class Pieces {
  readonly #takeId: string;
  readonly #growing: Growing;
  #slices = 0;
  #rest = new Uint8Array();

  constructor(takeId: string, growing: Growing) {
    this.#takeId = takeId;
    this.#growing = growing;
  }

  /** Leaves out what the server has already. @throws SendFault where it has more than this device */
  async skip(bytes: number): Promise<void> {
    for (let left = bytes; left > 0; ) {
      const piece = await this.next(Math.min(left, AT_ONCE));
      if (piece.bytes.byteLength === 0) throw new SendFault(404, "slice_missing");
      left -= piece.bytes.byteLength;
    }
  }

  /** So many bytes, fewer only at the end, which may come late. @throws SendFault */
  async next(size: number): Promise<{ bytes: Uint8Array<ArrayBuffer>; last: boolean }> {
    while (this.#rest.byteLength < size && (await this.#grown())) {
      this.#rest = joined(this.#rest, await this.#read());
    }
    const bytes = this.#rest.slice(0, size);
    this.#rest = this.#rest.subarray(size);
    const { stopped, slices } = this.#growing.current();
    return { bytes, last: stopped && this.#slices >= slices && this.#rest.byteLength === 0 };
  }

  /** Resolves when there is another slice, or to false when there will be none. */
  async #grown(): Promise<boolean> {
    const { current, changed, signal } = this.#growing;
    while (this.#slices >= current().slices && !current().stopped) {
      await changed();
      if (signal.aborted) throw new SendFault(0, "aborted");
    }
    return this.#slices < current().slices;
  }

  async #read(): Promise<Uint8Array> {
    const slice = await this.#growing.store.slice(this.#takeId, this.#slices);
    if (slice === undefined) throw new SendFault(404, "slice_missing");
    this.#slices += 1;
    return slice;
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(first.byteLength + second.byteLength);
  all.set(first);
  all.set(second, first.byteLength);
  return all;
}
