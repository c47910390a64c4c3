/**
 * `npm run chaos:uploads`: uploads recordings while web servers are killed and connections break in the middle of
 * requests, and says what arrived. `-- --short` does a little of it. Needs a build; PORT says where it listens.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { accept, begin, database, hashOf, openCompany, openRoom } from "./candidate.ts";
import { type Fault, openLine } from "./line.ts";
import { startProduct } from "./product.ts";
import { uploadThrough } from "./upload.ts";

const MiB = 1024 * 1024;
const short = process.argv.includes("--short");
const PLAN = short
  ? { uploads: 1, bytes: 8 * MiB, kills: 1, resets: 1, extra: 0.06 }
  : { uploads: 20, bytes: 25 * MiB, kills: 5, resets: 5, extra: 0.05 };

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Each fault at a random place of its own stretch of the upload, kills and resets in turn. */
function faults(): Fault[] {
  const count = PLAN.kills + PLAN.resets;
  const stretch = (PLAN.bytes * 0.95) / count;
  return Array.from({ length: count }, (_, index) => ({
    kind: index % 2 === 0 ? "kill" : "reset",
    after: Math.floor((index + Math.random()) * stretch) + 1,
  }));
}

/** Begins as a recording does; what follows is noise. */
function recording(): Buffer {
  return Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), randomBytes(PLAN.bytes - 4)]);
}

const product = await startProduct();
const line = await openLine(product.targets);
const db = database(product.settings);
const { APP_URL = "" } = product.settings;
const room = await openRoom(await openCompany(APP_URL), db);
const worst = { extra: 0 };
let equal = 0;

say("upload  bytes       sent        extra   kills  resets  seconds  hash");
for (let number = 1; number <= PLAN.uploads; number++) {
  const visitor = await begin(APP_URL, room, number);
  const take = { id: randomUUID(), questionId: room.questionId, bytes: recording() };
  line.plan(faults());
  const began = performance.now();
  const sent = await uploadThrough(line.url, visitor.cookie, take);
  const seconds = (performance.now() - began) / 1000;
  await product.isReady();
  const same = (await accept(visitor, room, take, db)) === hashOf(take.bytes);
  const extra = sent / PLAN.bytes - 1;
  worst.extra = Math.max(worst.extra, extra);
  if (same && line.left() === 0) equal += 1;
  say(
    [
      String(number).padEnd(6),
      String(PLAN.bytes).padEnd(10),
      String(sent).padEnd(10),
      `${(extra * 100).toFixed(2)} %`.padEnd(6),
      String(PLAN.kills).padEnd(5),
      String(PLAN.resets).padEnd(6),
      seconds.toFixed(1).padEnd(7),
      same ? "equal" : "DIFFERS",
    ].join("  "),
  );
}
await line.close();
await product.close();
say(
  `hash equal ${equal} of ${PLAN.uploads}; at most ${(worst.extra * 100).toFixed(2)} % more bytes than the recording, headers counted`,
);
process.exitCode = equal === PLAN.uploads && worst.extra <= PLAN.extra ? 0 : 1;
process.exit();
