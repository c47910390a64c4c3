import { EMAIL_LIMIT, isEmail } from "../account/email.ts";
import { cleaned } from "../text/cleaned.ts";
import { hasLetter } from "../text/letters.ts";
import { phoneNumber, shownPhone } from "../text/phone.ts";
import { ellipsize } from "../text/shortened.ts";
import { spokenName } from "../text/spoken-name.ts";
import { INVITE_NAME_LIMIT, type InviteChannel } from "./invite.ts";
import {
  type Columns,
  type ColumnsRead,
  isBlank,
  readColumns,
  saysWholeName,
} from "./invite-columns.ts";

/** The largest file that is read, in bytes: far more than a day's people need. */
export const CSV_MAX_BYTES = 1024 * 1024;
/** The most rows that are read. */
export const CSV_MAX_ROWS = 10_000;
/** The most columns: a file with more is no list of people. */
const CSV_MAX_COLUMNS = 50;

/** Somebody to invite: by the way that is named, whose field is filled; the other field is empty if it isn't known. */
export type InvitedPerson = { name: string; email: string; phone: string; by: InviteChannel };

/** A person as a list has them, to be mended or left out; `row` is the row or line as its program shows it. */
export type ListedPerson = { row: number; name: string; email: string; phone: string };

/** What is no person of its own, by its number as a spreadsheet shows it. */
export type RowProblem = { row: number; problem: string };

/** A list of people: its cells without blanks around them, the number of each row, and what its columns may be. */
export type Sheet = ColumnsRead & { rows: readonly string[][]; numbers: readonly number[] };

type InviteList = { people: ListedPerson[]; left: RowProblem[] };

