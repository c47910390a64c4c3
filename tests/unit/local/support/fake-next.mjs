import { createServer } from "node:http";

// Called as Next is: `start -p <port> -H <host>`.
const [, , , , port, , host] = process.argv;
createServer((_request, response) => response.end(String(process.pid))).listen(Number(port), host);
