import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { diskStore } from "#lib/vendors/media-store";

const attempt = "0b6e63aa-0000-4000-8000-000000000001";
const key = `${attempt}/0b6e63aa-0000-4000-8000-000000000002.webm`;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "rolecall-media-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function* chunks(bytes: Buffer, size = 1000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

describe("The store of recordings", () => {
  it("keeps a file and says its size and hash", async () => {
    const bytes = randomBytes(5000);
    const store = diskStore(root);
    const stored = await store.put(key, chunks(bytes));
    expect(stored).toEqual({
      byteSize: 5000,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    });
    expect(await store.size(key)).toBe(5000);
    expect(await read(await store.openRead(key))).toEqual(bytes);
  });

  it("answers a part, both ends included", async () => {
    const bytes = randomBytes(5000);
    const store = diskStore(root);
    await store.put(key, chunks(bytes));
    const part = await read(await store.openRead(key, { start: 100, end: 199 }));
    expect(part).toEqual(bytes.subarray(100, 200));
  });

  it("keeps nothing of a file that breaks off", async () => {
    const store = diskStore(root);
    async function* broken() {
      yield randomBytes(100);
      throw new Error("cut off");
    }
    await expect(store.put(key, broken())).rejects.toThrow("cut off");
    expect(await store.size(key)).toBeNull();
    expect(readdirSync(join(root, attempt))).toEqual([]);
  });

  it("forgets a file, also twice", async () => {
    const store = diskStore(root);
    await store.put(key, chunks(randomBytes(10)));
    await store.delete(key);
    await store.delete(key);
    await expect(store.openRead(key)).rejects.toMatchObject({ code: "not_found" });
  });

  it.each(["../../etc/passwd", `${attempt}/../x.webm`, "/etc/passwd", `${attempt}/a.sh`, ""])(
    "has no file under the key '%s'",
    async (strange) => {
      await expect(diskStore(root).openRead(strange)).rejects.toMatchObject({ code: "not_found" });
      await expect(diskStore(root).put(strange, chunks(randomBytes(1)))).rejects.toMatchObject({
        code: "not_found",
      });
    },
  );
});
