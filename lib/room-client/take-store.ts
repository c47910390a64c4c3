import type { LanguageCode } from "#lib/domain/text/languages";
import { read, tryDatabase, write } from "./device-database.ts";
import { Observable } from "./observable.ts";

/** What ended a take that its person did not end: a full device, a silent recorder, a failed one, a lost camera. */
export type EndedBy = "storage" | "noBytes" | "recording" | "interrupted";

/** One try at a question, as this device keeps it until the server has it as a recording. */
export type Take = {
  /** Chosen here; the upload and the recording have the same id. */
  id: string;
  attemptId: string;
  questionId: string;
  /** In which language the question was read; older takes don't say. */
  language?: LanguageCode | undefined;
  /** What the recorder really made. */
  mimeType: string;
  /** Which take of its question it is, from 1; no clock says which one is newer. */
  number: number;
  /** When its room was opened, by the server's clock, in milliseconds. */
  openedAt: number;
  /** Seconds that can be played. */
  seconds: number;
  slices: number;
  bytes: number;
  /** No more slices come. */
  stopped: boolean;
  /** Stopped by the person or the time limit, not by a closed page or a lost camera. */
  whole: boolean;
  /** Left out if it is whole, or if the page was closed: nothing could be written down then. */
  endedBy?: EndedBy | undefined;
  /** Nothing was heard in it. */
  silent?: boolean;
  /** The candidate wants this take as the answer. */
  accepted: boolean;
  /** The version of the answer in whose place it was chosen; left out if there was none. */
  over?: string | undefined;
  /** The take that was chosen instead: when that one has arrived, this one goes. */
  instead?: string | undefined;
};

/** A typed answer, the versions that it may replace, and in which language the question was read. */
export type TextAnswer = {
  text: string;
  version: string;
  over: string[];
  language?: LanguageCode | undefined;
};

/** What was typed and has not reached the server. */
export type Draft = { attemptId: string; questionId: string } & Omit<TextAnswer, "version">;

/**
 * What brings a candidate back if the browser has lost its cookie: browsers write cookies down half a minute
 * late, so a phone that dies early would otherwise lose its attempt.
 */
export type ReturnToken = {
  interviewKey: string;
  /** Made here and kept before the server hears of it, so that no moment is between. */
  returnKey: string;
  letter: string;
  /** Left out until the server has said which attempt it opens. */
  attemptId?: string;
};

