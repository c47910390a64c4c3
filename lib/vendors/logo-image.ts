import sharp from "sharp";
import { AppError } from "#lib/domain/errors";

const FORMATS = new Set(["png", "jpeg", "svg", "webp", "gif"]);
const MAX_PIXELS = 40_000_000;
const WIDTH = 800;
const HEIGHT = 400;
const SECONDS = 5;

const NOT_A_PICTURE = "We can't read this file as an image. Use a PNG, JPG or SVG.";

/**
 * A picture redrawn as PNG, at most 800 × 400: whatever it is named, its content decides, and nothing of the
 * file but its pixels is kept.
 * @throws AppError unsupported_media
 */
export async function toLogoPng(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const options = { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 } as const;
    const { format, width } = await sharp(bytes, options).metadata();
    if (!FORMATS.has(format)) throw new Error(`The format is ${format}`);
    // A drawing has no pixels of its own: it is drawn as large as we keep it.
    const density =
      format === "svg" ? Math.min(Math.max((72 * WIDTH) / Math.max(width, 1), 72), 600) : 72;
    return await sharp(bytes, { ...options, density })
      .autoOrient()
      .resize({ width: WIDTH, height: HEIGHT, fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: SECONDS })
      .png({ compressionLevel: 9 })
      .toBuffer();
  } catch (cause) {
    throw new AppError("unsupported_media", NOT_A_PICTURE, { cause });
  }
}
