import { read, write } from "./device-database";

/** One recording of one question, as this device keeps it until the server has it. */
export type Take = {
  /** Chosen here; the upload and the recording have the same id. */
  id: string;
  attemptId: string;
  questionId: string;
  /** What the recorder really made. */
  mimeType: string;
  startedAt: number;
  seconds: number;
  slices: number;
  bytes: number;
  /** No more slices come. */
  stopped: boolean;
  /** Stopped by the person or the time limit, not by a closed page or a lost camera. */
  whole: boolean;
  /** The candidate wants this take as the answer. */
  accepted: boolean;
  /** The version of the answer in whose place it was chosen; left out where there was none. */
  over?: string | undefined;
};

/** What was typed and has not reached the server, and the versions of the answer that it may replace. */
export type Draft = { attemptId: string; questionId: string; text: string; over: string[] };

/**
 * What brings a candidate back where the browser has lost its cookie: browsers write cookies down half a minute
 * late, so a phone that dies early would otherwise lose its attempt.
 */
export type WayBack = {
  interviewKey: string;
  /** Made here and kept before the server hears of it, so that no moment is between. */
  returnKey: string;
  letter: string;
  /** Left out until the server has said which attempt it opens. */
  attemptId?: string;
};

/** Where takes and drafts wait. A slice counts only once `addSlice` has come back. */
export type TakeStore = {
  takes(attemptId: string): Promise<Take[]>;
  putTake(take: Take): Promise<void>;
  addSlice(take: Take, index: number, bytes: Uint8Array): Promise<void>;
  slice(takeId: string, index: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
  removeTake(takeId: string): Promise<void>;
  drafts(attemptId: string): Promise<Draft[]>;
  putDraft(draft: Draft): Promise<void>;
  removeDraft(attemptId: string, questionId: string): Promise<void>;
  /** The step where the candidate was last. */
  place(attemptId: string): Promise<string | undefined>;
  /** Null forgets it. */
  putPlace(attemptId: string, place: string | null): Promise<void>;
};

const FORGOTTEN_AFTER = 40 * 24 * 3600 * 1000;

/** Keeps the way back to an attempt; null forgets it. */
export function keepWayBack(interviewKey: string, way: WayBack | null): Promise<void> {
  return write(["ways"], (store) => {
    if (way) store("ways").put(way);
    else store("ways").delete(interviewKey);
  });
}

/** The way back to the last attempt that this browser began, or null. */
export async function readWayBack(interviewKey: string): Promise<WayBack | null> {
  return (await read<WayBack | undefined>("ways", (ways) => ways.get(interviewKey))) ?? null;
}

/** This browser's own store: a slice that counts survives a killed browser. */
export async function openBrowserStore(now: number): Promise<TakeStore> {
  for (const take of await read<Take[]>("takes", (takes) => takes.getAll())) {
    if (take.startedAt < now - FORGOTTEN_AFTER) await removeTake(take.id);
  }
  return {
    takes: (attemptId) => read("takes", (takes) => takes.index("attempt").getAll(attemptId)),
    putTake: (take) => write(["takes"], (store) => void store("takes").put(take)),
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
    removeTake,
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

function removeTake(takeId: string): Promise<void> {
  return write(["takes", "slices"], (store) => {
    store("takes").delete(takeId);
    store("slices").delete(IDBKeyRange.bound([takeId], [takeId, []]));
  });
}

/** A store that forgets with the page: for the preview, and for browsers that refuse to keep anything. */
export function openMemoryStore(): TakeStore {
  const takes = new Map<string, Take>();
  const slices = new Map<string, Uint8Array<ArrayBuffer>>();
  const drafts = new Map<string, Draft>();
  const places = new Map<string, string>();
  return {
    takes: async (attemptId) => [...takes.values()].filter((take) => take.attemptId === attemptId),
    putTake: async (take) => void takes.set(take.id, take),
    addSlice: async (take, index, bytes) => {
      slices.set(`${take.id} ${index}`, bytes.slice());
      takes.set(take.id, take);
    },
    slice: async (takeId, index) => slices.get(`${takeId} ${index}`),
    removeTake: async (takeId) => {
      takes.delete(takeId);
      for (const key of slices.keys()) if (key.startsWith(takeId)) slices.delete(key);
    },
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
