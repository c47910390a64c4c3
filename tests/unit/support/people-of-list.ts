import { readListFile } from "#components/interviews/invites/read-list";
import { type Columns, wholeColumns } from "#lib/domain/interviews/invite-columns";
import { peopleIn, personFaults } from "#lib/domain/interviews/invite-list";

export const listFile = (content: string | Uint8Array<ArrayBuffer>) =>
  new File([content], "people.csv");

/** The people of a file by the columns that are taken, or by others; what is open if they aren't clear. */
export async function readPeople(content: string | Uint8Array<ArrayBuffer>, chosen?: Columns) {
  const sheet = await readListFile(listFile(content));
  if ("fault" in sheet) return sheet;
  const columns = chosen ?? wholeColumns(sheet.taken);
  if (columns === null) return sheet.taken;
  const { people, left } = peopleIn(sheet, columns);
  return {
    people: people.map(({ name, email }) => ({ name, email })),
    faults: people.flatMap((one) =>
      Object.values(personFaults(one)).map((what) => [one.row, what]),
    ),
    left,
  };
}
