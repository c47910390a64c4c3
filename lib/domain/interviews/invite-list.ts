import { EMAIL_LIMIT, isEmail } from "../account/email.ts";
import { INVITE_NAME_LIMIT } from "./invite.ts";

/** The largest file that is read, in bytes: far more than a day's people need. */
export const CSV_MAX_BYTES = 1024 * 1024;
/** The most rows that are read. */
export const CSV_MAX_ROWS = 5000;
/** The most columns: a file with more is no list of people. */
export const CSV_MAX_COLUMNS = 50;

export type InvitedPerson = { email: string; name: string };

/** What is wrong with a row, by its number as a spreadsheet shows it. */
export type RowProblem = { row: number; problem: string };

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

const EMAIL_HEADS = new Set([
  "email",
  "e-mail",
  "email address",
  "e-mail address",
  "mail",
  "correo",
]);
const NAME_HEADS = new Set(["name", "full name", "candidate", "candidate name", "nombre"]);
const FIRST_HEADS = new Set(["first name", "firstname", "first", "given name"]);
const LAST_HEADS = new Set(["last name", "lastname", "last", "surname", "family name"]);

const DELIMITERS = [",", ";", "\t", "|"] as const;

/** What stands between the cells: Excel writes what the country does. Told by the first line that has anything in it. */
export function delimiterOf(text: string): string {
  const line = text.trimStart().split("\n", 1)[0] ?? "";
  const count = (sign: string) => line.split(sign).length;
  return DELIMITERS.reduce<string>((most, sign) => (count(sign) > count(most) ? sign : most), ",");
}

type Columns = { email: number; name: number[]; headed: boolean };

const tidy = (cell: string | undefined) => (cell ?? "").replace(/\s+/g, " ").trim();

/** Which columns hold what: by the first row's words, else by where the first address stands. */
function columnsOf(rows: readonly string[][]): Columns | null {
  const heads = (rows[0] ?? []).map((cell) => tidy(cell).toLowerCase());
  const at = (known: Set<string>) => heads.findIndex((head) => known.has(head));
  const email = at(EMAIL_HEADS);
  if (email >= 0) {
    const names = at(NAME_HEADS) >= 0 ? [at(NAME_HEADS)] : [at(FIRST_HEADS), at(LAST_HEADS)];
    return { email, name: names.filter((column) => column >= 0), headed: true };
  }
  for (const row of rows.slice(0, 5)) {
    const found = row.findIndex((cell) => isEmail(tidy(cell)));
    if (found >= 0) return { email: found, name: [found === 0 ? 1 : 0], headed: false };
  }
  return null;
}

function nameProblem(name: string): string | null {
  return name.length > INVITE_NAME_LIMIT
    ? `The name is longer than ${INVITE_NAME_LIMIT} characters.`
    : null;
}

/**
 * The people in the rows of a spreadsheet, and what is wrong with the other rows. An empty row is neither.
 * @returns a sentence of `LIST_PROBLEMS` where the whole file is no such list
 */
export function readInviteList(rows: readonly string[][]): InviteList | { fault: string } {
  if (rows.length > CSV_MAX_ROWS) return { fault: LIST_PROBLEMS.tooManyRows };
  if (rows.some((row) => row.length > CSV_MAX_COLUMNS))
    return { fault: LIST_PROBLEMS.tooManyColumns };
  const columns = columnsOf(rows);
  if (rows.every((row) => row.every((cell) => tidy(cell) === "")))
    return { fault: LIST_PROBLEMS.empty };
  if (columns === null) return { fault: LIST_PROBLEMS.noEmails };
  const list: InviteList = { people: [], problems: [] };
  const rowOf = new Map<string, number>();
  rows.forEach((cells, index) => {
    if ((index === 0 && columns.headed) || cells.every((cell) => tidy(cell) === "")) return;
    const row = index + 1;
    const email = tidy(cells[columns.email]).toLowerCase();
    const name = tidy(columns.name.map((column) => cells[column] ?? "").join(" "));
    const problem = emailProblem(email, rowOf) ?? nameProblem(name);
    if (problem !== null) list.problems.push({ row, problem });
    else {
      rowOf.set(email, row);
      list.people.push({ email, name });
    }
  });
  if (list.people.length + list.problems.length === 0) return { fault: LIST_PROBLEMS.empty };
  return list;
}

function emailProblem(email: string, rowOf: ReadonlyMap<string, number>): string | null {
  if (email === "") return "There's no email address.";
  if (email.length > EMAIL_LIMIT) return "The email address is too long.";
  if (!isEmail(email)) return `"${email}" isn't a valid email address.`;
  const earlier = rowOf.get(email);
  return earlier === undefined ? null : `${email} is already in row ${earlier}.`;
}
