import { pause, retryDelay } from "#lib/browser/retry";
import type { RoomAnswer } from "#lib/domain/room/room";
import type { LanguageCode } from "#lib/domain/text/languages";
import { Observable } from "./observable.ts";
import type { Draft, TakeStore, TextAnswer } from "./take-store.ts";
import { RoomFault, type RoomTransport } from "./transport.ts";

export type DraftState = "unsaved" | "saving" | "saved" | "offline" | "refused" | "changed";

/** Typed, and not at the server yet. */
export function isOnTheWay(state: DraftState | undefined): boolean {
  return state === "unsaved" || state === "saving" || state === "offline";
}

/** What the server has is not what is shown here, until the person has changed or chosen it. */
export function isDifferent(state: DraftState | undefined): state is "changed" | "refused" {
  return state === "changed" || state === "refused";
}

const SETTLE_MS = 700;
const MOST_VERSIONS = 40;

type Typed = Omit<TextAnswer, "over"> & { fits: boolean };

/**
 * Keeps what is typed: on the device at once, at the server shortly after, again and again until it has it. What
 * another device has saved meanwhile is never overwritten: the person chooses. By question id.
 */
export class DraftKeeper {
  readonly states = new Observable<DraftState>();
  readonly #typed = new Map<string, Typed>();
  /** The versions that a text may replace: the one it was written over, and those whose fate nobody has told us. */
  readonly #over = new Map<string, string[]>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  readonly #busy = new Set<string>();
  readonly #closed = new AbortController();
  readonly #transport: RoomTransport;
  readonly #store: TakeStore;
  readonly #attemptId: string;
  readonly #versions: Map<string, string>;
  readonly #onOther: (answer: RoomAnswer) => void;

  /** `versions` are those of the answers that this page shows. `onOther` hears of one that was saved elsewhere. */
  constructor(
    transport: RoomTransport,
    store: TakeStore,
    attemptId: string,
    versions = new Map<string, string>(),
    onOther: (answer: RoomAnswer) => void = () => {},
  ) {
    this.#transport = transport;
    this.#store = store;
    this.#attemptId = attemptId;
    this.#versions = versions;
    this.#onOther = onOther;
  }

  /** Goes on with what an earlier page typed and did not bring to the server. */
  restore({ questionId, text, over, language }: Draft, fits: boolean): void {
    this.#over.set(questionId, over);
    this.set(questionId, text, fits, language);
  }

  /** Takes over what was typed under a question in a language. A text that `fits` not is kept on the device only. */
  set(questionId: string, text: string, fits: boolean, language?: LanguageCode): void {
    const version = crypto.randomUUID();
    this.#typed.set(questionId, { text, fits, version, language });
    this.states.set(questionId, "unsaved");
    const known = this.#overOf(questionId);
    this.#over.set(questionId, known);
    const over = [...known, version];
    void this.#store
      .putDraft({ attemptId: this.#attemptId, questionId, text, over, language })
      .catch(() => {});
    clearTimeout(this.#timers.get(questionId));
    this.#timers.delete(questionId);
    if (!fits) return;
    this.#timers.set(
      questionId,
      setTimeout(() => void this.flush(questionId), SETTLE_MS),
    );
  }

  /** Puts what was typed in the place of `version`, which the person has seen. */
  replace(questionId: string, version: string): void {
    this.#over.set(questionId, [version]);
    const typed = this.#typed.get(questionId);
    if (typed) this.set(questionId, typed.text, typed.fits, typed.language);
  }

  /** Lets go of what was typed: the person has chosen what is saved. */
  async drop(questionId: string): Promise<void> {
    this.#typed.delete(questionId);
    this.#over.delete(questionId);
    this.states.set(questionId, "saved");
    await this.#store.removeDraft(this.#attemptId, questionId).catch(() => {});
  }

  /** The version of a text of this page that the server doesn't have; undefined if it has what is shown. */
  waiting(questionId: string): string | undefined {
    if (this.states.get(questionId) === "saved") return undefined;
    return this.#typed.get(questionId)?.version;
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

  #overOf(questionId: string): string[] {
    const version = this.#versions.get(questionId);
    return this.#over.get(questionId) ?? (version === undefined ? [] : [version]);
  }

  async #save(questionId: string): Promise<void> {
    if (this.#busy.has(questionId)) return;
    this.#busy.add(questionId);
    try {
      for (let tries = 0; ; tries++) {
        const typed = this.#typed.get(questionId);
        if (!typed?.fits || (await this.#try(questionId, typed))) return;
        if (this.#closed.signal.aborted) return;
        await pause(retryDelay(tries), this.#closed.signal);
      }
    } finally {
      this.#busy.delete(questionId);
    }
  }

  /** True when there is nothing more to do. */
  async #try(questionId: string, { text, version, language }: Typed): Promise<boolean> {
    this.states.set(questionId, "saving");
    const over = this.#overOf(questionId);
    // It may arrive although no answer comes back.
    const tried = over.includes(version) ? over : [...over, version];
    if (tried.length > MOST_VERSIONS) tried.splice(1, 1);
    this.#over.set(questionId, tried);
    try {
      await this.#transport.saveText(questionId, { text, version, over, language });
    } catch (error) {
      return this.#refused(questionId, error);
    }
    this.#versions.set(questionId, version);
    this.#over.set(questionId, [version]);
    if (this.#typed.get(questionId)?.version !== version) return this.#timers.has(questionId);
    this.#over.delete(questionId);
    this.states.set(questionId, "saved");
    await this.#store.removeDraft(this.#attemptId, questionId).catch(() => {});
    return true;
  }

  /** True if no other try will help; what the server has is shown beside it then. */
  async #refused(questionId: string, error: unknown): Promise<boolean> {
    if (!(error instanceof RoomFault) || error.passing) {
      // "Saved on this device" is shown only for what is there.
      this.states.set(questionId, this.#store.held.get(questionId) ? "unsaved" : "offline");
      return false;
    }
    this.states.set(questionId, error.reason === "answer_changed" ? "changed" : "refused");
    if (error.reason === "too_long") return true;
    try {
      const { answers } = await this.#transport.load();
      const saved = answers.find((answer) => answer.questionId === questionId);
      if (saved) this.#onOther(saved);
      return true;
    } catch (fault) {
      return fault instanceof RoomFault && !fault.passing && fault.reason !== "session_idle";
    }
  }
}
