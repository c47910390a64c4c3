import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster } from "sonner";
import { answers as named, row, result as shown } from "#components/gallery/examples/results";
import { blindPerson, link, readerPage, shortlist } from "#components/gallery/examples/shortlists";
import { AddDialog } from "#components/results/shortlists/add-dialog";
import { LinkList } from "#components/results/shortlists/link-list";
import { PrintDialog } from "#components/results/shortlists/print-dialog";
import { ReaderView } from "#components/results/shortlists/reader-view";
import { SharedWith } from "#components/results/shortlists/shared-with";
import { ShortlistView } from "#components/results/shortlists/shortlist-view";
import { pickedRow } from "#lib/domain/results/bulk";

const uuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const answers = named.map((answer) => ({ ...answer, questionId: uuid(answer.number) }));
const result = { ...shown, id: uuid(9), answers };

const refresh = jest.fn();
const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh, push }) }));

const fetch = jest.fn();
const answerWith = (status: number, body: object) =>
  fetch.mockResolvedValue({ ok: status < 400, status, json: async () => body });
const sent = () =>
  fetch.mock.calls
    .filter(([, init]) => init.body !== undefined)
    .map(([path, init]) => [init.method, path, JSON.parse(init.body)]);

beforeEach(() => {
  sessionStorage.clear();
  fetch.mockReset();
  globalThis.fetch = fetch;
  answerWith(200, {});
  refresh.mockClear();
});

describe("A link to one candidate", () => {
  it("shows the name alone until more is switched on, for chosen questions, and is shown once", async () => {
    answerWith(200, { path: "/review/secret" });
    render(<SharedWith result={{ ...result, inside: true }} />);
    await userEvent.click(screen.getByRole("button", { name: "Share" }));
    const dialog = within(screen.getByRole("dialog", { name: "Share by link" }));
    expect(await dialog.findByText(/Maribel Santos agreed to an earlier notice/)).toBeVisible();
    await userEvent.click(dialog.getByRole("radio", { name: "With us" }));
    expect(dialog.queryByText(/earlier notice/)).toBeNull();
    await userEvent.type(dialog.getByLabelText("Who is it for?"), "Dana");
    await userEvent.click(dialog.getByRole("checkbox", { name: /^1\. What have you cleaned/ }));
    const recordings = dialog.getByRole("checkbox", { name: /^Recordings.*Illinois/ });
    expect(recordings).not.toBeChecked();
    await userEvent.click(recordings);
    await userEvent.click(dialog.getByRole("checkbox", { name: /^Name/ }));
    expect(recordings).not.toBeChecked();
    expect(recordings).toBeDisabled();
    await userEvent.click(dialog.getByRole("button", { name: "Create link" }));
    const body = {
      to: { attemptId: uuid(9) },
      label: "Dana",
      message: "",
      outside: false,
      shows: [],
      questionIds: [uuid(2), uuid(3)],
      days: 14,
    };
    expect(sent()).toEqual([["POST", "/api/shortlists/links", body]]);
    expect(screen.getByLabelText("Shared link")).toHaveValue(
      `${window.location.origin}/review/secret`,
    );
    await userEvent.keyboard("{Escape}");
    expect(refresh).toHaveBeenCalled();
    expect(screen.queryByDisplayValue(/secret/)).toBeNull();
  });

  it("says what it shows and how often it was opened, and can be ended", async () => {
    render(<LinkList links={[link]} />);
    const row = screen.getByText("Opened 2 times, last Nov 22, 2026, 9:00 AM", { exact: false });
    expect(row).toHaveTextContent(
      "2 questions · With scores · Made by Rosa Delgado · Until Nov 29",
    );
    expect(row).toHaveTextContent("1 answer");
    await userEvent.click(screen.getByRole("button", { name: "Turn off the link for Dana" }));
    expect(sent()).toEqual([["DELETE", "/api/shortlists/links/l-1", {}]]);
  });
});

