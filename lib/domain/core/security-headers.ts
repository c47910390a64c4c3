import { Sha256 } from "../text/sha256.ts";
import { routes } from "./routes.ts";
import { THEME_SCRIPT } from "./theme-script.ts";

/** The one inline script of every page that has no nonce: the theme's. */
const THEME_HASH = `'sha256-${base64(new Sha256().update(new TextEncoder().encode(THEME_SCRIPT)).hex())}'`;

function base64(hex: string): string {
  const bytes = hex.match(/../g) ?? [];
  return btoa(bytes.map((byte) => String.fromCharCode(Number.parseInt(byte, 16))).join(""));
}

/** The addresses whose pages may use camera and microphone: the room, its preview, and the sample interview. */
const RECORDS = /^\/(?:(?:i|interviews\/preview)\/|try(?:\/|$))/;

const NOT_FOUND = "/_not-found";

/** The origins of the card form: its script, its pictures, its frames, and what it asks. */
type PaymentSources = {
  scripts: string[];
  pictures: string[];
  frames: string[];
  connects: string[];
  /** Whose frames may ask the browser for a payment: Apple Pay and Google Pay. */
  wallets: string[];
};

/** Stripe's origins, or the one that another script of its shape was configured at. */
export function paymentSources(scriptUrl: string | undefined): PaymentSources {
  if (scriptUrl !== undefined) {
    const { origin } = new URL(scriptUrl);
    const all = [origin];
    return { scripts: all, pictures: all, frames: all, connects: all, wallets: all };
  }
  const scripts = ["https://js.stripe.com", "https://*.js.stripe.com"];
  return {
    scripts: [...scripts, "https://checkout.stripe.com"],
    pictures: ["https://*.stripe.com"],
    frames: [...scripts, "https://hooks.stripe.com", "https://checkout.stripe.com"],
    connects: ["https://api.stripe.com", "https://checkout.stripe.com"],
    wallets: ["https://js.stripe.com", "https://checkout.stripe.com"],
  };
}

/** The origins of the window that connects an ATS: its script's own, and those of the service that the script calls. */
export function connectSources(scriptUrl: string): string[] {
  const { origin, hostname } = new URL(scriptUrl);
  const service = hostname.split(".").slice(-2).join(".");
  return service === "getknit.dev" ? [origin, "https://*.getknit.dev"] : [origin];
}

/** Where the blog's pictures come from: the content service's image server, or what stands in for it. */
export function pictureOrigins(project: string | undefined, address: string | undefined): string[] {
  if (project === undefined) return [];
  return [address === undefined ? "https://cdn.sanity.io" : new URL(address).origin];
}

type Circumstances = {
  /** Fresh and random for every answer. */
  nonce: string;
  /** Hashes of the inline scripts of each prerendered page, as the build computed them. */
  hashes: Record<string, string[]>;
  /** Where pictures come from, beside our own: companies' logos, and the blog's. */
  pictures: string[];
  /** Origins that recordings play from, beside our own. */
  media: string[];
  /** Where the card form comes from; null if nothing is sold. */
  payments: PaymentSources | null;
  /** Origins of the window that connects an ATS, on the page that opens it; none elsewhere. */
  connecting?: string[];
  /** Hot reload evaluates code and listens on a socket. */
  development: boolean;
};

/**
 * The Content-Security-Policy of the page at a pathname. A prerendered page runs scripts by their hashes, every
 * other page by a nonce. All other directives are the same everywhere, because a client navigation keeps the first
 * document's policy, except the page that connects an ATS, which is opened by a full navigation.
 */
export function contentSecurityPolicy(
  pathname: string,
  { nonce, hashes, pictures, media, payments, connecting = [], development }: Circumstances,
): string {
  const scripts = hashes[pathname.replace(/(.)\/$/, "$1")] ?? [
    `'nonce-${nonce}'`,
    THEME_HASH,
    // An unknown address answers with the prerendered 404 page, which has no nonce.
    ...(hashes[NOT_FOUND] ?? []),
    ...(development ? ["'unsafe-eval'"] : []),
  ];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...(payments?.scripts ?? []), ...connecting].join(" "),
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures, ...(payments?.pictures ?? []), ...connecting].join(
      " ",
    ),
    ["media-src 'self' blob:", ...media].join(" "),
    "font-src 'self'",
    [
      "connect-src 'self'",
      ...(payments?.connects ?? []),
      ...connecting,
      ...(development ? ["ws:"] : []),
    ].join(" "),
    "worker-src 'self' blob:",
    ["frame-src 'self'", ...(payments?.frames ?? []), ...connecting].join(" "),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The addresses that hold the card form. */
const SELLS: readonly string[] = [routes.planOnboarding, routes.subscription];

/**
 * The Permissions-Policy of the page at a pathname. Pages that may do more than others are opened by a full
 * navigation, because a client navigation keeps the first document's policy.
 */
export function permissionsPolicy(pathname: string, payments: PaymentSources | null): string {
  const recording = RECORDS.test(pathname) ? "(self)" : "()";
  const wallets = SELLS.includes(pathname.replace(/(.)\/$/, "$1")) ? payments?.wallets : undefined;
  const paying = wallets ? `(self ${wallets.map((origin) => `"${origin}"`).join(" ")})` : "()";
  return `camera=${recording}, microphone=${recording}, geolocation=(), payment=${paying}`;
}
