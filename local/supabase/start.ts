import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import {
  App,
  type IAppConfig,
  InMemoryEmailDriver,
  ResendEmailDriver,
  setExperimental,
} from "@supabase/lite";
import { parse } from "smol-toml";
import { KEEP_ALIVE } from "../keep-alive.ts";
import { withTextOfTemplate } from "./auth-mail.ts";
import { type Database, type DatabasePlace, isAlive, openDatabase } from "./database.ts";
import { mendGoogleCalls } from "./google.ts";
import { type LiteApp, supabaseHandler } from "./listener.ts";
import { REQUIRED_CHARACTERS } from "./passwords.ts";
import { migrate, readMigrations } from "./project.ts";
import { quietly, quietWhileAnswering } from "./request.ts";
import { diskStorage } from "./storage.ts";

const ROOT = resolve(import.meta.dirname, "../..");

type SupabaseOptions = DatabasePlace & {
  /** 0 or nothing: any free port. */
  port?: number;
  /** Where links in auth mails lead. */
  siteUrl: string;
  storageDir: string;
  keys: { jwtSecret: string; publishable: string; secret: string };
  /** Resend's API or its stand-in; without it auth mails stay in memory. */
  mail?: { url: string; key: string; from: string };
  /** Where the Google stand-in and its siblings listen; without it nobody signs in with Google. */
  google?: { standIns: string; clientId: string; secret: string };
  /** Access token life in seconds instead of config.toml's. */
  jwtExpiry?: number;
  migrationsDir?: string;
  log?: (line: string) => void;
};

export type LocalSupabase = {
  url: string;
  app: LiteApp;
  database: Database;
  /** Versions applied by this start. */
  migrated: string[];
  close(): Promise<void>;
};

async function projectConfig(options: SupabaseOptions) {
  const { db: _, ...config } = parse(await readFile(resolve(ROOT, "supabase/config.toml"), "utf8"));
  const auth = {
    ...Object(config.auth),
    site_url: options.siteUrl,
    jwt_secret: options.keys.jwtSecret,
    publishable_key: options.keys.publishable,
    secret_key: options.keys.secret,
    ...(options.google ? { external: { google: googleClient(options) } } : {}),
    ...(options.jwtExpiry ? { jwt_expiry: options.jwtExpiry } : {}),
  };
  return { ...config, auth };
}

function googleClient({ google, port }: SupabaseOptions) {
  const redirect_uri = `http://127.0.0.1:${port}/auth/v1/callback`;
  return { enabled: true, client_id: google?.clientId, secret: google?.secret, redirect_uri };
}

type Answer = ReturnType<typeof supabaseHandler>;

function listen(answer: Answer, options: SupabaseOptions): Promise<Server> {
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE },
    getRequestListener((request, env) => answer(request, env.incoming.socket.remoteAddress)),
  );
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(options.port ?? 0, "127.0.0.1", () => done(server));
  });
}

async function open(options: SupabaseOptions) {
  const database = await openDatabase(options);
  const { mail } = options;
  const email = mail
    ? new ResendEmailDriver({ apiKey: mail.key, from: mail.from, endpoint: `${mail.url}/emails` })
    : new InMemoryEmailDriver();
  const config: IAppConfig = {
    ...(await projectConfig(options)),
    connection: database.connection,
    options: { drivers: { email: withTextOfTemplate(email) }, server: { admin: false } },
  };
  const app: LiteApp = new App(config);
  // Lite reads this setting and has no name for it in its configuration.
  Object.assign(app.config.auth ?? {}, { password_required_characters: REQUIRED_CHARACTERS });
  app._storageAdapter = diskStorage(options.storageDir);
  await quietly(() => app.ensureSystemSchema());
  const folder = options.migrationsDir ?? resolve(ROOT, "supabase/migrations");
  const migrated = await migrate(database, await readMigrations(folder));
  const log = options.log ?? (() => {});
  return {
    app,
    database,
    migrated,
    answer: supabaseHandler(app, database, log, options.google?.standIns),
  };
}

/** Supabase on this machine: migrated, listening on 127.0.0.1, row-level security and grants as hosted. */
export async function startSupabase(options: SupabaseOptions): Promise<LocalSupabase> {
  setExperimental("storage", true);
  quietWhileAnswering();
  if (options.google) mendGoogleCalls(options.google.standIns);
  let running = await open(options);
  let opening: Promise<void> | null = null;
  /** Postgres in WebAssembly can break for good, as a Postgres never does: it's opened again on the same data. */
  const revive = async () => {
    if (options.dataDir === undefined || (await isAlive(running.database))) return;
    options.log?.("The database no longer answered and was started again on the same data.");
    running = await open(options);
  };
  const server = await listen(async (request, peerAddress) => {
    await opening;
    const response = await running.answer(request, peerAddress);
    // Lite knows no table if it can't look for one.
    if (response.status >= 500 || response.status === 404) {
      opening ??= revive().finally(() => {
        opening = null;
      });
    }
    return response;
  }, options);
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    get app() {
      return running.app;
    },
    get database() {
      return running.database;
    },
    migrated: running.migrated,
    async close() {
      await new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      });
      await opening;
      await running.database.connection.close();
    },
  };
}
