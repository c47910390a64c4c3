import { globSync } from "node:fs";
import { z } from "zod";
import { takeInterview } from "#local/demo/applicant";
import { Visitor } from "#local/demo/visitor";
import { GUARDED_ADDRESSES } from "./access.ts";
import { databaseOf } from "./database.ts";
import { proveAddress } from "./employer.ts";
import { readInbox } from "./inbox.ts";
import { stack } from "./stack.ts";
import { answerInWriting, anyAddress, openWorkspace } from "./workspace.ts";

/** The file of every page. */
export const PAGES = globSync("app/**/page.tsx").toSorted();

/** Pages whose address says more than their file and tests/e2e/support/access.ts do. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "app/(employer)/(set-up)/interviews/compare/page.tsx":
    "/interviews/compare?ids={attempt},{second}",
  "app/(employer)/(set-up)/interviews/shortlists/[shortlistId]/page.tsx":
    "/interviews/shortlists/{shortlist}",
  "app/(site)/blog/[slug]/page.tsx": "/blog/same-questions-for-everyone",
  "app/(site)/blog/page/[page]/page.tsx": "/blog",
  "app/(site)/industries/[slug]/page.tsx": "/industries/{trade}",
  "app/me/[token]/page.tsx": "/me/{private}",
  "app/me/answers/[attemptId]/page.tsx": "/me/answers/{attempt}",
  "app/review/[token]/page.tsx": "/review/{review}",
  "app/review/answers/[linkId]/page.tsx": "/review/answers/{link}",
};

/** Everything that an address of a page may name, and the cookies that open all of them. */
export type House = { names: Readonly<Record<string, string>>; cookie: string };

const attempt = z.object({ attemptId: z.uuid() });
const path = z.object({ path: z.string() });
const next = z.object({ next: z.string() });
const last = (address: string) => address.split("/").at(-1) ?? "";

/** A company with two answered interviews, as its owner, a candidate of theirs and a reader in one browser. */
export async function openHouse(): Promise<House> {
  const { appUrl, ...place } = await stack();
  const owner = await openWorkspace(appUrl, "Translated Cleaning");
  await proveAddress(owner);
  const { id: interview, key } = owner.interview;
  const [row] = await databaseOf(place).rows(`questions?interview_id=eq.${key}&select=id`);
  const question = String(row?.id);
  const email = `${crypto.randomUUID()}@example.com`;
  const candidate = new Visitor(appUrl, anyAddress());
  const answers = [{ text: "I drove back at once and cleaned all nine windows again." }];
  const person = { name: "Ines Rowe", email, phone: "", language: "en", answers } as const;
  await takeInterview(candidate, { key, questionIds: [question] }, person);
  const state = await (await candidate.fetch(`/api/room/${key}/attempt`)).json();
  const { attemptId } = attempt.parse(state);
  const { attemptId: second } = await answerInWriting(appUrl, { key }, question, "Omar Diaz");

  const { links } = await readInbox(email, /has received your answers/);
  const token = last(links.find((link) => link.includes("/me/")) ?? "");
  const wish = {
    to: { attemptId },
    label: "Kim",
    message: "",
    outside: false,
    shows: ["name"],
    questionIds: [question],
    days: 7,
  };
  const asked = await owner.visitor.send("POST", "/api/shortlists/links", wish);
  const review = last(path.parse(asked).path);
  await owner.visitor.send("POST", "/api/me/open", { token });
  const opened = await owner.visitor.send("POST", "/api/review/open", { token: review });
  const link = last(next.parse(opened).next);
  const name = crypto.randomUUID();
  await owner.visitor.send("POST", "/api/shortlists", {
    shortlistId: null,
    name,
    choice: { picked: [{ id: attemptId, from: "Pending", version: 0, override: 0 }] },
  });
  const [made] = await databaseOf(place).rows(`shortlists?name=eq.${name}&select=id`);
  const shortlist = String(made?.id);
  const ids = {
    interview,
    key,
    attempt: attemptId,
    second,
    private: token,
    review,
    link,
    shortlist,
  };
  return {
    names: { ...ids, trade: "residential-cleaning", token: "nobody" },
    cookie: owner.visitor.cookie,
  };
}

/** Where a page is read. @throws if its address names what is not in the house: then that belongs in there */
export function addressOf(file: string, { names }: House): string {
  const own = file.replace(/^app|\/\([^)]*\)|\/page\.tsx$/g, "").replace(/\[(\w+)\]/g, "{$1}");
  const address = ADDRESSES[file] ?? GUARDED_ADDRESSES[file]?.path ?? (own || "/");
  return address.replace(/\{(\w+)\}/g, (_, name: string) => {
    const known = names[name];
    if (known === undefined) throw new Error(`${file} names {${name}}, which is not in the house`);
    return known;
  });
}
