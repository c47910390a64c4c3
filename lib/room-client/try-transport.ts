import type { RoomInterview } from "#lib/domain/room/room";
import { previewTransport } from "./preview-transport.ts";
import type { TakeStore } from "./take-store.ts";
import type { RoomTransport } from "./transport.ts";

/** What somebody left in a sample interview. */
export type Tried = {
  answers: { questionId: string; text: string }[];
  /** Made by this browser and known to nobody else. */
  recording: Blob | null;
  /** They asked that no computer reads their answers. */
  peopleOnly: boolean;
};

/**
 * The room of a sample interview: a preview whose end hands over what was answered, and in which a recording may be left
 * out. `finish` may reject with a RoomFault, which the room tells.
 */
export function tryTransport(
  interview: RoomInterview,
  finish: (tried: Tried) => Promise<void>,
): RoomTransport {
  const base = previewTransport(interview);
  let recording: Blob | null = null;
  let peopleOnly = false;
  return {
    ...base,
    optional: interview.questions.flatMap(({ id, type }) => (type === "video" ? [id] : [])),
    openStore: async () => {
      const store = await base.openStore();
      const { attemptId } = await base.load();
      // The first question at once: the one on camera comes with its own check.
      if ((await store.place(attemptId)) === undefined) await store.putPlace(attemptId, "0");
      return store;
    },
    acceptRecording: async (questionId, accepted) => {
      recording = await takeOf(await base.openStore(), accepted.recordingId);
      await base.acceptRecording(questionId, accepted);
    },
    askFor: async (kinds, note) => {
      peopleOnly = kinds.includes("people_only");
      return base.askFor(kinds, note);
    },
    submit: async (shown) => {
      const { answers } = await base.load();
      const written = answers.flatMap(({ questionId, text }) =>
        text === null || text.trim() === "" ? [] : [{ questionId, text }],
      );
      await finish({ answers: written, recording, peopleOnly });
      return base.submit(shown);
    },
  };
}

async function takeOf(store: TakeStore, takeId: string): Promise<Blob | null> {
  const take = (await store.takes("preview")).find(({ id }) => id === takeId);
  if (!take) return null;
  const parts: ArrayBuffer[] = [];
  for (let index = 0; index < take.slices; index++) {
    const slice = await store.slice(take.id, index);
    if (slice) parts.push(slice.slice().buffer);
  }
  return new Blob(parts, { type: take.mimeType });
}