describe("A shortlist", () => {
  const rows = shortlist.people.map(({ id }) => ({ ...row, id }));

  it("is put in order by buttons, and says what readers said of each", async () => {
    render(<ShortlistView list={shortlist} rows={rows} company={null} pdfLock={null} />);
    const list = within(screen.getByRole("list", { name: "People on this shortlist" }));
    expect(list.getByText("Dana, by the link for Harbor Hotel · Nov 22, 2026")).toBeVisible();
    expect(list.getByText(/Candidate 3 where names are hidden/)).toBeVisible();
    await userEvent.click(list.getByRole("button", { name: "Move Maribel Santos up" }));
    expect(sent()).toEqual([]);
    await userEvent.click(list.getByRole("button", { name: "Move Ben Ortiz up" }));
    await userEvent.click(list.getByRole("button", { name: "Take Ben Ortiz off the list" }));
    expect(sent()).toEqual([
      ["PATCH", "/api/shortlists/s-1", { order: ["a-2", "a-1"] }],
      ["DELETE", "/api/shortlists/s-1/people/a-2", {}],
    ]);
    expect(refresh).toHaveBeenCalledTimes(2);
  });

  it("has back whom somebody took off by mistake", async () => {
    render(<ShortlistView list={shortlist} rows={rows} company={null} pdfLock={null} />);
    render(<Toaster />);
    await userEvent.click(screen.getByRole("button", { name: "Take Maribel Santos off the list" }));
    const said = (await screen.findByText("Maribel Santos is off the list.")).closest("li");
    await userEvent.click(within(said ?? document.body).getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
    expect(sent()).toEqual([
      ["DELETE", "/api/shortlists/s-1/people/a-1", {}],
      ["PUT", "/api/shortlists/s-1/people/a-1", {}],
    ]);
  });

  it("offers the same times to those who are ticked", async () => {
    render(<ShortlistView list={shortlist} rows={rows} company={null} pdfLock={null} />);
    for (const { name } of shortlist.people)
      await userEvent.click(screen.getByRole("checkbox", { name: `Select ${name}` }));
    expect(screen.queryByRole("button", { name: /that match/ })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Offer times" }));
    expect(await screen.findByRole("dialog", { name: "Offer times to 2 people" })).toBeVisible();
  });

  it("has its files in its own order, whoever was ticked first", async () => {
    render(
      <ShortlistView list={shortlist} rows={rows.toReversed()} company={null} pdfLock={null} />,
    );
    const people = shortlist.people.toReversed();
    for (const { name } of people)
      await userEvent.click(screen.getByRole("checkbox", { name: `Select ${name}` }));
    await userEvent.click(screen.getByRole("button", { name: "Download" }));
    const picked = shortlist.people.map(({ id }) => expect.objectContaining({ id }));
    expect(sent()).toEqual([["POST", "/api/attempts/export", { choice: { picked } }]]);
  });

  const choice = {
    picked: [5, 6].map((n) =>
      pickedRow({ id: uuid(n), status: "Pending", shown: { version: 1, override: 0 } }),
    ),
  };

  it("takes chosen candidates, on one that is there or a new one", async () => {
    answerWith(200, { shortlists: [{ id: uuid(1), name: "Night crew" }], id: uuid(2), note: "" });
    render(<AddDialog people={2} choice={choice} />);
    render(<Toaster />);
    await userEvent.click(screen.getByRole("button", { name: "Add to shortlist" }));
    await userEvent.selectOptions(await screen.findByLabelText("Shortlist"), "New shortlist");
    await userEvent.type(screen.getByLabelText("Name"), "Day crew");
    await userEvent.click(screen.getByRole("button", { name: "Add" }));
    const body = { shortlistId: null, name: "Day crew", choice };
    expect(sent()).toEqual([["POST", "/api/shortlists", body]]);
    await userEvent.click(await screen.findByRole("button", { name: "Open it" }));
    expect(push).toHaveBeenCalledWith(expect.stringContaining(uuid(2)));
  });

  it("says why it can't offer the shortlists that there are", async () => {
    answerWith(500, {});
    render(<AddDialog people={2} choice={choice} />);
    await userEvent.click(screen.getByRole("button", { name: "Add to shortlist" }));
    expect(await screen.findByText(/couldn't be loaded/)).toBeVisible();
  });

  it("is printed with what is switched on", async () => {
    render(<PrintDialog list={shortlist} planLock={null} />);
    await userEvent.click(screen.getByRole("button", { name: "PDF" }));
    expect(screen.getByText(/Maribel Santos agreed to an earlier notice/)).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: /^Scores/ }));
    await userEvent.click(screen.getByRole("radio", { name: "With us" }));
    expect(screen.getByRole("link", { name: "Download" })).toHaveAttribute(
      "href",
      "/api/shortlists/s-1/pdf?name=yes&scores=yes",
    );
  });
});

describe("A reader", () => {
  const person = { ...blindPerson, id: uuid(1), answers };

  it("is told that it is blind, and says yes with a comment, which they can change", async () => {
    render(<ReaderView linkId="t" page={readerPage([person])} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("One candidate's answers");
    expect(screen.getByText(/We left out names, recordings/)).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Yes" }));
    expect(await screen.findByText("Add your name")).toBeVisible();
    expect(sent()).toEqual([]);
    await userEvent.type(screen.getByLabelText("Your name"), "Dana");
    await userEvent.type(screen.getByLabelText("Comment"), "Calm.");
    await userEvent.click(screen.getByRole("button", { name: "Yes" }));
    const body = { attemptId: uuid(1), name: "Dana", answer: "yes", comment: "Calm." };
    expect(sent()).toEqual([["POST", "/api/review/t/answers", body]]);
    expect(screen.getByText(/^Saved\./)).toBeVisible();
    expect(screen.getByRole("button", { name: "Yes" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(screen.getByRole("button", { name: "Maybe" }));
    expect(sent()[1]?.[2]).toMatchObject({ answer: "maybe", comment: "Calm." });
  });

  it("finds what they said before, and opens one person after the other", async () => {
    const second = { ...person, id: uuid(2), name: "Ben Ortiz" };
    const own = { [uuid(2)]: { answer: "no" as const, comment: "Too far." } };
    const page = readerPage([{ ...person, name: "Ana" }, second], { own, reader: "Dana" });
    render(<ReaderView linkId="t" page={page} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("2 candidates");
    expect(screen.getAllByLabelText("Your name")).toHaveLength(1);
    await userEvent.click(screen.getByRole("heading", { level: 2, name: "Ben Ortiz" }));
    const form = within(await screen.findByRole("form", { name: "Your opinion of Ben Ortiz" }));
    expect(form.getByLabelText("Your name")).toHaveValue("Dana");
    expect(form.getByLabelText("Comment")).toHaveValue("Too far.");
    expect(form.getByRole("button", { name: "No" })).toHaveAttribute("aria-pressed", "true");
  });

  it("watches recordings at an address of the link's own, never the employer's", () => {
    render(<ReaderView linkId="t" page={readerPage([{ ...person, name: "Maribel Santos" }])} />);
    const addresses = [...document.querySelectorAll("video")].map((video) => video.src);
    expect(addresses.map((address) => new URL(address).pathname)).toEqual([
      "/api/review/t/media/m-1",
      "/api/review/t/media/m-3",
    ]);
  });
});
