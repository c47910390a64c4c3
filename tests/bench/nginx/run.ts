import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { routes } from "#lib/domain/core/routes";
import { PUBLIC_PAGES } from "#lib/domain/site/public-pages";
import { demoOwner } from "#local/demo/company";
import { Visitor } from "#local/demo/visitor";
import { database, openCompany, openRoom } from "../../chaos/candidate.ts";
import { startProduct } from "../../chaos/product.ts";
import { BUILD } from "../build-scripts.ts";
import { COUNTED_MESSAGE } from "../counted-message.ts";
import { asked, privateAddresses } from "./private.ts";
import { startProxy } from "./proxy.ts";

/**
 * `npm run bench:nginx`: scripts/deploy/nginx.conf in front of two Next servers: which pages it keeps, what it passes on, and
 * how many requests a second the landing page has, beside the same page as a file of the same nginx. Needs `npm run build`,
 * and nginx and wrk on this machine. It exits with 1 if a private page was kept, a rule is missing or the rate is less
 * than half.
 */
const ROUNDS = 3;
const SECONDS = 6;
const LEAST_RATIO = 0.5;
const MiB = 1024 * 1024;

// The certificate is of this run's own.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
process.removeAllListeners("warning");

const product = await startProduct(2);
const [one, two] = product.targets;
if (!one || !two) throw new Error("There are not two servers");
const port = one.port + 20;
const proxy = await startProxy(port, [one.port, two.port], join(BUILD, "server/app/index.html"));
let failed = false;
const told = (what: string, is: string, right: boolean) => {
  failed ||= !right;
  console.log(`| ${what} | ${is} | ${right ? "yes" : "NO"} |`);
};

console.log(`${proxy.version}, two Next servers\n\n| Asked | Answer | Right |\n|---|---|---|`);
const { APP_URL = "" } = product.settings;
const owner = await openCompany(APP_URL);
const { key } = await openRoom(owner, database(product.settings));
const somebody = owner.at(proxy.url);
const stranger = new Visitor(proxy.url, "10.0.0.1");
for (const { path } of PUBLIC_PAGES) {
  const { status, cache } = await asked(stranger, stranger, path);
  // How the servers are now is not kept.
  const expected = path === routes.status ? "MISS" : "HIT";
  told(path, `${status} ${cache}`, status === 200 && cache === expected);
}
const kept = [];
for (const path of privateAddresses(key)) {
  const { status, cache, control } = await asked(somebody, stranger, path);
  const shared = /s-maxage|public/.test(control);
  if (cache !== "" || shared) kept.push(`${path} (${status} ${cache} ${control})`);
}
const dashboard = await somebody.fetch("/dashboard", { redirect: "manual" });
told("The dashboard, for its owner", String(dashboard.status), dashboard.status === 200);
const count = privateAddresses(key).length;
told(`${count} private addresses, kept`, kept.join(", ") || "none", kept.length === 0);

const { email, password } = demoOwner;
const signIn = await fetch(`${proxy.url}/api/auth/sign-in`, {
  method: "POST",
  headers: { "content-type": "application/json", origin: APP_URL },
  body: JSON.stringify({ email, password }),
});
const begun = signIn.headers.getSetCookie().length > 0;
told("A sign-in, whose answer holds the session", String(signIn.status), signIn.ok && begun);

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  fetch(`${proxy.url}${path}`, { method: "POST", headers, body });
const sizes = await Promise.all(
  [4, 6].map(async (size) => (await post("/api/room/uploads", Buffer.alloc(size * MiB))).status),
);
told("A body of 4 MiB, and one of 6", sizes.join(", "), sizes[0] !== 413 && sizes[1] === 413);
const claims = await Promise.all(
  Array.from({ length: 12 }, (_, index) =>
    post("/api/contact", COUNTED_MESSAGE, {
      "content-type": "application/json",
      "x-forwarded-for": `10.77.0.${index}`,
    }),
  ),
);
const counted = claims.filter(({ status }) => status === 429).length;
told("12 claimed addresses are one network: refused beyond 5", String(counted), counted === 7);
const page = await fetch(proxy.url, { headers: { "accept-encoding": "gzip" } });
told(
  "Compressed",
  page.headers.get("content-encoding") ?? "no",
  page.headers.has("content-encoding"),
);
const plain = spawnSync("curl", [
  "-sko",
  "/dev/null",
  "-w",
  "%{http_code} %{size_download}",
  proxy.url,
]);
told("Without compression", String(plain.stdout), /^200 /.test(String(plain.stdout)));

/** Requests a second, by wrk. */
function rate(address: string): number {
  const words = ["-t1", "-c16", `-d${SECONDS}s`, "-H", "Accept-Encoding: gzip", address];
  const { stdout, error } = spawnSync("wrk", words, { encoding: "utf8" });
  const found = /Requests\/sec:\s+([\d.]+)/.exec(stdout ?? "")?.[1];
  if (!found) throw error ?? new Error(`wrk said nothing (apt-get install wrk): ${stdout}`);
  return Number(found);
}
const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const rates = { file: [] as number[], proxied: [] as number[] };
for (let round = 0; round < ROUNDS; round++) {
  rates.file.push(rate(proxy.fileUrl));
  rates.proxied.push(rate(`${proxy.url}/`));
}
const direct = rate(`${APP_URL}/`);
const [file, proxied] = [median(rates.file), median(rates.proxied)];
console.log("\n| The landing page, gzip | Requests a second |\n|---|---|");
console.log(`| nginx, a file compressed beforehand, TLS | ${file.toFixed(0)} |`);
console.log(`| nginx in front of Next, TLS | ${proxied.toFixed(0)} |`);
console.log(`| One Next server alone, no TLS | ${direct.toFixed(0)} |`);
console.log(`\nOf the file's: ${(proxied / file).toFixed(2)} (at least ${LEAST_RATIO})`);
failed ||= proxied / file < LEAST_RATIO;
await proxy.close();
await product.close();
process.exit(failed ? 1 : 0);
