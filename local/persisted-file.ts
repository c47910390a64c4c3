import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * A stand-in's state in a file. What has not changed is not written again, and of several states that wait only the
 * last is. It outlives a killed process; that it may not outlive a power cut is the price of answering at once.
 */
export function keptFile(path: string) {
  let written: string | null = null;
  let newest = "";
  let writing: Promise<void> | null = null;

  async function write(): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    while (written !== newest) {
      const data = newest;
      await writeFile(`${path}.part`, data, { mode: 0o600 });
      await rename(`${path}.part`, path);
      written = data;
    }
  }

  return {
    load: () => readFile(path, "utf8").catch(() => null),
    async save(data: string): Promise<void> {
      newest = data;
      writing ??= write().finally(() => {
        writing = null;
      });
      await writing;
    },
  };
}
