import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { z } from "zod";
import { knit } from "#local/knit/stand-in";
import { KEYS } from "#tests/unit/local/support/keys";

const APPLICATIONS =
  /<li id="(app_[^"]+)"><strong>([^<]*)<\/strong> · ([^\n<]*)[\s\S]*?<\/li>(?=<li id="app_|<\/ol>)/g;

export type Ats = {
  /** The names of tools that were called, in order. */
  calls: string[];
  /** The next calls of a tool fail, as many as are given. */
  fail(kind: string, tool: string, left?: number): Promise<void>;
  /** What else happens while the next call of a tool waits for its answer. */
  during(tool: string, act: () => Promise<void>): void;
  /** Somebody connects an ATS in the window. */
  connect(ownerId: string, appId?: string): Promise<string>;
  end(integrationId: string): Promise<void>;
  deleteJob(integrationId: string, jobId: string): Promise<void>;
  /** Who arrived: name, job, and the names of their files. */
  arrived(): Promise<{ name: string; job: string; files: string[] }[]>;
  close(): Promise<void>;
};

/** The stand-in of Knit on a port of its own; the settings that workflows read name it. */
export async function startAts(folder: string): Promise<Ats> {
  const calls: string[] = [];
  let fetchOf: ((request: Request) => Promise<Response>) | undefined;
  const meanwhile = new Map<string, () => Promise<void>>();
  const server = createServer(
    getRequestListener(async (request) => {
      const tool = /\/v1\.0\/(.+)$/.exec(new URL(request.url).pathname)?.[1];
      if (tool) calls.push(tool);
      const answer = (await fetchOf?.(request)) ?? new Response(null, { status: 503 });
      const act = meanwhile.get(tool ?? "");
      meanwhile.delete(tool ?? "");
      await act?.();
      return answer;
    }),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const running = await knit({
    // Other files of tests have stand-ins of their own beside it.
    origin,
    appUrl: "http://127.0.0.1:9",
    dataDir: mkdtempSync(join(folder, "knit-")),
    keys: KEYS,
  });
  fetchOf = running.fetch;
  Object.assign(process.env, { KNIT_API_URL: `${origin}/knit/v1.0`, KNIT_API_KEY: KEYS.knit });

  const form = (path: string, fields: Record<string, string> = {}) =>
    fetch(`${origin}/knit/${path}`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams(fields),
    }).then((answer) => answer.text());
  const made = z.object({ integrationDetails: z.object({ integrationId: z.string() }) });
  const opened = z.object({ msg: z.object({ token: z.string() }) });
  return {
    calls,
    fail: async (kind, tool, left = 1) => {
      await form("fault", { kind, tool, left: String(left) });
    },
    during: (tool, act) => {
      meanwhile.set(tool, act);
    },
    async connect(ownerId, appId = "greenhouse") {
      const session = await fetch(`${origin}/knit/v1.0/auth.createSession`, {
        method: "POST",
        headers: { authorization: `Bearer ${KEYS.knit}` },
        body: JSON.stringify({
          originOrgId: ownerId,
          originOrgName: "B",
          originUserEmail: "e",
          originUserName: "n",
        }),
      });
      const { token } = opened.parse(await session.json()).msg;
      const answer = await fetch(`${origin}/knit/window/connect`, {
        method: "POST",
        body: JSON.stringify({ token, appId }),
      });
      return made.parse(await answer.json()).integrationDetails.integrationId;
    },
    end: async (integrationId) => {
      await form(`end/${integrationId}`);
    },
    deleteJob: async (integrationId, jobId) => {
      await form(`delete-job/${integrationId}`, { job: jobId });
    },
    async arrived() {
      const page = await (await fetch(`${origin}/knit`)).text();
      return [...page.matchAll(APPLICATIONS)].map(([text, , name = "", job = ""]) => ({
        name,
        job,
        files: [...text.matchAll(/href="\/knit\/files\/[^"]+">([^<]+)</g)].map(
          ([, file = ""]) => file,
        ),
      }));
    },
    async close() {
      await running.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
