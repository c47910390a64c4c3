import { createServer, request } from "node:http";
import { refuseTrace } from "#lib/http/refuse-trace";

describe("A server", () => {
  it("refuses TRACE itself and hands on everything else", async () => {
    refuseTrace();
    const asked: (string | undefined)[] = [];
    const server = createServer((incoming, answer) => {
      asked.push(incoming.method);
      answer.end();
    });
    await new Promise<void>((listens) => {
      server.listen(0, "127.0.0.1", listens);
    });
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const status = (method: string) =>
      new Promise((answer, fail) => {
        request({ port, host: "127.0.0.1", method, agent: false }, (response) => {
          response.resume().once("end", () => answer(response.statusCode));
        })
          .once("error", fail)
          .end();
      });
    expect([await status("TRACE"), await status("GET"), await status("OPTIONS")]).toEqual([
      405, 200, 200,
    ]);
    expect(asked).toEqual(["GET", "OPTIONS"]);
    server.close();
  });
});
