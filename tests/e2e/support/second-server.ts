import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { builtCspHashes } from "#local/launcher/build";
import { localSecrets } from "#local/launcher/secrets";
import { readPlaces, serverSettings } from "#local/launcher/settings";
import { freePort } from "../../support/free-port.ts";
import { type Stack, stack, TEST_SETTINGS } from "./stack.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

export type SecondServer = { appUrl: string; stop(): Promise<void> };

type Options = {
  /** The folder whose build it serves; the usual one if left out. */
  folder?: string;
  /** Whose database, inbox and files it uses; the usual stack's if left out. */
  of?: Pick<Stack, "port" | "dataDir">;
  /** Instead of what the first server was told. */
  settings?: Record<string, string>;
};

/** Another web server beside the stack's own, on the same database, inbox and files. */
export async function startSecondServer({
  folder = ROOT,
  of,
  settings,
}: Options): Promise<SecondServer> {
  const { port: firstPort, dataDir } = of ?? (await stack());
  const port = await freePort();
  const appUrl = `http://localhost:${port}`;
  const places = readPlaces(
    { PORT: String(firstPort), DATA_DIR: dataDir, ...TEST_SETTINGS },
    false,
  );
  const told = serverSettings(places, localSecrets(dataDir), builtCspHashes());
  const child = spawn(
    process.execPath,
    [
      "--import",
      resolve(ROOT, "local/exit-with-parent.ts"),
      "node_modules/next/dist/bin/next",
    ].concat([...["start", "-p", String(port), "-H", "127.0.0.1"]]),
    {
      cwd: folder,
      env: { ...process.env, ...told, APP_URL: appUrl, ...settings, NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    },
  );
  const exited = new Promise((done) => child.once("exit", done));
  while (
    !(await fetch(`${appUrl}/signin`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error("The second server stopped while it started");
    await wait(100);
  }
  return {
    appUrl,
    async stop() {
      child.kill("SIGTERM");
      await exited;
    },
  };
}
