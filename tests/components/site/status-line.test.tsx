import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { StatusLine } from "#components/site/trust/status-line";

const answers = (status: number) => async () =>
  ({ ok: status < 400, status, json: async () => null }) as Response;

it.each([
  ["is ready", answers(200), /can be reached/],
  ["says that it isn't", answers(503), /isn't working/],
  ["can't be asked by what stands before it", answers(502), /isn't working/],
  ["breaks", answers(500), /isn't working/],
  ["has been asked too often", answers(429), /Reload the page in a minute/],
  ["doesn't answer", async () => Promise.reject(new TypeError("offline")), /Check your connection/],
])("The status line tells when the server %s", async (_, answer, words) => {
  globalThis.fetch = answer as typeof fetch;
  render(<StatusLine />);
  expect(await screen.findByText(words)).toBeVisible();
});

it("Without a script, nothing claims to be checked", () => {
  expect(renderToString(<StatusLine />)).not.toContain("Checking");
});
