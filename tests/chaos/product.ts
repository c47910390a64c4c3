import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtCspHashes } from "#local/launcher/build";
import { localSecrets } from "#local/launcher/secrets";
import { readPlaces, serverSettings } from "#local/launcher/settings";
import { startWebServer, type WebServer } from "#local/launcher/web-server";
import { startStandIns } from "#local/stand-ins";
import { startSupabase } from "#local/supabase/start";

/** One of the web servers: where it listens, and a way to end it as a power cut would. It starts again by itself. */
export type Target = { port: number; isUp(): boolean; kill(): void };

export type Product = {
  settings: Record<string, string>;
  targets: readonly Target[];
  /** Resolves when every web server that was killed is there again. */
  isReady(): Promise<void>;
  close(): Promise<void>;
};

/**
 * The production build with a database and a data folder of its own, served by one or two web servers side by side. The
 * database is PGlite, whose transactions come one after another, or the Postgres at an address.
 */
export async function startProduct(count: 1 | 2 = 2, databaseUrl?: string): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), "rolecall-chaos-"));
  const places = readPlaces({ ...process.env, DATA_DIR: dataDir, SPEECH_MODEL: "stand-in" }, false);
  const secrets = localSecrets(dataDir);
  const settings = serverSettings(places, secrets, builtCspHashes());
  const standIns = await startStandIns(places.ports.STAND_INS_PORT, {
    origin: places.standInsUrl,
    appUrl: places.appUrl,
    dataDir: join(dataDir, "stand-ins"),
    keys: secrets,
  });
  const supabase = await startSupabase({
    port: places.ports.SUPABASE_PORT,
    ...(databaseUrl ? { databaseUrl } : { dataDir: join(dataDir, "db") }),
    storageDir: join(dataDir, "storage"),
    siteUrl: places.appUrl,
    keys: {
      jwtSecret: secrets.jwtSecret,
      publishable: secrets.publishableKey,
      secret: secrets.secretKey,
    },
  });
  const { PORT } = places.ports;
  const ports = [PORT, PORT + 3].slice(0, count);
  const servers = await Promise.all(
    ports.map((port) => {
      const own = { ...places, ports: { ...places.ports, PORT: port } };
      return startServer(() => startWebServer(own, settings), port);
    }),
  );
  return {
    settings,
    targets: servers,
    async isReady() {
      for (const server of servers) await server.isReady();
    },
    async close() {
      for (const server of servers) await server.close();
      await supabase.close();
      await standIns.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startServer(start: () => Promise<WebServer>, port: number) {
  let running = Promise.resolve(await start());
  let up = true;
  return {
    port,
    isUp: () => up,
    kill() {
      up = false;
      running = running.then(async (server) => {
        await server.kill();
        const next = await start();
        up = true;
        return next;
      });
    },
    async isReady() {
      await running;
    },
    async close() {
      await (await running).stop();
    },
  };
}
