import { createServer, type IncomingMessage, type Server } from "node:http";
import { Visitor } from "#local/demo/visitor";

let server: Server;
let appUrl: string;
let seen: IncomingMessage["headers"][];

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    seen.push(request.headers);
    if (request.url === "/in") response.setHeader("set-cookie", ["a=1=; Path=/", "b=2; HttpOnly"]);
    if (request.url === "/out") response.setHeader("set-cookie", "b=; Max-Age=0");
    response.statusCode = request.url === "/no" ? 409 : 200;
    response.end(request.url === "/no" ? '{"error":{"message":"Not now"}}' : '{"ok":true}');
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const address = server.address();
  appUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});

afterEach(() => new Promise((closed) => server.close(closed)));

describe("a visitor of the demo", () => {
  it("comes from a place of its own and names the page it is on", async () => {
    await new Visitor(appUrl, "10.0.0.7").send("POST", "/", {});
    expect(seen[0]).toMatchObject({ origin: appUrl, "x-forwarded-for": "10.0.0.7" });
  });

  it("keeps its cookies, and forgets the ones it is told to forget", async () => {
    const visitor = new Visitor(appUrl, "10.0.0.7");
    await visitor.send("POST", "/in", {});
    await visitor.send("POST", "/out", {});
    await visitor.send("POST", "/", {});
    expect(seen.map((headers) => headers.cookie)).toEqual([undefined, "a=1=; b=2", "a=1="]);
  });

  it("says what the app said when it is refused", async () => {
    const refused = new Visitor(appUrl, "10.0.0.7").send("PUT", "/no", {});
    await expect(refused).rejects.toThrow(/PUT \/no answered 409: .*Not now/);
  });
});
