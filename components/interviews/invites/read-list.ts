import { headRow, headsIn, isBlank } from "#lib/domain/interviews/invite-columns";
import {
  CSV_MAX_BYTES,
  CSV_MAX_ROWS,
  delimiterOf,
  LIST_PROBLEMS,
  readSheet,
  type Sheet,
} from "#lib/domain/interviews/invite-list";
import { hasTwoAddresses, sheetOfText } from "#lib/domain/interviews/invite-text";
import { decodeText } from "#lib/domain/text/decode";

/** What Excel's own files begin with. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** The parser, which is loaded with the first list. */
const parser = () => import("papaparse").then(({ default: papa }) => papa.parse).catch(() => null);

/** The rows and columns of a file, or a sentence that says why it is no list. */
export async function readListFile(file: File): Promise<Sheet | { fault: string }> {
  if (file.size > CSV_MAX_BYTES) return { fault: LIST_PROBLEMS.tooLarge };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (ZIP.every((byte, index) => bytes[index] === byte)) return { fault: LIST_PROBLEMS.excel };
  const text = decodeText(bytes);
  if (text === null) return { fault: LIST_PROBLEMS.unreadable };
  const parse = await parser();
  if (parse === null) return { fault: LIST_PROBLEMS.noReader };
  const { data, errors } = parse<string[]>(text, {
    delimiter: delimiterOf(text),
    preview: CSV_MAX_ROWS + 1,
  });
  if (errors.some(({ type }) => type === "Quotes")) return { fault: LIST_PROBLEMS.quotes };
  return readSheet(data);
}

/** The same of what somebody has pasted: a table if it says what its columns are, else line by line. */
export async function readListText(text: string): Promise<Sheet | { fault: string }> {
  if (text.length > CSV_MAX_BYTES) return { fault: LIST_PROBLEMS.tooLarge };
  const parse = await parser();
  if (parse === null) return { fault: LIST_PROBLEMS.noReader };
  const lines = text.split(/\r\n|[\n\r]/);
  if (lines.length > CSV_MAX_ROWS + 1) return { fault: LIST_PROBLEMS.tooManyRows };
  const cells = lines.map((line) => line.split(/\t|\||[^\S\n]{2,}/).map((cell) => cell.trim()));
  const tables = [parse<string[]>(text, { delimiter: delimiterOf(text) }).data, cells];
  const trimmed = tables.map((rows) => rows.map((row) => row.map((cell) => cell.trim())));
  const table = trimmed.find((rows) => headsIn(rows[headRow(rows)] ?? []) > 1);
  if (table) return readSheet(table);
  const copied = /[\t|]/.test(text) ? cells : trimmed[0]?.filter((row) => !isBlank(row));
  return copied && hasTwoAddresses(copied) ? readSheet(copied) : sheetOfText(text);
}
