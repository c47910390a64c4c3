import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { freePorts } from "../support/stack.ts";
import { test } from "../support/test.ts";

test("An upload arrives whole through servers killed with kill -9 and lines that break", async () => {
  test.slow();
  const PORT = String(await freePorts(25_000 + (process.pid % 50) * 100));
  // It ends with an error if a hash differs or too much was sent again.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["tests/chaos/uploads.ts", "--short"],
    { env: { ...process.env, PORT } },
  );
  expect(stdout).toContain("hash equal 1 of 1");
});
