import { readListFile } from "#components/interviews/invites/read-list";
import { LIST_PROBLEMS } from "#lib/domain/interviews/invite-list";

// The line broke after the page came.
jest.mock("papaparse", () => {
  throw new Error("Failed to load chunk");
});

it("A list of people says that it needs the connection where its reader can't be loaded", async () => {
  const file = new File(["email\nana@example.com"], "people.csv");
  expect(await readListFile(file)).toEqual({ fault: LIST_PROBLEMS.noReader });
});
