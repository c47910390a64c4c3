import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InvitePeople } from "#components/interviews/invites/invite-people";
import { InvitedList } from "#components/interviews/invites/invited-list";
import { readSheet } from "#lib/domain/interviews/invite-list";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const ROWS = [
  ["Name", "Email"],
  ["Pat Doyle", "pat@example.com"],
  ["Lee Cho", "lee@example.com"],
  ["Kim", "bad@@example"],
];
let rows: readonly string[][] = ROWS;
// jsdom reads no bytes of a file; how one is read has tests of its own.
jest.mock("#components/interviews/invites/read-list", () => ({
  ...jest.requireActual<object>("#components/interviews/invites/read-list"),
  readListFile: async () => readSheet(rows),
}));

const listFile = () => new File(["Name,Email"], "spring.csv", { type: "text/csv" });
const input = () => screen.getByLabelText<HTMLInputElement>("Or choose a CSV file");
const box = () => screen.getByLabelText("Paste names with phone numbers or emails");
const names = () => Array.from(input().files ?? [], ({ name }) => name);
const MESSAGES = [
  { sample: "Come.", greets: { language: "es", hello: "Hola, {name}:", helloPlain: "Hola:" } },
] as const;

async function choose(file: File, left = 500) {
  render(<InvitePeople interviewId="i-1" left={left} messages={MESSAGES} texts={false} />);
  await userEvent.upload(input(), file);
  return within(await screen.findByRole("region", { name: "Check your list" }));
}

const people = (list: ReturnType<typeof within>) =>
  within(list.getByRole("list", { name: "People on your list" })).getAllByRole("listitem");
