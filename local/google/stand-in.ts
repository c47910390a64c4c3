import { createHash, randomUUID } from "node:crypto";
import { defineEmulator } from "emulate";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { z } from "zod";
import { runEmulator, type StandIn } from "../stand-in.ts";
import { chooserPage } from "./page.ts";

/** The OAuth client that Supabase on this machine is registered with. */
export const GOOGLE_CLIENT = {
  id: "rolecall.apps.googleusercontent.com",
  secret: "GOCSPX-local",
} as const;

const ISSUER = "https://accounts.google.com";
const KEY_ID = "stand-in";
const CODE_LIFE_MS = 60_000;

const asked = z.object({
  client_id: z.literal(GOOGLE_CLIENT.id),
  redirect_uri: z.url({ hostname: /^(127\.0\.0\.1|localhost)$/ }),
  response_type: z.literal("code"),
  state: z.string(),
});
const chosen = asked.extend({
  email: z.string().default(""),
  name: z.string().default(""),
  answer: z.enum(["yes", "no"]),
});
const exchange = z.object({
  grant_type: z.literal("authorization_code"),
  client_id: z.literal(GOOGLE_CLIENT.id),
  client_secret: z.literal(GOOGLE_CLIENT.secret),
  code: z.string(),
  redirect_uri: z.string(),
});

type Code = { email: string; name: string; redirectUri: string; madeAt: number };
type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

function idToken(keys: Keys, { email, name }: Code): Promise<string> {
  // The same person has the same number at Google each time.
  const subject = BigInt(`0x${createHash("sha256").update(email).digest("hex").slice(0, 16)}`);
  return new SignJWT({ email, email_verified: true, name })
    .setProtectedHeader({ alg: "RS256", kid: KEY_ID })
    .setIssuer(ISSUER)
    .setAudience(GOOGLE_CLIENT.id)
    .setSubject(String(subject))
    .setIssuedAt()
    .setExpirationTime("1h")
    .sign(keys.privateKey);
}

const emulator = (keys: Keys) =>
  defineEmulator<{ codes: Record<string, Code> }>({
    name: "google",
    state: () => ({ codes: {} }),
    setup({ app, state }) {
      app.get("/google/auth", (c) => {
        const query = asked.safeParse(Object.fromEntries(new URL(c.req.url).searchParams));
        if (!query.success)
          return c.text("Error 400: redirect_uri_mismatch or invalid_client", 400);
        return c.html(chooserPage(query.data));
      });
      app.post("/google/auth", async (c) => {
        const form = chosen.safeParse(await c.req.parseBody());
        if (!form.success) return c.text("Error 400: invalid_request", 400);
        const { redirect_uri, state: flow, email, name, answer } = form.data;
        const back = new URL(redirect_uri);
        back.searchParams.set("state", flow);
        if (answer === "no") back.searchParams.set("error", "access_denied");
        else {
          const code = randomUUID();
          state.codes[code] = {
            email: email.toLowerCase(),
            name,
            redirectUri: redirect_uri,
            madeAt: Date.now(),
          };
          back.searchParams.set("code", code);
        }
        return c.redirect(back.href, 302);
      });
      app.post("/google/token", async (c) => {
        const body = exchange.safeParse(await c.req.parseBody());
        if (!body.success) return c.json({ error: "invalid_request" }, 400);
        const known = state.codes[body.data.code];
        delete state.codes[body.data.code];
        const good =
          known !== undefined &&
          known.redirectUri === body.data.redirect_uri &&
          Date.now() - known.madeAt < CODE_LIFE_MS;
        if (!good) return c.json({ error: "invalid_grant" }, 400);
        return c.json({
          access_token: `ya29.${randomUUID()}`,
          expires_in: 3599,
          token_type: "Bearer",
          scope: "openid email profile",
          id_token: await idToken(keys, known),
        });
      });
      app.get("/google/certs", async (c) => {
        const jwk = await exportJWK(keys.publicKey);
        return c.json({ keys: [{ ...jwk, kid: KEY_ID, alg: "RS256", use: "sig" }] });
      });
    },
  });

/** Google's sign-in: whoever you say you are, you are. */
export const google: StandIn = async (context) => {
  const keys = await generateKeyPair("RS256", { extractable: true });
  return runEmulator(context, emulator(keys), ["/google"]);
};
