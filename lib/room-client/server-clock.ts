/** The server's clock, as its last answer told it: this device's own may be wrong, and may be set at any moment. */
export class ServerClock {
  #offset: number;

  /** @param now the server's ISO time */
  constructor(now: string) {
    this.#offset = Date.parse(now) - performance.now();
  }

  /** Takes the time of a later answer. */
  set(now: string): void {
    this.#offset = Date.parse(now) - performance.now();
  }

  /** Milliseconds since 1970. */
  now(): number {
    return performance.now() + this.#offset;
  }
}
