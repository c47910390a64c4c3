import { join } from "node:path";
import { setUpWebhook, webhookAddress } from "#lib/vendors/interview-provider/willo-webhook";
import { clockOf, liveBy } from "#local/clock";
import { GOOGLE_CLIENT } from "#local/google/stand-in";
import { buildNeeded, builtCspHashes } from "#local/launcher/build";
import { checkDataDir, checkPorts } from "#local/launcher/checks";
import { demoOnce } from "#local/launcher/demo";
import { localModelLine } from "#local/launcher/local-models";
import { takeLock } from "#local/launcher/lock";
import { onParentGone } from "#local/launcher/parent";
import { Refusal } from "#local/launcher/refusal";
import { localSecrets } from "#local/launcher/secrets";
import { ROOT, readPlaces, serverSettings } from "#local/launcher/settings";
import { startSpeech } from "#local/launcher/speech";
import { startSweeping } from "#local/launcher/sweep";
import { startWebServer } from "#local/launcher/web-server";
import { startStandIns } from "#local/stand-ins";
import { startSupabase } from "#local/supabase/start";
import { makePictures } from "./build/pictures.ts";
import { build } from "./build.ts";

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Undone in reverse order, whatever stops the start. */
const undo: (() => unknown)[] = [];
let stopping: Promise<never> | undefined;

function stop(code: number): Promise<never> {
  stopping ??= (async () => {
    for (const step of undo.reverse()) await step();
    return process.exit(code);
  })();
  return stopping;
}

async function start(): Promise<void> {
  const places = readPlaces(process.env, process.argv.includes("--dev"));
  const { dataDir, ports, appUrl, standInsUrl, dev } = places;
  checkDataDir(dataDir);
  undo.push(takeLock(dataDir, appUrl));
  const clock = clockOf(dataDir);
  liveBy(clock, globalThis);
  undo.push(onParentGone(() => stop(0)));
  await checkPorts(ports);
  const secrets = localSecrets(dataDir);
  await makePictures(join(ROOT, "public"));
  if (!dev && buildNeeded()) {
    say("Building, as the sources are new or have changed…");
    await build();
  }
  const speech = await startSpeech(places);
  undo.push(() => speech.stop());
  const settings = {
    ...serverSettings(places, secrets, dev ? "{}" : builtCspHashes()),
    ...speech.settings,
  };

  const context = {
    origin: standInsUrl,
    appUrl,
    dataDir: join(dataDir, "stand-ins"),
    keys: secrets,
    moveClock: clock.move,
  };
  const standIns = await startStandIns(ports.STAND_INS_PORT, context);
  undo.push(() => standIns.close());
  if (settings.INTERVIEW_PROVIDER === "willo") {
    const account = { url: settings.WILLO_API_URL ?? "", key: secrets.willo.key };
    await setUpWebhook(account, webhookAddress(appUrl, secrets.willo.webhook));
  }
  const supabase = await startSupabase({
    port: ports.SUPABASE_PORT,
    dataDir: join(dataDir, "db"),
    storageDir: join(dataDir, "storage"),
    siteUrl: appUrl,
    keys: {
      jwtSecret: secrets.jwtSecret,
      publishable: secrets.publishableKey,
      secret: secrets.secretKey,
    },
    google: { standIns: standInsUrl, clientId: GOOGLE_CLIENT.id, secret: GOOGLE_CLIENT.secret },
    mail: { url: standInsUrl, key: secrets.mail, from: settings.MAIL_FROM ?? "" },
    log: say,
  });
  undo.push(() => supabase.close());
  const server = await startWebServer(places, settings);
  undo.push(() => server.stop());
  server.exited.then((how) => {
    if (stopping) return;
    console.error(
      `The web server stopped (${how}), so everything stops: start again with npm start.`,
    );
    stop(1);
  });
  undo.push(startSweeping(appUrl, secrets.cron));

  say(`\n  Rolecall   ${appUrl}\n  Inbox      http://localhost:${ports.STAND_INS_PORT}/inbox`);
  if (settings.INTERVIEW_PROVIDER === "willo") {
    say(`  Willo      http://localhost:${ports.STAND_INS_PORT}/willo`);
  }
  say(`  ${speech.line}`);
  const modelLine = await localModelLine(settings.LLM_BASE_URL);
  if (modelLine) say(`  ${modelLine}`);
  try {
    const demo = await demoOnce(places, settings, say);
    if (demo)
      say(`  Candidate  ${demo.candidateLink}\n  Sign in    ${demo.email}  ${demo.password}`);
  } catch (failure) {
    const reason = String(failure instanceof Error ? failure.message : failure).slice(0, 200);
    if (!stopping)
      say(`  The demo company is not complete (${reason}): the next start goes on with it.`);
  }
  say(`\n  Ctrl-C stops everything; the data stays in ${dataDir}.\n`);
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => stop(0));
start().catch((failure: unknown) => {
  if (stopping) return;
  console.error(failure instanceof Refusal ? failure.message : failure);
  stop(1);
});
