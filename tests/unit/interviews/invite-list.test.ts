import { readListFile } from "#components/interviews/invites/read-list";
import { LIST_PROBLEMS, readInviteList } from "#lib/domain/interviews/invite-list";

const file = (content: string | Uint8Array<ArrayBuffer>, name = "people.csv") =>
  new File([content], name);
const utf16 = (text: string, littleEndian: boolean, mark: boolean) => {
  const words = mark ? `\ufeff${text}` : text;
  const view = new DataView(new ArrayBuffer(words.length * 2));
  for (let at = 0; at < words.length; at += 1)
    view.setUint16(at * 2, words.charCodeAt(at), littleEndian);
  return new Uint8Array(view.buffer);
};

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
    expect(await readListFile(file(new Uint8Array(bytes)))).toEqual(JOSE);
  });

  it("may have quoted newlines, commas and quotation marks in it", async () => {
    const csv =
      'email,notes,first name,last name\nana@example.com,"two\nlines, ""x""",Ana,Ruiz\nbo@example.com,,Bo,\n';
    expect(await readListFile(file(csv))).toEqual({
      people: [
        { email: "ana@example.com", name: "Ana Ruiz" },
        { email: "bo@example.com", name: "Bo" },
      ],
      problems: [],
    });
  });

  it("needs no heads, and no names", async () => {
    expect(await readListFile(file("ana@example.com\nbo@example.com"))).toMatchObject({
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
    expect(await readListFile(file(rows.join("\n")))).toEqual({
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
    expect(readInviteList([["Email"], row])).toMatchObject({ people: [] });
  });
});
