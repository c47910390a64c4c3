import { cleaned } from "./cleaned.ts";

/**
 * The text in a file that a spreadsheet saved, cleaned: UTF-8 with or without its mark, UTF-16 of either order (Excel's "Unicode
 * Text"), else Windows-1252 (Excel's plain CSV). Null if it is no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.includes("\u0000") ? null : cleaned(text);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Without a mark, English in UTF-16 has a zero beside every letter.
  const head = bytes.subarray(0, 200);
  const zeros = (rest: number) =>
    head.filter((byte, index) => byte === 0 && index % 2 === rest).length;
  if (zeros(1) > head.length / 4) return "utf-16le";
  if (zeros(0) > head.length / 4) return "utf-16be";
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return "utf-8";
  } catch {
    return "windows-1252";
  }
}
