import { randomUUID } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { z } from "zod";
import { probe } from "#lib/vendors/media-container";
import type { Moment } from "./case.ts";

export type KeptTake = { id: string; seconds: number; whole: boolean; bytes: Buffer };

/** The takes that this browser keeps, the oldest first, read past the room's own code. */
export async function takesOnDevice(page: Page): Promise<KeptTake[]> {
  const found = await page.evaluate(async () => {
    const ended = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await ended(indexedDB.open("rolecall-room"));
    const transaction = database.transaction(["takes", "slices"]);
    const takes = await ended(transaction.objectStore("takes").getAll());
    const slices = transaction.objectStore("slices");
    const kept = await Promise.all(
      takes.map(async ({ id, seconds, whole }) => {
        const parts = await ended(slices.getAll(IDBKeyRange.bound([id], [id, []])));
        const address = await new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(String(reader.result));
          reader.readAsDataURL(new Blob(parts));
        });
        return { id: String(id), seconds: Number(seconds), whole: Boolean(whole), address };
      }),
    );
    database.close();
    return kept;
  });
  return found.map(({ address, ...take }) => ({
    ...take,
    bytes: Buffer.from(address.split(",")[1] ?? "", "base64"),
  }));
}

/** The texts that wait in this browser, read past the room's own code. */
export function draftsOnDevice(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open("rolecall-room");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction("drafts").objectStore("drafts").getAll();
          all.onerror = () => reject(all.error);
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.map(({ text }) => String(text)));
          };
        };
      }),
  );
}

/** How many seconds of a file can be played; 0 for what is no recording. */
export async function playable(bytes: Buffer): Promise<number> {
  const path = join(tmpdir(), `rolecall-chaos-${randomUUID()}`);
  writeFileSync(path, bytes);
  try {
    return await probe(path).then(
      ({ durationSeconds }) => durationSeconds,
      () => 0,
    );
  } finally {
    rmSync(path, { force: true });
  }
}

const answers = z.array(
  z.object({
    responses_text: z.string().nullable(),
    media: z
      .object({ id: z.string(), state: z.string(), duration_seconds: z.number().nullable() })
      .nullable(),
  }),
);

/** The answers of this moment's person that the server has, however many attempts they have. */
export async function arrivedAnswers({ db, person }: Moment) {
  const { data } = await db
    .from("responses")
    .select(
      "responses_text, media(id, state, duration_seconds), interview_attempts!inner(candidates!inner(email))",
    )
    .eq("interview_attempts.candidates.email", person.email);
  return answers.parse(data);
}

/** What a scheduler does for a deployment: makes the product do its due work, and waits for it. */
export async function doDueWork({ settings }: Moment): Promise<void> {
  const { APP_URL, CRON_SECRET } = settings;
  const headers = { authorization: `Bearer ${CRON_SECRET}` };
  await fetch(`${APP_URL}/api/cron/sweep`, { method: "POST", headers });
}

/** Waits until the server has a recording as the answer and has looked into it; answers its seconds. */
export async function arrivedSeconds(moment: Moment): Promise<number> {
  const media = async () =>
    (await arrivedAnswers(moment)).find(({ media }) => media !== null)?.media;
  await expect(async () => {
    await doDueWork(moment);
    expect((await media())?.state).toMatch(/ready|failed/);
  }).toPass({ timeout: 60_000 });
  const { state, duration_seconds: seconds } = (await media()) ?? {};
  return state === "ready" ? (seconds ?? 0) : 0;
}
