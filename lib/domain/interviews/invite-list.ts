import { EMAIL_LIMIT, isEmail } from "../account/email.ts";
import { hasLetter } from "../text/letters.ts";
import { INVITE_NAME_LIMIT } from "./invite.ts";
import { type Columns, type ColumnsRead, isBlank, readColumns } from "./invite-columns.ts";

/** The largest file that is read, in bytes: far more than a day's people need. */
export const CSV_MAX_BYTES = 1024 * 1024;
/** The most rows that are read. */
export const CSV_MAX_ROWS = 5000;
/** The most columns: a file with more is no list of people. */
const CSV_MAX_COLUMNS = 50;

export type InvitedPerson = { email: string; name: string };

/** What is wrong with a row, by its number as a spreadsheet shows it. */
export type RowProblem = { row: number; problem: string };

/** A file of people: its cells without blanks around them, and what its columns may be. */
export type Sheet = ColumnsRead & { rows: readonly string[][] };

export type InviteList = { people: InvitedPerson[]; problems: RowProblem[] };

export const LIST_PROBLEMS = {
  empty: "This file has no people in it.",
  tooLarge: `This file is larger than ${CSV_MAX_BYTES / 1024 / 1024} MB. Nothing was sent. Save only the names and emails, and try again.`,
  tooManyRows: `This file has more than ${CSV_MAX_ROWS.toLocaleString("en-US")} rows. Nothing was sent. Split it into smaller files.`,
  tooManyColumns: `This file has more than ${CSV_MAX_COLUMNS} columns. Nothing was sent. Keep only the columns with names and emails.`,
  noEmails:
    'We couldn\'t find a column with email addresses. Nothing was sent. Name one column "Email" and one "Name".',
  excel:
    "This is an Excel file. Nothing was sent. In Excel, choose File, Save As, CSV UTF-8, and try again.",
  quotes:
    "A quotation mark in this file is never closed, so we can't tell where a row ends. Nothing was sent. Save it as CSV again and retry.",
  noReader: "This file couldn't be opened. Nothing was sent. Check your connection and try again.",
  unreadable: "We couldn't read this file. Nothing was sent. Save it as CSV (UTF-8) and try again.",
} as const;

const DELIMITERS = [",", ";", "\t", "|"] as const;
/** So many lines tell what stands between cells. */
const FIRST_LINES = 10;

/**
 * What stands between the cells: Excel writes what the country does. The sign by which most of the first lines have an
 * address of their own, as names have commas too; else the one that the first line has most of.
 */
export function delimiterOf(text: string): string {
  const lines = text.trimStart().split("\n", FIRST_LINES);
  const cells = (line: string, sign: string) => line.replace(/"[^"]*"/g, unquoted).split(sign);
  const addresses = (sign: string) =>
    lines.filter((line) => cells(line, sign).some((cell) => isEmail(cell.trim()))).length;
  const rank = (sign: string) => addresses(sign) * 1e6 + cells(lines[0] ?? "", sign).length;
  return DELIMITERS.reduce<string>((most, sign) => (rank(sign) > rank(most) ? sign : most), ",");
}

/** The address in a quoted text; nothing if the quotes hold anything else. */
const unquoted = (quoted: string) => (isEmail(quoted.slice(1, -1)) ? quoted.slice(1, -1) : "");

const tidy = (cell: string) => cell.replace(/[\s\p{Cc}]+/gu, " ").trim();

function nameProblem(name: string): string | null {
  return name.length > INVITE_NAME_LIMIT
    ? `The name is longer than ${INVITE_NAME_LIMIT} characters.`
    : null;
}

/**
 * The rows of a spreadsheet with what its columns may be.
 * @returns a sentence of `LIST_PROBLEMS` if the whole file is no list of people
 */
export function readSheet(rows: readonly string[][]): Sheet | { fault: string } {
  if (rows.length > CSV_MAX_ROWS) return { fault: LIST_PROBLEMS.tooManyRows };
  if (rows.some((row) => row.length > CSV_MAX_COLUMNS))
    return { fault: LIST_PROBLEMS.tooManyColumns };
  const tidied = rows.map((row) => row.map(tidy));
  const columns = readColumns(tidied);
  if (tidied.slice(columns.firstRow).every(isBlank)) return { fault: LIST_PROBLEMS.empty };
  if (columns.emails.length === 0) return { fault: LIST_PROBLEMS.noEmails };
  return { rows: tidied, ...columns };
}

/** The people in a file whose columns are known, and what is wrong with its other rows. An empty row is neither. */
export function peopleIn({ rows, firstRow }: Sheet, columns: Columns): InviteList {
  const list: InviteList = { people: [], problems: [] };
  const rowOf = new Map<string, number>();
  rows.forEach((cells, index) => {
    if (index < firstRow || isBlank(cells)) return;
    const row = index + 1;
    const email = (cells[columns.email] ?? "").toLowerCase();
    const name = nameIn(cells, columns);
    const problem = emailProblem(email, rowOf) ?? nameProblem(name);
    if (problem !== null) list.problems.push({ row, problem });
    else {
      rowOf.set(email, row);
      list.people.push({ email, name });
    }
  });
  return list;
}

/** What a spreadsheet writes if it has no name. */
const NO_NAME = /^(?:n\/a|#[a-z/0-9]+[!?]?)$/i;

/** A person's name; none if the cells have no letter. */
function nameIn(cells: readonly string[], { name, lastName }: Columns): string {
  const parts = [name, lastName].map((column) => (column === null ? "" : (cells[column] ?? "")));
  const whole = parts
    .filter((part) => !NO_NAME.test(part))
    .join(" ")
    .trim();
  return hasLetter(whole) ? whole : "";
}

function emailProblem(email: string, rowOf: ReadonlyMap<string, number>): string | null {
  if (email === "") return "There's no email address.";
  if (email.length > EMAIL_LIMIT) return "The email address is too long.";
  if (!isEmail(email)) return `"${email}" isn't a valid email address.`;
  const earlier = rowOf.get(email);
  return earlier === undefined ? null : `${email} is already in row ${earlier}.`;
}
