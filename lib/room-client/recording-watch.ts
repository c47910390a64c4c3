import { type DeviceLiveness, watchDeviceLiveness } from "./device-liveness.ts";
import { noteRecorderBehavior } from "./recorder-behavior.ts";

/** Some recorders give their bytes late or at the end, so silence alone says nothing about one. */
const SILENT_MS = 2500;
/** Given up after this long without a byte from the recorder or a sign of life from its devices. */
const DEAD_MS = 10_000;
/** One that was stopped and gives nothing for this long won't say that it has ended. */
const FLUSH_MS = 20_000;
/** A page that looks so late slept, or its device did. */
const ASLEEP_MS = 10_000;

/** Measures a recording by time that passed; no clock that is set changes that. */
export class RecordingWatch {
  /** Milliseconds that were recorded, without those in which the device slept. */
  spoken = 0;
  slept = false;
  readonly #stream: MediaStream;
  #life: DeviceLiveness | undefined;
  #looked = performance.now();
  /** When bytes came last. */
  #heard = this.#looked;
  #came = false;
  #lived = this.#looked;
  #stopped: number | undefined;

  constructor(stream: MediaStream) {
    this.#stream = stream;
  }

  /** Passes the time since the last look; answers what it shows, or null if all is well. */
  look(): "slept" | "dead" | "over" | null {
    const now = performance.now();
    const gap = now - this.#looked;
    this.#looked = now;
    if (this.#stopped !== undefined) {
      return now - Math.max(this.#stopped, this.#heard) >= FLUSH_MS ? "over" : null;
    }
    if (this.spoken > 0 && gap > ASLEEP_MS) {
      this.slept = true;
      return "slept";
    }
    this.spoken += gap;
    if (now - this.#heard < SILENT_MS) return null;
    this.#life ??= watchDeviceLiveness(this.#stream);
    if (this.#life.seen()) {
      this.#lived = now;
      if (!this.#came) noteRecorderBehavior(this.spoken, false);
    }
    return now - Math.max(this.#heard, this.#lived) >= DEAD_MS ? "dead" : null;
  }

  /** Bytes came, while the recorder runs or after it was stopped. */
  heard(running: boolean): void {
    this.#came = true;
    this.#heard = performance.now();
    if (running) noteRecorderBehavior(this.spoken, true);
  }

  /** The recorder was told to stop, or says that it has. */
  stopped(): void {
    this.#stopped ??= performance.now();
  }

  /** Whether the recorder gave nothing for its last part, nor when it was stopped: that part was not recorded. */
  get cutShort(): boolean {
    if (!this.#came) return this.spoken >= 1000;
    return this.#stopped !== undefined && this.#stopped - this.#heard >= DEAD_MS;
  }

  end(): void {
    this.#life?.end();
  }
}
