import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Refusal, systemCode } from "./refusal.ts";

const random = () => randomBytes(32).toString("base64url");

const schema = z.object({
  jwtSecret: z.string().min(32),
  publishableKey: z.string().startsWith("sb_publishable_"),
  secretKey: z.string().startsWith("sb_secret_"),
  cron: z.string().min(16),
  mail: z.string().min(16),
  mailWebhook: z.string().startsWith("whsec_"),
  sms: z.object({ sid: z.string().startsWith("AC"), token: z.string().min(16) }),
  willo: z.object({ key: z.string().min(16), webhook: z.string().min(32) }),
  customerio: z.object({ siteId: z.string(), apiKey: z.string().min(16) }),
  knit: z.string().min(16),
  stripe: z.object({
    secret: z.string().startsWith("sk_test_"),
    publishable: z.string().startsWith("pk_test_"),
    webhook: z.string().startsWith("whsec_"),
  }),
});

export type Secrets = z.infer<typeof schema>;

/** This machine's own secrets, made at the first start: none is in the repository and none is shared. */
export function localSecrets(dataDir: string): Secrets {
  const file = join(dataDir, "secrets.json");
  let kept: unknown = {};
  try {
    kept = JSON.parse(readFileSync(file, "utf8"));
  } catch (thrown) {
    if (systemCode(thrown) !== "ENOENT") {
      throw new Refusal(`${file} can't be read: delete it, people then sign in again.`);
    }
  }
  const fresh = {
    jwtSecret: random(),
    publishableKey: `sb_publishable_${random()}`,
    secretKey: `sb_secret_${random()}`,
    cron: random(),
    mail: `re_${random()}`,
    mailWebhook: `whsec_${randomBytes(24).toString("base64")}`,
    sms: { sid: `AC${randomBytes(16).toString("hex")}`, token: random() },
    willo: { key: random(), webhook: random() },
    customerio: { siteId: "local", apiKey: random() },
    knit: random(),
    stripe: {
      secret: `sk_test_${random()}`,
      publishable: `pk_test_${random()}`,
      webhook: `whsec_${random()}`,
    },
  };
  // A secret that a later version adds joins those already there.
  const secrets = schema.parse({ ...fresh, ...Object(kept) });
  const text = JSON.stringify(secrets, null, 2);
  if (text !== JSON.stringify(kept, null, 2)) {
    writeFileSync(`${file}.part`, text, { mode: 0o600 });
    renameSync(`${file}.part`, file);
  }
  return secrets;
}
