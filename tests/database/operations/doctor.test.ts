import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { localSecrets } from "#local/launcher/secrets";
import { OBJECT_STORE_KEY } from "#local/object-store/stand-in";
import { standInEnv } from "#local/stand-in-env";
import { startStandIns } from "#local/stand-ins";
import { KEYS as STAND_IN_KEYS } from "#tests/unit/local/support/keys";
import { startTestDatabase, type TestDatabase } from "../support/database.ts";
import { KEYS } from "../support/keys.ts";

type Settings = Record<string, string>;

const CRON_SECRET = "only-for-this-test";
const SCRIPT = "<script>1</script>";
const SCRIPT_HASH = "sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=";

/** A listener on a free port, and its origin. */
async function serve(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

/** What the product answers if the doctor asks it. */
const product = createServer((request, response) => {
  if (request.url === "/")
    return response.setHeader("content-security-policy", `script-src '${SCRIPT_HASH}'`).end(SCRIPT);
  const right = request.headers.authorization === `Bearer ${CRON_SECRET}`;
  return response.writeHead(right ? 200 : 401).end();
});

let db: TestDatabase;
let standIns: Awaited<ReturnType<typeof startStandIns>>;
let settings: Settings;

beforeAll(async () => {
  db = await startTestDatabase();
  const appUrl = await serve(product);
  const probe = createServer();
  const origin = await serve(probe);
  await new Promise((done) => probe.close(done));
  const dataDir = join(process.env.TEST_FOLDER ?? "", randomUUID());
  const context = { origin, appUrl, dataDir, keys: STAND_IN_KEYS };
  standIns = await startStandIns(Number(new URL(origin).port), context);
  settings = {
    APP_URL: appUrl,
    SUPABASE_URL: db.url,
    SUPABASE_PUBLISHABLE_KEY: KEYS.publishable,
    SUPABASE_SECRET_KEY: KEYS.secret,
    SUPABASE_JWT_SECRET: KEYS.jwtSecret,
    MEDIA_S3_ENDPOINT: `${origin}/s3`,
    MEDIA_S3_REGION: "local",
    MEDIA_S3_BUCKET: "candidate-media",
    MEDIA_S3_ACCESS_KEY_ID: OBJECT_STORE_KEY.id,
    MEDIA_S3_SECRET_ACCESS_KEY: OBJECT_STORE_KEY.secret,
    LLM_BASE_URL: `${origin}/llm/v1`,
    LLM_MODEL: "honest",
    CRON_SECRET,
    ...standInEnv(origin, STAND_IN_KEYS, { SPEECH_MODEL: "stand-in" }),
    // Google is set up if the launcher starts it.
    SIGN_IN_PROVIDERS: "",
  };
});
afterAll(async () => {
  await standIns.close();
  await db.close();
  product.close();
});

/** Runs the script as a person does; without names it asks every service. */
function doctor(env: Settings, ...names: string[]): Promise<{ code: number; lines: string[] }> {
  return new Promise((resolve) => {
    const { PATH = "", NODE_COMPILE_CACHE = "" } = process.env;
    execFile(
      process.execPath,
      ["scripts/doctor.ts", ...names],
      { env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: "production", NODE_NO_WARNINGS: "1", ...env } },
      (error, stdout, stderr) =>
        resolve({ code: error ? 1 : 0, lines: (stdout + stderr).trim().split("\n") }),
    );
  });
}

const WRONG = "wrong-but-well-shaped-0123456789";

/** Nobody listens there. */
const NOWHERE = "http://127.0.0.1:1999";

type Fault = { where: string; set: Settings; fails: Record<string, RegExp> };

/**
 * Settings that are wrong at the same time, and what each check has to say of them, in the order of the checks. One run
 * asks all of them, because the script takes seconds to start.
 */
