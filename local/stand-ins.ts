import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { content } from "./content/stand-in.ts";
import { customerio } from "./customerio/stand-in.ts";
import { google } from "./google/stand-in.ts";
import { KEEP_ALIVE } from "./keep-alive.ts";
import { knit } from "./knit/stand-in.ts";
import { languageModel } from "./language-model/stand-in.ts";
import { mail } from "./mail/stand-in.ts";
import { objectStore } from "./object-store/stand-in.ts";
import { places } from "./places/stand-in.ts";
import { sms } from "./sms/stand-in.ts";
import { speechToText } from "./speech-to-text/stand-in.ts";
import type { StandIn, StandInContext } from "./stand-in.ts";
import { stripe } from "./stripe/stand-in.ts";
import { webhookConsumer } from "./webhook-consumer/stand-in.ts";
import { willo } from "./willo/stand-in.ts";

/** Every stand-in of the local stack; a new one is one line here and one in `stand-in-env.ts`. */
const STAND_INS: readonly StandIn[] = [
  mail,
  sms,
  google,
  willo,
  speechToText,
  languageModel,
  places,
  stripe,
  objectStore,
  content,
  customerio,
  webhookConsumer,
  knit,
];

const NOBODY = `No stand-in answers here. Their pages:
/inbox       every mail that was sent
/sms         every text that was sent, and phones that answer
/stripe      payment, and the clock
/customerio  what customer messaging was told
/webhooks    a company's own system
/knit        a company's ATS
/willo       interviews at Willo
`;

/** Starts them all behind one listener on 127.0.0.1. */
export async function startStandIns(port: number, context: StandInContext) {
  const running = await Promise.all(STAND_INS.map((start) => start(context)));
  const serving = (path: string) =>
    running.find(({ paths }) => paths.some((p) => path === p || path.startsWith(`${p}/`)));
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE },
    getRequestListener(
      (request) =>
        serving(new URL(request.url).pathname)?.fetch(request) ??
        new Response(NOBODY, { status: 404 }),
    ),
  );
  await new Promise<void>((done, fail) => {
    server.once("error", fail);
    server.listen(port, "127.0.0.1", done);
  });
  return {
    async close() {
      await new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      });
      await Promise.all(running.map((standIn) => standIn.close()));
    },
  };
}
