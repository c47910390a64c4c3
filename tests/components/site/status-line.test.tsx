import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { StatusLine } from "#components/site/trust/status-line";
import { readinessOf } from "#lib/domain/operations/readiness";

const answers = (status: number) => async () =>
  ({ ok: status < 400, status, json: async () => null }) as Response;
const all = { database: true, storage: true, queue: true };
const well = readinessOf(all);

it.each([
  ["is ready", answers(200), /Everything works/],
  ["says that it isn't", answers(503), /isn't working/],
  ["can't be asked by what stands before it", answers(502), /isn't working/],
  ["breaks", answers(500), /isn't working/],
  ["has been asked too often", answers(429), /Reload the page in a minute/],
  ["doesn't answer", async () => Promise.reject(new TypeError("offline")), /Check your connection/],
])("The status line tells when the server %s", async (_, answer, words) => {
  globalThis.fetch = answer as typeof fetch;
  render(<StatusLine found={null} />);
  expect(await screen.findByText(words)).toBeVisible();
});

describe("Without a script the status line tells what the server found", () => {
  const DATABASE = "The database can&#x27;t be reached.";
  const RECORDINGS = "Recordings can&#x27;t be reached.";
  const QUEUE = "Work in the background is behind";

  it.each([
    ["that everything works", well, ["Everything works"]],
    ["recordings that are away", readinessOf({ ...all, storage: false }), [RECORDINGS]],
    ["a queue that is behind", readinessOf({ ...all, queue: false }), [QUEUE]],
    [
      "a silent database, and nothing of its queue",
      readinessOf({ database: false, storage: true, queue: false }),
      [DATABASE],
    ],
    ["that nobody could find out", null, ["Reload the page in a minute"]],
  ])("%s", (_, found, told) => {
    const html = renderToString(<StatusLine found={found} />);
    for (const words of ["Everything works", DATABASE, RECORDINGS, QUEUE, "Reload the page"])
      expect([words, html.includes(words)]).toEqual([
        words,
        told.some((one) => one.startsWith(words)),
      ]);
    expect(html.includes("isn&#x27;t working")).toBe(found !== null && !found.ready);
  });
});

it("What was away is gone from the page once it works again", async () => {
  globalThis.fetch = answers(200) as typeof fetch;
  render(<StatusLine found={readinessOf({ ...all, storage: false })} />);
  expect(await screen.findByText(/Everything works/)).toBeVisible();
  expect(screen.queryByText(/Recordings can't/)).toBeNull();
});
