import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { result, row } from "#components/gallery/examples/results";
import { Notes } from "#components/results/notes/notes";
import { AssignedTo } from "#components/results/response/assigned-to";
import { RowTags, Tags } from "#components/results/tags/tags";
import { RoleProvider } from "#components/shared/role";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const fetch = jest.fn();
/** What was sent, but for what is only read. */
const sent = () =>
  fetch.mock.calls
    .filter(([, { method }]) => method !== "GET" && method !== undefined)
    .map(([path, { method, body }]) => [method, path, JSON.parse(body)]);
const answer = (status: number, body: object) =>
  fetch.mockResolvedValue({ ok: status < 400, status, json: async () => body });

const colleagues = [
  { userId: "u-1", name: "Dana Lee", isMe: true },
  { userId: "u-2", name: "Ben Ortiz", isMe: false },
];
const tagged = { ...result, tags: ["Night shift"], colleagues };
const choice = { picked: [{ id: "a-1", from: "Pending", version: 2, override: 3 }] };

beforeEach(() => {
  fetch.mockReset();
  globalThis.fetch = fetch;
  refresh.mockClear();
});

describe("Tags of a candidate", () => {
  const open = async () => {
    answer(200, { tags: ["Van"], note: null });
    render(<Tags result={tagged} />);
    await userEvent.click(screen.getByRole("button", { name: "Tags" }));
    return screen.findByLabelText("Tag");
  };

  it("are taken from those in use, and added", async () => {
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Van" }));
    expect(screen.queryByRole("button", { name: "Remove tag" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Add tag" }));
    expect(sent()).toEqual([["POST", "/api/attempts/tags", { choice, tag: "Van", on: true }]]);
    expect(refresh).toHaveBeenCalled();
  });

  it("are taken away where the candidate has them, however they are typed", async () => {
    await userEvent.type(await open(), "night SHIFT");
    expect(screen.queryByRole("button", { name: "Add tag" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Remove tag" }));
    expect(sent()).toMatchObject([["POST", "/api/attempts/tags", { on: false }]]);
  });

  it("can be read by a viewer, and no more", () => {
    const seat = { role: "viewer", ownerName: "Dana" } as const;
    render(
      <RoleProvider {...seat}>
        <Tags result={tagged} />
        <AssignedTo result={{ ...tagged, assignedTo: "u-2" }} />
      </RoleProvider>,
    );
    expect(screen.getByText("Night shift")).toBeVisible();
    expect(screen.getByText("Assigned to Ben Ortiz")).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.queryByRole("combobox")).toBeNull();
  });

  it("stand in a row of the list, the first of them, with whose it is", () => {
    const tags = ["one", "two", "three", "four", "five"];
    render(<RowTags row={{ ...row, tags, assigned: { name: "Ben Ortiz", isMe: false } }} />);
    expect(screen.getByText("four")).toBeVisible();
    expect(screen.queryByText("five")).toBeNull();
    expect(screen.getByText("+1")).toBeVisible();
    expect(screen.getByText("Ben Ortiz")).toBeVisible();
  });
});

describe("Who takes care of a candidate", () => {
  const select = () => screen.getByRole("combobox", { name: "Who takes care of Maribel Santos" });

  it("is chosen among those who read them, and shown as it is stored from then on", async () => {
    const assigned = Promise.withResolvers<void>();
    refresh.mockImplementationOnce(assigned.resolve);
    answer(200, { saved: true });
    const { rerender } = render(<AssignedTo result={tagged} />);
    await userEvent.selectOptions(select(), "Assigned to Ben Ortiz");
    expect(sent()).toEqual([["PUT", "/api/attempts/a-1/assignment", { to: "u-2" }]]);
    await assigned.promise;
    rerender(<AssignedTo result={{ ...tagged, assignedTo: "u-2" }} />);
    expect(select()).toHaveValue("u-2");
    // Somebody else takes them over meanwhile.
    rerender(<AssignedTo result={{ ...tagged, assignedTo: "u-1" }} />);
    expect(select()).toHaveValue("u-1");
  });

  it("is the last of two quick choices, which waits until the first one is stored", async () => {
    const first = Promise.withResolvers<object>();
    fetch.mockReturnValueOnce(first.promise);
    render(<AssignedTo result={{ ...tagged, assignedTo: "u-2" }} />);
    await userEvent.selectOptions(select(), "Assigned to you");
    await userEvent.selectOptions(select(), "Not assigned");
    expect(sent()).toHaveLength(1);
    expect(select()).toHaveValue("");
    const saved = { ok: true, status: 200, json: async () => ({ saved: true }) };
    fetch.mockResolvedValue(saved);
    await act(async () => first.resolve(saved));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
    expect(sent().map(([, , { to }]) => to)).toEqual(["u-1", null]);
  });

  it("stays who it was where saving fails", async () => {
    answer(409, { error: { code: "conflict", message: "They left." } });
    render(<AssignedTo result={{ ...tagged, assignedTo: "u-1" }} />);
    await userEvent.selectOptions(select(), "Assigned to Ben Ortiz");
    expect(select()).toHaveValue("u-1");
    expect(refresh).not.toHaveBeenCalled();
  });

  it("is no question where nobody else works", () => {
    const alone = { ...tagged, colleagues: colleagues.slice(0, 1) };
    const { rerender } = render(<AssignedTo result={alone} />);
    expect(screen.queryByRole("combobox")).toBeNull();
    // What was given before the others left can be ended.
    rerender(<AssignedTo result={{ ...alone, assignedTo: "u-1" }} />);
    expect(select()).toHaveValue("u-1");
  });
});

it("A note says whom it is mailed to before it is saved, and completes a name", async () => {
  render(<Notes attemptId="a-1" notes={[]} colleagues={colleagues} />);
  await userEvent.click(screen.getByRole("button", { name: "Add a note" }));
  const note = await screen.findByLabelText("New note");
  expect(note).toHaveAccessibleDescription(/write @ and their name/);
  await userEvent.type(note, "Call her, @b");
  await userEvent.click(screen.getByRole("button", { name: "@Ben Ortiz" }));
  expect(note).toHaveValue("Call her, @Ben Ortiz ");
  expect(note).toHaveFocus();
  expect(note).toHaveAccessibleDescription("Ben Ortiz will be emailed about this note.");
  expect(screen.queryByRole("button", { name: "@Ben Ortiz" })).toBeNull();
});

it("A note that is sent again is the same one, until it says something else", async () => {
  fetch.mockRejectedValue(new TypeError("Failed to fetch"));
  render(<Notes attemptId="a-2" notes={[]} colleagues={colleagues} />);
  await userEvent.click(screen.getByRole("button", { name: "Add a note" }));
  const note = await screen.findByLabelText("New note");
  const save = () => userEvent.click(screen.getByRole("button", { name: "Save note" }));
  await userEvent.type(note, "Call her");
  await save();
  await save();
  await userEvent.type(note, "!");
  await save();
  const [first, again, other] = sent().map(([, , body]) => body.id);
  expect(first).toBe(again);
  expect(other).not.toBe(first);
});
