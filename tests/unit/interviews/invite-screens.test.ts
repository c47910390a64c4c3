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
