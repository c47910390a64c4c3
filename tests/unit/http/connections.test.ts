import channel from "node:diagnostics_channel";
import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { watchConnections } from "#lib/jobs/connections";

const subscribe = jest.spyOn(channel, "subscribe");

/** The channel belongs to the process, which other tests' servers share. */
afterAll(() => {
  for (const [name, listener] of subscribe.mock.calls) {
    expect(channel.unsubscribe(name, listener)).toBe(true);
  }
  expect(channel.hasSubscribers("http.server.request.start")).toBe(false);
});

/** A server whose answers wait, and a proxy that keeps its connections to it. */
async function started() {
  const asked = Promise.withResolvers<() => void>();
  const server = createServer((_request, response) => {
    asked.resolve(() => response.end("done"));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const agent = new Agent({ keepAlive: true });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const answer = new Promise<IncomingMessage>((resolve) =>
    request({ host: "127.0.0.1", port, agent }, resolve).end(),
  );
  return { server, agent, answer, letGo: await asked.promise };
}

it("A server keeps connections for a proxy until it is told to stop, then ends each with its answer", async () => {
  const endConnections = watchConnections();
  const before = await started();
  before.letGo();
  const kept = await before.answer;
  expect([await text(kept), kept.headers.connection]).toEqual(["done", "keep-alive"]);
  before.agent.destroy();
  before.server.close();

  const { server, agent, answer, letGo } = await started();
  endConnections();
  const closed = new Promise((resolve) => server.close(resolve));
  letGo();
  const last = await answer;
  expect([await text(last), last.headers.connection]).toEqual(["done", "close"]);
  await closed;
  agent.destroy();
});
