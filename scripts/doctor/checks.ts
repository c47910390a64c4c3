import { languageModel, speech } from "./models.ts";
import type { Check } from "./outcome.ts";
import { address, scheduler, telephone } from "./site.ts";
import { buckets, recordings } from "./storage.ts";
import { stripe } from "./stripe.ts";
import { auth, database } from "./supabase.ts";
import { ats, content, interviewProvider, mail, messaging, places, transcoder } from "./vendors.ts";

/** Every service of a deployment, in the order in which docs/deploying.md sets them up; a new one is one line here. */
export const CHECKS: readonly Check[] = [
  { name: "database", ask: database },
  { name: "auth", ask: auth },
  { name: "buckets", ask: buckets },
  { name: "recordings", ask: recordings },
  { name: "mail", ask: mail },
  { name: "stripe", ask: stripe },
  { name: "interview provider", ask: interviewProvider },
  { name: "speech to text", ask: speech },
  { name: "language model", ask: languageModel },
  { name: "ffmpeg", ask: transcoder },
  { name: "cities", ask: places },
  { name: "blog", ask: content },
  { name: "customer messaging", ask: messaging },
  { name: "applicant tracking", ask: ats },
  { name: "address", ask: address },
  { name: "scheduler", ask: scheduler },
  { name: "telephone", ask: telephone },
];
