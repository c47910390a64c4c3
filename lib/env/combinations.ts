/** Settings that are wrong only beside each other. */

type Source = Readonly<Record<string, string | undefined>>;

const BUCKET = [
  "MEDIA_S3_ENDPOINT",
  "MEDIA_S3_REGION",
  "MEDIA_S3_BUCKET",
  "MEDIA_S3_ACCESS_KEY_ID",
  "MEDIA_S3_SECRET_ACCESS_KEY",
];
const WILLO = ["WILLO_API_KEY", "WILLO_WEBHOOK_TOKEN"];

const isAny = (names: readonly string[], source: Source) => names.some((name) => source[name]);
const unset = (names: readonly string[], source: Source) => names.filter((name) => !source[name]);

/** Recordings need a folder or all of a bucket's settings, answers from Willo both of its secrets. */
export function missingCompanions(source: Source): string[] {
  const media = isAny(BUCKET, source) ? BUCKET : ["MEDIA_DIR"];
  const willo = source.INTERVIEW_PROVIDER === "willo" || isAny(WILLO, source) ? WILLO : [];
  return unset([...media, ...willo], source).map((name) => `${name} is missing`);
}

const hostOf = (url: string | undefined) => URL.parse(url ?? "")?.hostname ?? "";

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Test hosts are inside the network: in production, nobody may make the server call them. */
export function testHostsInProduction(source: Source): string[] {
  return source.WEBHOOK_TEST_HOSTS && !LOOPBACK.includes(hostOf(source.SUPABASE_URL))
    ? ["WEBHOOK_TEST_HOSTS is for tests only and must be empty with a hosted database"]
    : [];
}

/** Settings of one service that mean nothing without each other. */
const TOGETHER: readonly (readonly string[])[] = [
  ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  ["SMS_ACCOUNT_SID", "SMS_AUTH_TOKEN", "SMS_FROM"],
  ["CUSTOMERIO_SITE_ID", "CUSTOMERIO_API_KEY"],
  ["LLM_BASE_URL", "LLM_MODEL"],
];

/** What is missing: the address beside a key, or the key of a service that is reached over https. */
function halfService(source: Source, url: string, key: string): string[] {
  if (source[key] && !source[url]) return [`${url} is missing beside ${key}`];
  return !source[key] && URL.parse(source[url] ?? "")?.protocol === "https:"
    ? [`${key} is missing beside ${url}, which is reached over https`]
    : [];
}

/** What is there without what belongs to it, one line for each setting that is missing. */
export function incompleteGroups(source: Source): string[] {
  const sets = TOGETHER.flatMap((names) => {
    const given = names.filter((name) => source[name]);
    if (given.length === 0) return [];
    return unset(names, source).map((name) => `${name} is missing beside ${given.join(" and ")}`);
  });
  const services = [
    ...halfService(source, "LLM_BASE_URL", "LLM_API_KEY"),
    ...halfService(source, "STT_BASE_URL", "STT_API_KEY"),
  ];
  const named = sets.map((fault) => fault.split(" ")[0]);
  return [...sets, ...services.filter((fault) => !named.includes(fault.split(" ")[0]))];
}

const stripeMode = (key = "") => /^[a-z]+_(live|test)_/.exec(key)?.[1];

/** With one key for tests and one for money, cards would be asked for that nothing can charge. */
export function mixedModes({ STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY }: Source): string[] {
  const [secret, publishable] = [STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY].map(stripeMode);
  return secret && publishable && secret !== publishable
    ? [`STRIPE_PUBLISHABLE_KEY is a ${publishable} key beside a ${secret} STRIPE_SECRET_KEY`]
    : [];
}
