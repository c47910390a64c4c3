import { createSocket, type Socket } from "node:dgram";

const IPV4 = 1;

/** A name server on this machine: each name has the IPv4 address that is given and no other, or nothing is answered. */
export async function startNameServer(address: string | null) {
  const asked: number[] = [];
  const socket: Socket = createSocket("udp4", (question, { port }) => {
    // The header's 12 bytes, the name up to its empty label, and the type of record that is asked for.
    const nameEnd = question.indexOf(0, 12) + 1;
    const type = question.readUInt16BE(nameEnd);
    asked.push(type);
    if (address === null) return;
    const answers = type === IPV4 ? 1 : 0;
    const head = Buffer.from([0x81, 0x80, 0, 1, 0, answers, 0, 0, 0, 0]);
    // The same name, of the internet, for a minute, in four bytes.
    const record = [0xc0, 12, 0, IPV4, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split(".").map(Number)];
    socket.send(
      Buffer.concat([
        ...[question.subarray(0, 2), head, question.subarray(12, nameEnd + 4)],
        Buffer.from(answers ? record : []),
      ]),
      port,
    );
  });
  await new Promise<void>((done) => socket.bind(0, "127.0.0.1", done));
  return {
    servers: [`127.0.0.1:${socket.address().port}`],
    asked,
    close: () => new Promise<void>((done) => socket.close(done)),
  };
}
