import { readListFile } from "#components/interviews/invites/read-list";
import { LIST_PROBLEMS, peopleIn, readSheet, toInvite } from "#lib/domain/interviews/invite-list";
import { inviteRequestSchema } from "#lib/domain/interviews/invite-request";
import { listFile, readPeople } from "../support/people-of-list.ts";

const utf16 = (text: string, littleEndian: boolean, mark: boolean) => {
  const words = mark ? `\ufeff${text}` : text;
  const view = new DataView(new ArrayBuffer(words.length * 2));
  for (let at = 0; at < words.length; at += 1)
    view.setUint16(at * 2, words.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};

const CSV = "Name,Email\r\nJosé Díaz,jose@example.com\r\n";
const JOSE = { people: [{ name: "José Díaz", email: "jose@example.com" }], faults: [], left: [] };

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
    expect(await readPeople(new Uint8Array(bytes))).toEqual(JOSE);
  });

  it("may have quoted newlines, commas and quotation marks in it", async () => {
    const csv =
      'email,notes,first name,last name\nana@example.com,"two\nlines, ""x""",Ana,Ruiz\nbo@example.com,,Bo,\n';
    expect(await readPeople(csv)).toEqual({
      people: [
        { email: "ana@example.com", name: "Ana Ruiz" },
        { email: "bo@example.com", name: "Bo" },
      ],
      faults: [],
      left: [],
    });
  });

  it("needs no heads, and no names", async () => {
    expect(await readPeople("ana@example.com\nbo@example.com")).toMatchObject({
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
    expect(await readPeople(rows.join("\n"))).toEqual({
      people: [
        { email: "ana@example.com", name: "Ana" },
        { email: "not-an-address", name: "Bo" },
        { email: "evil@example.com", name: "Win at evil.com/x" },
        { email: "long@example.com", name: "x".repeat(101) },
        { email: `${"x".repeat(250)}@example.com`, name: "Long" },
      ],
      faults: [
        [4, "This isn't a valid email address."],
        [8, "Use 100 characters or fewer."],
        [9, "This email address is too long."],
      ],
      left: [
        { row: 3, problem: "Ana again, already in 2" },
        { row: 5, problem: "no email address or phone number in “Nobody”" },
      ],
    });
  });

  it.each([
    ["nothing", "", LIST_PROBLEMS.empty],
    ["blanks", " \n , \n", LIST_PROBLEMS.empty],
    ["a head alone", "Name,Email\n", LIST_PROBLEMS.empty],
    ["no addresses", "Name,Phone\nAna,555\n", LIST_PROBLEMS.nobody],
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
    expect(await readListFile(listFile(content))).toEqual({ fault });
  });

  it("of 20 MB is not even read", async () => {
    const large = listFile("x");
    Object.defineProperty(large, "size", { value: 20 * 1024 * 1024 });
    Object.defineProperty(large, "arrayBuffer", { value: () => Promise.reject(new Error()) });
    expect(await readListFile(large)).toEqual({ fault: LIST_PROBLEMS.tooLarge });
  });

  it("whose rows are made to be slow is read in no time", () => {
    const row = [`${"@.".repeat(250_000)} x`, "a"];
    const sheet = readSheet([["Email"], row]);
    expect(
      "fault" in sheet
        ? sheet
        : peopleIn(sheet, { email: 0, phone: null, name: null, lastName: null }).people.flatMap(
            (person) => toInvite(person) ?? person.email.length,
          ),
    ).toEqual([304]);
  });

  it("is the server's question too: it takes no name without a letter, and 500 people at once", () => {
    const list = (people: object[]) =>
      inviteRequestSchema.safeParse({ batchId: crypto.randomUUID(), people }).success;
    expect(list([{ email: "ana@x.com", name: "10232" }])).toBe(false);
    expect(list([{ email: "ana@x.com", name: "2026-11-20" }])).toBe(false);
    expect(list([{ name: "Ana", phone: "813-555-0123", by: "text" }])).toBe(true);
    expect(list([{ name: "Ana", phone: "813-555-01", by: "text" }])).toBe(false);
    expect(list([{ name: "Ana", email: "ana@x.com", by: "text" }])).toBe(false);
    expect(list([{ name: "Ana", phone: "813-555-0123", by: "email" }])).toBe(false);
    const crowd = Array.from({ length: 500 }, (_, at) => `Ana,p${at}@x.com`);
    const sheet = readSheet(crowd.map((row) => row.split(",")));
    const { people: listed } =
      "fault" in sheet
        ? { people: [] }
        : peopleIn(sheet, { email: 1, phone: null, name: 0, lastName: null });
    const people = listed.flatMap((person) => toInvite(person) ?? []);
    expect(people).toHaveLength(500);
    expect(list(people)).toBe(true);
    expect(list([...people, ...people.slice(0, 1)])).toBe(false);
  });
});
