import { languageModel, speech } from "./models.ts";
import type { Check } from "./outcome.ts";
import { address, scheduler, telephone } from "./site.ts";
import { buckets, recordings } from "./storage.ts";
import { stripe } from "./stripe.ts";
import { auth, database } from "./supabase.ts";
import {
  ats,
  content,
  interviewProvider,
  mail,
  messaging,
  places,
  texts,
  transcoder,
} from "./vendors.ts";

/** Every service of a deployment, in the order in which docs/deploying.md sets them up; a new one is one line here. */
export const CHECKS: readonly Check[] = [
  { name: "database", ask: database, places: ["SUPABASE_URL"] },
  { name: "auth", ask: auth, places: ["SUPABASE_URL"] },
  {
    name: "buckets",
    ask: buckets,
    keys: ["SUPABASE_SECRET_KEY"],
    places: ["SUPABASE_URL"],
  },
  {
    name: "recordings",
    ask: recordings,
    keys: ["MEDIA_S3_ACCESS_KEY_ID", "MEDIA_S3_SECRET_ACCESS_KEY"],
    places: ["MEDIA_S3_ENDPOINT", "MEDIA_S3_REGION", "MEDIA_S3_BUCKET", "MEDIA_DIR"],
    patienceMs: 30_000,
  },
  { name: "mail", ask: mail, keys: ["MAIL_API_KEY", "MAIL_FROM"], places: ["MAIL_API_URL"] },
  {
    name: "texts",
    ask: texts,
    keys: ["SMS_ACCOUNT_SID", "SMS_AUTH_TOKEN"],
    places: ["SMS_API_URL"],
  },
  { name: "stripe", ask: stripe, keys: ["STRIPE_SECRET_KEY"], places: ["STRIPE_API_URL"] },
  {
    name: "interview provider",
    ask: interviewProvider,
    keys: ["WILLO_API_KEY"],
    places: ["WILLO_API_URL"],
  },
  {
    name: "speech to text",
    ask: speech,
    keys: ["STT_API_KEY"],
    places: ["STT_BASE_URL", "STT_MODEL"],
  },
  {
    name: "language model",
    ask: languageModel,
    keys: ["LLM_API_KEY"],
    places: ["LLM_BASE_URL", "LLM_MODEL"],
  },
  { name: "ffmpeg", ask: transcoder, places: ["FFMPEG_PATH"] },
  { name: "cities", ask: places, keys: ["PLACES_API_KEY"], places: ["PLACES_API_URL"] },
  {
    name: "blog",
    ask: content,
    keys: ["SANITY_PROJECT_ID"],
    places: ["SANITY_PROJECT_ID", "SANITY_API_URL"],
  },
  {
    name: "customer messaging",
    ask: messaging,
    keys: ["CUSTOMERIO_SITE_ID", "CUSTOMERIO_API_KEY"],
    places: ["CUSTOMERIO_URL"],
  },
  { name: "applicant tracking", ask: ats, keys: ["KNIT_API_KEY"], places: ["KNIT_API_URL"] },
  { name: "address", ask: address, places: ["APP_URL"] },
  { name: "scheduler", ask: scheduler, places: ["APP_URL"] },
  { name: "telephone", ask: telephone },
];
