import { rmSync } from "node:fs";

export default async function afterAll() {
  await globalThis.stopTestPostgres?.();
  rmSync(process.env.TEST_FOLDER, { recursive: true, force: true });
}
