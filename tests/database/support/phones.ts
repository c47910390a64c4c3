import { randomUUID } from "node:crypto";
import { createServer } from "node:http";

type SentText = { sid: string; to: string; from: string; body: string; callback: string };

/** What the next calls meet: a clear no, no connection's worth of an answer, or one that is lost after the text has gone. */
export type TextFault = "429" | "500" | "lost" | "stopped";

export type Phones = {
  /** What arrived, in order. */
  sent: SentText[];
  /** The next call meets this. */
  fault(kind: TextFault): void;
  close(): Promise<void>;
};

/** A text service that keeps what it is given, as ours does, and the settings that lead to it. */
export async function startPhones(): Promise<Phones> {
  const sent: SentText[] = [];
  const faults: TextFault[] = [];
  const shown = ({ sid, to, body }: SentText) => ({ sid, to, body, status: "queued" });
  const server = createServer(async (request, response) => {
    let form = "";
    for await (const chunk of request) form += chunk;
    const answer = (status: number, body: object) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
    const fields = new URLSearchParams(form);
    if (request.method === "GET") {
      const to = new URL(request.url ?? "", "http://x").searchParams.get("To");
      return answer(200, { messages: sent.filter((text) => text.to === to).map(shown) });
    }
    const fault = faults.shift();
    if (fault === "429" || fault === "500") return answer(Number(fault), { code: 20429 });
    if (fault === "stopped") return answer(400, { code: 21610 });
    const value = (name: string) => fields.get(name) ?? "";
    const text = {
      sid: `SM${randomUUID().replaceAll("-", "")}`,
      to: value("To"),
      from: value("From"),
      body: value("Body"),
      callback: value("StatusCallback"),
    };
    sent.push(text);
    if (fault === "lost") return response.destroy();
    return answer(201, shown(text));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  Object.assign(process.env, {
    SMS_API_URL: `http://127.0.0.1:${port}`,
    SMS_ACCOUNT_SID: "AC1",
    SMS_AUTH_TOKEN: "only-for-tests-16",
    SMS_FROM: "+15005550006",
    SMS_REGISTERED: "yes",
  });
  return {
    sent,
    fault: (kind) => faults.push(kind),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
