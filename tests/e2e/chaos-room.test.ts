import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { CASES } from "../../scripts/chaos/room/cases.ts";
import { freePorts } from "./support/stack.ts";

test("An answer survives each way to lose it, at a random moment", async () => {
  test.setTimeout(600_000);
  const PORT = String(await freePorts(25_000 + (process.pid % 50) * 100 + 50));
  const moments = String(CASES.length);
  // Seconds are measured on a quiet machine only; what counts here is that nothing is lost.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["scripts/chaos-room.ts", "--moments", moments, "--at-once", "1"],
    { env: { ...process.env, PORT } },
  ).catch((failed: { stdout: string }) => failed);
  expect(stdout).toContain(`${moments} moments, seed 1: 0 answers lost`);
  expect(stdout).toContain("0 submissions doubled");
});
