import { readListFile } from "#components/interviews/invites/read-list";
import {
  type Columns,
  type OpenColumns,
  wholeColumns,
} from "#lib/domain/interviews/invite-columns";
import { LIST_PROBLEMS, peopleIn, readSheet } from "#lib/domain/interviews/invite-list";
import { inviteRequestSchema } from "#lib/domain/interviews/invite-request";
import { greeting } from "#lib/domain/text/greeting";

const file = (content: string | Uint8Array<ArrayBuffer>, name = "people.csv") =>
  new File([content], name);
const utf16 = (text: string, littleEndian: boolean, mark: boolean) => {
  const words = mark ? `\ufeff${text}` : text;
  const view = new DataView(new ArrayBuffer(words.length * 2));
  for (let at = 0; at < words.length; at += 1)
    view.setUint16(at * 2, words.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};

/** The people of a file by the columns that are taken, or by others; what is open if they aren't clear. */
async function read(content: string | Uint8Array<ArrayBuffer>, chosen?: Columns) {
  const sheet = await readListFile(file(content));
  if ("fault" in sheet) return sheet;
  const columns = chosen ?? wholeColumns(sheet.taken);
  return columns === null ? sheet.taken : peopleIn(sheet, columns);
}

const CSV = "Name,Email\r\nJosé Díaz,jose@example.com\r\n";
const JOSE = { people: [{ name: "José Díaz", email: "jose@example.com" }], problems: [] };

describe("A list of people", () => {
  it.each([
    ["UTF-8", new TextEncoder().encode(CSV)],
    ["UTF-8 with its mark", new TextEncoder().encode(`\ufeff${CSV}`)],
    ["UTF-16 as Windows saves it", utf16(CSV, true, true)],
    ["UTF-16 of the other order", utf16(CSV, false, true)],
    ["UTF-16 without its mark", utf16(CSV, true, false)],
    ["Windows-1252", Uint8Array.from(CSV, (sign) => sign.charCodeAt(0))],
    ["semicolons", new TextEncoder().encode(CSV.replaceAll(",", ";"))],
    ["tabs", new TextEncoder().encode(CSV.replaceAll(",", "\t"))],
  ])("is read in %s", async (_what, bytes) => {
    expect(await read(new Uint8Array(bytes))).toEqual(JOSE);
  });

  it("may have quoted newlines, commas and quotation marks in it", async () => {
    const csv =
      'email,notes,first name,last name\nana@example.com,"two\nlines, ""x""",Ana,Ruiz\nbo@example.com,,Bo,\n';
    expect(await read(csv)).toEqual({
      people: [
        { email: "ana@example.com", name: "Ana Ruiz" },
        { email: "bo@example.com", name: "Bo" },
      ],
      problems: [],
    });
  });

  it("needs no heads, and no names", async () => {
    expect(await read("ana@example.com\nbo@example.com")).toMatchObject({
      people: [
        { email: "ana@example.com", name: "" },
        { email: "bo@example.com", name: "" },
      ],
    });
  });

  it("says of each row that is left out why, by its number", async () => {
    const rows = [
      "Email,Name",
      "ana@example.com,Ana",
      "ANA@example.com ,Ana again",
      "not-an-address,Bo",
      ",Nobody",
      "",
      "evil@example.com,Win at evil.com/x",
      `long@example.com,${"x".repeat(101)}`,
      `${"x".repeat(250)}@example.com,Long`,
    ];
    expect(await read(rows.join("\n"))).toEqual({
      people: [
        { email: "ana@example.com", name: "Ana" },
        { email: "evil@example.com", name: "Win at evil.com/x" },
      ],
      problems: [
        { row: 3, problem: "ana@example.com is already in row 2." },
        { row: 4, problem: `"not-an-address" isn't a valid email address.` },
        { row: 5, problem: "There's no email address." },
        { row: 8, problem: "The name is longer than 100 characters." },
        { row: 9, problem: "The email address is too long." },
      ],
    });
  });

  it.each([
    ["nothing", "", LIST_PROBLEMS.empty],
    ["blanks", " \n , \n", LIST_PROBLEMS.empty],
    ["a head alone", "Name,Email\n", LIST_PROBLEMS.empty],
    ["no addresses", "Name,Phone\nAna,555\n", LIST_PROBLEMS.noEmails],
    ["1,000 columns", `Email${",x".repeat(999)}\nana@example.com\n`, LIST_PROBLEMS.tooManyColumns],
    ["10,000 rows", `Email\n${"ana@example.com\n".repeat(10_000)}`, LIST_PROBLEMS.tooManyRows],
    [
      "a quotation mark that never closes",
      'Email,Name\nana@example.com,"Ana\n',
      LIST_PROBLEMS.quotes,
    ],
    ["an Excel file", "PK\u0003\u0004…", LIST_PROBLEMS.excel],
    ["a picture", "\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR\u0000", LIST_PROBLEMS.unreadable],
  ])("with %s is refused whole, with what to do", async (_what, content, fault) => {
    expect(await readListFile(file(content))).toEqual({ fault });
  });

  it("of 20 MB is not even read", async () => {
    const large = file("x");
    Object.defineProperty(large, "size", { value: 20 * 1024 * 1024 });
    Object.defineProperty(large, "arrayBuffer", { value: () => Promise.reject(new Error()) });
    expect(await readListFile(large)).toEqual({ fault: LIST_PROBLEMS.tooLarge });
  });

  it("whose rows are made to be slow is read in no time", () => {
    const row = [`${"@.".repeat(250_000)} x`, "a"];
    const sheet = readSheet([["Email"], row]);
    expect(
      "fault" in sheet ? sheet : peopleIn(sheet, { email: 0, name: null, lastName: null }),
    ).toMatchObject({
      people: [],
    });
  });
});

const WORDS = { hello: "Hi {name},", helloPlain: "Hi," };

/** How the people of a file are greeted, by the columns that are taken. */
async function greeted(rows: readonly string[]) {
  const list = await read(rows.join("\n"));
  if (!("people" in list)) return list;
  return list.people.map(({ email, name }) => `${greeting(WORDS, name, "en")} ${email}`);
}

describe("The columns of a list", () => {
  const ANA = "Ana Reyes,ana@x.com";
  it.each([
    ["heads", ["Name,Email", ANA], "Hi Ana, ana@x.com"],
    ["no heads", [ANA], "Hi Ana, ana@x.com"],
    ["blank rows before the heads", ["", ",", "Name,Email", ANA], "Hi Ana, ana@x.com"],
    ["an id before the name", [`10232,${ANA}`], "Hi Ana, ana@x.com"],
    ["an id with a head", ["ID,Name,Email", `10232,${ANA}`], "Hi Ana, ana@x.com"],
    ["a date before the name", [`2026-11-20,${ANA}`], "Hi Ana, ana@x.com"],
    ["a date in words before the name", ["Nov 20 2026;Ana Reyes;ana@x.com"], "Hi Ana, ana@x.com"],
    [
      "tabs, and a first and last name",
      ["Last Name\tFirst Name\tE-mail", "Reyes\tAna\tana@x.com"],
      "Hi Ana, ana@x.com",
    ],
    [
      "a whole name beside its parts",
      ["First name,Name,Last name,Email", "A,Ana Reyes,R,ana@x.com"],
      "Hi Ana, ana@x.com",
    ],
    ["no names", ["Email,Phone", "ana@x.com,555 0100"], "Hi, ana@x.com"],
    ["heads that say nothing of names", ["Email,City", "ana@x.com,Austin"], "Hi, ana@x.com"],
    [
      "an empty second column for addresses",
      ["Email,Work email,Name", "ana@x.com,,Ana Reyes"],
      "Hi Ana, ana@x.com",
    ],
    ["last names first and no heads", ["Reyes, Ana;ana@x.com"], "Hi Reyes, Ana, ana@x.com"],
    [
      "the plain column filled, and one of somebody else's empty",
      ["Email,HR email,Name", "ana@x.com,,Ana Reyes"],
      "Hi Ana, ana@x.com",
    ],
    ["quoted ones", ['"Reyes, Ana";"ana@x.com"'], "Hi Reyes, Ana, ana@x.com"],
    [
      "semicolons within a text",
      ["Email,Name,Notes", "ana@x.com,Ana,a;b;c;d"],
      "Hi Ana, ana@x.com",
    ],
    ["last names first", ["Name;Email", '"Reyes, Ana";ana@x.com'], "Hi Reyes, Ana, ana@x.com"],
    [
      "a long name",
      [`${"Wolfeschlegel ".repeat(4)}steinhausen,ana@x.com`],
      "Hi Wolfeschlegel, ana@x.com",
    ],
    ["a word of 81 characters", [`${"x".repeat(81)},ana@x.com`], "Hi, ana@x.com"],
    ["a name from right to left", ["Name,Email", "مريم الحسن,ana@x.com"], "Hi مريم, ana@x.com"],
    ["a name without spaces", ["Name,Email", "山田花子,ana@x.com"], "Hi 山田花子, ana@x.com"],
  ])("with %s are taken", async (_what, rows, line) => {
    expect(await greeted(rows)).toEqual([line]);
  });

  const open = (change: Partial<OpenColumns>) => ({
    email: 1,
    name: undefined,
    lastName: null,
    ...change,
  });
  it.each([
    [
      "two columns with addresses",
      ["Name,Email,Recruiter", "Ana,ana@x.com,kim@y.com", "Bo,bo@x.com,kim@y.com"],
      open({ email: undefined, name: 0 }),
    ],
    [
      "one more address anywhere",
      ["Ana,ana@x.com", "Bo,bo@x.com,bo@y.com"],
      open({ email: undefined, name: 0 }),
    ],
    [
      "a column that only says so",
      ["Email,Recruiter", "ana at x,kim@y.com"],
      open({ email: undefined, name: null }),
    ],
    [
      "somebody else's addresses alone",
      ["Candidate,Recruiter email", "Ana,kim@y.com"],
      open({ email: undefined, name: 0 }),
    ],
    [
      "an empty column for addresses beside another",
      ["Name,Email,Contact", "Ana,,boss@y.com", "Bo,,boss@y.com"],
      open({ email: undefined, name: 0 }),
    ],
    [
      "an empty column of the candidates' beside one that may be theirs",
      ["Name,Candidate email,Work email", "Ana,,boss@y.com"],
      open({ email: undefined, name: 0 }),
    ],
    [
      "addresses under no head",
      ["Name,,Phone", "Ana,kim@y.com,5"],
      open({ email: undefined, name: 0 }),
    ],
    [
      "heads that nobody knows",
      ["Worker,Supervisor", "Ana,kim@y.com", "Bo,kim@y.com"],
      open({ email: undefined, name: 0 }),
    ],
    ["a name that may be the last one", ["Name,Email,First name", "Ruiz,a@x.com,Ana"], open({})],
    ["a last name alone", ["Last name,Email", "Ruiz,ana@x.com"], open({})],
    ["ids for names", ["Name,Email", "10232,ana@x.com", "10233,bo@x.com"], open({})],
    ["ids with letters", ["Name,Email", "CAND-10232,ana@x.com"], open({})],
    ["dates for names", ["Candidate,Email", "2026-11-20,ana@x.com"], open({})],
    ["ids without heads", ["10232,ana@x.com"], open({})],
    ["two columns of words without heads", ["Ana,ana@x.com,Austin"], open({})],
    ["two columns for names", ["Name,Email,Candidate name", "Kim,ana@x.com,Ana"], open({})],
    ["two for first names", ["First name,Email,First name", "Kim,ana@x.com,Ana"], open({})],
    ["numbers for last names", ["First,Email,Last", "Ana,ana@x.com,7"], open({})],
  ])("with %s wait for a choice", async (_what, rows, taken) => {
    expect(await greeted(rows)).toEqual(taken);
  });

  it("offers what may hold addresses and names, and nothing else", async () => {
    const rows = ["ID,Name,Email,Manager,Manager email,Empty", "7,Ana,ana@x.com,Kim,kim@y.com,"];
    expect(await readListFile(file(rows.join("\n")))).toMatchObject({
      emails: [
        { at: 2, head: "Email", sample: "ana@x.com" },
        { at: 4, head: "Manager email", sample: "kim@y.com" },
      ],
      names: [
        { at: 1, head: "Name", sample: "Ana" },
        { at: 3, head: "Manager", sample: "Kim" },
      ],
    });
  });

  it("gives the people of those that were chosen; what has no letter is no name", async () => {
    const rows = [
      "Kim,kim@y.com,Ana,Reyes,ana@x.com",
      "Kim,kim@y.com,7,-,bo@x.com",
      "Kim,kim@y.com,#REF!,N/A,cy@x.com",
      "Kim,kim@y.com,D\u001fi,Roy,di@x.com",
    ].join("\n");
    expect(await read(rows, { email: 4, name: 2, lastName: 3 })).toEqual({
      people: [
        { email: "ana@x.com", name: "Ana Reyes" },
        { email: "bo@x.com", name: "" },
        { email: "cy@x.com", name: "" },
        { email: "di@x.com", name: "D i Roy" },
      ],
      problems: [],
    });
  });

  it("is the server's question too: it takes no name without a letter, and 500 people at once", () => {
    const list = (people: { email: string; name: string }[]) =>
      inviteRequestSchema.safeParse({ batchId: crypto.randomUUID(), people }).success;
    expect(list([{ email: "ana@x.com", name: "10232" }])).toBe(false);
    expect(list([{ email: "ana@x.com", name: "2026-11-20" }])).toBe(false);
    const crowd = Array.from({ length: 500 }, (_, at) => `Ana,p${at}@x.com`);
    const sheet = readSheet(crowd.map((row) => row.split(",")));
    const { people } =
      "fault" in sheet ? { people: [] } : peopleIn(sheet, { email: 1, name: 0, lastName: null });
    expect(people).toHaveLength(500);
    expect(list(people)).toBe(true);
    expect(list([...people, ...people.slice(0, 1)])).toBe(false);
  });
});
