import { pause, retryDelay } from "#lib/browser/retry";
import type { RoomState } from "#lib/domain/room/room";
import { Sha256 } from "#lib/domain/text/sha256";
import { isUsed } from "./attempt-state.ts";
import { DeviceFault } from "./device-database.ts";
import { assumeSlow } from "./network-speed.ts";
import { Observable } from "./observable.ts";
import type { Take, TakeStore } from "./take-store.ts";
import { RoomFault, type RoomTransport } from "./transport.ts";
import { SendFault } from "./tus-send.ts";

export type UploadPhase =
  | "waiting"
  | "sending"
  | "offline"
  | "retrying"
  /** The device does not give what it keeps, for now. */
  | "device"
  | "uploaded"
  | "checking"
  | "sent"
  | "lost"
  | "refused";

type UploadState = {
  phase: UploadPhase;
  percent: number;
  questionId: string;
  /** Why it was refused, in the server's word. */
  reason?: string | undefined;
};

/** What an uploader reports about its takes. */
type Heard = {
  /** It is the answer, and has left the device. */
  sent: (take: Take) => void;
  /** The same take under another id. */
  renewed: (old: Take, fresh: Take) => void;
  /** Another device has answered since this take was chosen; it is kept, and chosen no longer. */
  stale: (take: Take, state: RoomState) => void;
};

type Sending = { take: Take; begun: boolean; abort: AbortController; wake: () => void };

/**
 * Sends takes to the server, from the first slice on, and tries again for ever; a take that the candidate wants
 * becomes the answer when the server has every byte and its hash agrees. By take id.
 */
export class Uploader {
  readonly states = new Observable<UploadState>();
  /** Takes that are in this page only, until the device keeps them. By id. */
  readonly held: Observable<true>;
  readonly #sending = new Map<string, Sending>();
  readonly #turns = new Map<string, Promise<boolean>>();
  readonly #transport: RoomTransport;
  readonly #store: TakeStore;
  readonly #on: Heard;

  constructor(transport: RoomTransport, store: TakeStore, on: Partial<Heard>) {
    this.#transport = transport;
    this.#store = store;
    this.held = store.held;
    this.#on = { sent: () => {}, renewed: () => {}, stale: () => {}, ...on };
  }

  /** The take as it is now: the first call begins its upload, later ones tell that it has grown or ended. */
  update(take: Take): void {
    const known = this.#sending.get(take.id);
    if (known !== undefined) {
      known.take = take;
      known.wake();
      return;
    }
    const begun = take.slices > 1 || take.stopped;
    const sending = { take, begun, abort: new AbortController(), wake: () => {} };
    this.#sending.set(take.id, sending);
    this.#say(sending, "waiting", 0);
    void this.#run(sending);
  }

  /** Stops sending a take and forgets it. The server is told of one that counts. */
  async discard(take: Take): Promise<void> {
    this.#sending.get(take.id)?.abort.abort();
    this.#sending.delete(take.id);
    this.states.delete(take.id);
    await this.#store.removeTake(take.id);
    if (isUsed(take)) await this.#transport.discardRecording(take.id).catch(() => {});
  }

