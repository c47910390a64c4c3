import { Observable } from "./observable";
import { pause, pauseBefore } from "./patience";
import type { TakeStore } from "./take-store";
import { RoomFault, type RoomTransport } from "./transport";

export type DraftState = "unsaved" | "saving" | "saved" | "offline" | "refused";

const SETTLE_MS = 700;

/**
 * Keeps what is typed: on the device at once, at the server shortly after, again and again until it has it.
 * By question id.
 */
export class DraftKeeper {
  readonly states = new Observable<DraftState>();
  readonly #typed = new Map<string, { text: string; fits: boolean }>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #busy = new Set<string>();
  readonly #closed = new AbortController();
  readonly #transport: RoomTransport;
  readonly #store: TakeStore;
  readonly #attemptId: string;

  constructor(transport: RoomTransport, store: TakeStore, attemptId: string) {
    this.#transport = transport;
    this.#store = store;
    this.#attemptId = attemptId;
  }

  /** Takes over what was typed. A text that `fits` not is kept on the device only. */
  set(questionId: string, text: string, fits: boolean): void {
    this.#typed.set(questionId, { text, fits });
    this.states.set(questionId, "unsaved");
    void this.#store.putDraft({ attemptId: this.#attemptId, questionId, text }).catch(() => {});
    clearTimeout(this.#timers.get(questionId));
    this.#timers.delete(questionId);
    if (!fits) return;
    this.#timers.set(
      questionId,
      setTimeout(() => void this.flush(questionId), SETTLE_MS),
    );
  }

  /** Sends what waits for a question, or for all of them, without waiting for the typing to settle. */
  async flush(questionId?: string): Promise<void> {
    const ids = questionId === undefined ? [...this.#timers.keys()] : [questionId];
    for (const id of ids) {
      clearTimeout(this.#timers.get(id));
      if (this.#timers.delete(id)) await this.#save(id);
    }
  }

  /** Stops sending; what is on the device stays there. */
  close(): void {
    void this.flush();
    this.#closed.abort();
  }

  async #save(questionId: string): Promise<void> {
    if (this.#busy.has(questionId)) return;
    this.#busy.add(questionId);
    try {
      for (let tries = 0; ; tries++) {
        const typed = this.#typed.get(questionId);
        if (!typed?.fits || (await this.#try(questionId, typed.text))) return;
        if (this.#closed.signal.aborted) return;
        await pause(pauseBefore(tries), this.#closed.signal);
      }
    } finally {
      this.#busy.delete(questionId);
    }
  }

  /** True when there is nothing more to do. */
  async #try(questionId: string, text: string): Promise<boolean> {
    this.states.set(questionId, "saving");
    try {
      await this.#transport.saveText(questionId, text);
    } catch (error) {
      const passing = error instanceof RoomFault ? error.passing : true;
      this.states.set(questionId, passing ? "offline" : "refused");
      return !passing;
    }
    if (this.#typed.get(questionId)?.text !== text) return this.#timers.has(questionId);
    this.states.set(questionId, "saved");
    await this.#store.removeDraft(this.#attemptId, questionId).catch(() => {});
    return true;
  }
}
