import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InvitePeople } from "#components/interviews/invites/invite-people";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const LIST = {
  people: [
    { email: "pat@example.com", name: "Pat Doyle" },
    { email: "lee@example.com", name: "Lee Cho" },
  ],
  problems: [{ row: 4, problem: '"bad@@example" isn\'t a valid email address.' }],
};
// jsdom reads no bytes of a file; how one is read has tests of its own.
jest.mock("#components/interviews/invites/read-list", () => ({ readListFile: async () => LIST }));

const listFile = () => new File(["Name,Email"], "spring.csv", { type: "text/csv" });
const input = () => screen.getByLabelText<HTMLInputElement>("List of people (CSV file)");
const names = () => Array.from(input().files ?? [], ({ name }) => name);

async function choose(file: File) {
  render(<InvitePeople interviewId="i-1" left={500} sample="Come and answer." />);
  await userEvent.upload(input(), file);
  return within(await screen.findByRole("region", { name: "Check your list" }));
}

const fetch = jest.fn();
beforeEach(() => {
  refresh.mockReset();
  globalThis.fetch = fetch.mockReset();
});

describe("An employer who invites people from a list", () => {
  it("sees what it holds beside the file's name, before anything is sent", async () => {
    const list = await choose(listFile());
    expect(names()).toEqual(["spring.csv"]);
    expect(
      list.getByText(/has 2 people we can invite. Anyone already invited won't get a second/),
    ).toBeVisible();
    expect(list.getByText(`Row 4: "bad@@example" isn't a valid email address.`)).toBeVisible();
    expect(fetch).not.toHaveBeenCalled();
  });

  it("sends it once, and begins anew", async () => {
    fetch.mockResolvedValue({ ok: true, json: async () => ({ invited: 2 }) });
    await choose(listFile());
    await userEvent.dblClick(screen.getByRole("button", { name: "Invite 2 people" }));
    expect(await screen.findByText("2 people invited.")).toBeVisible();
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(refresh).toHaveBeenCalled();
    expect(names()).toEqual([]);
  });

  it("keeps the list after a failure", async () => {
    fetch.mockRejectedValue(new TypeError("Failed to fetch"));
    await choose(listFile());
    await userEvent.click(screen.getByRole("button", { name: "Invite 2 people" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/couldn't reach Rolecall/);
    expect(names()).toEqual(["spring.csv"]);
    expect(screen.getByRole("button", { name: "Invite 2 people" })).toBeEnabled();
  });

  it("drops it for another file", async () => {
    await choose(listFile());
    await userEvent.click(screen.getByRole("button", { name: "Choose another file" }));
    expect(screen.queryByRole("region", { name: "Check your list" })).toBeNull();
    expect(names()).toEqual([]);
  });
});
