import { readListText } from "#components/interviews/invites/read-list";
import { wholeColumns } from "#lib/domain/interviews/invite-columns";
import {
  LIST_PROBLEMS,
  peopleIn,
  personFaults,
  toInvite,
} from "#lib/domain/interviews/invite-list";

/** 'Rosa Delgado · (813) 555-0123 · rosa@x.com' of each person, and the numbers of the lines that are left. */
async function read(text: string) {
  const sheet = await readListText(text);
  if ("fault" in sheet) return sheet;
  const columns = wholeColumns(sheet.taken);
  if (columns === null) return sheet.taken;
  const { people, left } = peopleIn(sheet, columns);
  return {
    people: people.map(({ name, phone, email }) =>
      [name, phone, email].filter((one) => one !== "").join(" · "),
    ),
    left: left.map(({ row }) => row),
  };
}
const found = (people: string[], left: number[] = []) => ({ people, left });

const ROSA = "Rosa Delgado · (813) 555-0123";
const LUIS = "Luis Ortega · (813) 555-0145";

describe("One pasted line", () => {
  it("keeps a long name whole", async () => {
    const name = "Ana María de los Santos Hernández Gutiérrez";
    expect(await read(`${name} 813-555-0123`)).toEqual(found([`${name} · (813) 555-0123`]));
  });

  it.each<[string, string[]]>([
    ...[
      "Rosa Delgado 813-555-0123",
      "Rosa Delgado (813) 555-0123",
      "Rosa Delgado: 813.555.0123",
      "Rosa Delgado - 8135550123",
      "Rosa Delgado, +1 813 555 0123",
      "Rosa Delgado +1 (813) 555‑0123",
      "Rosa Delgado 1-813-555-0123",
      "813-555-0123 Rosa Delgado",
      "(813) 555-0123 - Rosa Delgado",
      "Rosa Delgado\t813-555-0123",
      "Rosa Delgado | 813-555-0123",
      "| Rosa Delgado | 813-555-0123 |",
      "Rosa Delgado     813 555 0123",
      "1. Rosa Delgado 813-555-0123",
      "12) Rosa Delgado (813) 555-0123",
      "- Rosa Delgado 813-555-0123",
      "• Rosa Delgado, (813)555-0123",
      "* Rosa Delgado 813/555-0123",
      "[ ] Rosa Delgado 813-555-0123",
      "✓ Rosa Delgado 813-555-0123",
      "Rosa Delgado cell 813-555-0123",
      "Rosa Delgado Cell: 813-555-0123",
      "Rosa Delgado tel. 813-555-0123",
      "Name: Rosa Delgado Phone: 813-555-0123",
      "Nombre: Rosa Delgado, Teléfono: 813-555-0123",
      "Rosa Delgado celular 813 555 0123",
      "Llamar a: Rosa Delgado 813-555-0123",
      "Call Rosa Delgado at 813-555-0123",
      "Rosa Delgado 813-555-0123 10:42 AM",
      "Rosa Delgado 813-555-0123 11/20/2026",
      "11/20/2026 Rosa Delgado 813-555-0123",
      "Rosa Delgado 813-555-0123 line cook",
      "\u200eRosa\u00a0Delgado \u202a+1 (813) 555\u20110123\u202c",
      "Rosa Delgado; 813-555-0123; line cook; Tampa",
      "Rosa Delgado 813-555-0123 (Tampa, FL 33602)",
    ].map((line): [string, string[]] => [line, [ROSA]]),
    ...[
      "Rosa <rosa@x.com>",
      '"Rosa" <rosa@x.com>',
      "Rosa rosa@x.com",
      "rosa@x.com Rosa",
      "Rosa, Rosa@X.com",
      "Rosa (rosa@x.com)",
      "Rosa: mailto:rosa@x.com",
      "Email: rosa@x.com, Name: Rosa",
      "Rosa correo rosa@x.com.",
      "3. Rosa – rosa@x.com",
    ].map((line): [string, string[]] => [line, ["Rosa · rosa@x.com"]]),
    ["Rosa Delgado, rosa@x.com, 813-555-0123", [`${ROSA} · rosa@x.com`]],
    ["813-555-0123 rosa@x.com Rosa Delgado", [`${ROSA} · rosa@x.com`]],
    ["Delgado, Rosa 813-555-0123", ["Delgado, Rosa · (813) 555-0123"]],
    ["José Ñúñez +52 55 1234 5678", ["José Ñúñez · +525512345678"]],
    ["María del Carmen Ruiz 011 52 55 1234 5678", ["María del Carmen Ruiz · +525512345678"]],
    ["Jean +33 6.12.34.56.78", ["Jean · +33612345678"]],
    ["Ana O'Neil-Ruiz 813-555-0123", ["Ana O'Neil-Ruiz · (813) 555-0123"]],
    ["rosa@x.com, luis@x.com; ana@x.com", ["rosa@x.com", "luis@x.com", "ana@x.com"]],
    ["Rosa <rosa@x.com>, Luis <luis@x.com>", ["Rosa · rosa@x.com", "Luis · luis@x.com"]],
    ["Rosa Delgado 813-555-0123, Luis Ortega 813-555-0145", [ROSA, LUIS]],
    ["(813) 555-0123 Rosa Delgado, (813) 555-0145 Luis Ortega", [ROSA, LUIS]],
    [
      "813-555-0123 rosa@x.com Rosa Delgado; 813-555-0145 Luis Ortega",
      [`${ROSA} · rosa@x.com`, LUIS],
    ],
    [
      "rosa@x.com Rosa, luis@x.com, ana@x.com Ana",
      ["Rosa · rosa@x.com", "luis@x.com", "Ana · ana@x.com"],
    ],
    ["8135550123", ["(813) 555-0123"]],
    ["10232 813-555-0123 Rosa Delgado", [ROSA]],
  ])("%j is read", async (line, people) => {
    expect(await read(line)).toEqual(found(people));
  });

  it("of several people lists a name that is nobody's", async () => {
    expect(await read("Rosa Delgado 813-555-0123, Luis Ortega 813-555-0145, Ana Ruiz")).toEqual(
      found([ROSA, LUIS], [1]),
    );
  });

  it.each([
    "Rosa Delgado 813-555-0123 Hiring manager: Bob Boss 813-555-9999",
    "Rosa Delgado 813-555-0123, recruiter Bob Boss 813-555-9999 bob@x.com",
    "Rosa Delgado 813-555-0123 (referred by Luis 813-555-9999)",
    "Rosa Delgado (referred by Luis 813-555-9999) 813-555-0123",
    "Rosa Delgado 813-555-0123 Gerente: Bob Boss bob@x.com",
    "Rosa Delgado 813-555-0123\nManager: Bob Boss 813-555-9999",
  ])("%j is no candidate's and somebody else's number", async (text) => {
    expect(await read(text)).toEqual(found([ROSA], [text.split("\n").length]));
  });

  it("of a manager who applies is theirs", async () => {
    expect(await read("Rosa Delgado, Shift Manager, 813-555-0123")).toEqual(found([ROSA]));
  });

  it.each([
    ["Luis Ortega 813-555-01", { phone: expect.stringMatching(/all 10 digits/) }],
    ["Luis Ortega 813-555-0145 x12", { phone: expect.stringMatching(/can't get a text/) }],
    ["Luis Ortega luis@@x", { email: expect.stringMatching(/valid email/) }],
    ["Luis Ortega 111-111-1111", { phone: expect.any(String) }],
    ["Luis Ortega 55 1234 5678", { phone: expect.stringMatching(/country code/) }],
    ["Luis Ortega 33-1234-5678", { phone: expect.any(String) }],
    ["Luis Ortega (55) 12345678", { phone: expect.any(String) }],
    ["Luis Ortega 1 55 1234 5678", { phone: expect.any(String) }],
  ])("%j is a person to mend, with why", async (line, faults) => {
    const sheet = await readListText(line);
    const columns = "fault" in sheet ? null : wholeColumns(sheet.taken);
    const [person] = "fault" in sheet || !columns ? [] : peopleIn(sheet, columns).people;
    expect(person?.name).toBe("Luis Ortega");
    expect(person && personFaults(person)).toEqual(faults);
    expect(person && toInvite(person)).toBeNull();
  });

  it.each([
    "hello there",
    "Rosa Delgado",
    "11/20/2026",
    "12345",
    "$18.50 an hour",
    "@rosa",
    "😀",
    " \n ",
  ])("%j is nobody", async (line) => {
    expect(await read(line)).toEqual({ fault: LIST_PROBLEMS.nobody });
  });
});

describe("Several pasted lines", () => {
  it.each([
    [
      "a name and a number below",
      "Rosa Delgado\n813-555-0123\nLuis Ortega\n813-555-0145",
      found([ROSA, LUIS]),
    ],
    [
      "blank lines between",
      "Rosa Delgado\n\n813-555-0123\n\n\nLuis Ortega\n\n(813) 555-0145\n",
      found([ROSA, LUIS]),
    ],
    [
      "a number and its name below",
      "813-555-0123\nRosa Delgado\n813-555-0145\nLuis Ortega",
      found([ROSA, LUIS]),
    ],
    [
      "a phone's screen",
      "Recents\nRosa Delgado\n(813) 555-0123\nToday 10:42 AM\nCall\nLuis Ortega\n+1 (813) 555-0145\nYesterday\nMissed call",
      found([ROSA, LUIS]),
    ],
    [
      "when each was seen",
      "Rosa Delgado\nmobile\n(813)555-0123\nLast seen yesterday\nLuis Ortega\nmobile\n(813)555-0145",
      found([ROSA, LUIS]),
    ],
    [
      "when each was seen in Spanish, and an answer",
      "Última vez ayer\nRosa Delgado\n(813)555-0123\nOk Thanks\nLuis Ortega\n(813)555-0145\nEn línea",
      found([ROSA, LUIS]),
    ],
    [
      "a Spanish screen",
      "Recientes\nRosa Delgado\n(813) 555-0123\nHoy 10:42 a. m.\nLlamar\nLuis Ortega\n813 555 0145\nayer\nhace 2 días",
      found([ROSA, LUIS]),
    ],
    [
      "cards with a job in them",
      "Rosa Delgado\nLine Cook\nPhone\n813-555-0123\nEmail\nrosa@x.com\nLuis Ortega\nDishwasher\n813-555-0145",
      found([`${ROSA} · rosa@x.com`, LUIS], [2, 8]),
    ],
    [
      "a message between",
      "Rosa Delgado\nHi, is the job still open?\n813-555-0123",
      found([ROSA], [2]),
    ],
    [
      "one without a name, who gets nobody else's",
      "Rosa Delgado\n813-555-0123\n813-555-0177\nLuis Ortega\n813-555-0145",
      found([ROSA, "(813) 555-0177", LUIS]),
    ],
    [
      "one person five times",
      `${"Rosa Delgado 813-555-0123\n".repeat(4)}rosa delgado +1 813 555 0123`,
      found([ROSA], [2, 3, 4, 5]),
    ],
    [
      "two of a household",
      "Rosa rosa@x.com 813-555-0123\nLuis luis@x.com 813-555-0123",
      found(["Rosa · (813) 555-0123 · rosa@x.com", "Luis · luis@x.com"]),
    ],
    [
      "a copied table with heads",
      "Name\tPhone\tEmail\tRecruiter email\nRosa Delgado\t813-555-0123\trosa@x.com\t\nLuis Ortega\t813-555-0145\t\t",
      found([`${ROSA} · rosa@x.com`, LUIS]),
    ],
    [
      "a table of pipes",
      "| Nombre | Teléfono |\n|---|---|\n| Rosa Delgado | 813-555-0123 |\n| Luis Ortega | 813-555-0145 |",
      found([ROSA, LUIS]),
    ],
    [
      "a table of blanks",
      "Name             Phone\nRosa Delgado     813-555-0123\nLuis Ortega      813-555-0145",
      found([ROSA, LUIS]),
    ],
    [
      "a table without heads",
      "Rosa Delgado\t813-555-0123\tTampa\nLuis Ortega\t813-555-0145\tTampa",
      found([ROSA, LUIS]),
    ],
    [
      "a title and a total",
      "Kitchen, spring\nName\tPhone\nRosa Delgado\t813-555-0123\nTotal\t1",
      found([ROSA], [4]),
    ],
  ])("with %s are read", async (_what, text, list) => {
    expect(await read(text)).toEqual(list);
  });

  it("with somebody else's addresses beside are asked about", async () => {
    const text = "Rosa\trosa@x.com\tkim@y.com\nLuis\tluis@x.com\tkim@y.com";
    expect(await read(text)).toMatchObject({ email: undefined });
  });

  it("of any kind are read in no time, and none is lost", async () => {
    const rows = Array.from(
      { length: 10_000 },
      (_, at) => `P${"x".repeat(at % 9)} ${2_000_000_000 + at * 7}`,
    );
    const began = performance.now();
    const nonsense = [
      "(".repeat(900),
      "@.".repeat(5000),
      "1 ".repeat(490),
      "a, ".repeat(300),
      `${"llamada perdida ".repeat(60)}x`,
      "\u0000".repeat(50),
    ];
    const sheet = await readListText([...rows.slice(5), ...nonsense].join("\n"));
    expect("fault" in sheet ? sheet : sheet.rows.length).toBeGreaterThan(9_995);
    expect(performance.now() - began).toBeLessThan(5000);
    expect(await readListText("x\n".repeat(10_002))).toEqual({ fault: LIST_PROBLEMS.tooManyRows });
    expect(await readListText("x".repeat(2 ** 20 + 1))).toEqual({ fault: LIST_PROBLEMS.tooLarge });
  });
});
