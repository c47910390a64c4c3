import {
  type Accommodation,
  type AccommodationKind,
  MORE_TIME_FACTOR,
  NO_ACCOMMODATION,
} from "#lib/domain/room/accommodations";
import { type CandidateDetails, firstLetter } from "#lib/domain/room/candidate";
import type { Consent } from "#lib/domain/room/consent";
import type { RoomAnswer, RoomState } from "#lib/domain/room/room";
import {
  keepWayBack,
  openBrowserStore,
  openMemoryStore,
  readWayBack,
  type TakeStore,
  type WayBack,
} from "./take-store";
import { type SendTake, tusSend } from "./tus-send";

/** What of an earlier visit may be shown before someone says who they are. */
export type Returning = { letter: string; submittedAt: string | null };

/** What the room needs of the world; the preview has one that stores nothing and asks nobody. */
export type RoomTransport = {
  preview: boolean;
  /** What of this browser's attempt has arrived. */
  load(): Promise<RoomState>;
  start(details: CandidateDetails, consent: Consent): Promise<void>;
  /**
   * Opens the attempt of somebody who began here and whose cookie is gone; null where nobody did. Not `opened` where the
   * server could not be asked.
   */
  comeBack(): Promise<(Returning & { opened: boolean }) | null>;
  /** Keeps a way back to the attempt of this browser on the device. */
  remember(state: RoomState): Promise<void>;
  /** Goes on after a long quiet. Rejects with reason 'address_other' where it is not the address of the start. */
  confirm(email: string): Promise<void>;
  /** Removes every trace of the attempt from this device; what the server has stays there. */
  forget(): Promise<void>;
  /** Rejects with reason 'answer_changed' where another device has saved a version that is not in `over`. */
  saveText(
    questionId: string,
    answer: { text: string; version: string; over: string[] },
  ): Promise<void>;
  acceptRecording(
    questionId: string,
    recording: { recordingId: string; byteSize: number; sha256: string; over: string[] },
  ): Promise<void>;
  discardRecording(recordingId: string): Promise<void>;
  /** Asks for accommodations; answers what holds from now on. */
  askFor(kinds: AccommodationKind[], note: string): Promise<Accommodation>;
  giveWeek(grid: string): Promise<void>;
  /**
   * Resolves when the attempt is submitted, by this call or an earlier one. Rejects with reason 'answers_changed' where
   * the answers are not those of these versions, by question id.
   */
  submit(versions: Record<string, string>): Promise<void>;
  openStore(): Promise<TakeStore>;
  send: SendTake;
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

/**
 * The room's own server. `shared` is a device that keeps nobody's way back. `onSubmitted` hears that another device has
 * submitted the interview: this page is out of date then.
 */
export function liveTransport(
  key: string,
  shared: boolean,
  onSubmitted = () => window.location.reload(),
): RoomTransport {
  const base = `/api/room/${encodeURIComponent(key)}`;
  /** Changes an answer. */
  const put = async (questionId: string, body: object): Promise<void> => {
    try {
      await call("PUT", `${base}/answers/${questionId}`, body);
    } catch (fault) {
      if (fault instanceof RoomFault && fault.reason === "attempt_submitted") onSubmitted();
      throw fault;
    }
  };
  const keepWay = async (way: WayBack | null) => {
    if (!shared || way === null) await keepWayBack(key, way).catch(() => {});
  };
  let begun = { said: "", returnKey: "" };
  return {
    preview: false,
    load: () => call("GET", `${base}/attempt`),
    start: async (details, consent) => {
      const body = { ...details, ...consent, consent: true };
      const said = JSON.stringify(body);
      // Another try with the same words is the same start, whether or not the first one arrived.
      if (begun.said !== said) begun = { said, returnKey: newReturnKey() };
      const { returnKey } = begun;
      const way = { interviewKey: key, returnKey, letter: firstLetter(details.name) };
      await keepWay(way);
      const { attemptId } = await call<{ attemptId: string }>("POST", `${base}/attempts`, {
        ...body,
        returnKey,
      });
      await keepWay({ ...way, attemptId });
    },
    comeBack: async () => {
      const way = await readWayBack(key).catch(() => null);
      if (way === null) return null;
      const { letter, returnKey } = way;
      try {
        const back = await call<Pick<Returning, "submittedAt">>("POST", `${base}/return`, {
          returnKey,
        });
        return { letter, ...back, opened: true };
      } catch (fault) {
        // It is asked again when the person goes on.
        if (!(fault instanceof RoomFault) || fault.status !== 401) {
          return { letter, submittedAt: null, opened: false };
        }
        await keepWay(null);
        return null;
      }
    },
    remember: async ({ attemptId, name }) => {
      if (shared || (await readWayBack(key))?.attemptId === attemptId) return;
      const returnKey = newReturnKey();
      await call("PUT", `${base}/return`, { returnKey });
      await keepWay({ interviewKey: key, returnKey, letter: firstLetter(name), attemptId });
    },
    forget: async () => {
      const left = call<{ attemptId: string }>("POST", `${base}/leave`);
      await keepWay(null);
      const { attemptId } = await left;
      const store = await openBrowserStore();
      for (const { id } of await store.takes(attemptId)) await store.removeTake(id);
      await store.putPlace(attemptId, null);
      for (const { questionId } of await store.drafts(attemptId)) {
        await store.removeDraft(attemptId, questionId);
      }
    },
    confirm: (email) => call("POST", `${base}/continue`, { email }),
    saveText: put,
    acceptRecording: put,
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
    submit: async (versions) => {
      await call("POST", `${base}/submit`, { versions });
    },
    // Private windows of some browsers keep nothing; the room still works, only a reload then loses what is unsent.
    openStore: () => openBrowserStore().catch(openMemoryStore),
    send: tusSend,
  };
}

const newReturnKey = () => crypto.randomUUID() + crypto.randomUUID();

/** Nothing leaves the page, and a reload begins anew. */
export function previewTransport(closes: string | null = null): RoomTransport {
  const state: Omit<RoomState, "now"> = {
    attemptId: "preview",
    name: "",
    email: "",
    aiAllowed: true,
    submittedAt: null,
    closes,
    again: null,
    answers: [],
    takes: {},
    waiting: [],
    accommodation: NO_ACCOMMODATION,
    availability: null,
  };
  const store = openMemoryStore();
  const answer = (known: RoomAnswer) => {
    state.answers = state.answers.filter(({ questionId }) => questionId !== known.questionId);
    state.answers.push(known);
  };
  return {
    preview: true,
    load: async () => ({
      ...state,
      now: new Date().toISOString(),
      answers: [...state.answers],
    }),
    start: async ({ name, email }, { aiAllowed }) => {
      Object.assign(state, { name, email, aiAllowed });
    },
    comeBack: async () => null,
    remember: async () => {},
    forget: async () => {},
    confirm: async () => {},
    saveText: async (questionId, { text, version }) =>
      answer({ questionId, type: "text", text, recordingId: null, version }),
    acceptRecording: async (questionId, { recordingId }) =>
      answer({ questionId, type: "video", text: null, recordingId, version: recordingId }),
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
    send: async ({ onProgress, take }) => onProgress(take.bytes),
  };
}
