import { crc32, deflateSync } from "node:zlib";
import qrcode from "qrcode-generator";

/** How much of a code may be dirty or torn: a seventh on paper; on a screen less, so that it has fewer modules. */
type Level = "M" | "L";

/** Dark modules by row, without a margin. */
function modulesOf(text: string, level: Level = "M"): boolean[][] {
  const code = qrcode(0, level);
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => code.isDark(row, column)),
  );
}

/** Modules of white that a reader needs around the code. */
const MARGIN = 4;

/** A QR code as SVG without a margin, black on nothing: what is around it gives the white. */
export function qrSvg(text: string): string {
  const modules = modulesOf(text);
  const path = modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")))
    .join("");
  const size = modules.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>`;
}

/** A QR code as PNG, black on white with its margin. @param scale pixels of a module */
export function qrPng(text: string, scale: number, level?: Level): Buffer<ArrayBuffer> {
  const modules = modulesOf(text, level);
  const side = (modules.length + 2 * MARGIN) * scale;
  const rows = Buffer.alloc(side * (side + 1), 255);
  for (let y = 0; y < side; y++) {
    const start = y * (side + 1);
    rows[start] = 0; // Each row begins with its filter: none.
    const row = modules[Math.floor(y / scale) - MARGIN];
    for (let x = 0; x < side; x++) {
      if (row?.[Math.floor(x / scale) - MARGIN]) rows[start + 1 + x] = 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 8; // Bits of a pixel, and color type 0: gray.
  const parts = [chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND")];
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), ...parts]);
}

function chunk(name: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
