import { readListText } from "#components/interviews/invites/read-list";
import { wholeColumns } from "#lib/domain/interviews/invite-columns";
import { peopleIn } from "#lib/domain/interviews/invite-list";

/** Names, numbers and addresses of a pasted table; null if it asks which column is theirs. */
async function read(text: string) {
  const sheet = await readListText(text);
  const columns = "fault" in sheet ? null : wholeColumns(sheet.taken);
  if ("fault" in sheet || columns === null) return null;
  return peopleIn(sheet, columns).people.map(({ name, phone, email }) => [name, phone, email]);
}

describe("A pasted table", () => {
  it.each([
    "Name\tManager phone\nRosa Delgado\t813-555-0199",
    "Name,Owner phone\nRosa Delgado,813-555-0199\nLuis Ortega,813-555-0199",
    "Rosa,rosa@x.com,boss@y.com\nLuis,luis@x.com,boss@y.com\n",
  ])("%j asks which column is theirs", async (text) => {
    expect(await read(text)).toBeNull();
  });

  it("leaves the boss's number beside an employee's own", async () => {
    const text = "Employee name\tCell\tManager cell\nRosa Delgado\t813-555-0123\t813-555-0199";
    expect(await read(text)).toEqual([["Rosa Delgado", "(813) 555-0123", ""]]);
  });

  it("may be sorted by last names", async () => {
    const text = "Last name, First name\tPhone\nDelgado, Rosa\t813-555-0123";
    expect(await read(text)).toEqual([["Rosa Delgado", "(813) 555-0123", ""]]);
  });

  it("of addresses alone is a list", async () => {
    const people = await read("rosa@x.com, luis@x.com\nana@x.com, eva@x.com");
    expect(people?.map(([, , email]) => email)).toEqual([
      "rosa@x.com",
      "luis@x.com",
      "ana@x.com",
      "eva@x.com",
    ]);
  });
});
