import { isEmail } from "../account/email.ts";
import { hasLetter } from "../text/letters.ts";
import { phoneNumber } from "../text/phone.ts";

/** Where a file has addresses, phone numbers and names, as columns from 0; null if it has none. */
export type Columns = Record<"email" | "phone" | "name" | "lastName", number | null>;

/** The same before it is complete: undefined if the file leaves it open, and its owner has to choose. */
export type OpenColumns = Record<"email" | "phone" | "name", number | null | undefined> &
  Pick<Columns, "lastName">;

/** A column that may be chosen: its place from 0, its head if the file has heads, and what it has first. */
export type Column = { at: number; head: string | null; sample: string };

export type ColumnsRead = {
  /** Where the people begin, as a row from 0. */
  firstRow: number;
  /** Those that may hold the addresses or numbers of the people to invite, and those that may hold names. */
  emails: Column[];
  phones: Column[];
  names: Column[];
  /** What is taken unless the owner chooses something else. */
  taken: OpenColumns;
};

const EMAIL_HEAD = /(?:^|[^a-z])e-?mails?(?:[^a-z]|$)|^mail$|(?:^|[^a-z])correos?(?:[^a-z]|$)/;
const words = (text: string) => text.split(" ");
const NAME_HEADS = new Set([
  ...["name", "full name", "candidate", "candidate name", "applicant", "applicant name", "nombre"],
  ...["display name", "candidate full name", "nombre completo", "nombre y apellido", "candidato"],
  ...[
    "nombre y apellidos",
    "nombres y apellidos",
    "nombre del candidato",
    "nombre del solicitante",
  ],
  ...[
    "solicitante",
    "postulante",
    "aspirante",
    "employee",
    "employee name",
    "worker",
    "worker name",
  ],
  ...["empleado", "nombre del empleado", "trabajador", "nombre del trabajador"],
  ...["last name, first name", "last, first", "lastname, firstname", "last name, first"],
  ...["apellido, nombre", "apellidos, nombre", "apellidos, nombres", "apellido(s), nombre(s)"],
  ...["apellido y nombre", "apellidos y nombre", "apellidos y nombres"],
]);
const FIRST_HEADS = new Set([
  ...["first name", "firstname", "first", "given name", "candidate first name", "nombres"],
  ...["primer nombre", "nombre(s)", "applicant first name"],
]);
const LAST_HEADS = new Set([
  ...["last name", "lastname", "last", "surname", "family name", "candidate last name"],
  ...["apellido", "apellidos", "apellido(s)", "primer apellido", "applicant last name"],
]);

const PHONE_WORDS = new Set(
  words(
    "phone phones telephone tel mobile cell cellphone celular móvil movil teléfono telefono teléfonos telefonos whatsapp",
  ),
);
const MOBILE = /mobile|cell|celular|m[oó]vil|whatsapp/;

/** Words of a head over the candidates' own addresses; any other word may make them a recruiter's or a store's. */
const OWN = new Set([
  ...words("email emails e mail mails address addresses s candidate candidates applicant contact"),
  ...words("applicants personal private home work primary main preferred your my what is the of"),
  ...words("correo correos electrónico electronico dirección direccion de del candidato candidata"),
  ...words("solicitante postulante aspirante contacto tu su trabajo principal particular number"),
  ...words("numbers no num value número numero números numeros"),
  ...PHONE_WORDS,
]);

/** A further address of somebody, which many people leave out. */
const FURTHER = /personal|private|home|work|trabajo|particular/;

/** The longest head that is read; a longer text is no head. */
const HEAD_LIMIT = 60;

/** A column with what is in it, below its head; empty cells left out. */
type Full = Column & { known: string; cells: string[] };

const wordsOf = (known: string) => known.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
const saysPhone = ({ known }: Pick<Full, "known">) =>
  wordsOf(known).some((word) => PHONE_WORDS.has(word));
