import {
  CSV_MAX_BYTES,
  CSV_MAX_ROWS,
  delimiterOf,
  LIST_PROBLEMS,
  readSheet,
  type Sheet,
} from "#lib/domain/interviews/invite-list";
import { decodeText } from "#lib/domain/text/decode";

/** What Excel's own files begin with. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** The rows and columns of a file, or a sentence that says why it is no list. The parser is loaded with the first file. */
export async function readListFile(file: File): Promise<Sheet | { fault: string }> {
  if (file.size > CSV_MAX_BYTES) return { fault: LIST_PROBLEMS.tooLarge };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (ZIP.every((byte, index) => bytes[index] === byte)) return { fault: LIST_PROBLEMS.excel };
  const text = decodeText(bytes);
  if (text === null) return { fault: LIST_PROBLEMS.unreadable };
  const module = await import("papaparse").catch(() => null);
  if (module === null) return { fault: LIST_PROBLEMS.noReader };
  const { data, errors } = module.default.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    preview: CSV_MAX_ROWS + 1,
  });
  if (errors.some(({ type }) => type === "Quotes")) return { fault: LIST_PROBLEMS.quotes };
  return readSheet(data);
}
