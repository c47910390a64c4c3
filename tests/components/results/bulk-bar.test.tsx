import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "sonner";
import { row } from "#components/gallery/examples/results";
import { BulkBar } from "#components/results/bulk/bulk-bar";
import { ListSelection } from "#components/results/list/list-selection";
import { SelectAll } from "#components/results/list/select-box";
import { RoleProvider } from "#components/shared/role";
import type { SeatRole } from "#lib/domain/company/team";
import { MAX_OFFERED, TOO_MANY_OFFERED } from "#lib/domain/results/booking";
import { MAX_BULK, MAX_PDFS, pickedRow, TOO_MANY_PDFS } from "#lib/domain/results/bulk";
import type { ResultSort } from "#lib/domain/results/result-query";
import { TOO_MANY_PEOPLE } from "#lib/domain/results/shortlist";

jest.mock("next/navigation", () => ({
  useRouter: () => ({ refresh: jest.fn(), push: jest.fn() }),
}));

const uuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const rows = [1, 2].map((number) => ({ ...row, id: uuid(number), interviewId: uuid(number) }));
const NOON = "2026-11-28T12:00:00+00:00";
const ADDRESS = `interview=${uuid(7)}&status=Pending`;

type Shown = {
  role?: SeatRole;
  total?: number;
  address?: string;
  order?: ResultSort;
  pdfLock?: string;
};

async function choose(
  { role = "owner", total = 40, address = "status=Pending", order = "newest", pdfLock }: Shown,
  all = true,
) {
  render(
    <RoleProvider role={role} ownerName="Dana Reyes">
      <ListSelection
        rows={rows}
        list={{ address, interview: null, total, lookedAt: NOON, order }}
        page=""
      >
        <SelectAll ids={rows.map(({ id }) => id)} />
        <BulkBar company={null} pdfLock={pdfLock ?? null} />
      </ListSelection>
      <Toaster />
    </RoleProvider>,
  );
  await userEvent.click(screen.getByRole("checkbox", { name: /everyone on this page/ }));
  if (all) await userEvent.click(screen.getByRole("button", { name: /that match/ }));
}

const bar = () => within(screen.getByRole("region", { name: "Selected candidates" }));
const matching = (address: string, expected: number) => ({
  matching: { address, interview: null, expected, without: [], lookedAt: NOON },
});

let sent: { path: string; body: unknown }[];
beforeEach(() => {
  sessionStorage.clear();
  sent = [];
  URL.createObjectURL = () => "#file";
  URL.revokeObjectURL = () => {};
  const body = { shortlists: [], id: uuid(8), note: "" };
  global.fetch = jest.fn(async (path: string, init?: RequestInit) => {
    if (init?.body) sent.push({ path, body: JSON.parse(String(init.body)) as unknown });
    return { ok: true, status: 200, json: async () => body, blob: async () => new Blob() };
  }) as unknown as typeof fetch;
});