const saysEmail = ({ known }: Pick<Full, "known">) => EMAIL_HEAD.test(known);
/** Whether what is in a column is the candidates' own, as far as its head says; numbers count how many they have. */
const isOwn = (column: Pick<Full, "known">) =>
  (saysEmail(column) || saysPhone(column)) &&
  wordsOf(column.known).every((word) => OWN.has(word) || /^\d{1,2}$/.test(word));
/** 'E-mail 2 - Value', which stands beside a first one. */
const isFurther = ({ known }: Full) => wordsOf(known).some((word) => /^[2-9]$/.test(word));
const saysName = (heads: ReadonlySet<string>, columns: readonly Full[]) =>
  columns.filter(({ known }) => heads.has(known));

/** Whether a row has nothing in it. */
export function isBlank(row: readonly string[]): boolean {
  return row.every((cell) => cell === "");
}

function mostly(cells: readonly string[], is: (cell: string) => boolean): boolean {
  return cells.filter(is).length * 2 > cells.length;
}

const mayBeName = (cell: string) => hasLetter(cell) && !isEmail(cell);
const isPlainName = (cell: string) => mayBeName(cell) && !/\p{N}/u.test(cell);

/**
 * Which columns of a file may hold addresses and names, and which are taken: by their heads, else by what is in them. What
 * is not clear is left open: two columns with addresses or one that may be of somebody else's, names that are mostly
 * numbers, several columns of words without heads. Cells come without blanks around them.
 */
export function readColumns(rows: readonly string[][]): ColumnsRead {
  const at = headRow(rows);
  const headed = at >= 0;
  const first = rows.findIndex((row) => !isBlank(row));
  const firstRow = headed ? at + 1 : Math.max(0, first);
  const columns = fullColumns(rows.slice(firstRow), headed ? (rows[at] ?? []) : []);
  const filled = columns.filter(({ cells }) => cells.length > 0);
  const addresses = firstOnes(
    filled.filter(
      (column) =>
        column.cells.some(isEmail) || (saysEmail(column) && !/label|type/.test(column.known)),
    ),
  );
  const phones = phoneColumns(filled, headed);
  const emails = addresses.length > 0 || phones.length > 0 ? addresses : columns.filter(saysEmail);
  const others = filled.filter(
    (column) => !emails.includes(column) && !phones.includes(column) && !isFurther(column),
  );
  const names = others.filter(({ cells }) => mostly(cells, mayBeName));
  const [email, ...more] = emails;
  const isEmpty = columns.some(
    (column) =>
      column.cells.length === 0 &&
      saysEmail(column) &&
      isOwn(column) &&
      !FURTHER.test(column.known) &&
      !isFurther(column),
  );
  const isClear =
    email &&
    (headed ? isOwn(email) && (addresses.length === 0 || !isEmpty) : isEmail(email.sample));
  return {
    firstRow,
    emails: emails.map(asColumn),
    phones: phones.map(asColumn),
    names: names.map(asColumn),
    taken: {
      email: email === undefined ? null : more.length === 0 && isClear ? email.at : undefined,
      phone: phoneTaken(phones, headed, emails.length > 0),
      ...(headed ? namesByHead(others) : namesByPlace(others)),
    },
  };
}

/** A product that exports several addresses of a person counts them: the first stands for all. */
function firstOnes(columns: readonly Full[]): Full[] {
  return columns.filter((column) => !(isOwn(column) && isFurther(column) && columns.length > 1));
}

const isPhone = (cell: string) => phoneNumber(cell) !== null;
const hasFigures = (cell: string) => cell.replace(/\D/g, "").length >= 7;

function phoneColumns(filled: readonly Full[], headed: boolean): Full[] {
  const said = filled.filter((column) => saysPhone(column) && column.cells.some(hasFigures));
  if (headed && said.length > 0) return firstOnes(said);
  return filled.filter(({ cells }) => mostly(cells, isPhone));
}

