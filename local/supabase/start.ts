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
import { type Database, type DatabasePlace, openDatabase } from "./database.ts";
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

function listen(app: LiteApp, database: Database, options: SupabaseOptions): Promise<Server> {
  const log = options.log ?? (() => {});
  const answer = supabaseHandler(app, database, log, options.google?.standIns);
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE },
    getRequestListener((request, env) => answer(request, env.incoming.socket.remoteAddress)),
  );
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(options.port ?? 0, "127.0.0.1", () => done(server));
  });
}

/** Supabase on this machine: migrated, listening on 127.0.0.1, row-level security and grants as hosted. */
export async function startSupabase(options: SupabaseOptions): Promise<LocalSupabase> {
  setExperimental("storage", true);
  quietWhileAnswering();
  if (options.google) mendGoogleCalls(options.google.standIns);
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
  const server = await listen(app, database, options);
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    app,
    database,
    migrated,
    async close() {
      await new Promise((done) => {
        server.close(done);
        server.closeAllConnections();
      });
      await database.connection.close();
    },
  };
}
