import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { freePorts } from "../support/stack.ts";
import { test } from "../support/test.ts";

test("Answers survive a failure at a random moment", async () => {
  test.slow();
  const PORT = String(await freePorts(25_000 + (process.pid % 50) * 100 + 50));
  // It also ends with an error if more than two seconds are lost, which a busy machine may do.
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ["tests/chaos/room.ts", "--moments", "1"],
    { env: { ...process.env, PORT } },
  ).catch((failed: { stdout: string; stderr: string }) => failed);
  expect(stdout, stderr).toContain("1 moments, seed 1: 0 answers lost, 0 other than chosen");
  expect(stdout).toContain("0 submissions doubled");
});
