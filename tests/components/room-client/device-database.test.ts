import { openBrowserStore } from "#lib/room-client/held-writes";
import { type ReturnToken, readReturnToken } from "#lib/room-client/take-store";

const KEPT: ReturnToken = { interviewKey: "k", returnKey: "r", letter: "M" };

type Asked = { result?: unknown; error?: unknown; onsuccess?: () => void; onerror?: () => void };
const soon = (asked: Asked, answer: () => void) => {
  queueMicrotask(answer);
  return asked;
};

/** Connections to one database, as phones close them behind a page in the background. */
class Connection {
  closed = false;
  onclose?: () => void;
  close() {
    this.closed = true;
  }
  transaction() {
    if (this.closed) throw new DOMException("The connection is closed.", "InvalidStateError");
    const get = () => {
      const asked: Asked = { result: KEPT };
      return soon(asked, () => asked.onsuccess?.());
    };
    return { objectStore: () => ({ get }) };
  }
}

const opened: Connection[] = [];
let refusing = false;
beforeAll(() => {
  const open = () => {
    const asked: Asked = {};
    return soon(asked, () => {
      if (refusing) {
        asked.error = new DOMException("Internal error.", "UnknownError");
        return asked.onerror?.();
      }
      const connection = new Connection();
      opened.push(connection);
      asked.result = connection;
      asked.onsuccess?.();
    });
  };
  Object.assign(globalThis, { indexedDB: { open } });
});
afterAll(() => Reflect.deleteProperty(globalThis, "indexedDB"));

describe("The device's database", () => {
  it("is opened once, and again when its connection was closed", async () => {
    expect(await readReturnToken("k")).toEqual(KEPT);
    expect(await readReturnToken("k")).toEqual(KEPT);
    expect(opened).toHaveLength(1);
    opened.at(-1)?.onclose?.();
    expect(await readReturnToken("k")).toEqual(KEPT);
    expect(opened).toHaveLength(2);
  });

  it("is opened again at the first error, where nobody said that it was closed", async () => {
    opened.at(-1)?.close();
    const count = opened.length;
    expect(await readReturnToken("k")).toEqual(KEPT);
    expect(opened).toHaveLength(count + 1);
  });

  it("is asked again after it could not be opened", async () => {
    opened.at(-1)?.close();
    refusing = true;
    await expect(readReturnToken("k")).rejects.toThrow("away");
    await expect(openBrowserStore()).rejects.toThrow("away");
    refusing = false;
    expect(await readReturnToken("k")).toEqual(KEPT);
  });
});
