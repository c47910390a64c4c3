function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}

/** The first 32 bits of what stands behind the point. */
const fraction = (root: number) => (root % 1) * 2 ** 32;

// The standard's own rule: written out, its numbers cost the room half a kilobyte. No engine's cube root is off by enough.
const K = Uint32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)));

/**
 * SHA-256 piece by piece, for a recording that is longer than a phone's memory should hold: the browser's own
 * digest wants the whole file at once. By hand: @noble/hashes costs the room 2.9 kB more, gzip.
 */
export class Sha256 {
  readonly #state = Uint32Array.from(START);
  readonly #words = new Uint32Array(64);
  readonly #block = new Uint8Array(64);
  #filled = 0;
  #total = 0;

  update(bytes: Uint8Array): this {
    this.#total += bytes.length;
    let at = 0;
    while (at < bytes.length) {
      const take = Math.min(64 - this.#filled, bytes.length - at);
      this.#block.set(bytes.subarray(at, at + take), this.#filled);
      this.#filled += take;
      at += take;
      if (this.#filled === 64) this.#mix();
    }
    return this;
  }

  /** The hash in hex. The object is spent afterwards. */
  hex(): string {
    const bits = this.#total * 8;
    this.update(Uint8Array.of(0x80));
    if (this.#filled > 56) this.update(new Uint8Array(64 - this.#filled));
    this.update(new Uint8Array(56 - this.#filled));
    const length = new DataView(new ArrayBuffer(8));
    length.setUint32(0, Math.floor(bits / 0x1_0000_0000));
    length.setUint32(4, bits >>> 0);
    this.update(new Uint8Array(length.buffer));
    return [...this.#state].map((word) => word.toString(16).padStart(8, "0")).join("");
  }

  #mix(): void {
    const w = this.#words;
    const view = new DataView(this.#block.buffer);
    const get = (from: Uint32Array, index: number) => from[index] ?? 0;
    const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(i * 4);
    for (let i = 16; i < 64; i++) {
      const x = get(w, i - 15);
      const y = get(w, i - 2);
      const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
      const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
      w[i] = get(w, i - 16) + s0 + get(w, i - 7) + s1;
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = this.#state;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + get(K, i) + get(w, i)) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) {
      this.#state[i] = get(this.#state, i) + word;
    }
    this.#filled = 0;
  }
}
