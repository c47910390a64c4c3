import { isEmail } from "../account/email.ts";
import { hasLetter } from "../text/letters.ts";

/** Where a file has addresses and names, as columns from 0; null if it has none. */
export type Columns = { email: number; name: number | null; lastName: number | null };

/** The same before it is complete: undefined if the file leaves it open, and its owner has to choose. */
export type OpenColumns = Omit<Columns, "email" | "name"> & {
  email: number | undefined;
  name: number | null | undefined;
};

/** A column that may be chosen: its place from 0, its head if the file has heads, and what it has first. */
export type Column = { at: number; head: string | null; sample: string };

export type ColumnsRead = {
  /** Where the people begin, as a row from 0. */
  firstRow: number;
  /** Those that may hold the addresses of the people to invite, and those that may hold names. */
  emails: Column[];
  names: Column[];
  /** What is taken unless the owner chooses something else. */
  taken: OpenColumns;
};

const EMAIL_HEAD = /(?:^|[^a-z])e-?mails?(?:[^a-z]|$)|^mail$|(?:^|[^a-z])correos?(?:[^a-z]|$)/;
const NAME_HEADS = new Set([
  ...["name", "full name", "candidate", "candidate name", "applicant", "applicant name", "nombre"],
]);
const FIRST_HEADS = new Set(["first name", "firstname", "first", "given name"]);
const LAST_HEADS = new Set(["last name", "lastname", "last", "surname", "family name"]);

/** Words of a head over the candidates' own addresses; any other word may make them a recruiter's or a store's. */
const OWN = new Set([
  ..."email emails e mail mails address s candidate candidates applicant applicants contact".split(
    " ",
  ),
  ..."personal private home work primary main preferred your my what is the of".split(" "),
  ..."correo correos electrónico electronico dirección direccion de del candidato candidata".split(
    " ",
  ),
  ..."solicitante postulante aspirante contacto tu su trabajo principal particular".split(" "),
]);

/** A further address of somebody, which many people leave out. */
const FURTHER = /personal|private|home|work|trabajo|particular/;

/** The longest head that is read; a longer text is no head. */
const HEAD_LIMIT = 60;

/** A column with what is in it, below its head; empty cells left out. */
type Full = Column & { known: string; cells: string[] };

const saysEmail = ({ known }: Pick<Full, "known">) => EMAIL_HEAD.test(known);
/** Whether the addresses in a column are the candidates' own, as far as its head says. */
const isOwn = (column: Full) =>
  saysEmail(column) &&
  column.known.split(/[^\p{L}\p{N}]+/u).every((word) => word === "" || OWN.has(word));
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
  const top = Math.max(
    0,
    rows.findIndex((row) => !isBlank(row)),
  );
  const heads = rows[top] ?? [];
  const headed = hasHeads(heads);
  const firstRow = headed ? top + 1 : top;
  const columns = fullColumns(rows.slice(firstRow), headed ? heads : []);
  const filled = columns.filter(({ cells }) => cells.length > 0);
  const addresses = filled.filter((column) => saysEmail(column) || column.cells.some(isEmail));
  const emails = addresses.length > 0 ? addresses : columns.filter(saysEmail);
  const others = filled.filter((column) => !emails.includes(column));
  const names = others.filter(({ cells }) => mostly(cells, mayBeName));
  const [email, ...more] = emails;
  const isEmpty = columns.some(
    (column) => column.cells.length === 0 && isOwn(column) && !FURTHER.test(column.known),
  );
  const isClear =
    email &&
    (headed ? isOwn(email) && (addresses.length === 0 || !isEmpty) : isEmail(email.sample));
  return {
    firstRow,
    emails: emails.map(asColumn),
    names: names.map(asColumn),
    taken: {
      email: more.length === 0 && isClear ? email.at : undefined,
      ...(headed ? namesByHead(others) : namesByPlace(others)),
    },
  };
}

/** Whether a row says what stands below it: no address is in it, and a word that we know. */
function hasHeads(row: readonly string[]): boolean {
  const known = row.map((cell) => ({ known: knownHead(cell) }));
  const says = known.some(
    (head) =>
      saysEmail(head) ||
      [NAME_HEADS, FIRST_HEADS, LAST_HEADS].some((heads) => heads.has(head.known)),
  );
  return says && !row.some(isEmail);
}

const knownHead = (cell: string) => (cell.length > HEAD_LIMIT ? "" : cell.toLowerCase());

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
  const found = whole.length > 0 ? whole : [...first, ...last];
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
export function wholeColumns({ email, name, lastName }: OpenColumns): Columns | null {
  return email === undefined || name === undefined ? null : { email, name, lastName };
}
