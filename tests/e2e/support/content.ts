import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { Document } from "#local/content/dataset";
import { answerQuery } from "#local/content/stand-in";

/** A content service that holds what a test gives it. */
export type ContentService = {
  address: string;
  hold(documents: Document[] | "down"): void;
  stop(): Promise<void>;
};

/** Starts one on a free port; it is down until it is given something to hold. */
export async function startContentService(): Promise<ContentService> {
  let held: Document[] | "down" = "down";
  const server = createServer(
    getRequestListener((request) =>
      held === "down" ? new Response("upstream", { status: 500 }) : answerQuery(request, held),
    ),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`,
    hold: (documents) => {
      held = documents;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const span = (text: string, marks: string[] = []) => ({ _type: "span", text, marks });
const block = (style: string, text: string, more: object = {}) => ({
  _type: "block",
  style,
  children: [span(text)],
  markDefs: [],
  ...more,
});

/** One block of every kind. */
const EVERY_BLOCK = [
  ...["normal", "blockquote", "h1", "h2", "h3", "h4", "h5", "h6"].map((s) => block(s, `In ${s}`)),
  block("normal", "Dotted", { listItem: "bullet", level: 1 }),
  block("normal", "Dotted below", { listItem: "bullet", level: 2 }),
  block("normal", "Counted", { listItem: "number", level: 1 }),
  block("normal", "", {
    children: [span("Bold", ["strong"]), span("A link", ["a"]), span("A trap", ["b"])],
    markDefs: [
      { _type: "link", _key: "a", href: "https://www.bls.gov/" },
      { _type: "link", _key: "b", href: "javascript:alert(1)" },
    ],
  }),
  { _type: "poll", question: "Nobody knows this block" },
];

/** Twenty articles, the newest last, two of them featured; the last has one block of every kind. */
export function twentyArticles(): Document[] {
  return Array.from({ length: 20 }, (_, index) => {
    const n = index + 1;
    return {
      _id: `a${n}`,
      _type: "post",
      slug: { current: `article-${n}` },
      title: `Article ${n}`,
      publishedAt: `2026-10-${String(n).padStart(2, "0")}T12:00:00Z`,
      description: `What article ${n} is about`,
      ...((n === 3 || n === 8) && { featured: true }),
      ...(n === 20 && { body: EVERY_BLOCK.map((part, at) => ({ _key: `b${at}`, ...part })) }),
    };
  });
}