/** Where takes and drafts wait. A slice counts only once `addSlice` has come back. */
export type TakeStore = {
  /** Takes, and questions with a draft, that are in this page's memory for now, and not on the device. By id. */
  held: Observable<true>;
  takes(attemptId: string): Promise<Take[]>;
  /** Keeps takes, all of them or none. */
  putTakes(takes: readonly Take[]): Promise<void>;
  addSlice(take: Take, index: number, bytes: Uint8Array): Promise<void>;
  slice(takeId: string, index: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Gives a take another id, whole or not at all. */
  renameTake(from: Take, to: Take): Promise<void>;
  removeTake(takeId: string): Promise<void>;
  /** Removes takes of other attempts than this one that nobody chose and whose room was opened before a time. */
  forgetTakes(attemptId: string, before: number): Promise<void>;
  drafts(attemptId: string): Promise<Draft[]>;
  putDraft(draft: Draft): Promise<void>;
  removeDraft(attemptId: string, questionId: string): Promise<void>;
  /** The step where the candidate was last. */
  place(attemptId: string): Promise<string | undefined>;
  /** Null forgets it. */
  putPlace(attemptId: string, place: string | null): Promise<void>;
};

/** A store that can't hold what it doesn't keep. */
export type DeviceStore = Omit<TakeStore, "held">;

/** Keeps the way back to an attempt; null forgets it. */
export function keepReturnToken(interviewKey: string, way: ReturnToken | null): Promise<void> {
  return write(["ways"], (store) => {
    if (way) store("ways").put(way);
    else store("ways").delete(interviewKey);
  });
}

/** The way back to the last attempt that this browser began, or null. */
export async function readReturnToken(interviewKey: string): Promise<ReturnToken | null> {
  return (await read<ReturnToken | undefined>("ways", (ways) => ways.get(interviewKey))) ?? null;
}

/**
 * The device itself: a slice that counts survives a killed browser. Everything rejects with a DeviceFault while its
 * database is away.
 * @throws DeviceFault if the browser keeps nothing
 */
export async function openDeviceStore(): Promise<DeviceStore> {
  await tryDatabase();
  return {
    takes: (attemptId) => read("takes", (takes) => takes.index("attempt").getAll(attemptId)),
    putTakes: (takes) =>
      write(["takes"], (store) => {
        for (const take of takes) store("takes").put(take);
      }),
    addSlice: (take, index, bytes) =>
      write(["takes", "slices"], (store) => {
        store("slices").put(bytes.slice().buffer, [take.id, index]);
        store("takes").put(take);
      }),
    async slice(takeId, index) {
      const bytes = await read<ArrayBuffer | undefined>("slices", (slices) =>
        slices.get([takeId, index]),
      );
      return bytes && new Uint8Array(bytes);
    },
    renameTake: (from, to) =>
      write(["takes", "slices"], (store) => {
        const slices = store("slices");
        for (let index = 0; index < from.slices; index++) {
          const slice = slices.get([from.id, index]);
          slice.onsuccess = () => {
            if (slice.result !== undefined) slices.put(slice.result, [to.id, index]);
          };
        }
        slices.delete(slicesOf(from.id));
        store("takes").delete(from.id);
        store("takes").put(to);
      }),
    removeTake,
    async forgetTakes(attemptId, before) {
      for (const take of await read<Take[]>("takes", (takes) => takes.getAll())) {
        const chosen = take.accepted || take.attemptId === attemptId;
        if (!chosen && take.openedAt < before) await removeTake(take.id);
      }
    },
    drafts: (attemptId) => read("drafts", (drafts) => drafts.index("attempt").getAll(attemptId)),
    putDraft: (draft) => write(["drafts"], (store) => void store("drafts").put(draft)),
    removeDraft: (attemptId, questionId) =>
      write(["drafts"], (store) => void store("drafts").delete([attemptId, questionId])),
    place: (attemptId) => read("places", (places) => places.get(attemptId)),
    putPlace: (attemptId, place) =>
      write(["places"], (store) => {
        if (place === null) store("places").delete(attemptId);
        else store("places").put(place, attemptId);
      }),
  };
}

const slicesOf = (takeId: string) => IDBKeyRange.bound([takeId], [takeId, []]);

function removeTake(takeId: string): Promise<void> {
  return write(["takes", "slices"], (store) => {
    store("takes").delete(takeId);
    store("slices").delete(slicesOf(takeId));
  });
}

/** The store of a browser that refuses to keep anything: all of it is `held`. */
export function openPageStore(): TakeStore {
  const store = openMemoryStore();
  return {
    ...store,
    addSlice: (take, index, bytes) => {
      store.held.set(take.id, true);
      return store.addSlice(take, index, bytes);
    },
    putDraft: (draft) => {
      store.held.set(draft.questionId, true);
      return store.putDraft(draft);
    },
    renameTake: (from, to) => {
      store.held.set(to.id, true);
      store.held.delete(from.id);
      return store.renameTake(from, to);
    },
    removeTake: (takeId) => {
      store.held.delete(takeId);
      return store.removeTake(takeId);
    },
    removeDraft: (attemptId, questionId) => {
      store.held.delete(questionId);
      return store.removeDraft(attemptId, questionId);
    },
  };
}

/** A store that forgets with the page, if nothing counts. */
export function openMemoryStore(): TakeStore {
  const takes = new Map<string, Take>();
  const slices = new Map<string, Uint8Array<ArrayBuffer>>();
  const drafts = new Map<string, Draft>();
  const places = new Map<string, string>();
  return {
    held: new Observable<true>(),
    takes: async (attemptId) => [...takes.values()].filter((take) => take.attemptId === attemptId),
    putTakes: async (kept) => {
      for (const take of kept) takes.set(take.id, take);
    },
    addSlice: async (take, index, bytes) => {
      slices.set(`${take.id} ${index}`, bytes.slice());
      takes.set(take.id, take);
    },
    slice: async (takeId, index) => slices.get(`${takeId} ${index}`),
    renameTake: async (from, to) => {
      takes.delete(from.id);
      takes.set(to.id, to);
      for (const [key, slice] of [...slices]) {
        if (!key.startsWith(from.id)) continue;
        slices.set(key.replace(from.id, to.id), slice);
        slices.delete(key);
      }
    },
    removeTake: async (takeId) => {
      takes.delete(takeId);
      for (const key of slices.keys()) if (key.startsWith(takeId)) slices.delete(key);
    },
    forgetTakes: async () => {},
    drafts: async (attemptId) =>
      [...drafts.values()].filter((draft) => draft.attemptId === attemptId),
    putDraft: async (draft) => void drafts.set(draft.questionId, draft),
    removeDraft: async (_attemptId, questionId) => void drafts.delete(questionId),
    place: async (attemptId) => places.get(attemptId),
    putPlace: async (attemptId, place) => {
      if (place === null) places.delete(attemptId);
      else places.set(attemptId, place);
    },
  };
}
