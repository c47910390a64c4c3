import { startWebServer } from "#local/launcher/web-server";

const [, , port, dataDir = ""] = process.argv;
const PORT = Number(port);
const ports = { PORT, SUPABASE_PORT: PORT + 1, STAND_INS_PORT: PORT + 2, SPEECH_PORT: PORT + 3 };
const server = await startWebServer(
  { dev: false, dataDir, ports },
  {},
  "tests/unit/local/support/fake-next.mjs",
);
server.exited.then((how) => process.stdout.write(`stopped: ${how}\n`));
process.stdout.write("listening\n");
setInterval(() => {}, 1000);
