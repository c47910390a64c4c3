import { DraftKeeper } from "../../../components/room/draft-keeper";
import { openMemoryStore } from "../../../components/room/take-store";
import { RoomFault } from "../../../components/room/transport";
import { server } from "./fakes";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("What a candidate types", () => {
  it("is on the device at once and at the server when the typing settles", async () => {
    const store = openMemoryStore();
    const saveText = jest.fn(async () => {});
    const drafts = new DraftKeeper(server({ saveText }), store, "attempt-1");
    drafts.set("question-1", "I", true);
    drafts.set("question-1", "I clean", true);
    await jest.advanceTimersByTimeAsync(0);
    expect(await store.drafts("attempt-1")).toMatchObject([{ text: "I clean" }]);
    expect(saveText).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1000);
    expect(saveText.mock.calls).toEqual([["question-1", "I clean"]]);
    expect(drafts.states.get("question-1")).toBe("saved");
    expect(await store.drafts("attempt-1")).toEqual([]);
  });

  it("waits on the device while there is no connection, and goes when it is back", async () => {
    let offline = true;
    const drafts = new DraftKeeper(
      server({
        saveText: async () => {
          if (offline) throw new RoomFault("network", 0);
        },
      }),
      openMemoryStore(),
      "attempt-1",
    );
    drafts.set("question-1", "Typed in a tunnel", true);
    await jest.advanceTimersByTimeAsync(5000);
    expect(drafts.states.get("question-1")).toBe("offline");
    offline = false;
    await jest.advanceTimersByTimeAsync(15_000);
    expect(drafts.states.get("question-1")).toBe("saved");
  });

  it("never loses what was typed while an earlier version was being saved", async () => {
    const arrived: string[] = [];
    const drafts = new DraftKeeper(
      server({
        saveText: async (_id, text) => {
          await new Promise((resolve) => setTimeout(resolve, 2000));
          arrived.push(text);
        },
      }),
      openMemoryStore(),
      "attempt-1",
    );
    drafts.set("question-1", "first", true);
    await jest.advanceTimersByTimeAsync(1000);
    drafts.set("question-1", "first and second", true);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(arrived.at(-1)).toBe("first and second");
    expect(drafts.states.get("question-1")).toBe("saved");
  });

  it("that is too long stays on the device whole and is not sent", async () => {
    const store = openMemoryStore();
    const saveText = jest.fn(async () => {});
    const drafts = new DraftKeeper(server({ saveText }), store, "attempt-1");
    drafts.set("question-1", "x".repeat(700), false);
    await jest.advanceTimersByTimeAsync(5000);
    expect(saveText).not.toHaveBeenCalled();
    expect((await store.drafts("attempt-1"))[0]?.text).toHaveLength(700);
  });
});