/** The only own column, or the only one of mobile phones; left open if nothing else reaches these people. */
function phoneTaken(phones: readonly Full[], headed: boolean, hasEmails: boolean) {
  const own = headed ? phones.filter(isOwn) : phones;
  const mobile = own.filter(({ known }) => MOBILE.test(known));
  const [only, ...more] = own.length > 1 && mobile.length > 0 ? mobile : own;
  if (only !== undefined) return more.length === 0 ? only.at : undefined;
  return phones.length === 0 || hasEmails ? null : undefined;
}

const HEAD_ROWS = 10;

/** How many cells of a row say what stands below them. */
export function headsIn(row: readonly string[]): number {
  return row.filter((cell) => {
    const known = knownHead(cell);
    const isName = [NAME_HEADS, FIRST_HEADS, LAST_HEADS].some((heads) => heads.has(known));
    // A manager's phone is a head too, and a line with a number is none.
    return (
      isName ||
      saysEmail({ known }) ||
      (saysPhone({ known }) && (isOwn({ known }) || !/\d/.test(known)))
    );
  }).length;
}

/**
 * The row that says what stands below it, below whatever title; -1 without one. Above it nobody is named, and of two
 * that may be it the one with more heads is.
 */
export function headRow(rows: readonly string[][]): number {
  const first = rows.slice(0, HEAD_ROWS);
  const people = first.findIndex((row) => row.some((cell) => isEmail(cell) || isPhone(cell)));
  const above = people < 0 ? first : first.slice(0, people);
  const counts = above.map(headsIn);
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.lastIndexOf(most);
}

const knownHead = (cell: string) =>
  cell.length > HEAD_LIMIT
    ? ""
    : cell.toLowerCase().replaceAll("_", " ").replace(/[*:]/g, "").trim();

/** Whether a column is headed as one of whole names, which may be sorted by the last. */
export const saysWholeName = ({ head }: Column) => head !== null && NAME_HEADS.has(knownHead(head));

function fullColumns(rows: readonly string[][], heads: readonly string[]): Full[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), heads.length);
  return Array.from({ length: width }, (_, at) => {
    const head = heads[at] ?? "";
    const cells = rows.map((row) => row[at] ?? "").filter((cell) => cell !== "");
    const known = knownHead(head);
    return { at, head: head === "" ? null : head, sample: cells[0] ?? "", known, cells };
  });
}

const asColumn = ({ at, head, sample }: Full): Column => ({ at, head, sample });

type Names = Pick<OpenColumns, "name" | "lastName">;

const OPEN: Names = { name: undefined, lastName: null };

function namesByHead(columns: readonly Full[]): Names {
  const whole = saysName(NAME_HEADS, columns);
  const first = saysName(FIRST_HEADS, columns);
  const last = saysName(LAST_HEADS, columns);
  // 'Name' beside 'First name' may be a last name, and a last name alone greets nobody.
  if (whole.length > 1 || (whole.length === 1 && first.length > 0 && last.length === 0))
    return OPEN;
  if (whole.length === 0 && first.length === 0 && last.length > 0) return OPEN;
  if (whole.length === 0 && (first.length > 1 || last.length > 1)) return OPEN;
  // 'Nombre' beside 'Apellidos' is a first name.
  const found = whole.length > 0 && first.length > 0 ? whole : [...whole, ...first, ...last];
  if (!found.every(({ cells }) => mostly(cells, isPlainName))) return OPEN;
  const [name, lastName] = found;
  return { name: name?.at ?? null, lastName: lastName?.at ?? null };
}

/** Without heads, the only column of words has the names; a file of addresses alone has none. */
function namesByPlace(columns: readonly Full[]): Names {
  const [only, ...more] = columns.filter(({ cells }) => mostly(cells, isPlainName));
  if (only === undefined) return columns.length === 0 ? { name: null, lastName: null } : OPEN;
  return more.length > 0 ? OPEN : { name: only.at, lastName: null };
}

/** What is chosen, once nothing is left open; else null. */
export function wholeColumns({ email, phone, name, lastName }: OpenColumns): Columns | null {
  if (email === undefined || phone === undefined || name === undefined) return null;
  return email === null && phone === null ? null : { email, phone, name, lastName };
}
