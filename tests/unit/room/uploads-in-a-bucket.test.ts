import { randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { Upload } from "@tus/server";
import fc from "fast-check";
import { openStores, type UploadStore } from "#lib/vendors/media-store";
import { follow } from "#lib/vendors/media-store/segments";
import { startObjectStore } from "./support/bucket";

const id = randomUUID();
let root: string;
let running: Awaited<ReturnType<typeof startObjectStore>>;
beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "rolecall-bucket-"));
  running = await startObjectStore(root);
});
afterEach(async () => {
  await running.close();
  rmSync(root, { recursive: true, force: true });
});

const open = (): UploadStore => openStores(running.place).uploads;

async function begin(store: UploadStore) {
  await store.tus.create(new Upload({ id, offset: 0, metadata: { take: id } }));
}

async function bytesOf(store: UploadStore): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of store.read(id)) parts.push(part);
  return Buffer.concat(parts);
}

describe("Uploads in a bucket", () => {
  it("are written by two servers in turn, from small and large requests", async () => {
    const servers = [open(), open()];
    const bytes = randomBytes(1_300_000);
    await begin(open());
    let offset = 0;
    for (const [index, size] of [1, 65_536, 524_288, 262_144, 448_031].entries()) {
      const server = servers[index % 2];
      offset =
        (await server?.tus.write(
          Readable.from([bytes.subarray(offset, offset + size)]),
          id,
          offset,
        )) ?? 0;
    }
    expect(offset).toBe(bytes.length);
    await servers[0]?.tus.declareUploadLength(id, bytes.length);
    expect(await servers[1]?.state(id)).toEqual({ offset: bytes.length, size: bytes.length });
    expect((await bytesOf(open())).equals(bytes)).toBe(true);
  });

  it("keep what a broken line has brought", async () => {
    const store = open();
    await begin(store);
    async function* broken() {
      yield randomBytes(300_000);
      yield randomBytes(1000);
      throw new Error("reset");
    }
    await expect(store.tus.write(Readable.from(broken()), id, 0)).rejects.toThrow("reset");
    expect(await store.state(id)).toEqual({ offset: 301_000, size: null });
  });

  it("leave nothing behind when they are forgotten, and are unknown then", async () => {
    const store = open();
    await begin(store);
    await store.tus.write(Readable.from([randomBytes(1000)]), id, 0);
    await store.remove(id);
    await store.remove(id);
    expect(await store.state(id)).toBeNull();
    const files = readdirSync(root, { recursive: true, withFileTypes: true });
    expect(files.filter((entry) => entry.isFile())).toEqual([]);
  });
});

describe("Segments of an upload", () => {
  it("give every byte once, whatever overlaps, as far as there is no gap", () => {
    const segment = fc.record({ start: fc.nat(60), size: fc.integer({ min: 1, max: 20 }) });
    fc.assert(
      fc.property(fc.array(segment), (list) => {
        const segments = list.map((one, index) => ({ ...one, key: String(index) }));
        const has = (at: number) =>
          list.some(({ start, size }) => start <= at && at < start + size);
        let reach = 0;
        while (has(reach)) reach += 1;
        const { path, end } = follow(segments);
        const read = path.flatMap(({ key, skip, size }) => {
          const { start = 0 } = segments[Number(key)] ?? {};
          return Array.from({ length: size - skip }, (_, index) => start + skip + index);
        });
        expect(end).toBe(reach);
        expect(read).toEqual(Array.from({ length: reach }, (_, index) => index));
      }),
    );
  });
});
