import { IncomingMessage, Server, ServerResponse } from "node:http";

/**
 * From here on, every server of this process refuses TRACE. Next turns each request into a `Request`, which can't be a
 * TRACE, so it would answer 500.
 */
export function refuseTrace(): void {
  Server.prototype.emit = new Proxy(Server.prototype.emit, {
    apply: (emit, server, [event, ...rest]: unknown[]) => {
      const [request, response] = rest;
      const traced = request instanceof IncomingMessage && request.method === "TRACE";
      if (event !== "request" || !traced || !(response instanceof ServerResponse)) {
        return Reflect.apply(emit, server, [event, ...rest]);
      }
      response.writeHead(405, { allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS" }).end();
      return true;
    },
  });
}
