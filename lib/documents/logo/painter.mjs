// A process of its own: a small drawing can keep native code busy for minutes, and only a signal stops it.
import process from "node:process";
import sharp from "sharp";

const FORMATS = new Set(["png", "jpeg", "svg", "webp", "gif"]);
const MAX_PIXELS = 40_000_000;
const WIDTH = 800;
const HEIGHT = 400;
const OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 };

sharp.cache(false);
sharp.concurrency(1);

/** Dots per inch at which a drawing, which has no pixels of its own, is drawn as large as we keep it. */
function densityOf({ format, width = 1, height = 1 }) {
  if (format !== "svg") return 72;
  return Math.min(Math.max(72 * Math.min(WIDTH / width, HEIGHT / height), 1), 600);
}

async function paint(bytes) {
  const found = await sharp(bytes, OPTIONS).metadata();
  if (!FORMATS.has(found.format)) throw new Error(`The format is ${found.format}`);
  return sharp(bytes, { ...OPTIONS, density: densityOf(found) })
    .autoOrient()
    .resize({ width: WIDTH, height: HEIGHT, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

process.on("message", (bytes) => {
  paint(bytes).then(
    (png) => process.send({ bytes: new Uint8Array(png) }),
    (error) => process.send({ problem: String(error) }),
  );
});
// The server has gone.
process.on("disconnect", () => process.exit());
