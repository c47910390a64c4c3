import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { row } from "#components/gallery/examples/results";
import { BulkBar } from "#components/results/bulk/bulk-bar";
import { BulkLines } from "#components/results/bulk/bulk-lines";
import { BulkWork } from "#components/results/bulk/bulk-work";
import { ListSelection } from "#components/results/list/list-selection";
import { SelectAll, SelectRow } from "#components/results/list/select-box";
import { RoleProvider } from "#components/shared/role";
import type { BulkAction } from "#lib/domain/results/bulk";

const mockRefresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: mockRefresh }) }));

const page = (...names: string[]) => names.map((name) => ({ ...row, id: name, name }));
const first = page("Maribel", "Jamal", "Tyler");
const second = page("Ana", "Bo");

const NOON = "2026-11-28T12:00:00+00:00";
type List = {
  rows?: typeof first;
  at?: string;
  address?: string;
  total?: number;
  lookedAt?: string;
};

const list = ({
  rows = first,
  at = "",
  address = "status=Pending",
  total = 143,
  lookedAt = NOON,
}: List = {}) => (
  <BulkWork>
    <BulkLines />
    <ListSelection rows={rows} list={{ address, interview: null, total, lookedAt }} page={at}>
      <SelectAll ids={rows.map(({ id }) => id)} />
      {rows.map(({ id, name }) => (
        <SelectRow key={id} id={id} name={name} />
      ))}
      <BulkBar company={null} pdfLock={null} />
    </ListSelection>
  </BulkWork>
);

const box = (name: RegExp) => screen.getByRole("checkbox", { name });
const choose = (name: RegExp) => userEvent.click(box(name));

let sent: { path: string; method: string; body: unknown }[];
let actions: BulkAction[];
let facts: object;

beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  actions = [];
  global.fetch = jest.fn(async (path: string, init?: RequestInit) => {
    const method = init?.method ?? "GET";
    if (method !== "GET")
      sent.push({ path, method, body: JSON.parse(String(init?.body)) as unknown });
    const body = method === "GET" ? { actions } : path.endsWith("facts") ? facts : {};
    return { ok: true, status: 200, json: async () => body };
  }) as unknown as typeof fetch;
});

it("Candidates stay chosen from page to page of a list and in the tab, not in another list", async () => {
  const { rerender, unmount } = render(list());
  await choose(/Maribel/);
  await choose(/Tyler/);
  rerender(list({ rows: second, at: "after 3" }));
  await choose(/everyone on this page/);
  expect(screen.getByText("4 selected")).toBeVisible();
  rerender(list());
  expect(box(/Tyler/)).toBeChecked();
  expect(box(/Jamal/)).not.toBeChecked();
  unmount();

  const back = render(list());
  expect(await screen.findByText("4 selected")).toBeVisible();
  back.rerender(list({ address: "status=Hired" }));
  await waitFor(() => expect(screen.queryByText(/selected/)).toBeNull());
});

it("A row that its page no longer has is no longer chosen", async () => {
  const { rerender } = render(list());
  await choose(/Maribel/);
  await choose(/Tyler/);
  rerender(list({ rows: first.filter(({ name }) => name !== "Tyler") }));
  expect(screen.getByText("1 selected")).toBeVisible();
});

