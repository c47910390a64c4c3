import { spawnSync } from "node:child_process";
import { expect } from "@playwright/test";
import { builtCspHashes } from "#local/launcher/build";
import { localSecrets } from "#local/launcher/secrets";
import { readPlaces, serverSettings } from "#local/launcher/settings";
import { stack, TEST_SETTINGS } from "./support/stack.ts";
import { test } from "./support/test.ts";

test("The doctor finds nothing that fails in the running product", async () => {
  const { port, dataDir } = await stack();
  const places = readPlaces({ PORT: String(port), DATA_DIR: dataDir, ...TEST_SETTINGS }, false);
  const settings = serverSettings(places, localSecrets(dataDir), builtCspHashes());
  const { stdout, status } = spawnSync(process.execPath, ["scripts/doctor.ts"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...settings },
    encoding: "utf8",
  });
  const lines = stdout.trim().split("\n");
  expect(lines.filter((line) => line.startsWith("fails"))).toEqual([]);
  expect(lines).toContainEqual(expect.stringMatching(/^works {2}database/));
  expect(lines).toContainEqual(
    expect.stringMatching(/^w\w+ {2}address .*the landing page is there/),
  );
  expect(status).toBe(0);
});
