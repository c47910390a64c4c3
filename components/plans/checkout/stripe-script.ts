import type { Stripe } from "@stripe/stripe-js";
// The package's root would load the script wherever it is imported.
import { loadStripe } from "@stripe/stripe-js/pure";

/** Where the card form comes from. `scriptUrl` is loaded before Stripe's own script, if there is one. */
export type StripeSource = { publishableKey: string; scriptUrl: string | null };

let loading: Promise<Stripe> | undefined;

/** Stripe for this page, loaded once. A failure is forgotten, so that the next try can work. */
export function stripeOf(source: StripeSource): Promise<Stripe> {
  loading ??= load(source).catch((failure: unknown) => {
    loading = undefined;
    throw failure;
  });
  return loading;
}

async function load({ publishableKey, scriptUrl }: StripeSource): Promise<Stripe> {
  if (scriptUrl !== null) await addScript(scriptUrl);
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw new Error("Stripe needs a browser");
  return stripe;
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("The payment script didn't load"));
    };
    document.head.append(script);
  });
}
