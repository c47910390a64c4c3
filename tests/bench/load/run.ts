import { randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import { takeInterview } from "#local/demo/applicant";
import { demoOwner } from "#local/demo/company";
import { Visitor } from "#local/demo/visitor";
import { startPostgres } from "#tests/database/support/postgres";
import { accept, begin, database, hashOf, openCompany, openRoom } from "../../chaos/candidate.ts";
import { openLine } from "../../chaos/line.ts";
import { startProduct } from "../../chaos/product.ts";
import { uploadThrough } from "../../chaos/upload.ts";
import { COUNTED_MESSAGE } from "../counted-message.ts";
import { requestsPerSecond } from "./rate.ts";

/**
 * `npm run bench:two-servers`: two Next servers on one Postgres of this machine, sharing sessions, rate limits, uploads and
 * the queue, and what was lost or done twice. Needs `npm run build` and the `postgres` program; PORT says where it listens.
 * It exits with 1 if anything was.
 */
const PEOPLE = 12;
const UPLOADS = 6;
const UPLOAD_BYTES = 8 * 1024 * 1024;
const ATTEMPTS = 24;
const CONTACTS = { sent: 20, allowed: 5 };
const SECONDS = 6;

const postgres = await startPostgres();
if (!postgres) throw new Error("This bench needs a Postgres on this machine.");
const product = await startProduct(2, postgres.url);
const db = database(product.settings);
const servers = product.targets.map(({ port }) => `http://localhost:${port}`);
const [first = "", second = ""] = servers;
const other = (index: number) => servers[index % 2] ?? first;
const line = await openLine(product.targets);
let failed = false;

console.log("| What two servers share | Right | Of |\n|---|---|---|");
function told(what: string, right: number, of: number): void {
  failed ||= right !== of;
  console.log(`| ${what} | ${right} | ${of} |`);
}
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const opens = async (visitor: Visitor) =>
  (await visitor.fetch("/complete-profile", { redirect: "manual" })).status === 200;

const people = await Promise.all(
  numbers(PEOPLE).map(async (index) => {
    const visitor = new Visitor(other(index), `10.40.0.${index}`);
    const email = `${randomUUID().slice(0, 8)}@example.com`;
    const account = { email, password: "Correct-horse-7", acceptTerms: true };
    await visitor.send("POST", "/api/auth/sign-up", account);
    return visitor.at(other(index + 1));
  }),
);
const known = await Promise.all(people.map(opens));
told("Sessions begun at one, known at the other", known.filter(Boolean).length, PEOPLE);
const copies = people.map((visitor, index) => visitor.at(other(index)));
for (const visitor of people) await visitor.send("POST", "/api/auth/sign-out", {});
const still = await Promise.all(copies.map(opens));
told("Sessions ended at one, over at the other", still.filter((open) => !open).length, PEOPLE);

const answers = await Promise.all(
  numbers(CONTACTS.sent).map((index) =>
    new Visitor(other(index), "10.41.0.1").fetch("/api/contact", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: COUNTED_MESSAGE,
    }),
  ),
);
const refused = answers.filter(({ status }) => status === 429).length;
told("Uses beyond a limit refused", refused, CONTACTS.sent - CONTACTS.allowed);

const owner = await openCompany(first);
// What a payment would have done: without a plan one candidate is opened, and only what is open is scored.
await db.from("profiles").update({ subscription: "TEST" }).eq("email", demoOwner.email);
const room = await openRoom(owner, db);
const hashes = await Promise.all(
  numbers(UPLOADS).map(async (index) => {
    const visitor = await begin(first, room, index);
    const bytes = Buffer.concat([
      Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
      randomBytes(UPLOAD_BYTES - 4),
    ]);
    const take = { id: randomUUID(), questionId: room.questionId, bytes };
    await uploadThrough(line.url, visitor.cookie, take);
    return (await accept(visitor.at(second), room, take, db)) === hashOf(bytes);
  }),
);
told("Recordings whose parts came to both, equal", hashes.filter(Boolean).length, UPLOADS);

const WRITTEN = { text: "Tell us about a hard day.", order: 1, answer_type: "text" };
const written = await openRoom(owner, db, [{ ...WRITTEN, max_characters: 500 }]);
const sweep = (server: string) =>
  fetch(`${server}/api/cron/sweep`, {
    method: "POST",
    headers: { authorization: `Bearer ${product.settings.CRON_SECRET}` },
  });
let sweeping = true;
const sweeps = servers.map(async (server) => {
  while (sweeping) await sweep(server);
});
await Promise.all(
  numbers(ATTEMPTS).map((index) =>
    takeInterview(
      new Visitor(other(index), `10.42.0.${index}`),
      { key: written.key, questionIds: [written.questionId] },
      {
        name: "Sam Storm",
        email: `${randomUUID().slice(0, 8)}@example.com`,
        phone: "",
        language: "en",
        answers: [
          {
            text: "A client found streaks on nine windows, so I drove back and cleaned each again with a dry cloth.",
          },
        ],
      },
    ),
  ),
);
const jobs = z.array(z.object({ attempts: z.number(), finished_at: z.string().nullable() }));
const evaluations = async () => {
  const { data } = await db
    .from("jobs")
    .select("attempts, finished_at")
    .eq("kind", "evaluate_attempt");
  return jobs.parse(data);
};
while ((await evaluations()).some((job) => job.finished_at === null)) await sweep(second);
sweeping = false;
await Promise.all(sweeps);
const done = await evaluations();
told(
  "Evaluations done, each at its first try",
  done.filter((job) => job.attempts === 1).length,
  ATTEMPTS,
);
const { count } = await db.from("evaluation_results").select("id", { count: "exact", head: true });
told("Versions of results, one each", count ?? 0, ATTEMPTS);

const signIn = "/signin";
const one = await requestsPerSecond([`${first}${signIn}`], SECONDS);
const both = await requestsPerSecond([`${first}${signIn}`, `${second}${signIn}`], SECONDS);
console.log(
  `\nSign-in page: ${one.toFixed(0)} requests a second from one server, ${both.toFixed(0)} from two on the same machine, ${(both / one).toFixed(2)} times as many`,
);
await line.close();
await product.close();
await postgres.stop();
process.exit(failed ? 1 : 0);