export const LIST_PROBLEMS = {
  empty: "We found nobody in it.",
  tooLarge: `This list is larger than ${CSV_MAX_BYTES / 1024 / 1024} MB. Nothing was sent. Keep only names, emails and phone numbers, and try again.`,
  tooManyRows: `This list has more than ${CSV_MAX_ROWS.toLocaleString("en-US")} rows. Nothing was sent. Split it into smaller ones.`,
  tooManyColumns: `This list has more than ${CSV_MAX_COLUMNS} columns. Nothing was sent. Keep only the columns with names, emails and phone numbers.`,
  nobody:
    "We couldn't find an email address or a phone number. Nothing was sent. Each person needs one of the two.",
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
 * address or number of their own, as names and heads have commas too; else the one that the first line has most of.
 */
export function delimiterOf(text: string): string {
  const lines = text.trimStart().split("\n", FIRST_LINES);
  const cells = (line: string, sign: string) => line.replace(/"[^"]*"/g, unquoted).split(sign);
  const isContact = (cell: string) => isEmail(cell.trim()) || phoneNumber(cell) !== null;
  const contacts = (sign: string) =>
    lines.filter((line) => cells(line, sign).some(isContact)).length;
  const rank = (sign: string) => contacts(sign) * 1e6 + cells(lines[0] ?? "", sign).length;
  return DELIMITERS.reduce<string>((most, sign) => (rank(sign) > rank(most) ? sign : most), ",");
}

/** The address in a quoted text; nothing if the quotes hold anything else. */
const unquoted = (quoted: string) => (isEmail(quoted.slice(1, -1)) ? quoted.slice(1, -1) : "");

/** Copied numbers come with marks around them that nobody sees. */
const tidy = (cell: string) => cleaned(cell.replace(/[\s\p{Cc}]+/gu, " ")).trim();

/** A cell as its spreadsheet shows it: without the signs that keep a number a text, or a figure's '.0'. */
const asShown = (cell: string) =>
  cell
    .replace(/^'(?=[=+(\d@-])/, "")
    .replace(/^="([^"]*)"$/, "$1")
    .replace(/^(\d{10,15})\.0$/, "$1");

/**
 * The rows of a spreadsheet with what its columns may be.
 * @returns a sentence of `LIST_PROBLEMS` if the whole file is no list of people
 */
export function readSheet(rows: readonly string[][]): Sheet | { fault: string } {
  if (rows.length > CSV_MAX_ROWS) return { fault: LIST_PROBLEMS.tooManyRows };
  if (rows.some((row) => row.length > CSV_MAX_COLUMNS))
    return { fault: LIST_PROBLEMS.tooManyColumns };
  const tidied = rows.map((row) => row.map((cell) => asShown(tidy(cell))));
  const columns = readColumns(tidied);
  if (tidied.slice(columns.firstRow).every(isBlank)) return { fault: LIST_PROBLEMS.empty };
  if (columns.emails.length + columns.phones.length === 0) return { fault: LIST_PROBLEMS.nobody };
  const sorted = columns.names.filter(saysWholeName).map(({ at }) => at);
  const named = tidied.map((row) =>
    row.map((cell, at) => (sorted.includes(at) ? spokenName(cell) : cell)),
  );
  return { rows: named, numbers: named.map((_, index) => index + 1), ...columns };
}

/** Rows that sum up what stands above them. */
const SUM =
  /^(?:(?:grand |sub ?)?totals?|suma|count|exported|generated|page|p[aá]gina)(?![\p{L}\p{N}])/iu;

/**
 * The people of a list whose columns are known, each once, and what is left of it: whoever comes again, and rows that are
 * nobody. A row with a fault is a person to mend. An empty row is neither.
 */
export function peopleIn({ rows, numbers, firstRow }: Sheet, columns: Columns): InviteList {
  const list: InviteList = { people: [], left: [] };
  const known = new Map<string, ListedPerson>();
  rows.forEach((cells, index) => {
    if (index < firstRow || !cells.some((cell) => /[\p{L}\p{N}]/u.test(cell))) return;
    const person = { row: numbers[index] ?? index + 1, ...personIn(cells, columns) };
    const [first = "", ...more] = cells.filter((cell) => cell !== "");
    const reaches = [person.email, person.phone].filter((one) => one !== "");
    const isSum =
      SUM.test(first.slice(0, 40)) && !isEmail(person.email) && phoneNumber(person.phone) === null;
    if (isSum || (reaches.length === 0 && more.length === 0)) {
      const words = ellipsize([first, ...more].join(" "), 60);
      list.left.push({
        row: person.row,
        problem: `no email address or phone number in “${words}”`,
      });
      return;
    }
    const [found] = reaches.flatMap((one) => known.get(one) ?? []);
    // Two of a household share a telephone: each keeps their own address.
    const isOther =
      found && found.email !== "" && person.email !== "" && found.email !== person.email;
    if (isOther) person.phone = "";
    const again = isOther ? undefined : found;
    if (again) {
      again.name ||= person.name;
      again.email ||= person.email;
      again.phone ||= person.phone;
      const who = again.name || again.email || again.phone;
      list.left.push({ row: person.row, problem: `${who} again, already in ${again.row}` });
    } else list.people.push(person);
    for (const one of reaches) if (!known.has(one)) known.set(one, again ?? person);
  });
  return list;
}

/** More of a field is nothing that anybody mends. */
const FIELD_LIMIT = EMAIL_LIMIT + 50;
/** What a spreadsheet writes if it has nothing. */
const NOTHING = /^(?:n\/a|na|none|null|-+|#[a-z/0-9]+[!?]?)$/i;

function personIn(cells: readonly string[], columns: Columns): Omit<ListedPerson, "row"> {
  const cell = (column: number | null) => {
    const text = column === null ? "" : (cells[column] ?? "").slice(0, FIELD_LIMIT);
    return text.length < 20 && NOTHING.test(text) ? "" : text;
  };
  const first = cell(columns.name);
  const last = cell(columns.lastName);
  const name = first.endsWith(last) ? first : `${first} ${last}`.trim();
  const phones = cell(columns.phone);
  const emails = cell(columns.email).toLowerCase();
  const number = firstOf(phones, (one) => phoneNumber(one) !== null);
  return {
    name: hasLetter(name) ? name : "",
    email: firstOf(emails, isEmail) ?? emails,
    phone: number === null ? phones : shownPhone(number),
  };
}

/** Several addresses or numbers in one cell are one person's; Google Contacts puts ':::' between them. */
function firstOf(cell: string, is: (part: string) => boolean): string | null {
  return (
    [cell, ...cell.split(/[,;|\n]|\s\/\s|:::/)].find((part) => is(part.trim()))?.trim() ?? null
  );
}

type PersonFaults = Partial<Record<"name" | "email" | "phone", string>>;

/** What is wrong with a person, beside the field that says it; nothing if they can be invited. */
export function personFaults(person: Omit<ListedPerson, "row">): PersonFaults {
  const { name, email, phone } = tidied(person);
  const isLong = name.length > INVITE_NAME_LIMIT;
  return {
    ...(isLong && { name: `Use ${INVITE_NAME_LIMIT} characters or fewer.` }),
    ...(!isLong && name !== "" && !hasLetter(name) && { name: "A name needs a letter." }),
    ...(email === "" && phone === "" && { email: "Add an email address or a phone number." }),
    ...(email.length > EMAIL_LIMIT && { email: "This email address is too long." }),
    ...(email !== "" &&
      email.length <= EMAIL_LIMIT &&
      !isEmail(email) && { email: "This isn't a valid email address." }),
    ...(phone !== "" &&
      phoneNumber(phone) === null && {
        phone: "This number can't get a text. Write all 10 digits, or a + and the country code.",
      }),
  };
}

/** Somebody as they are invited, by email if there are both ways and none was chosen; null while something is wrong. */
export function toInvite(person: ListedPerson, chosen?: InviteChannel): InvitedPerson | null {
  const { name, email, phone } = tidied(person);
  const number = phoneNumber(phone) ?? "";
  const faults = personFaults(person);
  const by = chosen ?? (email !== "" && !faults.email ? "email" : "text");
  const isWrong = by === "email" ? email === "" || faults.email : number === "";
  if (faults.name || isWrong) return null;
  return { name, email: faults.email ? "" : email, phone: number, by };
}

function tidied({ name, email, phone }: Omit<ListedPerson, "row">) {
  return { name: tidy(name), email: tidy(email).toLowerCase(), phone: tidy(phone) };
}
