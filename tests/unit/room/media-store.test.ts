import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStores } from "#lib/vendors/media-store";
import { startObjectStore } from "./support/bucket";

const attempt = "0b6e63aa-0000-4000-8000-000000000001";
const key = `${attempt}/0b6e63aa-0000-4000-8000-000000000002.webm`;
const copy = key.replace(".webm", ".playable.webm");
const other = key.replace("2.webm", "3.webm");
const MiB = 1024 * 1024;

let root: string;
let close = async () => {};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "rolecall-media-"));
});
afterEach(async () => {
  await close();
  close = async () => {};
  rmSync(root, { recursive: true, force: true });
});

async function openStore(kind: string, now?: () => number) {
  if (kind === "a folder") return openStores({ folder: root }).media;
  const running = await startObjectStore(root, now);
  close = running.close;
  return openStores(running.place).media;
}

async function* chunks(bytes: Buffer, size = 1000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

describe.each(["a folder", "a bucket"])("The store of recordings in %s", (kind) => {
  it.each([0, 5000, 8 * MiB, 17 * MiB + 3])(
    "keeps a file of %i bytes and says its hash",
    async (length) => {
      const bytes = randomBytes(length);
      const store = await openStore(kind);
      expect(await store.put(key, chunks(bytes, 100_000))).toEqual({
        byteSize: length,
        sha256: createHash("sha256").update(bytes).digest("hex"),
      });
      expect(await store.size(key)).toBe(length);
      expect((await read(await store.openRead(key))).equals(bytes)).toBe(true);
    },
  );

  it("answers a part, both ends included", async () => {
    const bytes = randomBytes(5000);
    const store = await openStore(kind);
    await store.put(key, chunks(bytes));
    const part = await read(await store.openRead(key, { start: 100, end: 199 }));
    expect(part).toEqual(bytes.subarray(100, 200));
  });

  it.each([100, 9 * MiB])(
    "keeps nothing of a file that breaks off after %i bytes",
    async (length) => {
      const store = await openStore(kind);
      async function* broken() {
        yield* chunks(randomBytes(length), MiB);
        throw new Error("cut off");
      }
      await expect(store.put(key, broken())).rejects.toThrow("cut off");
      expect(await store.size(key)).toBeNull();
      const files = readdirSync(root, { recursive: true, withFileTypes: true });
      expect(files.filter((entry) => entry.isFile())).toEqual([]);
    },
  );

  it("forgets a file, also twice", async () => {
    const store = await openStore(kind);
    await store.put(key, chunks(randomBytes(10)));
    await store.delete(key);
    await store.delete(key);
    await expect(store.openRead(key)).rejects.toMatchObject({ code: "not_found" });
  });

  it("forgets all copies of a recording and no other's", async () => {
    const store = await openStore(kind);
    for (const each of [key, copy, other]) await store.put(each, chunks(randomBytes(10)));
    await store.deleteAll(key);
    expect([await store.size(key), await store.size(copy), await store.size(other)]).toEqual([
      null,
      null,
      10,
    ]);
  });

  it("lends a file to a tool that reads paths", async () => {
    const bytes = randomBytes(5000);
    const store = await openStore(kind);
    await store.put(key, chunks(bytes));
    expect(await store.withFile(key, async (path) => readFileSync(path))).toEqual(bytes);
    await expect(store.withFile(copy, async () => {})).rejects.toMatchObject({ code: "not_found" });
  });

  it.each(["../../etc/passwd", `${attempt}/../x.webm`, "/etc/passwd", `${attempt}/a.sh`, ""])(
    "has no file under the key '%s'",
    async (strange) => {
      const store = await openStore(kind);
      await expect(store.openRead(strange)).rejects.toMatchObject({ code: "not_found" });
      await expect(store.put(strange, chunks(randomBytes(1)))).rejects.toMatchObject({
        code: "not_found",
      });
    },
  );
});

describe("A recording's address", () => {
  it("does not exist for a folder", async () => {
    const store = await openStore("a folder");
    await store.put(key, chunks(randomBytes(10)));
    expect(await store.address(key)).toBeNull();
  });

  it("opens one file in a bucket for five minutes, ranges included", async () => {
    let now = Date.now();
    const bytes = randomBytes(5000);
    const store = await openStore("a bucket", () => now);
    await store.put(key, chunks(bytes));
    await store.put(other, chunks(bytes));
    const address = (await store.address(key, "Ana.webm")) ?? "";
    // Its five minutes begin with the signing, which the store's own clock must not be behind.
    now = Date.now();
    const answer = await fetch(address, { headers: { range: "bytes=10-19" } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe("bytes 10-19/5000");
    expect(answer.headers.get("content-disposition")).toBe('attachment; filename="Ana.webm"');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes.subarray(10, 20));

    const stranger = address.replace("000000000002.webm", "000000000003.webm");
    expect((await fetch(stranger)).status).toBe(403);
    expect((await fetch(address.replace(/\?.*/, ""))).status).toBe(403);
    expect((await fetch(address.replace("X-Amz-Expires=300", "X-Amz-Expires=9999"))).status).toBe(
      403,
    );
    now += 299_000;
    expect((await fetch(address)).status).toBe(200);
    now += 3000;
    expect((await fetch(address)).status).toBe(403);
  });
});
