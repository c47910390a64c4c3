import { DraftKeeper } from "#lib/room-client/draft-keeper";
import { openMemoryStore } from "#lib/room-client/take-store";
import { RoomFault } from "#lib/room-client/transport";
import { server } from "#tests/support/room-client";

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
    expect(saveText.mock.calls).toEqual([
      ["question-1", { text: "I clean", version: expect.any(String), over: [] }],
    ]);
    expect(drafts.states.get("question-1")).toBe("saved");
    expect(await store.drafts("attempt-1")).toEqual([]);
  });

  it("says under which words it was typed, from a later page as well", async () => {
    const store = openMemoryStore();
    const saveText = jest.fn(async () => {});
    const drafts = new DraftKeeper(server({ saveText }), store, "attempt-1");
    drafts.set("question-1", "Porque", false, "es");
    await jest.advanceTimersByTimeAsync(0);
    const [draft] = await store.drafts("attempt-1");
    if (draft === undefined) throw new Error("Nothing is kept");
    new DraftKeeper(server({ saveText }), store, "attempt-1").restore(draft, true);
    await jest.advanceTimersByTimeAsync(1000);
    const sent = expect.objectContaining({ text: "Porque", language: "es" });
    expect(saveText.mock.calls).toEqual([["question-1", sent]]);
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

  it("is not called saved on a device that does not keep it", async () => {
    const store = openMemoryStore();
    store.held.set("question-1", true);
    const saveText = async () => {
      throw new RoomFault("network", 0);
    };
    const drafts = new DraftKeeper(server({ saveText }), store, "attempt-1");
    drafts.set("question-1", "Typed in a tunnel", true);
    await jest.advanceTimersByTimeAsync(5000);
    expect(drafts.states.get("question-1")).toBe("unsaved");
    store.held.delete("question-1");
    await jest.advanceTimersByTimeAsync(15_000);
    expect(drafts.states.get("question-1")).toBe("offline");
  });

  it("never loses what was typed while an earlier version was being saved", async () => {
    const arrived: string[] = [];
    const drafts = new DraftKeeper(
      server({
        saveText: async (_id, { text }) => {
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

  describe("on two devices", () => {
    /** A server as the database has it: a text goes over a version that it names, or not at all. */
    function shared() {
      const saved = { text: "", version: "v0" };
      let answering = true;
      const transport = server({
        saveText: async (_id, { text, version, over }) => {
          if (saved.version !== version && !over.includes(saved.version)) {
            throw new RoomFault("answer_changed", 409);
          }
          Object.assign(saved, { text, version });
          if (!answering) throw new RoomFault("network", 0);
        },
        load: async () => ({
          ...(await server().load()),
          answers: [{ ...saved, questionId: "question-1", type: "text", recordingId: null }],
        }),
      });
      const device = (store = openMemoryStore()) => {
        const versions = new Map([["question-1", saved.version]]);
        const met = jest.fn();
        const drafts = new DraftKeeper(transport, store, "attempt-1", versions, met);
        return { drafts, store, versions, met };
      };
      const answer = (does: boolean) => {
        answering = does;
      };
      return { saved, device, answer };
    }
    const settle = () => jest.advanceTimersByTimeAsync(5000);

    it("never goes over what the other one has saved, and is kept until the person chooses", async () => {
      const { saved, device } = shared();
      const [phone, laptop] = [device(), device()];
      laptop.drafts.set("question-1", "From the laptop", true);
      await settle();
      phone.drafts.set("question-1", "An old draft", true);
      await settle();
      expect(saved.text).toBe("From the laptop");
      expect(phone.drafts.states.get("question-1")).toBe("changed");
      expect(phone.met).toHaveBeenCalledWith(expect.objectContaining({ text: "From the laptop" }));
      expect(await phone.store.drafts("attempt-1")).toMatchObject([{ text: "An old draft" }]);
      phone.drafts.replace("question-1", saved.version);
      await settle();
      expect(saved.text).toBe("An old draft");
      expect(phone.versions.get("question-1")).toBe(saved.version);
    });

    it("is let go of where the person chooses the other text", async () => {
      const { saved, device } = shared();
      const [phone, laptop] = [device(), device()];
      laptop.drafts.set("question-1", "From the laptop", true);
      await settle();
      phone.drafts.set("question-1", "An old draft", true);
      await settle();
      await phone.drafts.drop("question-1");
      await settle();
      expect(saved.text).toBe("From the laptop");
      expect(phone.drafts.states.get("question-1")).toBe("saved");
      expect(await phone.store.drafts("attempt-1")).toEqual([]);
    });

    it("is no stranger to itself where no answer comes back, in this page or the next", async () => {
      const { saved, device, answer } = shared();
      const { drafts, store, met } = device();
      answer(false);
      drafts.set("question-1", "I", true);
      await settle();
      drafts.set("question-1", "I clean", true);
      await settle();
      drafts.close();
      expect(saved.text).toBe("I clean");
      const [draft] = await store.drafts("attempt-1");
      const next = device(store);
      answer(true);
      if (draft) next.drafts.restore({ ...draft, text: "I clean homes" }, true);
      await settle();
      expect(saved.text).toBe("I clean homes");
      expect(met).not.toHaveBeenCalled();
      expect(next.met).not.toHaveBeenCalled();
    });
  });
});