describe("All that match", () => {
  it("go on a shortlist by the list's own address", async () => {
    await choose({});
    await userEvent.click(bar().getByRole("button", { name: "Add to shortlist" }));
    const dialog = await screen.findByRole("dialog", { name: "Add 40 people to a shortlist" });
    await userEvent.type(await within(dialog).findByLabelText("Name"), "Night crew");
    await userEvent.click(within(dialog).getByRole("button", { name: "Add" }));
    const choice = matching("status=Pending", 40);
    const body = { shortlistId: null, name: "Night crew", choice };
    await waitFor(() => expect(sent).toEqual([{ path: "/api/shortlists", body }]));
  });

  it("are files by it, a PDF each for so many at once", async () => {
    await choose({ total: MAX_PDFS + 1 });
    await userEvent.click(bar().getByRole("button", { name: "Download" }));
    const choice = matching("status=Pending", MAX_PDFS + 1);
    await waitFor(() => expect(sent).toEqual([{ path: "/api/attempts/export", body: { choice } }]));
    await userEvent.selectOptions(bar().getByLabelText("File of those selected"), "Analysis PDFs");
    expect(bar().getByText(TOO_MANY_PDFS)).toBeVisible();
    expect(bar().queryByRole("button", { name: "Download" })).toBeNull();
    expect(bar().getByText(TOO_MANY_PEOPLE)).toBeVisible();
    expect(bar().queryByRole("button", { name: "Add to shortlist" })).toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: /everyone on this page/ }));
    await userEvent.click(bar().getByRole("button", { name: "Download" }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ path: "/api/pdf/chosen" }));
  });

  it.each([
    ["", "sort=name"],
    ["status=Pending", "status=Pending&sort=name"],
  ])("are a file in the order of their list: %j", async (address, asked) => {
    await choose({ address, order: "name" });
    await userEvent.click(bar().getByRole("button", { name: "Download" }));
    const body = { choice: matching(asked, 40) };
    await waitFor(() => expect(sent).toEqual([{ path: "/api/attempts/export", body }]));
  });

  it("are offered times if the list is of one interview", async () => {
    await choose({ address: ADDRESS });
    await userEvent.click(bar().getByRole("button", { name: "Offer times" }));
    expect(await screen.findByRole("dialog", { name: "Offer times to 40 people" })).toBeVisible();
  });

  it("aren't if it is of several, and the bar says why", async () => {
    await choose({});
    expect(bar().queryByRole("button", { name: "Offer times" })).toBeNull();
    expect(bar().getByText(/from the same interview to offer times/)).toBeVisible();
  });

  it("aren't if they are too many, and the bar says why", async () => {
    await choose({ address: ADDRESS, total: MAX_OFFERED + 1 });
    expect(bar().queryByRole("button", { name: "Offer times" })).toBeNull();
    expect(bar().getByText(TOO_MANY_OFFERED)).toBeVisible();
  });

  it("are no PDFs on a plan without, which is said before the press", async () => {
    await choose({ total: MAX_PDFS + 1, pdfLock: "This feature requires the Growth Plan." });
    await userEvent.selectOptions(bar().getByLabelText("File of those selected"), "Analysis PDFs");
    const download = bar().getByRole("button", { name: "Download" });
    expect(download).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(download);
    expect(await screen.findByRole("tooltip")).toHaveTextContent(/requires the Growth Plan/);
    expect(sent).toEqual([]);
    await userEvent.selectOptions(bar().getByLabelText("File of those selected"), "CSV");
    await userEvent.click(bar().getByRole("button", { name: "Download" }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

it("Tags look as the bar's other buttons do", async () => {
  await choose({});
  expect(bar().getByRole("button", { name: "Tags" })).toHaveClass("border");
});

it("A list that is too long to be chosen whole says so once somebody is", async () => {
  await choose({ total: MAX_BULK + 1 }, false);
  expect(bar().queryByRole("button", { name: /that match/ })).toBeNull();
  expect(
    bar().getByText("1,001 match. Up to 1,000 people at a time. Narrow the list first."),
  ).toBeVisible();
  expect(bar().getByRole("button", { name: "Download" })).toBeVisible();
});

it("Rows that were ticked are a file by the same way", async () => {
  await choose({}, false);
  await userEvent.click(bar().getByRole("button", { name: "Download" }));
  const body = { choice: { picked: rows.map(pickedRow), order: "newest" } };
  await waitFor(() => expect(sent).toEqual([{ path: "/api/attempts/export", body }]));
});

it("A viewer has what doesn't change or send anything: to compare, and files", async () => {
  await choose({ role: "viewer", address: ADDRESS }, false);
  expect(bar().getByText(/from the same interview to compare/)).toBeVisible();
  const names = bar()
    .getAllByRole("button")
    .map((button) => button.textContent?.trim());
  expect(names).toEqual(["Select all 40 that match", "Download", "Clear"]);
  await userEvent.click(bar().getByRole("button", { name: /that match/ }));
  expect(
    bar()
      .getAllByRole("button")
      .map((button) => button.textContent?.trim()),
  ).toEqual(["Download", "Clear"]);
});