const FAULTS: readonly Fault[] = [
  {
    where: "keys are wrong",
    set: {
      SUPABASE_SECRET_KEY: `${WRONG}-supabase-secret-key`,
      SUPABASE_PUBLISHABLE_KEY: `${WRONG}-supabase-publishable-key`,
      MEDIA_S3_SECRET_ACCESS_KEY: `${WRONG}-media-s3-secret-access-key`,
      MAIL_API_KEY: `${WRONG}-mail-api-key`,
      SMS_AUTH_TOKEN: `${WRONG}-sms-auth-token`,
      STRIPE_SECRET_KEY: `sk_test_${WRONG}`,
      INTERVIEW_PROVIDER: "willo",
      WILLO_API_KEY: `${WRONG}-willo-api-key`,
      STT_API_KEY: `${WRONG}-stt-api-key`,
      PLACES_API_KEY: `${WRONG}-places-api-key`,
      CUSTOMERIO_API_KEY: `${WRONG}-customerio-api-key`,
      KNIT_API_KEY: `${WRONG}-knit-api-key`,
      CRON_SECRET: `${WRONG}-cron-secret`,
    },
    fails: {
      database: /SUPABASE_SECRET_KEY/,
      auth: /SUPABASE_PUBLISHABLE_KEY/,
      buckets: /is SUPABASE_SECRET_KEY wrong/,
      recordings: /403.*: is MEDIA_S3_ACCESS_KEY_ID or MEDIA_S3_SECRET_ACCESS_KEY wrong/,
      mail: /401: is MAIL_API_KEY or MAIL_FROM wrong/,
      texts: /401.*: is SMS_ACCOUNT_SID or SMS_AUTH_TOKEN wrong/,
      stripe: /401.*: is STRIPE_SECRET_KEY wrong/,
      "interview provider": /401.*: is WILLO_API_KEY wrong/,
      "speech to text": /401.*: is STT_API_KEY wrong/,
      cities: /400.*: is PLACES_API_KEY wrong/,
      "customer messaging": /401: is CUSTOMERIO_SITE_ID or CUSTOMERIO_API_KEY wrong/,
      "applicant tracking": /401.*: is KNIT_API_KEY wrong/,
      scheduler: /CRON_SECRET/,
    },
  },
  {
    where: "nothing answers",
    set: {
      SUPABASE_URL: NOWHERE,
      MEDIA_S3_ENDPOINT: NOWHERE,
      MAIL_API_URL: NOWHERE,
      STRIPE_API_URL: NOWHERE,
      STT_BASE_URL: NOWHERE,
      LLM_BASE_URL: NOWHERE,
      SANITY_API_URL: NOWHERE,
      KNIT_API_URL: NOWHERE,
    },
    fails: {
      database: /nothing answers: is SUPABASE_URL wrong/,
      auth: / {2}no answer.*: is SUPABASE_URL wrong/,
      buckets: / {2}no answer.*: is SUPABASE_URL wrong/,
      recordings: /is MEDIA_S3_ENDPOINT or/,
      mail: /is MAIL_API_URL wrong/,
      stripe: / {2}no answer.*: is STRIPE_API_URL wrong/,
      "speech to text": / {2}no answer.*: is STT_BASE_URL wrong/,
      "language model": / {2}no answer.*: is LLM_BASE_URL or/,
      blog: /is SANITY_PROJECT_ID or SANITY_API_URL wrong/,
      "applicant tracking": / {2}no answer.*: is KNIT_API_URL wrong/,
    },
  },
  {
    where: "a service lacks what is asked of it",
    set: {
      SIGN_IN_PROVIDERS: "facebook",
      INTERVIEW_PROVIDER: "willo",
      LLM_MODEL: "unknown",
    },
    fails: {
      auth: /facebook/,
      "interview provider": /no answers/,
      "language model": /404.*: is LLM_BASE_URL or LLM_MODEL wrong/,
    },
  },
  {
    where: "nothing answers at the product's own address",
    set: { APP_URL: NOWHERE },
    fails: {
      stripe: /no webhook endpoint at APP_URL/,
      address: /is APP_URL wrong/,
      scheduler: /is APP_URL wrong/,
    },
  },
];

