import { IncomingMessage, Server, ServerResponse } from "node:http";

/**
 * From here on this process refuses TRACE, on every server that it has: Next makes a `Request` of whatever comes, and no
 * `Request` may be a TRACE, so that it would answer 500.
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
