import { existsSync } from "node:fs";
import { join } from "node:path";
import { clockOf, liveBy } from "#local/clock";
import { builtCspHashes } from "#local/launcher/build";
import { Refusal } from "#local/launcher/refusal";
import { localSecrets } from "#local/launcher/secrets";
import { type Places, readPlaces, serverSettings } from "#local/launcher/settings";
import { recognizerKey } from "#local/launcher/speech";

const PATIENCE_MS = 2_000;

/** The recognizer that runs beside the local stack; nothing if none does. */
async function recognizer({ ports, given }: Places): Promise<Record<string, string>> {
  const origin = `http://127.0.0.1:${ports.SPEECH_PORT}`;
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const there = await fetch(`${origin}/health`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
  return there ? { STT_BASE_URL: `${origin}/v1`, STT_API_KEY: recognizerKey(given) } : {};
}

/**
 * The settings of the stack that `npm start` runs on this machine, whose clock this process then follows.
 * @throws Refusal if none was ever started here
 */
export async function localSettings(
  environment: Record<string, string | undefined>,
): Promise<Record<string, string>> {
  const places = readPlaces(environment, false);
  if (!existsSync(join(places.dataDir, "secrets.json")))
    throw new Refusal(`Nothing was started with ${places.dataDir}: run npm start beside this.`);
  liveBy(clockOf(places.dataDir), globalThis);
  const settings = serverSettings(places, localSecrets(places.dataDir), builtCspHashes());
  return settings.STT_BASE_URL ? settings : { ...settings, ...(await recognizer(places)) };
}
