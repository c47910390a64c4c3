import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Notes } from "#components/results/notes/notes";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const fetch = jest.fn();
const answerWith = (status: number, body: object) =>
  fetch.mockResolvedValue({ ok: status < 400, status, json: async () => body });
const sent = () =>
  fetch.mock.calls.map(([path, init]) => [init.method, path, JSON.parse(init.body)]);

beforeEach(() => {
  fetch.mockReset();
  globalThis.fetch = fetch;
  answerWith(200, {});
  refresh.mockClear();
});

describe("An employer's notes", () => {
  it("are saved, and the form makes room", async () => {
    render(<Notes attemptId="a-1" notes={[]} />);
    await userEvent.click(screen.getByRole("button", { name: "Add a note" }));
    await userEvent.type(await screen.findByLabelText("New note"), "Has her own van.");
    await userEvent.click(screen.getByRole("button", { name: "Save note" }));
    const body = { id: expect.any(String), note: "Has her own van." };
    expect(sent()).toEqual([["POST", "/api/attempts/a-1/notes", body]]);
    expect(screen.queryByLabelText("New note")).toBeNull();
    expect(screen.getByRole("button", { name: "Add a note" })).toBeVisible();
    expect(refresh).toHaveBeenCalled();
  });

  it("keep what was typed where saving fails, and say why", async () => {
    answerWith(409, { error: { code: "conflict", message: "Too many notes." } });
    render(<Notes attemptId="a-1" notes={[]} />);
    await userEvent.click(screen.getByRole("button", { name: "Add a note" }));
    await userEvent.type(await screen.findByLabelText("New note"), "Has her own van.");
    await userEvent.click(screen.getByRole("button", { name: "Save note" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Too many notes.");
    expect(screen.getByLabelText("New note")).toHaveValue("Has her own van.");
  });

  it("can be deleted one by one", async () => {
    render(
      <Notes
        attemptId="a-1"
        notes={[{ id: "n-1", note: "Old.", by: "You", isMine: true, at: "Nov 20, 2026, 9:25 PM" }]}
      />,
    );
    await userEvent.click(screen.getByRole("button", { name: /Delete the note from Nov 20/ }));
    expect(sent()).toEqual([["DELETE", "/api/attempts/a-1/notes/n-1", {}]]);
  });
});
