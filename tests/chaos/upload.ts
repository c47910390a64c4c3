import { Agent } from "node:http";
import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { DefaultHttpStack, Upload } from "tus-js-client";
import { CATCHING_UP_CHUNK } from "#lib/domain/room/room";

/** Counts what goes out over its connections, headers included; each request has a connection of its own. */
class CountingAgent extends Agent {
  readonly #sockets: Socket[] = [];

  override createConnection(...words: Parameters<Agent["createConnection"]>) {
    const socket = super.createConnection(...words);
    if (socket instanceof Socket) this.#sockets.push(socket);
    return socket;
  }

  get sent(): number {
    return this.#sockets.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
  }
}

/**
 * Uploads bytes as the room does, with another client of the same protocol: the same size of requests, from where the server is, until it has them
 * all. @returns bytes that went out, headers and repetitions included
 */
export async function uploadThrough(
  origin: string,
  cookie: string,
  take: { id: string; questionId: string; bytes: Buffer },
): Promise<number> {
  const agent = new CountingAgent({ keepAlive: false });
  const endpoint = `${origin}/api/room/uploads`;
  const send = (begun: boolean) =>
    new Promise<void>((resolve, reject) => {
      new Upload(take.bytes, {
        endpoint,
        uploadUrl: begun ? `${endpoint}/${take.id}` : null,
        uploadLengthDeferred: true,
        chunkSize: CATCHING_UP_CHUNK,
        retryDelays: [],
        storeFingerprintForResuming: false,
        metadata: { take: take.id, question: take.questionId, filetype: "video/webm" },
        headers: { cookie },
        httpStack: new DefaultHttpStack({ agent }),
        onSuccess: () => resolve(),
        onError: reject,
      }).start();
    });
  for (let tries = 0; ; tries++) {
    try {
      await send(tries > 0);
      return agent.sent;
    } catch (error) {
      if (tries > 200) throw error;
      await pause(200);
    }
  }
}
