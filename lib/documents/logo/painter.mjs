// A process of its own: a small drawing can keep native code busy for minutes, and only a signal stops it.
import process from "node:process";
import sharp from "sharp";

const FORMATS = new Set(["png", "jpeg", "svg", "webp", "gif"]);
const MAX_PIXELS = 40_000_000;
const WIDTH = 800;
const HEIGHT = 400;
// Three times what the room's bar shows of it: no screen has more pixels.
const SMALL = { width: 384, height: 120 };
const FIT = { fit: "inside", withoutEnlargement: true };
const OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: "error", pages: 1 };

sharp.cache(false);
sharp.concurrency(1);

/** Dots per inch at which a drawing, which has no pixels of its own, is drawn as large as we keep it. */
function densityOf({ format, width = 1, height = 1 }) {
  if (format !== "svg") return 72;
  return Math.min(Math.max(72 * Math.min(WIDTH / width, HEIGHT / height), 1), 600);
}

async function paint(picture) {
  const found = await sharp(picture, OPTIONS).metadata();
  if (!FORMATS.has(found.format)) throw new Error(`The format is ${found.format}`);
  const large = await sharp(picture, { ...OPTIONS, density: densityOf(found) })
    .autoOrient()
    .resize({ width: WIDTH, height: HEIGHT, ...FIT })
    .png({ compressionLevel: 9 })
    .toBuffer();
  const small = await sharp(large)
    .resize({ ...SMALL, ...FIT })
    .png({ compressionLevel: 9 })
    .toBuffer();
  return [large, small];
}

process.on("message", ({ picture }) => {
  paint(picture).then(
    (files) => process.send({ files: files.map((png) => new Uint8Array(png)) }),
    (error) => process.send({ problem: String(error) }),
  );
});
// The server has gone.
process.on("disconnect", () => process.exit());
