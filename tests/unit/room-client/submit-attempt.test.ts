import type { RoomAnswer, RoomState } from "#lib/domain/room/room";
import type { AnswersAction } from "#lib/room-client/attempt-state";
import { openAttempt } from "#lib/room-client/open-attempt";
import { submitAttempt } from "#lib/room-client/submit-attempt";
import type { Take } from "#lib/room-client/take-store";
import { RoomFault, type RoomTransport } from "#lib/room-client/transport";
import { removeUnsent } from "#lib/room-client/unsent";
import { keptTake, server } from "#tests/support/room-client";
import { roomQuestion } from "#tests/support/room-interview";

const asked = [
  roomQuestion({ text: "A hard day?" }),
  roomQuestion({ id: "question-2", order: 2, text: "When?", type: "text" }),
];
const filmed: RoomAnswer = {
  questionId: "question-1",
  type: "video",
  text: null,
  recordingId: "take-0",
  version: "take-0",
};
const written: RoomAnswer = {
  questionId: "question-2",
  type: "text",
  text: "Mondays",
  recordingId: null,
  version: "text-1",
};

/** The room of somebody whose first take and text have arrived. */
async function open(kept: Partial<Take> | null, theirs: Partial<RoomTransport> = {}) {
  const { store } = await keptTake({ attemptId: "preview", over: "take-0", ...kept });
  if (kept === null) await store.removeTake("take-1");
  const state = await server({}, asked).load();
  const told: AnswersAction[] = [];
  const submitted: Record<string, string>[] = [];
  const transport = server(
    {
      load: async () => ({ ...state, answers: [filmed, written] }),
      openStore: async () => store,
      submit: async (shown) => {
        submitted.push(shown);
        return "2031-05-06T12:00:00.000Z";
      },
      ...theirs,
    },
    asked,
  );
  const { opened, answers } = await openAttempt(transport, (happened) => told.push(happened));
  const submit = () => submitAttempt(transport, opened, answers, asked, (one) => told.push(one));
  return { submit, submitted, state, told, opened };
}

const waiting = (takeId: string): RoomState["waiting"] => [{ questionId: "question-1", takeId }];

describe("Submitting", () => {
  it("names the take and the text that are shown", async () => {
    const { submit, submitted } = await open(null);
    expect((await submit()).submittedAt).not.toBeNull();
    expect(submitted).toEqual([{ "question-1": "take-0", "question-2": "text-1" }]);
  });

  it("never submits an earlier take for the chosen one that is on its way", async () => {
    const { submit, submitted } = await open({});
    expect(await submit()).toEqual({ submittedAt: null, changed: ["question-1"] });
    expect(submitted).toEqual([]);
  });

  it("never submits an earlier text for one that the server doesn't have", async () => {
    const { submit, submitted, opened } = await open(null);
    opened.drafts.set("question-2", "Tuesdays, and then some", false);
    expect(await submit()).toEqual({ submittedAt: null, changed: ["question-2"] });
    expect(submitted).toEqual([]);
    opened.drafts.close();
  });

  it("shows first what another device has begun to send since, and asks once", async () => {
    const { submit, submitted, state, told } = await open(null);
    const answers = [filmed, written];
    const other = await open(null, {
      load: async () => ({ ...state, answers, waiting: waiting("take-9") }),
    });
    expect(await other.submit()).toEqual({ submittedAt: null, changed: [] });
    expect(other.submitted).toEqual([]);
    expect(other.told).toContainEqual({
      kind: "refreshed",
      saved: answers,
      takes: {},
      waiting: waiting("take-9"),
    });
    expect((await submit()).submittedAt).not.toBeNull();
    expect([submitted.length, told.length]).toEqual([1, 1]);
  });

  it("is refused by name, and shows what is there, where an answer changes in that moment", async () => {
    const refused = async () => {
      throw new RoomFault("answers_changed", 409);
    };
    const { submit, told } = await open(null, { submit: refused });
    expect((await submit()).submittedAt).toBeNull();
    expect(told.map(({ kind }) => kind)).toEqual(["refreshed", "refreshed"]);
  });

  it("works for somebody who read for so long that reading anew would ask who they are", async () => {
    let loads = 0;
    const { state } = await open(null);
    const { submit, submitted } = await open(null, {
      load: async () => {
        if (loads++ > 0) throw new RoomFault("session_idle", 401);
        return { ...state, answers: [filmed, written] };
      },
    });
    expect((await submit()).submittedAt).not.toBeNull();
    expect(submitted).toHaveLength(1);
  });
});

describe("A device that had not sent everything when another one submitted", () => {
  const submitted = { questions: asked, answers: [filmed, written] };

  it("is told whose answers, and keeps none of them", async () => {
    const { store } = await keptTake({ questionId: "question-1" });
    const draft = { attemptId: "attempt-1", questionId: "question-2", text: "Late" };
    await store.putDraft({ ...draft, over: ["text-1", "mine"] });
    await store.putPlace("attempt-1", "review");
    expect(await removeUnsent(store, submitted, ["attempt-1", "attempt-0"])).toEqual([1, 2]);
    expect(await store.takes("attempt-1")).toEqual([]);
    expect(await store.slice("take-1", 0)).toBeUndefined();
    expect(await store.drafts("attempt-1")).toEqual([]);
    expect(await store.place("attempt-1")).toBeUndefined();
    expect(await removeUnsent(store, submitted, ["attempt-1"])).toEqual([]);
  });

  it("hears nothing of what was submitted, and of what was recorded over", async () => {
    const { store, take } = await keptTake({ id: "take-0" });
    await store.putTakes([{ ...take, id: "take-8", accepted: false, instead: "take-0" }]);
    await store.putTakes([{ ...take, id: "take-7", accepted: false, whole: false, seconds: 0 }]);
    const draft = { attemptId: "attempt-1", questionId: "question-2", text: "Mondays" };
    await store.putDraft({ ...draft, over: ["text-1"] });
    expect(await removeUnsent(store, submitted, ["attempt-1"])).toEqual([]);
    expect(await store.takes("attempt-1")).toEqual([]);
  });
});