it("All that match are sent as the list's own address, as it was when their window opened", async () => {
  const { rerender } = render(list());
  await choose(/Maribel/);
  await userEvent.click(screen.getByRole("button", { name: "Select all 143 that match" }));
  expect(screen.getByText("All 143 selected")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Set status" }));
  const dialog = await screen.findByRole("dialog", { name: "Set the status of 143 people" });
  await userEvent.type(await within(dialog).findByLabelText(/Reason/), "The route is filled.");
  // Behind the window the list is read anew: a colleague has decided about somebody.
  rerender(list({ total: 142, lookedAt: "2026-11-28T12:01:00+00:00" }));
  expect(dialog).toHaveAccessibleName("Set the status of 143 people");
  await userEvent.click(within(dialog).getByRole("button", { name: "Set status" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    path: "/api/attempts/bulk",
    body: {
      choice: {
        matching: { address: "status=Pending", interview: null, expected: 143, lookedAt: NOON },
      },
      what: { kind: "status", status: "Rejected", reason: "The route is filled." },
    },
  });
});

it("Whoever is unticked after all were chosen is left out, on whatever page, until their page no longer has them", async () => {
  const { rerender } = render(list());
  await choose(/Maribel/);
  await userEvent.click(screen.getByRole("button", { name: "Select all 143 that match" }));
  await choose(/Maribel/);
  await choose(/Jamal/);
  rerender(list({ rows: second, at: "after 3" }));
  await choose(/everyone on this page/);
  await choose(/Bo/);
  expect(screen.getByText("140 of 143 selected")).toBeVisible();
  rerender(list());
  expect(box(/Jamal/)).not.toBeChecked();
  expect(box(/Tyler/)).toBeChecked();
  rerender(list({ rows: first.filter(({ name }) => name !== "Jamal"), total: 142 }));
  expect(screen.getByText("140 of 142 selected")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Set status" }));
  const dialog = await screen.findByRole("dialog", { name: "Set the status of 140 people" });
  await userEvent.click(await within(dialog).findByRole("button", { name: "Set status" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    choice: { matching: { expected: 142, without: ["Maribel", "Ana"] } },
  });
});

it("All that match were looked at when the page was that was looked at first", async () => {
  const LATER = "2026-11-28T12:05:00+00:00";
  const { rerender } = render(list());
  rerender(list({ rows: second, at: "after 3", lookedAt: LATER }));
  const reject = async () => {
    await choose(/Ana/);
    await userEvent.click(screen.getByRole("button", { name: "Select all 143 that match" }));
    await userEvent.click(screen.getByRole("button", { name: "Set status" }));
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(await within(dialog).findByRole("button", { name: "Set status" }));
    await waitFor(() => expect(screen.queryByText(/selected/)).toBeNull());
    return sent.at(-1)?.body;
  };
  expect(await reject()).toMatchObject({ choice: { matching: { lookedAt: NOON } } });
  // Whoever had changed is named by now.
  expect(await reject()).toMatchObject({ choice: { matching: { lookedAt: LATER } } });
});

it("A tag goes to whom its window was opened for", async () => {
  const { rerender } = render(list());
  await choose(/Maribel/);
  await userEvent.click(screen.getByRole("button", { name: "Tags" }));
  const dialog = await screen.findByRole("dialog", { name: "Tag 1 person" });
  await userEvent.type(await within(dialog).findByLabelText("Tag"), "Van");
  const shown = { ...first[0]?.shown, version: 9 };
  rerender(list({ rows: first.map((one) => ({ ...one, shown: { ...one.shown, ...shown } })) }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Add tag" }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ choice: { picked: [row.shown] } });
});

it("A status that was asked for leaves nobody chosen: some may be on other pages, and their line emails them all", async () => {
  const { rerender } = render(list());
  await choose(/Maribel/);
  rerender(list({ rows: second, at: "after 3" }));
  await choose(/Ana/);
  await userEvent.click(screen.getByRole("button", { name: "Set status" }));
  const dialog = await screen.findByRole("dialog", { name: "Set the status of 2 people" });
  await userEvent.click(await within(dialog).findByRole("button", { name: "Set status" }));
  await waitFor(() => expect(screen.queryByText("2 selected")).toBeNull());
  expect(sent).toHaveLength(1);
});

const NOTHING_AGAINST = { onHold: 0, decidedLately: 0, undecided: 0, mailed: 0, refused: 0 };

it("A deletion says who stays and asks for the word", async () => {
  facts = { ...NOTHING_AGAINST, people: 2, onHold: 1, decidedLately: 1, mails: [] };
  render(list());
  await choose(/Maribel/);
  await choose(/Jamal/);
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete 2 people" });
  expect(await within(dialog).findByText(/1 person on legal hold will be kept/)).toBeVisible();
  expect(
    within(dialog).getByText(/^1 person of these was decided on within the last year\./),
  ).toBeVisible();
  expect(dialog).toHaveAccessibleDescription(
    /You can take it back for 30 seconds; then it can't be undone\.$/,
  );
  const press = within(dialog).getByRole("button", { name: "Delete 1 person" });
  await userEvent.click(press);
  expect(await within(dialog).findByText("Type DELETE to continue")).toBeVisible();
  await userEvent.type(within(dialog).getByRole("textbox"), "DELETE");
  await userEvent.click(press);
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ path: "/api/attempts/bulk" }));
  expect(sent.at(-1)?.body).toMatchObject({ what: { kind: "delete", word: "DELETE" } });
});

it("An email shows a text for each language and who is left out", async () => {
  const mail = { kind: "no_thank_you", subject: "Your interview", body: "Thank you." };
  const mails = [
    { ...mail, language: "en", languageName: "English", people: 2, english: null },
    {
      ...mail,
      language: "es",
      languageName: "Español",
      people: 1,
      body: "Gracias.",
      english: "Thanks",
    },
  ];
  const leftOut = { undecided: 1, mailed: 1, refused: 2 };
  facts = { ...NOTHING_AGAINST, ...leftOut, people: 5, today: 2, mails };
  render(list());
  await choose(/Maribel/);
  await userEvent.click(screen.getByRole("button", { name: "Email" }));
  const spanish = await screen.findByRole("textbox", { name: /Rejection in Español, to 1 person/ });
  expect(spanish).toHaveValue("Gracias.");
  expect(screen.getByText(/1 person who got this email before/)).toBeVisible();
  expect(screen.getByText(/2 people whose address takes no email/)).toBeVisible();
  expect(screen.getByText(/1 person still Pending/)).toBeVisible();
  expect(screen.getByText(/^Up to 1 person may get theirs over the next days/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Email 3 people" }));
  await waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({
      what: { kind: "mail", mails: [{ language: "en" }, { language: "es", body: "Gracias." }] },
    }),
  );
});

const action: BulkAction = {
  id: "a1",
  kind: "mail",
  status: null,
  people: 60,
  done: 0,
  failed: 0,
  failures: [],
  over: false,
  canTakeBack: true,
  canMail: false,
  seconds: 25,
};

it("What waits can be taken back, and what failed is named with its reason", async () => {
  actions = [action];
  render(list());
  expect(await screen.findByText("60 people, starts in 25 s")).toBeVisible();
  const failures: BulkAction["failures"] = [{ name: "Ana Flores", why: "already_sent" }];
  actions = [{ ...action, done: 59, failed: 1, failures, over: true, canTakeBack: false }];
  await userEvent.click(screen.getByRole("button", { name: "Take back" }));
  expect(sent).toEqual([{ path: "/api/attempts/bulk/a1", method: "DELETE", body: {} }]);
  expect(await screen.findByText("59 people emailed")).toBeVisible();
  await userEvent.click(screen.getByText("Not done for 1 person"));
  expect(screen.getByText("Ana Flores got this email before.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Take back" })).toBeNull();
});

it("Who may only read by now still sees what came of theirs, and puts it away", async () => {
  const viewer = { role: "viewer", ownerName: "Rosa" } as const;
  actions = [{ ...action, done: 60, over: true, canTakeBack: false }];
  render(
    <RoleProvider {...viewer}>
      <BulkWork>
        <BulkLines />
      </BulkWork>
    </RoleProvider>,
  );
  expect(await screen.findByText("60 people emailed")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Put this away" }));
  expect(sent).toMatchObject([{ path: "/api/attempts/bulk/a1", method: "PATCH" }]);
});

it("An email is offered while somebody hasn't got it", async () => {
  const over = { ...action, kind: "status", status: "Rejected", done: 60, over: true } as const;
  actions = [
    { ...over, id: "a2", canMail: true, canTakeBack: false },
    { ...over, canTakeBack: false },
  ];
  render(list());
  expect(await screen.findAllByRole("button", { name: "Put this away" })).toHaveLength(2);
  expect(screen.getAllByRole("button", { name: "Email" })).toHaveLength(1);
});