const fetch = jest.fn();
const sent = () => JSON.parse(fetch.mock.calls[0][1].body).people;
beforeEach(() => {
  rows = ROWS;
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
    expect(list.getByLabelText("Email")).toHaveAccessibleDescription(
      "This isn't a valid email address.",
    );
    expect(list.getByText(/^1 person can't be invited until you fix/)).toBeVisible();
    expect(fetch).not.toHaveBeenCalled();
  });

  it("sees which columns were taken, and the first 50 people as they are greeted", async () => {
    rows = [...ROWS, ...Array.from({ length: 60 }, (_, at) => ["Jo Li", `p${at}@example.com`])];
    const list = await choose(listFile(), 40);
    expect(list.getByText("The email addresses are in column B, “Email”.")).toBeVisible();
    expect(list.getByLabelText("Names or first names")).toHaveDisplayValue("Column A, “Name”");
    expect(people(list)).toHaveLength(50);
    expect(people(list)[1]).toHaveTextContent("Pat Doyle · pat@example.comHola, Pat:Email");
    expect(list.getByText("Hola, Pat:")).toHaveAttribute("lang", "es-US");
    await userEvent.click(list.getByRole("button", { name: "Show more (13 left)" }));
    expect(people(list)).toHaveLength(63);
    expect(list.getByText(/62 people, and you can invite 40 more/)).toBeVisible();
    await userEvent.click(list.getByRole("button", { name: "Keep the first 40" }));
    expect(screen.getByRole("button", { name: "Invite 40 people" })).toBeEnabled();
  });

  it("sends nothing before the column with their people is chosen, by keyboard too", async () => {
    rows = [
      ["Candidate email", "Recruiter", "Recruiter email"],
      ["pat@example.com", "Kim", "kim@example.com"],
    ];
    const list = await choose(listFile());
    expect(list.getByRole("alert")).toHaveTextContent(/2 columns with email addresses/);
    expect(list.queryByText("Hola:")).toBeNull();
    expect(screen.queryByRole("button", { name: /^Invite / })).toBeNull();
    const select = list.getByLabelText("Email addresses of the people to invite");
    await userEvent.selectOptions(select, "Column A, “Candidate email”");
    expect(list.queryByRole("alert")).toBeNull();
    expect(list.getByText("Hola:")).toBeVisible();
    fetch.mockResolvedValue({ ok: true, json: async () => ({ invited: 1 }) });
    await userEvent.click(screen.getByRole("button", { name: "Invite 1 person" }));
    expect(sent()).toEqual([{ name: "", email: "pat@example.com", phone: "", by: "email" }]);
  });

  it("greets nobody by a number: names are chosen, first and last, or left out", async () => {
    rows = [
      ["10232", "Pat", "Doyle", "pat@example.com"],
      ["10233", "Lee", "Cho", "lee@example.com"],
    ];
    const list = await choose(listFile());
    expect(list.getByRole("alert")).toHaveTextContent(/can't tell which column has the names/);
    expect(screen.queryByRole("button", { name: /^Invite / })).toBeNull();
    const select = list.getByLabelText("Names or first names");
    expect(within(select).queryByRole("option", { name: /10232/ })).toBeNull();
    await userEvent.selectOptions(select, "Column B, starts with “Pat”");
    const last = list.getByLabelText("Last names");
    expect(last).toHaveDisplayValue("None");
    await userEvent.selectOptions(last, "Column C, starts with “Doyle”");
    expect(list.getByText("Hola, Pat:")).toBeVisible();
    await userEvent.selectOptions(select, "None (greet without names)");
    expect(list.getAllByText("Hola:")).toHaveLength(2);
    expect(list.queryByLabelText("Last names")).toBeNull();
    expect(screen.getByRole("button", { name: "Invite 2 people" })).toBeEnabled();
  });

  it("sends it once, and begins anew", async () => {
    fetch.mockResolvedValue({ ok: true, json: async () => ({ invited: 2 }) });
    await choose(listFile());
    const shown = jest.spyOn(Element.prototype, "scrollIntoView");
    await userEvent.dblClick(screen.getByRole("button", { name: "Invite 2 people" }));
    expect(await screen.findByText("2 people invited by email.")).toBeVisible();
    expect(screen.getByRole("status")).toHaveFocus();
    expect(shown.mock.contexts).toEqual([screen.getByRole("status")]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(refresh).toHaveBeenCalled();
    expect(names()).toEqual([]);
  });

  it.each([
    () => Promise.reject(new TypeError("Failed to fetch")),
    () =>
      Promise.resolve({ ok: false, status: 504, json: () => Promise.reject(new Error("HTML")) }),
  ])("keeps the list after a lost answer, and claims nothing of it (%#)", async (answer) => {
    fetch.mockImplementation(answer);
    await choose(listFile());
    await userEvent.click(screen.getByRole("button", { name: "Invite 2 people" }));
    expect(
      await screen.findByText(
        /don't know whether your invitations went out.+nobody is invited twice/,
      ),
    ).toBeVisible();
    expect(names()).toEqual(["spring.csv"]);
    expect(screen.getByRole("button", { name: "Invite 2 people" })).toBeEnabled();
  });

  it("invites nobody by email without a plan, and says so", async () => {
    const way = { interviewId: "i-1", messages: MESSAGES, texts: false };
    render(<InvitePeople {...way} left={20} hasPlan={false} />);
    await userEvent.type(box(), "Rosa 813-555-0123{Enter}Luis luis@x.com");
    await userEvent.click(screen.getByRole("button", { name: "See who's on it" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Emails need a plan/);
    expect(screen.queryByRole("button", { name: /^Invite / })).toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: /Luis/ }));
    expect(screen.getByRole("button", { name: "Invite 1 person" })).toBeEnabled();
  });

  it("keeps what was typed after the list was read, or beside a file", async () => {
    fetch.mockResolvedValue({ ok: true, json: async () => ({ invited: 1 }) });
    render(<InvitePeople interviewId="i-1" left={5} messages={MESSAGES} texts={false} />);
    await userEvent.type(box(), "Rosa rosa@x.com");
    await userEvent.click(screen.getByRole("button", { name: "See who's on it" }));
    await screen.findByRole("region", { name: "Check your list" });
    await userEvent.type(box(), "{Enter}Luis luis@x.com");
    await userEvent.click(screen.getByRole("button", { name: "Invite 1 person" }));
    expect(await screen.findByText(/1 person invited/)).toBeVisible();
    expect(box()).toHaveValue("Rosa rosa@x.com\nLuis luis@x.com");
    await userEvent.upload(input(), listFile());
    await userEvent.click(await screen.findByRole("button", { name: "Invite 2 people" }));
    expect(await screen.findByText(/1 person invited/)).toBeVisible();
    expect(box()).toHaveValue("Rosa rosa@x.com\nLuis luis@x.com");
    await userEvent.click(screen.getByRole("button", { name: "See who's on it" }));
    await userEvent.click(await screen.findByRole("button", { name: "Invite 2 people" }));
    expect(await screen.findByText(/1 person invited/)).toBeVisible();
    expect(box()).toHaveValue("");
  });

  it("is asked before changed people are read anew, from a text, a file or other columns", async () => {
    const list = await choose(listFile());
    await userEvent.click(list.getByRole("checkbox", { name: /Pat Doyle/ }));
    const replace = [
      () => userEvent.upload(input(), listFile()),
      () => userEvent.selectOptions(list.getByLabelText("Names or first names"), "none"),
      async () => {
        await userEvent.type(box(), "Rosa rosa@x.com");
        await userEvent.click(screen.getByRole("button", { name: "See who's on it" }));
      },
    ];
    for (const act of replace) {
      await act();
      await userEvent.click(await screen.findByRole("button", { name: "Keep my changes" }));
      expect(list.getByRole("checkbox", { name: /Pat Doyle/ })).not.toBeChecked();
    }
    await userEvent.click(screen.getByRole("button", { name: "See who's on it" }));
    await userEvent.click(screen.getByRole("button", { name: "Discard my changes" }));
    expect(await screen.findByRole("checkbox", { name: /Rosa/ })).toBeChecked();
    expect(screen.queryByText(/Pat Doyle/)).toBeNull();
  });

  it("starts over", async () => {
    await choose(listFile());
    await userEvent.click(screen.getByRole("button", { name: "Start over" }));
    expect(screen.queryByRole("region", { name: "Check your list" })).toBeNull();
    expect(names()).toEqual([]);
  });
});

describe("The list of invited people", () => {
  it("says who was answered for with another address, that no reminder follows, and why one could not be sent", () => {
    const row = {
      name: "Pat Doyle",
      phone: null,
      state: "sent" as const,
      sent: "November 20",
      opened: null,
      reminded: null,
      begun: false,
      linkEnds: true,
      texted: false,
      agreedWhere: null,
      agreedOn: null,
      language: null,
      reply: null,
    };
    const invited = [
      { ...row, id: "1", email: "pat@example.com", otherAddress: true },
      { ...row, id: "2", email: "lee@example.com", otherAddress: false },
      { ...row, id: "3", email: "kim@example.com", state: "failed" as const, otherAddress: false },
    ];
    render(<InvitedList interviewId="i-1" rows={invited} total={3} reminds />);
    const marked = screen.getByRole("row", { name: /pat@example/ });
    expect(marked).toHaveTextContent("Started with another address");
    expect(marked).toHaveTextContent("Won't be sent");
    expect(screen.getByRole("row", { name: /lee@example/ })).toHaveTextContent("None yet");
    expect(screen.getByRole("row", { name: /kim@example/ })).toHaveTextContent(
      /wasn't confirmed within 14 days.+You can invite them again/,
    );
  });
});
