import { request } from "node:http";
import type { Page } from "@playwright/test";

/**
 * Lets the line go in the middle of a request, each time when this many bytes of the whole upload have left. Answers
 * the moments that are still to come.
 */
export async function cutUploadAt(page: Page, moments: number[]): Promise<readonly number[]> {
  const rest = [...moments];
  await page.route("**/api/room/uploads/*", async (route) => {
    const sent = route.request();
    const body = sent.postDataBuffer();
    const from = Number(sent.headers()["upload-offset"]);
    const cut = rest[0];
    if (
      sent.method() !== "PATCH" ||
      body === null ||
      cut === undefined ||
      cut > from + body.length
    ) {
      return route.continue();
    }
    rest.shift();
    await sendPart(sent.url(), await sent.allHeaders(), body, Math.max(0, cut - from));
    await route.abort("connectionreset");
  });
  return rest;
}

/** The first bytes of a request that promised more; then the line is dead. */
function sendPart(
  url: string,
  headers: Record<string, string>,
  body: Buffer,
  bytes: number,
): Promise<void> {
  const usable = Object.entries(headers).filter(([name]) => !name.startsWith(":"));
  return new Promise((resolve) => {
    const half = request(url, {
      method: "PATCH",
      headers: { ...Object.fromEntries(usable), "content-length": body.length },
    });
    half.on("error", () => {});
    half.on("close", () => resolve());
    half.write(body.subarray(0, bytes), () => half.destroy());
  });
}