  /** Stops everything; what is on the device stays there. */
  close(): void {
    for (const { abort } of this.#sending.values()) abort.abort();
    this.#sending.clear();
  }

  async #run(sending: Sending): Promise<void> {
    const { signal } = sending.abort;
    let reached = 0;
    for (let tries = 0; !signal.aborted; tries++) {
      try {
        await this.#send(sending, (bytes) => {
          if (bytes > reached) tries = 0;
          reached = bytes;
        });
        if (!sending.take.accepted) this.#say(sending, "uploaded", 100);
        await this.#accepted(sending);
        if (signal.aborted || (await this.#inTurn(sending))) return;
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof SendFault && error.status === DROPPED) {
          if (await this.#dropped(sending).catch(() => false)) return;
          await pause(retryDelay(tries), signal);
          continue;
        }
        if (error instanceof RoomFault && error.reason === "answer_changed") {
          if (await this.#stale(sending).catch(() => false)) continue;
        }
        const end = endOf(error);
        if (end !== null) {
          this.#sending.delete(sending.take.id);
          if (end.reason === "too_large") assumeSlow();
          this.#say(sending, end.phase, undefined, end.reason);
          return;
        }
        const offline = !navigator.onLine;
        const held = error instanceof SendFault && HELD.has(error.reason);
        const away = error instanceof DeviceFault;
        if (held && !offline) this.#say(sending, "waiting", undefined, error.reason);
        else this.#say(sending, away ? "device" : offline ? "offline" : "retrying");
        await pause(offline ? OFFLINE_MS : retryDelay(tries), signal);
        // Tries without a connection say nothing about the server.
        if (offline) tries = -1;
      }
    }
  }

  #send(sending: Sending, onProgress: (bytes: number) => void): Promise<void> {
    const { take, begun, abort } = sending;
    sending.begun = true;
    return this.#transport.send({
      take,
      store: this.#store,
      begun,
      current: () => sending.take,
      changed: () => this.#changed(sending),
      signal: abort.signal,
      onProgress: (bytes) => {
        onProgress(bytes);
        this.#progress(sending, bytes);
      },
    });
  }

  #progress(sending: Sending, bytes: number): void {
    if (sending.abort.signal.aborted) return;
    const share = sending.take.bytes === 0 ? 0 : bytes / sending.take.bytes;
    this.#say(sending, "sending", Math.min(100, Math.floor(share * 100)));
  }

  #changed(sending: Sending): Promise<void> {
    return new Promise((resolve) => {
      sending.wake = resolve;
      sending.abort.signal.addEventListener("abort", () => resolve(), { once: true });
    });
  }

  async #accepted(sending: Sending): Promise<void> {
    while (!sending.take.accepted && !sending.abort.signal.aborted) await this.#changed(sending);
  }

  /** One after the other for each question, so that the take that was chosen last is the answer. */
  #inTurn(sending: Sending): Promise<boolean> {
    const { questionId } = sending.take;
    const turn = (this.#turns.get(questionId) ?? Promise.resolve(true))
      .catch(() => {})
      .then(() => this.#accept(sending));
    this.#turns.set(questionId, turn);
    return turn;
  }

  /** False if the take is chosen no longer. */
  async #accept(sending: Sending): Promise<boolean> {
    const { take } = sending;
    if (sending.abort.signal.aborted || !take.accepted) return false;
    this.#say(sending, "checking", 100);
    await this.#transport.acceptRecording(take.questionId, {
      recordingId: take.id,
      byteSize: take.bytes,
      sha256: await this.#hash(take),
      over: take.over === undefined ? [] : [take.over],
    });
    this.#sending.delete(take.id);
    this.#say(sending, "sent", 100);
    await this.#store.removeTake(take.id).catch(() => {});
    this.#on.sent(take);
    return true;
  }

  /** The person is asked again, who may not know what came from their other device. True when they can be. */
  async #stale(sending: Sending): Promise<boolean> {
    const state = await this.#transport.load();
    const take = { ...sending.take, accepted: false };
    await this.#store.putTakes([take]);
    sending.take = take;
    this.#on.stale(take, state);
    return true;
  }

  /**
   * The server has dropped this take: it goes under a new id as if for the first time, chosen only if no other
   * answer of this person has come instead of it. True when that is settled.
   */
  async #dropped(sending: Sending): Promise<boolean> {
    while (!sending.take.stopped && !sending.abort.signal.aborted) await this.#changed(sending);
    const { take } = sending;
    const state = await this.#transport.load();
    if (sending.abort.signal.aborted) return true;
    const answered = state.answers.some(
      ({ questionId, text, recordingId }) =>
        questionId === take.questionId && (recordingId !== null || text !== null),
    );
    const fresh = { ...take, id: crypto.randomUUID(), accepted: take.accepted && !answered };
    await this.#store.renameTake(take, fresh);
    this.#sending.delete(take.id);
    this.states.delete(take.id);
    this.#on.renewed(take, fresh);
    if (answered) this.#on.stale(fresh, state);
    this.update(fresh);
    return true;
  }

  async #hash(take: Take): Promise<string> {
    const hash = new Sha256();
    for (let index = 0; index < take.slices; index++) {
      const slice = await this.#store.slice(take.id, index);
      if (slice === undefined) throw new SendFault(404, "slice_missing");
      hash.update(slice);
    }
    return hash.hex();
  }

  #say({ take }: Sending, phase: UploadPhase, percent?: number, reason?: string): void {
    const before = this.states.get(take.id);
    const same = before?.phase === phase && before.reason === reason;
    if (same && before.percent === (percent ?? before.percent)) return;
    this.states.set(take.id, {
      phase,
      percent: percent ?? before?.percent ?? 0,
      questionId: take.questionId,
      reason,
    });
  }
}

const OFFLINE_MS = 15_000;
/** HTTP's word for it: gone. */
const DROPPED = 410;

const FINAL = new Set(["takes_used_up", "attempt_submitted", "interview_closed", "company_full"]);

/** For a while nothing more is taken: others are on their way, or too many were begun. */
const HELD = new Set(["takes_on_their_way", "takes_too_often"]);

/** How an upload ends if trying again can't help, else null. */
function endOf(error: unknown): { phase: "lost" | "refused"; reason: string } | null {
  if (!(error instanceof SendFault || error instanceof RoomFault)) return null;
  const { status, reason } = error;
  if (reason === "slice_missing") return { phase: "lost", reason };
  if (FINAL.has(reason)) return { phase: "refused", reason };
  // Damaged, incomplete, locked or begun already: the next try asks the server where it stands.
  if (status === 404 || status === 409 || status === 429) return null;
  return status >= 400 && status < 500 ? { phase: "refused", reason } : null;
}
