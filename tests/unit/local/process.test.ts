import { once } from "node:events";
import { freePort } from "#tests/support/free-port";
import { lineOf, resultOf, run } from "./support/processes";
import { temporaryFolder } from "./support/temporary";

const LAUNCHER = "tests/unit/local/support/fake-launcher.ts";

async function launched() {
  const port = await freePort();
  const launcher = run(LAUNCHER, [String(port), temporaryFolder()]);
  expect(await lineOf(launcher)).toBe("listening");
  const server = Number(await (await fetch(`http://127.0.0.1:${port}`)).text());
  return { launcher, server };
}

/** Asks until the process is gone; the test's own time limit ends a wait in vain. */
async function gone(pid: number): Promise<boolean> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await new Promise(setImmediate);
  }
}

describe("the processes of a start", () => {
  it.each(["SIGKILL", "SIGTERM"] as const)(
    "leave no web server behind when the launcher gets %s",
    async (signal) => {
      const { launcher, server } = await launched();
      launcher.kill(signal);
      await once(launcher, "exit");
      expect(await gone(server)).toBe(true);
    },
  );

  it("notice that the web server was killed", async () => {
    const { launcher, server } = await launched();
    process.kill(server, "SIGKILL");
    expect(await lineOf(launcher)).toBe("stopped: SIGKILL");
  });

  it("say a wrong setting in one line, without a stack", async () => {
    const env = { DATA_DIR: temporaryFolder(), SUPABASE_URL: "https://abc.supabase.co" };
    const { code, output } = await resultOf(run("scripts/start.ts", ["--dev"], env));
    expect(code).toBe(1);
    expect(output.trim().split("\n")).toEqual([expect.stringMatching(/^SUPABASE_URL is set to/)]);
  });
});
