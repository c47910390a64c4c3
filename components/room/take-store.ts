import { type DBSchema, type IDBPDatabase, openDB } from "idb";

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
  slice(takeId: string, index: number): Promise<Uint8Array | undefined>;
  removeTake(takeId: string): Promise<void>;
  drafts(attemptId: string): Promise<Draft[]>;
  putDraft(draft: Draft): Promise<void>;
  removeDraft(attemptId: string, questionId: string): Promise<void>;
  /** The step where the candidate was last. */
  place(attemptId: string): Promise<string | undefined>;
  /** Null forgets it. */
  putPlace(attemptId: string, place: string | null): Promise<void>;
};

type Schema = DBSchema & {
  takes: { key: string; value: Take; indexes: { attempt: string } };
  slices: { key: [string, number]; value: ArrayBuffer };
  drafts: { key: [string, string]; value: Draft; indexes: { attempt: string } };
  ways: { key: string; value: WayBack };
  places: { key: string; value: string };
};

const STRICT = { durability: "strict" } as const;
const FORGOTTEN_AFTER = 40 * 24 * 3600 * 1000;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function openDatabase(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>("rolecall-room", 2, {
    upgrade(fresh, version) {
      fresh.createObjectStore("places");
      if (version > 0) return;
      fresh.createObjectStore("takes", { keyPath: "id" }).createIndex("attempt", "attemptId");
      fresh.createObjectStore("slices");
      fresh
        .createObjectStore("drafts", { keyPath: ["attemptId", "questionId"] })
        .createIndex("attempt", "attemptId");
      fresh.createObjectStore("ways", { keyPath: "interviewKey" });
    },
  });
  return opened;
}

/** Keeps the way back to an attempt, strictly; null forgets it. */
export async function keepWayBack(interviewKey: string, way: WayBack | null): Promise<void> {
  const write = (await openDatabase()).transaction("ways", "readwrite", STRICT);
  const ways = write.objectStore("ways");
  await Promise.all([way ? ways.put(way) : ways.delete(interviewKey), write.done]);
}

/** The way back to the last attempt that this browser began, or null. */
export async function readWayBack(interviewKey: string): Promise<WayBack | null> {
  return (await (await openDatabase()).get("ways", interviewKey)) ?? null;
}

/** This browser's own store. Strict durability: a slice that counts survives a killed browser. */
export async function openBrowserStore(now: number): Promise<TakeStore> {
  const db = await openDatabase();
  for (const take of await db.getAll("takes")) {
    if (take.startedAt < now - FORGOTTEN_AFTER) await removeTake(db, take.id);
  }
  return {
    takes: (attemptId) => db.getAllFromIndex("takes", "attempt", attemptId),
    async putTake(take) {
      const write = db.transaction("takes", "readwrite", STRICT);
      await Promise.all([write.store.put(take), write.done]);
    },
    async addSlice(take, index, bytes) {
      const write = db.transaction(["takes", "slices"], "readwrite", STRICT);
      await Promise.all([
        write.objectStore("slices").put(bytes.slice().buffer, [take.id, index]),
        write.objectStore("takes").put(take),
        write.done,
      ]);
    },
    async slice(takeId, index) {
      const bytes = await db.get("slices", [takeId, index]);
      return bytes && new Uint8Array(bytes);
    },
    removeTake: (takeId) => removeTake(db, takeId),
    drafts: (attemptId) => db.getAllFromIndex("drafts", "attempt", attemptId),
    async putDraft(draft) {
      await db.put("drafts", draft);
    },
    removeDraft: (attemptId, questionId) => db.delete("drafts", [attemptId, questionId]),
    place: (attemptId) => db.get("places", attemptId),
    async putPlace(attemptId, place) {
      const write = db.transaction("places", "readwrite", STRICT);
      const done =
        place === null ? write.store.delete(attemptId) : write.store.put(place, attemptId);
      await Promise.all([done, write.done]);
    },
  };
}

async function removeTake(db: IDBPDatabase<Schema>, takeId: string): Promise<void> {
  const write = db.transaction(["takes", "slices"], "readwrite");
  await Promise.all([
    write.objectStore("takes").delete(takeId),
    write.objectStore("slices").delete(IDBKeyRange.bound([takeId], [takeId, []])),
    write.done,
  ]);
}

/** A store that forgets with the page: for the preview, and for browsers that refuse to keep anything. */
export function openMemoryStore(): TakeStore {
  const takes = new Map<string, Take>();
  const slices = new Map<string, Uint8Array>();
  const drafts = new Map<string, Draft>();
  const places = new Map<string, string>();
  return {
    takes: async (attemptId) => [...takes.values()].filter((take) => take.attemptId === attemptId),
    putTake: async (take) => void takes.set(take.id, take),
    addSlice: async (take, index, bytes) => {
      slices.set(`${take.id} ${index}`, bytes);
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
