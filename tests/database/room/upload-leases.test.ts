import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextRound } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { FileStore } from "@tus/file-store";
import { Server } from "@tus/server";
import { keepUploadLease, takeUploadLease } from "#lib/data/room/upload-leases";
import { leaseLocker } from "#lib/http/upload-lock";
import {
  describeConcurrency,
  ENGINE,
  startTestDatabase,
  type TestDatabase,
} from "../support/database.ts";
import { type Company, createInterview, signUpCompany, startAttempt } from "../support/people.ts";
import { withBug } from "../support/races.ts";

const PIECE = 1000;
const TUS = { "tus-resumable": "1.0.0" };

/** One server of several: its own lock and its own view of the folder that all of them share. */
function tusServer(db: TestDatabase, directory: string): Server {
  return new Server({
    path: "/uploads",
    datastore: new FileStore({ directory }),
    locker: leaseLocker(() => db.service()),
    lockDrainTimeout: 100,
    namingFunction: (_request, metadata) => metadata?.take ?? "",
  });
}

const ask = (server: Server, method: string, id: string, headers = {}, body?: BodyInit) =>
  server.handleWeb(
    new Request(`http://localhost/uploads${id && `/${id}`}`, {
      method,
      headers: { ...TUS, ...headers },
      ...(body === undefined ? {} : { body, duplex: "half" }),
    }),
  );

async function begin(server: Server, take: string, length: number): Promise<void> {
  const metadata = `take ${Buffer.from(take).toString("base64")}`;
  const answer = await ask(server, "POST", "", {
    "upload-length": String(length),
    "upload-metadata": metadata,
  });
  expect(answer.status).toBe(201);
}

const send = (server: Server, id: string, offset: number, body: BodyInit) =>
  ask(
    server,
    "PATCH",
    id,
    {
      "upload-offset": String(offset),
      "content-type": "application/offset+octet-stream",
    },
    body,
  );

describe.each([ENGINE])("Two servers and one upload on %s", (engine) => {
  let db: TestDatabase;
  let company: Company;
  let folder: string;
  let take: string;
  let servers: [Server, Server];

  beforeAll(async () => {
    db = await startTestDatabase(engine);
    company = await signUpCompany(db, "Bright Cleaning");
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    folder = join(process.env.TEST_FOLDER ?? "", randomUUID());
    take = (await startAttempt(db, await createInterview(db, company))).mediaId;
    servers = [tusServer(db, folder), tusServer(db, folder)];
  });

  const begunToWrite = async (id: string) => {
    const leased = "select 1 from public.upload_leases where upload_id = $1";
    while ((await db.sql(leased, [id])).length === 0) await nextRound();
  };

  it("take turns, and every byte is there once", async () => {
    const bytes = randomBytes(10 * PIECE);
    await begin(servers[0], take, bytes.length);
    for (let at = 0; at < bytes.length; at += PIECE) {
      const turn = servers[(at / PIECE) % 2 === 0 ? 1 : 0];
      const answer = await send(turn, take, at, bytes.subarray(at, at + PIECE));
      expect(answer.headers.get("upload-offset")).toBe(String(at + PIECE));
    }
    expect(readFileSync(join(folder, take))).toEqual(bytes);
    expect(await db.sql("select * from public.upload_leases")).toEqual([]);
  });

  it("go on when one was killed with the turn in its hands", async () => {
    await begin(servers[0], take, PIECE);
    expect(await takeUploadLease(db.service(), take, randomUUID(), 1)).toBe(true);
    const answer = await send(servers[1], take, 0, randomBytes(PIECE));
    expect(answer.status).toBe(204);
  });

  it("let the second in when the first waits for a line that is dead, and keep what had come", async () => {
    await begin(servers[0], take, 2 * PIECE);
    const neverEnds = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(randomBytes(PIECE))),
    });
    const hangs = send(servers[0], take, 0, neverEnds);
    await begunToWrite(take);
    const answer = await ask(servers[1], "HEAD", take);
    expect(answer.headers.get("upload-offset")).toBe(String(PIECE));
    await hangs;
  });

  it("tell who lost the turn that it is another's", async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    const service = db.service();
    expect(await takeUploadLease(service, take, first, 60)).toBe(true);
    expect(await keepUploadLease(service, take, first, 60)).toBe("held");
    expect(await takeUploadLease(service, take, second, 60)).toBe(false);
    expect(await keepUploadLease(service, take, first, 60)).toBe("wanted");
    await db.sql(
      "update public.upload_leases set held_until = now() - interval '31 seconds', doubted_until = now() - interval '1 second'",
    );
    expect(await takeUploadLease(service, take, second, 60)).toBe(true);
    expect(await keepUploadLease(service, take, first, 60)).toBe("lost");
  });
});

describeConcurrency("When servers ask for one upload at once on Postgres", () => {
  let db: TestDatabase;
  let take: string;

  beforeAll(async () => {
    db = await startTestDatabase("Postgres");
    const company = await signUpCompany(db, "Bright Cleaning");
    take = (await startAttempt(db, await createInterview(db, company))).mediaId;
  });
  afterAll(() => db.close());
  beforeEach(() => db.sql("delete from public.upload_leases"));

  const raceForIt = async () => {
    const racers = Array.from({ length: 8 }, () =>
      takeUploadLease(db.service(), take, randomUUID(), 60),
    );
    return (await Promise.all(racers)).filter(Boolean);
  };

  it("one of eight gets the turn", async () => {
    expect(await raceForIt()).toHaveLength(1);
  });

  it("a lease that looks before it takes is found out", async () => {
    const winners = await withBug(
      db,
      "take_upload_lease(uuid, uuid, integer)",
      (sql) => sql.replace("where l.doubted_until < clock_timestamp()", ""),
      raceForIt,
    );
    expect(winners.length).toBeGreaterThan(1);
  });

  it("twelve that wait their turn are never inside together", async () => {
    const lockers = [leaseLocker(() => db.service()), leaseLocker(() => db.service())];
    let inside = 0;
    let most = 0;
    const visit = async (index: number) => {
      const lock = lockers[index % 2]?.newLock(take);
      await lock?.lock(new AbortController().signal, () => {});
      inside += 1;
      most = Math.max(most, inside);
      await db.sql("select pg_sleep(0.02)");
      inside -= 1;
      await lock?.unlock();
    };
    await Promise.all(Array.from({ length: 12 }, (_, index) => visit(index)));
    expect(most).toBe(1);
  });
});
