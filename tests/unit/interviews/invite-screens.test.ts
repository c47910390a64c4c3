import { readListText } from "#components/interviews/invites/read-list";
import { peopleIn } from "#lib/domain/interviews/invite-list";

/** 'Rosa Delgado · (813) 555-0123' of each person. */
async function read(text: string) {
  const sheet = await readListText(text);
  if ("fault" in sheet) return sheet;
  const columns = { name: 0, phone: 1, email: 2, lastName: null };
  return peopleIn(sheet, columns).people.map(({ name, phone, email }) =>
    [name, phone, email].filter((one) => one !== "").join(" · "),
  );
}

const ROSA = "Rosa Delgado · (813) 555-0123";
const LUIS = "Luis Ortega · (813) 555-0145";

describe("The text of a screenshot", () => {
  it.each([
    ["Rosa Delgado\nTampa, FL 33602-1234\n813-555-0123", [ROSA]],
    ["Rosa Delgado 33602-1234 813-555-0123", [ROSA]],
    ["Rosa Delgado\n33602-1234\n813-555-0123\n33602-1234", [ROSA]],
    ["Rosa Delgado, Tampa, FL, 813-555-0123", [ROSA]],
    ["Rosa Delgado\nNew Port Richey FL 34652\n(813) 555-0123", [ROSA]],
    ["Rosa Delgado - St. Petersburg, FL - 813-555-0123", [ROSA]],
    ["813-555-0123 Tampa, FL", ["(813) 555-0123"]],
    ["(813) 555-0177\nTampa, FL\nYesterday", ["(813) 555-0177"]],
    ["(813) 555-0177\nTampa, FL Ayer\n(813) 555-0145\nLuis Ortega", ["(813) 555-0177", LUIS]],
    ["(813) 555-0177\nanteayer\n(813) 555-0188\nSpam Risk", ["(813) 555-0177", "(813) 555-0188"]],
    ["(813) 555-0123\nMaybe: Rosa Delgado\nvie", [ROSA]],
    ["Delgado, Al 813-555-0123", ["Delgado, Al · (813) 555-0123"]],
    ["Rosa +52 33 60212-3456", ["Rosa · +5233602123456"]],
  ])("%j names no place and no day", async (text, people) => {
    expect(await read(text)).toEqual(people);
  });
});

const card = (...fields: string[]) => ["BEGIN:VCARD", "VERSION:3.0", ...fields, "END:VCARD", ""];

describe("Contacts that a phone shares", () => {
  it("are read as cards, each with its first number", async () => {
    const lines = [
      ...card(
        "N:Delgado;Rosa;;;",
        "FN:Rosa Delgado",
        "TEL;TYPE=CELL:813-555-0123",
        "TEL:8135550188",
      ),
      ...card(
        "FN:Luis Ortega",
        "ORG:Grill\\, Tampa;",
        "item1.TEL;type=pref:+1 (813) 555-0145",
        "item1.X-ABLabel:mobile",
        "EMAIL;TYPE=INTERNET:Luis@x.com",
      ),
      "Ana Ruiz 813-555-0167",
    ];
    const people = [ROSA, `${LUIS} · luis@x.com`, "Ana Ruiz · (813) 555-0167"];
    for (const end of ["\n", "\r\n"]) expect(await read(lines.join(end))).toEqual(people);
  });

  it("may be cut off", async () => {
    const begun = ["BEGIN:VCARD", "FN:Rosa Delgado", "TEL:813-555-0123"];
    expect(await read([...begun, ...begun, "Luis Ortega", "813-555-0145"].join("\n"))).toEqual([
      ROSA,
      LUIS,
    ]);
  });

  it("without a number name nobody", async () => {
    const lines = [...card("FN:Rosa Delgado"), "Luis Ortega 813-555-0145"];
    expect(await read(lines.join("\n"))).toEqual([LUIS]);
  });
});

describe("A copied message", () => {
  it.each([
    [
      '"Delgado, Rosa" <rosa@x.com>; Luis <luis@x.com>',
      ["Rosa Delgado · rosa@x.com", "Luis · luis@x.com"],
    ],
    [
      'Luis <luis@x.com>; "de la Cruz, María José" <maria@x.com>',
      ["Luis · luis@x.com", "María José de la Cruz · maria@x.com"],
    ],
    [
      "Delgado, Rosa <rosa@x.com>; Ortega, Luis <luis@x.com>",
      ["Rosa Delgado · rosa@x.com", "Luis Ortega · luis@x.com"],
    ],
    ['"Rosa Delgado, RN" <rosa@x.com>', ["Rosa Delgado, RN · rosa@x.com"]],
    ["Llama a Rosa Delgado al 813-555-0123", [ROSA]],
    ["Rosa Delgado al: 813-555-0123", [ROSA]],
    ["Al Ruiz 813-555-0123", ["Al Ruiz · (813) 555-0123"]],
    ["Al 813-555-0123", ["Al · (813) 555-0123"]],
    ["Hey can you call Rosa Delgado at 813-555-0123?", [ROSA]],
    ["¿Puedes llamar a Rosa Delgado al 813-555-0123?", [ROSA]],
    ["please text Rosa Delgado (813) 555-0123 and Luis Ortega 813-555-0145", [ROSA, LUIS]],
    ["Rosa Delgado call 813-555-0123", [ROSA]],
  ])("%j names whom it is about", async (text, people) => {
    expect(await read(text)).toEqual(people);
  });
});
