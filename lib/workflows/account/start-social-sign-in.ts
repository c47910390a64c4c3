import type { Db } from "#lib/data/db";
import {
  CALLBACKS,
  type CallbackFlow,
  type SignInProvider,
} from "#lib/domain/account/after-sign-in";
import { providerAddress } from "#lib/vendors/accounts/providers";

const PARAMETERS: Record<CallbackFlow, Record<string, string>> = {
  oauth: { prompt: "select_account" },
  processing: { access_type: "offline", prompt: "consent" },
};

/** Where to send the browser to sign in with another service. */
export async function startSocialSignIn(
  db: Db,
  { provider, flow }: { provider: SignInProvider; flow: CallbackFlow },
  appUrl: string,
): Promise<{ url: string }> {
  const facebook = provider === "facebook";
  const url = await providerAddress(db, provider, {
    redirectTo: `${appUrl}${CALLBACKS[facebook ? "processing" : flow]}`,
    queryParams: facebook ? { display: "popup" } : PARAMETERS[flow],
  });
  return { url };
}
