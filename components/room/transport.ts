import {
  type Accommodation,
  type AccommodationKind,
  MORE_TIME_FACTOR,
  NO_ACCOMMODATION,
} from "#lib/domain/accommodations";
import { type CandidateDetails, firstLetter } from "#lib/domain/candidate";
import type { Consent } from "#lib/domain/consent";
import type { RoomState } from "#lib/domain/room";
import {
  keepWayBack,
  openBrowserStore,
  openMemoryStore,
  readWayBack,
  type TakeStore,
} from "./take-store";
import { type SendTake, tusSend, warmUp } from "./tus-send";

/** What the room needs of the world; the preview has one that stores nothing and asks nobody. */
export type RoomTransport = {
  preview: boolean;
  /** What of this browser's attempt has arrived. */
  load(): Promise<RoomState>;
  start(details: CandidateDetails, consent: Consent): Promise<void>;
  /** The first letter of somebody who began here and whose cookie is gone, or null. */
  lostLetter(): Promise<string | null>;
  /** Opens that person's attempt again. */
  comeBack(): Promise<void>;
  /** Goes on after a long quiet. Rejects with reason 'address_other' where it is not the address of the start. */
  confirm(email: string): Promise<void>;
  /** Removes every trace of the attempt from this device; what the server has stays there. */
  forget(): Promise<void>;
  saveText(questionId: string, text: string): Promise<void>;
  acceptRecording(
    questionId: string,
    recording: { recordingId: string; byteSize: number; sha256: string },
  ): Promise<void>;
  discardRecording(recordingId: string): Promise<void>;
  /** Asks for accommodations; answers what holds from now on. */
  askFor(kinds: AccommodationKind[], note: string): Promise<Accommodation>;
  giveWeek(grid: string): Promise<void>;
  /** Resolves when the attempt is submitted, by this call or an earlier one. */
  submit(): Promise<void>;
  openStore(): Promise<TakeStore>;
  send: SendTake;
  /** A recording will come: load what sending it takes. */
  warmUp(): Promise<void>;
};

/** A refusal or a failure. `reason` is the server's word for it, or 'network'. */
export class RoomFault extends Error {
  readonly reason: string;
  /** HTTP status; 0 where nothing came back. */
  readonly status: number;
  readonly fields: Record<string, string>;

  constructor(reason: string, status: number, fields: Record<string, string> = {}) {
    super(reason);
    this.reason = reason;
    this.status = status;
    this.fields = fields;
  }

  /** Whether the same call may work later: no connection, a server that starts again, too many at once. */
  get passing(): boolean {
    return this.status === 0 || this.status >= 500 || this.status === 429;
  }
}

type Refusal = { error?: { code?: string; fields?: Record<string, string> } };

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      // So that what was typed last is still sent while the page closes.
      keepalive: method === "PUT",
      cache: "no-store",
      ...(body && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw new RoomFault("network", 0);
  }
  if (response.ok) return response.json();
  const refusal: Refusal = await response.json().catch(() => ({}));
  const { code = "internal", fields = {} } = refusal.error ?? {};
  throw new RoomFault(fields.reason ?? code, response.status, fields);
}

/** The room's own server. */
export function liveTransport(key: string): RoomTransport {
  const base = `/api/room/${encodeURIComponent(key)}`;
  return {
    preview: false,
    load: () => call("GET", `${base}/attempt`),
    start: async (details, consent) => {
      const body = { ...details, ...consent, consent: true };
      const { returnKey } = await call<{ returnKey: string }>("POST", `${base}/attempts`, body);
      const letter = firstLetter(details.name);
      await keepWayBack(key, { interviewKey: key, returnKey, letter }).catch(() => {});
    },
    lostLetter: async () => (await readWayBack(key).catch(() => null))?.letter ?? null,
    comeBack: async () => {
      const way = await readWayBack(key);
      await call("POST", `${base}/return`, { returnKey: way?.returnKey ?? "" });
    },
    forget: async () => {
      const left = call<{ attemptId: string }>("POST", `${base}/leave`);
      await keepWayBack(key, null).catch(() => {});
      const { attemptId } = await left;
      const store = await openBrowserStore(Date.now());
      for (const { id } of await store.takes(attemptId)) await store.removeTake(id);
      await store.putPlace(attemptId, null);
      for (const { questionId } of await store.drafts(attemptId)) {
        await store.removeDraft(attemptId, questionId);
      }
    },
    confirm: (email) => call("POST", `${base}/continue`, { email }),
    saveText: (questionId, text) => call("PUT", `${base}/answers/${questionId}`, { text }),
    acceptRecording: (questionId, recording) =>
      call("PUT", `${base}/answers/${questionId}`, recording),
    discardRecording: async (recordingId) => {
      const headers = { "tus-resumable": "1.0.0" };
      await fetch(`/api/room/uploads/${recordingId}`, { method: "DELETE", headers });
    },
    askFor: async (kinds, note) => {
      const body = { kinds, note };
      type Granted = { accommodation: Accommodation };
      return (await call<Granted>("POST", `${base}/accommodations`, body)).accommodation;
    },
    giveWeek: (grid) => call("POST", `${base}/availability`, { grid }),
    submit: async () => {
      await call("POST", `${base}/submit`);
      await keepWayBack(key, null).catch(() => {});
    },
    // Private windows of some browsers keep nothing; the room still works, only a reload then loses what is unsent.
    openStore: () => openBrowserStore(Date.now()).catch(openMemoryStore),
    send: tusSend,
    warmUp,
  };
}

/** Nothing leaves the page, and a reload begins anew. */
export function previewTransport(closes: string | null = null): RoomTransport {
  const state: RoomState = {
    attemptId: "preview",
    name: "",
    email: "",
    aiAllowed: true,
    submittedAt: null,
    closes,
    again: null,
    answers: [],
    takes: {},
    accommodation: NO_ACCOMMODATION,
    availability: null,
  };
  const store = openMemoryStore();
  const answer = (questionId: string, text: string | null, recordingId: string | null) => {
    state.answers = state.answers.filter((known) => known.questionId !== questionId);
    state.answers.push({ questionId, type: text === null ? "video" : "text", text, recordingId });
  };
  return {
    preview: true,
    load: async () => ({ ...state, answers: [...state.answers] }),
    start: async ({ name, email }, { aiAllowed }) => {
      Object.assign(state, { name, email, aiAllowed });
    },
    lostLetter: async () => null,
    comeBack: async () => {},
    forget: async () => {},
    confirm: async () => {},
    saveText: async (questionId, text) => answer(questionId, text, null),
    acceptRecording: async (questionId, { recordingId }) => answer(questionId, null, recordingId),
    discardRecording: async () => {},
    askFor: async (kinds, note) => {
      const timeFactor = kinds.includes("more_time") ? MORE_TIME_FACTOR : 1;
      return { kinds, timeFactor, textInstead: kinds.includes("text_instead"), note };
    },
    giveWeek: async () => {},
    submit: async () => {
      state.submittedAt = new Date().toISOString();
    },
    openStore: async () => store,
    warmUp: async () => {},
    send: async ({ onProgress, take }) => onProgress(take.bytes),
  };
}
