/**
 * Has Willo tell APP_URL of new answers, in the account of WILLO_API_KEY: `npm run willo:setup`. Running it again changes
 * nothing; with another WILLO_WEBHOOK_TOKEN it puts that one in the place of the old.
 */
import { EnvError, parseServerEnv } from "#lib/env/server";
import { setUpWebhook, webhookAddress } from "#lib/vendors/interview-provider/willo-webhook";

try {
  const env = parseServerEnv({ ...process.env, INTERVIEW_PROVIDER: "willo" });
  const { APP_URL, WILLO_API_URL: url, WILLO_API_KEY: key = "", WILLO_WEBHOOK_TOKEN = "" } = env;
  const outcome = await setUpWebhook({ url, key }, webhookAddress(APP_URL, WILLO_WEBHOOK_TOKEN));
  console.log(`${"Willo's webhook".padEnd(18)} ${outcome}`);
} catch (failure) {
  if (failure instanceof EnvError) console.error(`A setting is wrong: ${failure.message}`);
  else console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}
