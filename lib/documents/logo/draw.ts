import { join } from "node:path";
import { AppError } from "#lib/domain/core/errors";
import { DrawingFailed, DrawingProcess } from "../drawing-process.ts";

const painter = new DrawingProcess({
  // It lies on disk, outside the bundle (next.config.mjs carries it along).
  file: join(process.cwd(), "lib/documents/logo/painter.mjs"),
  limitMs: 5000,
  maxWaiting: 1,
  // One processor at most, and none of the server's own threads.
  env: { UV_THREADPOOL_SIZE: "1" },
});

const NOT_A_PICTURE = "We can't read this file as an image. Use a PNG, JPG, or SVG.";
export const TOO_SLOW = "This image takes too long to draw. Save it as a PNG or JPG and try again.";
const BUSY = "We're still reading your other logo. Please try again in a minute.";

/**
 * A picture redrawn as PNG, for documents and for the room's bar: whatever it is named, its content decides, and nothing of the file but its
 * pixels is kept. One at a time for each owner, for 5 s at most.
 * @throws AppError unsupported_media, or unavailable if the owner's others wait
 */
export async function drawLogo(
  picture: Uint8Array,
  ownerId: string,
): Promise<{ large: Uint8Array; small: Uint8Array }> {
  try {
    const [large, small = large] = await painter.draw({ picture }, ownerId);
    return { large, small };
  } catch (cause) {
    const why = cause instanceof DrawingFailed ? cause.why : "refused";
    if (why === "busy") throw new AppError("unavailable", BUSY, { cause, retryAfter: 60 });
    throw new AppError("unsupported_media", why === "slow" ? TOO_SLOW : NOT_A_PICTURE, { cause });
  }
}
