import { join } from "node:path";
import { AppError } from "#lib/domain/site/errors";
import { DrawingFailed, DrawingProcess } from "../drawing-process.ts";

const painter = new DrawingProcess({
  // It lies on disk, outside the bundle (next.config.mjs carries it along).
  file: join(process.cwd(), "lib/documents/logo/painter.mjs"),
  limitMs: 5000,
  maxWaiting: 5,
  // One processor at most, and none of the server's own threads.
  env: { UV_THREADPOOL_SIZE: "1" },
});

const NOT_A_PICTURE = "We can't read this file as an image. Use a PNG, JPG, or SVG.";
const TOO_SLOW = "This image takes too long to draw. Save it as a PNG or JPG and try again.";
const BUSY = "We're busy with other logos right now. Please try again in a minute.";

/**
 * A picture redrawn as PNG, at most 800 × 400: whatever it is named, its content decides, and nothing of the
 * file but its pixels is kept. One at a time, for 5 s at most.
 * @throws AppError unsupported_media, or unavailable where too many wait
 */
export async function drawLogo(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await painter.draw(picture);
  } catch (cause) {
    const why = cause instanceof DrawingFailed ? cause.why : "refused";
    if (why === "busy") throw new AppError("unavailable", BUSY, { cause, retryAfter: 60 });
    throw new AppError("unsupported_media", why === "slow" ? TOO_SLOW : NOT_A_PICTURE, { cause });
  }
}
