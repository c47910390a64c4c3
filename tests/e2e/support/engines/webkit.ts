import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { z } from "zod";
import { freePorts } from "../stack.ts";
import { type Driver, until } from "./driver.ts";

const PROGRAM = "/usr/bin/WebKitWebDriver";
const BROWSER = `/usr/lib/${process.arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
/** How long a command may take; one that only looks is asked once more after the shorter time, as answers get lost. */
const COMMAND_MS = 30_000;
const LOOK_MS = 10_000;
/** The name that the protocol gives to the reference of an element. */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
const CAPABILITIES = {
  alwaysMatch: {
    "webkitgtk:browserOptions": {
      binary: BROWSER,
      args: ["--automation", "--enable-mock-capture-devices=true", "--enable-media-stream=true"],
    },
  },
};
const reply = z.object({ value: z.unknown() });
const failure = z.object({ error: z.string(), message: z.string() });
const reference = z.object({ [ELEMENT]: z.string() });

/** Whether WebKit can be driven here: its packages are there, and it may run without its sandbox, which wants a desktop. */
export function hasWebKit(): boolean {
  return [PROGRAM, BROWSER, "/usr/bin/xvfb-run", "/usr/bin/dbus-run-session"].every(existsSync);
}

/** WebKit by the W3C's WebDriver protocol. Each session has a browser of its own, without anything from before. */
export class WebKit {
  readonly #program: ChildProcess;
  readonly #url: string;

  private constructor(program: ChildProcess, url: string) {
    this.#program = program;
    this.#url = url;
  }

  static async start(): Promise<WebKit> {
    const port = await freePorts(30_000 + (process.pid % 50) * 100);
    const screen = ["xvfb-run", "-a", "-s", "-screen 0 1600x1200x24"];
    const program = spawn("dbus-run-session", ["--", ...screen, PROGRAM, `--port=${port}`], {
      env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
      stdio: "ignore",
      // With all that it starts, it is ended as a group.
      detached: true,
    });
    const webkit = new WebKit(program, `http://127.0.0.1:${port}`);
    await until(() => webkit.#ask("GET", "/status"), 20_000);
    return webkit;
  }

  end(): void {
    if (this.#program.pid) process.kill(-this.#program.pid, "SIGTERM");
  }

  /** A new browser with a window of this size. */
  async session(width: number, height: number): Promise<Driver> {
    const opened = await this.#ask("POST", "/session", { capabilities: CAPABILITIES });
    const session = `/session/${z.object({ sessionId: z.string() }).parse(opened).sessionId}`;
    const ask = (method: string, path: string, body?: object) =>
      this.#ask(method, `${session}${path}`, body);
    await ask("POST", "/window/rect", { x: 0, y: 0, width, height });
    const look = (method: string, path: string, body?: object) =>
      this.#ask(method, `${session}${path}`, body, LOOK_MS).catch((error: unknown) => {
        const lost = error instanceof DOMException && error.name === "TimeoutError";
        if (!lost) throw error;
        return ask(method, path, body);
      });
    const run = (script: string) => ask("POST", "/execute/sync", { script, args: [] });
    const find = (expression: string) =>
      look("POST", "/execute/sync", { script: `return ${expression}`, args: [] });
    const element = async (expression: string) => reference.parse(await find(expression));
    const path = async (expression: string) => `/element/${(await element(expression))[ELEMENT]}`;
    const click = async (expression: string) => {
      // The driver scrolls no further than it must, which may be under a bar.
      await run(`${expression}.scrollIntoView({ block: "center", behavior: "instant" })`);
      await ask("POST", `${await path(expression)}/click`, {});
    };
    return {
      open: async (url) => void (await ask("POST", "/url", { url })),
      read: async (expression) =>
        JSON.parse(z.string().parse(await find(`JSON.stringify(${expression}) ?? "null"`))),
      run: async (script) => void (await run(script)),
      choose: async (_, option) => void (await ask("POST", `${await path(option)}/click`, {})),
      click,
      type: async (expression, text) => {
        await click(expression);
        await ask("POST", `${await path(expression)}/value`, { text });
      },
      into: async (frame) =>
        void (await ask("POST", "/frame", { id: frame === null ? null : await element(frame) })),
      setCookies: async (url, cookies) => {
        await ask("POST", "/url", { url });
        for (const cookie of cookies)
          await ask("POST", "/cookie", { cookie: { ...cookie, path: "/" } });
      },
      picture: async () =>
        Buffer.from(z.string().parse(await look("GET", "/screenshot")), "base64"),
      end: async () => void (await ask("DELETE", "")),
    };
  }

  async #ask(method: string, path: string, body?: object, limit = COMMAND_MS): Promise<unknown> {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(limit),
    });
    const { value } = reply.parse(await answer.json());
    if (!answer.ok) {
      const { error, message } = failure.parse(value);
      throw new Error(`${method} ${path}: ${error}: ${message}`);
    }
    return value;
  }
}