describe("The doctor", () => {
  it("finds that every service of the local stack works", async () => {
    const { code, lines } = await doctor(settings);
    const states = lines.map((line) => /^(\w+) {2}(.+?) {2,}/.exec(line)?.slice(1).join(" "));
    expect(lines.filter((line) => line.startsWith("fails"))).toEqual([]);
    expect(states.filter((state) => state?.startsWith("works"))).toEqual(
      expect.arrayContaining([
        ...["works settings", "works database", "works auth", "works buckets", "works recordings"],
        ...["works mail", "works texts", "works customer messaging", "works speech to text"],
        ...["works language model", "works cities", "works blog", "works scheduler"],
      ]),
    );
    expect(code).toBe(0);
  });

  it.each(FAULTS)("names each check that fails where $where", async ({ set, fails }) => {
    const { code, lines } = await doctor({ ...settings, ...set }, ...Object.keys(fails));
    for (const line of lines) expect(line).toMatch(/^(works|warns|fails) {2}\S/);
    expect(lines.filter((line) => line.startsWith("fails"))).toEqual(
      Object.entries(fails).map(([check, says]) =>
        expect.stringMatching(new RegExp(`^fails {2}${check}\\b.*${says.source}`)),
      ),
    );
    expect(lines.join()).not.toContain(WRONG);
    expect(code).toBe(1);
  });

  it("takes no other server for Knit", async () => {
    const KNIT_API_URL = new URL("/elsewhere", settings.KNIT_API_URL).href;
    const { code, lines } = await doctor({ ...settings, KNIT_API_URL }, "applicant tracking");
    expect(lines[1]).toMatch(/^fails .*answered 404 is not Knit: is KNIT_API_URL wrong/);
    expect(code).toBe(1);
  });

  it("goes on where the folder of recordings can't be written", async () => {
    const file = join(process.env.TEST_FOLDER ?? "", randomUUID());
    writeFileSync(file, "");
    const bucket = Object.keys(settings).filter((name) => name.startsWith("MEDIA_S3_"));
    const none = Object.fromEntries(bucket.map((name) => [name, ""]));
    const env = { ...settings, ...none, MEDIA_DIR: file };
    const { code, lines } = await doctor(env, "recordings", "mail");
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(
        /^fails {2}recordings .*can't be written \(ENOTDIR\): is MEDIA_DIR wrong/,
      ),
      expect.stringMatching(/^works {2}mail/),
    ]);
    expect(code).toBe(1);
  });

  it("says which migrations are missing, and which are another version's", async () => {
    const history = "supabase_migrations.schema_migrations";
    await db.sql(`insert into ${history} (version, name) values ('99990101000000', 'later')`);
    expect((await doctor(settings, "database")).lines[1]).toMatch(/^warns .*1 migrations/);
    await db.sql(`delete from ${history} where version = '20261123000500'`);
    const { lines, code } = await doctor(settings, "database");
    expect(lines[1]).toMatch(/^fails .*1 migrations are missing/);
    expect(code).toBe(1);
  });

  it("says of each setting that is missing or malformed in a line, and asks nobody then", async () => {
    const { lines, code } = await doctor({ ...settings, APP_URL: "app.example", CRON_SECRET: "x" });
    expect(lines).toEqual([
      expect.stringMatching(/^fails {2}settings .*APP_URL must be/),
      expect.stringMatching(/^fails {2}settings .*CRON_SECRET must have/),
    ]);
    expect(code).toBe(1);
  });

  it("refuses keys of two modes, and asks nobody then", async () => {
    const { lines, code } = await doctor({ ...settings, STRIPE_SECRET_KEY: `sk_live_${WRONG}` });
    expect(lines).toEqual([
      expect.stringMatching(
        /^fails {2}settings .*STRIPE_PUBLISHABLE_KEY is a test key beside a live/,
      ),
    ]);
    expect(code).toBe(1);
  });

  it("is told by --local where the stack of this machine is, and says so where there is none", async () => {
    const dataDir = join(process.env.TEST_FOLDER ?? "", randomUUID());
    const none = await doctor({ DATA_DIR: dataDir }, "--local");
    expect(none).toEqual({ code: 1, lines: [expect.stringMatching(/^Nothing was started with/)] });
    mkdirSync(dataDir);
    localSecrets(dataDir);
    const { port } = new URL(settings.MAIL_API_URL ?? "");
    const { lines } = await doctor({ DATA_DIR: dataDir, STAND_INS_PORT: port }, "--local", "mail");
    expect(lines).toEqual([
      expect.stringMatching(/^works {2}settings/),
      // Another stack's key.
      expect.stringMatching(/^fails {2}mail .*is MAIL_API_KEY or MAIL_FROM wrong/),
    ]);
  });

  it("warns of what is not set, in the words of what is lost", async () => {
    const stripe = { STRIPE_SECRET_KEY: "", STRIPE_PUBLISHABLE_KEY: "", STRIPE_WEBHOOK_SECRET: "" };
    const models = { STT_BASE_URL: "", STT_API_KEY: "", LLM_BASE_URL: "", LLM_MODEL: "" };
    const bare = { ...settings, ...stripe, ...models };
    const services = ["speech to text", "language model", "stripe", "telephone"];
    const { lines, code } = await doctor(bare, ...services);
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^warns {2}stripe .*nothing is sold/),
      expect.stringMatching(/^warns {2}speech to text .*not assessed/),
      expect.stringMatching(/^warns {2}language model .*built-in rubric/),
      expect.stringMatching(
        /^warns {2}telephone .*"Priority phone support" is sold.*take the line/,
      ),
    ]);
    expect(code).toBe(0);
  });
});
