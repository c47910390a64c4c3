import { readListFile } from "#components/interviews/invites/read-list";
import { wholeColumns } from "#lib/domain/interviews/invite-columns";
import { peopleIn } from "#lib/domain/interviews/invite-list";

/** The people of a file by the columns that are taken; what is open if they aren't clear. */
async function read(rows: readonly string[]) {
  const sheet = await readListFile(new File([rows.join("\n")], "people.csv"));
  if ("fault" in sheet) return sheet;
  const columns = wholeColumns(sheet.taken);
  if (columns === null) return sheet.taken;
  return peopleIn(sheet, columns).people.map(({ name, phone, email }) =>
    [name, phone, email].join(" · "),
  );
}

const ROSA = "Rosa Delgado · (813) 555-0123 · rosa@x.com";

describe("A list as a product exports it", () => {
  it.each([
    [
      "Indeed",
      [
        "name,email,phone,status,candidate location,relevant experience,education,job title,job location,date,interest level,source",
        'Rosa Delgado,rosa@x.com,+1 813 555 0123,Awaiting Review,"Tampa, FL",Cook,,Line cook,"Tampa, FL",2026-11-20,,Indeed',
      ],
    ],
    [
      "ZipRecruiter",
      [
        "First Name,Last Name,Email,Phone Number,City,State,Zip,Job Title,Applied Date,Rating",
        "Rosa,Delgado,rosa@x.com,(813) 555-0123,Tampa,FL,33602,Line cook,11/20/2026,",
      ],
    ],
    [
      "Workable",
      [
        "Name,First name,Last name,Headline,Email,Phone,Address,Job,Stage,Source,Recruiter,Tags",
        "Rosa Delgado,Rosa,Delgado,Cook,rosa@x.com,8135550123,Tampa,Line cook,Applied,Indeed,Kim Boss,",
      ],
    ],
    [
      "Greenhouse",
      [
        "First Name,Last Name,Candidate ID,Job,Stage,Recruiter,Coordinator,Hiring Manager,Referrer,Email,Phone,Source",
        "Rosa,Delgado,8135559999,Line cook,Applied,Kim Boss,Al Ray,Jo Li,Pat Roe,rosa@x.com,813.555.0123,Indeed",
      ],
    ],
    [
      "BambooHR",
      [
        "First Name,Last Name,Email,Phone,Job Opening,Hiring Lead,Status,Date Applied,Emergency Contact Phone",
        "Rosa,Delgado,rosa@x.com,813-555-0123,Line cook,Kim Boss,New,2026-11-20,813-555-9999",
      ],
    ],
    [
      "Google Contacts",
      [
        "First Name,Middle Name,Last Name,Phonetic First Name,Nickname,File As,Organization Name,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value",
        "Rosa,,Delgado,,,,Grill,* myContacts,* Home,rosa@x.com,Work,rosa@y.com,Mobile,+1 813-555-0123,Home,813-555-0188",
      ],
    ],
    [
      "Google Contacts with two of a kind",
      [
        "First Name,Last Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value",
        "Rosa,Delgado,* Home,rosa@x.com ::: rosa@y.com,Mobile,+1 813-555-0123 ::: 813-555-0188",
      ],
    ],
    [
      "Google Contacts before 2024",
      [
        "Name,Given Name,Additional Name,Family Name,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value",
        "Rosa Delgado,Rosa,,Delgado,,* myContacts,* Home,rosa@x.com,Mobile,+1 813-555-0123",
      ],
    ],
    [
      "Outlook",
      [
        "First Name,Middle Name,Last Name,Title,Suffix,E-mail Address,E-mail 2 Address,E-mail 3 Address,Primary Phone,Home Phone,Home Phone 2,Mobile Phone,Business Phone,Assistant's Phone,Manager's Name,Company Main Phone",
        "Rosa,,Delgado,,,rosa@x.com,,,,813-555-0188,,(813) 555-0123,813-555-0199,813-555-0177,Kim Boss,813-555-0100",
      ],
    ],
    [
      "Excel with a title, semicolons and a total",
      [
        "Applicants spring 2026;;",
        ";;",
        "Full Name;Cell;E-mail",
        "Rosa Delgado;813 555 0123;rosa@x.com",
        "Total;1;",
      ],
    ],
    ["Numbers", ["Table 1,,", "Name,Phone,Email", "Rosa Delgado,(813) 555-0123,rosa@x.com"]],
    [
      "Sheets",
      ["Candidate name\tMobile number\tEmail address", "Rosa Delgado\t8135550123\trosa@x.com"],
    ],
    [
      "a program that guards its numbers",
      ["Name,Phone,Email", "Rosa Delgado,'+1 813 555 0123,rosa@x.com"],
    ],
    [
      "a program that writes formulas",
      ["Name,Phone,Email", '"=""Rosa Delgado""","=""+18135550123""",rosa@x.com'],
    ],
    ["a program that has figures", ["Name,Phone,Email", "Rosa Delgado,8135550123.0,rosa@x.com"]],
    [
      "a payroll that sorts by last names",
      ['"Last name, First name",Phone,Email', '"Delgado, Rosa",813-555-0123,rosa@x.com'],
    ],
    [
      "a Spanish payroll",
      ["Apellidos y nombres;Teléfono;Correo", "Delgado, Rosa;813-555-0123;rosa@x.com"],
    ],
    ["Workday", ["Worker\tPhone\tEmail", "Delgado, Rosa\t813-555-0123\trosa@x.com"]],
    [
      "a Spanish Excel",
      [
        "Lista de solicitantes;;;",
        "Nombre;Apellidos;Teléfono celular;Correo electrónico",
        "Rosa;Delgado;813-555-0123;rosa@x.com",
      ],
    ],
    [
      "a Spanish form",
      [
        "Marca temporal,Nombre completo,Número de teléfono,Correo,Correo del gerente",
        "11/20/2026 10:00:00,Rosa Delgado,813-555-0123,rosa@x.com,",
      ],
    ],
  ])("by %s is read without a question", async (_product, rows) => {
    expect(await read(rows)).toEqual([ROSA]);
  });

  it.each([
    ["phones alone", ["Name,Phone", "Rosa,813-555-0123"], ["Rosa · (813) 555-0123 · "]],
    ["figures without heads", ["Rosa,8135550123.0"], ["Rosa · (813) 555-0123 · "]],
    [
      "a suffix",
      ["Name,Phone", '"Luis Ortega, Jr.",813-555-0123'],
      ["Luis Ortega, Jr. · (813) 555-0123 · "],
    ],
    ["phones without heads", ["Rosa,813-555-0123"], ["Rosa · (813) 555-0123 · "]],
    [
      "a manager's phone beside an address",
      ["Name,Email,Manager phone", "Rosa,rosa@x.com,813-555-0199"],
      ["Rosa ·  · rosa@x.com"],
    ],
    [
      "two numbers in one cell",
      ["Name,Phone", 'Rosa,"813-555-0123, 813-555-0188"'],
      ["Rosa · (813) 555-0123 · "],
    ],
    [
      "a manager's phone alone",
      ["Name,Manager phone", "Rosa,813-555-0199"],
      { email: null, phone: undefined, name: 0, lastName: null },
    ],
    [
      "two phones of which none is a cell",
      ["Name,Home phone,Work phone", "Rosa,813-555-0123,813-555-0188"],
      { email: null, phone: undefined, name: 0, lastName: null },
    ],
  ])("with %s is taken, or asked about", async (_what, rows, people) => {
    expect(await read(rows)).toEqual(people);
  });
});
