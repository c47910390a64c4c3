import { subscribe } from "node:diagnostics_channel";
import { ServerResponse } from "node:http";

/**
 * Knows every answer that this process is about to give. A server that is told to stop waits for its connections, and a
 * proxy keeps those that have been answered for a minute.
 * @returns ends each connection with its answer, from then on
 */
export function watchConnections(): () => void {
  const open = new Set<ServerResponse>();
  let ending = false;
  subscribe("http.server.request.start", (message) => {
    const { response } = Object(message);
    if (!(response instanceof ServerResponse)) return;
    if (ending) response.shouldKeepAlive = false;
    open.add(response);
    response.once("close", () => open.delete(response));
  });
  return () => {
    ending = true;
    for (const response of open) response.shouldKeepAlive = false;
  };
}
