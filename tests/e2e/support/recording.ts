import { createHash } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";

export type Container = "mp4" | "webm";

/** Lets a browser record into one container only, as those do that know no other. */
export async function recordOnly(browser: BrowserContext, container: Container): Promise<void> {
  await browser.addInitScript((extension) => {
    const supported = MediaRecorder.isTypeSupported.bind(MediaRecorder);
    MediaRecorder.isTypeSupported = (type) => type.includes(`/${extension}`) && supported(type);
  }, container);
}

/** The one recording that this browser keeps, and the hash of its bytes, read past the room's own code. */
export async function recordingOnDevice(
  page: Page,
): Promise<{ id: string; sha256: string; byteSize: number; container: Container }> {
  const { id, bytes } = await page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const store = (await ended(indexedDB.open("rolecall-room")))
      .transaction("slices")
      .objectStore("slices");
    const [keys, slices] = await Promise.all([
      ended(store.getAllKeys()),
      ended<ArrayBuffer[]>(store.getAll()),
    ]);
    const parts = slices.map((slice) => [...new Uint8Array(slice)]);
    return { id: String(keys[0]).split(",")[0] ?? "", bytes: parts.flat() };
  });
  const sha256 = createHash("sha256").update(Uint8Array.from(bytes)).digest("hex");
  const container = String.fromCharCode(...bytes.slice(4, 8)) === "ftyp" ? "mp4" : "webm";
  return { id, sha256, byteSize: bytes.length, container };
}

/** Whether the device has kept that a take is the chosen one. The screen says so a moment earlier. */
export async function isChosenOnDevice(page: Page): Promise<boolean> {
  return await page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const store = (await ended(indexedDB.open("rolecall-room"))).transaction("takes");
    const takes = await ended<{ accepted: boolean }[]>(store.objectStore("takes").getAll());
    return takes.some(({ accepted }) => accepted);
  });
}
