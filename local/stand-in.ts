import { createEmulator, type EmulatorDefinition } from "emulate";
import { keptFile } from "./persisted-file.ts";

/** A stand-in for one outside service: answers requests whose path begins with one of `paths`. */
export type RunningStandIn = {
  paths: readonly string[];
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
};

/** What a stand-in may know when it starts. */
export type StandInContext = {
  /** `http://127.0.0.1:3002`, the address all of them share. */
  origin: string;
  appUrl: string;
  /** Its state is kept here. */
  dataDir: string;
  keys: StandInKeys;
  /** Moves the clock that the whole stack lives by, by milliseconds; nothing if there is none. */
  moveClock?: (ms: number) => Promise<void>;
};

/** What the product presents to them, and they to the product. */
export type StandInKeys = {
  mail: string;
  mailWebhook: string;
  sms: { sid: string; token: string };
  willo: { key: string; webhook: string };
  customerio: { siteId: string; apiKey: string };
  knit: string;
  stripe: { secret: string; publishable: string; webhook: string };
};

export type StandIn = (context: StandInContext) => Promise<RunningStandIn>;

/** Runs an emulator without a port of its own, its state in `<dataDir>/<name>.json`. */
export async function runEmulator<State extends object>(
  context: StandInContext,
  emulator: EmulatorDefinition<State>,
  paths: readonly string[],
): Promise<RunningStandIn> {
  const running = await createEmulator<State>({
    service: emulator,
    listen: false,
    baseUrl: context.origin,
    persistence: keptFile(`${context.dataDir}/${emulator.name}.json`),
  });
  return { paths, fetch: (request) => running.fetch(request), close: () => running.close() };
}
