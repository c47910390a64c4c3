import { readListFile } from "#components/interviews/invites/read-list";
import type { OpenColumns } from "#lib/domain/interviews/invite-columns";
import { greeting } from "#lib/domain/text/greeting";
import { listFile, readPeople } from "../support/people-of-list.ts";

const WORDS = { hello: "Hi {name},", helloPlain: "Hi," };

/** How the people of a file are greeted, by the columns that are taken. */
async function greeted(rows: readonly string[]) {
  const list = await readPeople(rows.join("\n"));
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
    ["last names first", ["Name;Email", '"Reyes, Ana";ana@x.com'], "Hi Ana, ana@x.com"],
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
    phone: null,
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
    expect(await readListFile(listFile(rows.join("\n")))).toMatchObject({
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
    expect(await readPeople(rows, { email: 4, phone: null, name: 2, lastName: 3 })).toEqual({
      people: [
        { email: "ana@x.com", name: "Ana Reyes" },
        { email: "bo@x.com", name: "" },
        { email: "cy@x.com", name: "" },
        { email: "di@x.com", name: "D i Roy" },
      ],
      faults: [],
      left: [],
    });
  });
});
