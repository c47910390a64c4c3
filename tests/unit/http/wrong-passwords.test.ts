import { countSignIn, rememberBrowser } from "#lib/http/known-browser";

let now = 0;
let uses: Map<string, { since: number; used: number }>;
let jar: Map<string, string>;

jest.mock("#lib/http/cookies", () => ({
  readCookie: async (name: string) => jar.get(name),
  setCookie: async (name: string, value: string) => void jar.set(name, value),
}));
jest.mock("#lib/http/clients", () => ({ serviceDb: () => null }));
jest.mock("#lib/http/signed-token", () => ({
  TOKEN_SECONDS: { device: 1 },
  signToken: async (_purpose: string, account: string) => account,
  tokenIdOf: async (_purpose: string, account: string, token: string) =>
    token === account ? "known" : null,
}));
// What the database does, on a clock of the test's.
jest.mock("#lib/data/rate-limits", () => ({
  takeRateLimit: async (
    _db: unknown,
    key: string,
    { max, windowSeconds }: { max: number; windowSeconds: number },
  ) => {
    const before = uses.get(key);
    const over = before === undefined || now > before.since + windowSeconds;
    const bucket = over ? { since: now, used: 1 } : { ...before, used: before.used + 1 };
    uses.set(key, bucket);
    return bucket.used <= max ? 0 : Math.max(1, bucket.since + windowSeconds - now);
  },
  clearRateLimit: async (_db: unknown, key: string) => {
    uses.delete(key);
  },
}));

const EMAIL = "dana@example.com";
const MINUTE = 60;

const from = (address: string, email = EMAIL) =>
  countSignIn(
    new Request("http://product.example", { headers: { "x-forwarded-for": address } }),
    email,
  );

/** How many of a number of tries reach the password. */
async function wrong(times: number, address: (time: number) => string): Promise<number> {
  let passed = 0;
  for (let time = 0; time < times; time++) {
    const refused = await from(address(time)).then(
      () => false,
      () => true,
    );
    if (!refused) passed++;
  }
  return passed;
}

describe("Wrong passwords", () => {
  beforeEach(() => {
    now = 0;
    uses = new Map();
    jar = new Map();
  });

  const ownerComesFrom = (address: string) => from(address).then((done) => done());

  it("of one address keep nobody else out, however often they are refused", async () => {
    for (const minute of [0, 5.1, 10.2]) {
      now = minute * MINUTE;
      expect(await wrong(1000, () => "203.0.113.200")).toBe(10);
    }
    await expect(ownerComesFrom("198.51.100.201")).resolves.toBeUndefined();
  });

  it("of a few addresses keep nobody else out", async () => {
    expect(await wrong(3000, (time) => `203.0.113.${time % 20}`)).toBe(200);
    await expect(ownerComesFrom("198.51.100.202")).resolves.toBeUndefined();
  });

  it("of every line of one /48 count as one customer's", async () => {
    expect(await wrong(5000, (time) => `2001:db8:77:${time.toString(16)}::1`)).toBe(15);
    await expect(ownerComesFrom("2001:db8:78:1::1")).resolves.toBeUndefined();
  });

  it("of one line leave others of its /48 in", async () => {
    expect(await wrong(30, (time) => `2001:db8:77:1::${time}`)).toBe(10);
    await expect(ownerComesFrom("2001:db8:77:2::1")).resolves.toBeUndefined();
  });

  it("of three hundred addresses close an account, for minutes, and never to who is known", async () => {
    const many = (time: number) => `203.0.${time % 300}.1`;
    expect(await wrong(2999, many)).toBe(2999);
    await expect(ownerComesFrom("198.51.100.203")).resolves.toBeUndefined();
    jar.clear();
    await expect(from("198.51.100.203")).rejects.toMatchObject({
      code: "rate_limited",
      retryAfter: 5 * MINUTE,
    });
    await expect(from("198.51.100.203", "other@example.com")).resolves.toBeDefined();
    // As after a sign-in there, or a new password by the mailed link.
    await rememberBrowser(EMAIL);
    await expect(ownerComesFrom("198.51.100.203")).resolves.toBeUndefined();
    jar.clear();
    now = 5 * MINUTE + 1;
    await expect(ownerComesFrom("198.51.100.203")).resolves.toBeUndefined();
  });

  it("are forgotten with a right one", async () => {
    expect(await wrong(9, () => "198.51.100.7")).toBe(9);
    await ownerComesFrom("198.51.100.7");
    jar.clear();
    expect(await wrong(20, () => "198.51.100.7")).toBe(10);
  });

  it("tried on many accounts end one network's tries", async () => {
    for (let time = 0; time < 100; time++) await from("203.0.113.9", `o${time}@example.com`);
    await expect(from("203.0.113.9", "o100@example.com")).rejects.toMatchObject({
      code: "rate_limited",
    });
  });
});
