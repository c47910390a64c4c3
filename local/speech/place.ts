import { isIPv4 } from "node:net";

const isLoopback = (host: string) =>
  host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));

/** Where the service listens. @throws Error if others could reach it without a key */
export function placeOf({
  SPEECH_HOST,
  SPEECH_PORT,
  SPEECH_KEY,
}: Readonly<Record<string, string | undefined>>): { host: string; port: number } {
  const host = SPEECH_HOST || "127.0.0.1";
  if (!SPEECH_KEY && !isLoopback(host)) {
    throw new Error(`SPEECH_HOST=${host} opens it to the network, so it needs a SPEECH_KEY`);
  }
  return { host, port: Number(SPEECH_PORT || 3003) };
}
