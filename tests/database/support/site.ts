import { createServer } from "node:http";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";

const mail = z.object({
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  reply_to: z.array(z.string()).default([]),
  headers: z.record(z.string(), z.string()).default({}),
  attachments: z.array(z.object({ filename: z.string(), content: z.string() })).default([]),
});

type SentMail = z.infer<typeof mail> & { key: string };

export type Site = {
  appUrl: string;
  linkSecret: string;
  sent: SentMail[];
  /** The next mails are refused, as many as are given. */
  refuse(times: number): void;
  close(): Promise<void>;
};

/** The settings that workflows read, and a mail service that keeps what it is given, once for each key, and refuses a key with
 * another text, as ours does. */
export async function startSite(mediaDir: string): Promise<Site> {
  const sent: SentMail[] = [];
  let refusals = 0;
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const key = String(request.headers["idempotency-key"]);
    if (refusals > 0) {
      refusals -= 1;
      response.writeHead(500).end();
      return;
    }
    const asked = { ...mail.parse(JSON.parse(body)), key };
    const earlier = sent.find((known) => known.key === key);
    if (earlier && !isDeepStrictEqual(earlier, asked)) {
      response.writeHead(409).end('{"name":"invalid_idempotent_request"}');
      return;
    }
    if (!earlier) sent.push(asked);
    response.writeHead(200, { "content-type": "application/json" }).end(`{"id":"${key}"}`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const site = { appUrl: "https://rolecall.test", linkSecret: "a secret that nobody knows" };
  Object.assign(process.env, {
    APP_URL: site.appUrl,
    SUPABASE_URL: "http://127.0.0.1:9",
    SUPABASE_PUBLISHABLE_KEY: "x",
    SUPABASE_SECRET_KEY: "x",
    MEDIA_DIR: mediaDir,
    MAIL_API_URL: `http://127.0.0.1:${port}`,
    MAIL_API_KEY: "key",
    MAIL_FROM: "Rolecall <hello@rolecall.test>",
    CRON_SECRET: "a secret of sixteen",
  });
  return {
    ...site,
    sent,
    refuse: (times) => {
      refusals = times;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
