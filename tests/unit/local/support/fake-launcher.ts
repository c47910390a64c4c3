import { startWebServer } from "#local/launcher/web-server";

const PORT = Number(process.argv[2]);
const ports = { PORT, SUPABASE_PORT: PORT + 1, STAND_INS_PORT: PORT + 2 };
const server = await startWebServer(
  { dev: false, ports },
  {},
  "tests/unit/local/support/fake-next.mjs",
);
server.exited.then((how) => process.stdout.write(`stopped: ${how}\n`));
process.stdout.write("listening\n");
setInterval(() => {}, 1000);
