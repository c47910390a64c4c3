import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answers as named, result as shown } from "#components/gallery/examples/results";
import { Notes } from "#components/results/notes/notes";
import { ReviewerLinks } from "#components/results/reviewers/reviewer-links";
import { ReviewerView } from "#components/results/reviewers/reviewer-view";
import type { ReviewLink } from "#lib/domain/results/reviewer-link";

const uuid = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const answers = named.map((answer) => ({ ...answer, questionId: uuid(answer.number) }));
const result = { ...shown, answers };

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
    expect(sent()).toEqual([["POST", "/api/attempts/a-1/notes", { note: "Has her own van." }]]);
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

const link: ReviewLink = {
  id: "l-1",
  label: "Dana",
  blind: true,
  questions: 2,
  state: "open",
  until: "Nov 29, 2026, 9:00 AM",
  openings: 2,
  lastOpened: "Nov 22, 2026, 9:00 AM",
  comments: [{ id: "c-1", by: "Dana", question: 2, comment: "Calm.", at: "Nov 22, 2026" }],
};

describe("Reviewer links", () => {
  it("are made for chosen questions, and shown once to be copied", async () => {
    answerWith(200, { path: "/review/secret" });
    render(<ReviewerLinks result={result} />);
    await userEvent.click(screen.getByRole("button", { name: "Ask a reviewer" }));
    const dialog = within(screen.getByRole("dialog", { name: "Ask a reviewer" }));
    await userEvent.type(dialog.getByLabelText("Who is it for?"), "Dana");
    await userEvent.click(dialog.getByRole("checkbox", { name: /^1\. What have you cleaned/ }));
    await userEvent.click(dialog.getByRole("checkbox", { name: /^Blind review/ }));
    await userEvent.click(dialog.getByRole("button", { name: "Create link" }));
    const body = { label: "Dana", blind: true, questionIds: [uuid(2), uuid(3)], days: 7 };
    expect(sent()).toEqual([["POST", "/api/attempts/a-1/reviewers", body]]);
    expect(screen.getByLabelText("Review link")).toHaveValue(
      `${window.location.origin}/review/secret`,
    );
    await userEvent.keyboard("{Escape}");
    expect(refresh).toHaveBeenCalled();
    expect(screen.queryByDisplayValue(/secret/)).toBeNull();
  });

  it("say how often they were opened and what came back, and can be ended", async () => {
    render(<ReviewerLinks result={{ ...result, reviewLinks: [link] }} />);
    const row = screen.getByText("Opened 2 times, last Nov 22, 2026, 9:00 AM", { exact: false });
    expect(row).toHaveTextContent("2 questions · Until Nov 29");
    expect(screen.getByText("Dana, about question 2 · Nov 22, 2026")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Turn off the link for Dana" }));
    expect(sent()).toEqual([["DELETE", "/api/attempts/a-1/reviewers/l-1", {}]]);
  });
});

describe("A reviewer", () => {
  const page = { company: "Brightside", interviewTitle: "House cleaner", name: null, answers };

  it("is told that the review is blind, and comments on one answer", async () => {
    render(<ReviewerView linkId="t" review={page} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("One candidate's answers");
    expect(screen.getByText(/This is a blind review/)).toBeVisible();
    await userEvent.type(screen.getByLabelText("Your name"), "Dana");
    await userEvent.selectOptions(screen.getByLabelText("About"), "Question 2");
    await userEvent.type(screen.getByLabelText("Comment"), "Calm.");
    await userEvent.click(screen.getByRole("button", { name: "Send comment" }));
    const body = { name: "Dana", comment: "Calm.", questionId: uuid(2) };
    expect(sent()).toEqual([["POST", "/api/review/t/comments", body]]);
    expect(screen.getByText("Sent about question 2")).toBeVisible();
    expect(screen.getByLabelText("Comment")).toHaveValue("");
    expect(screen.getByLabelText("Your name")).toHaveValue("Dana");
  });

  it("watches recordings at an address of the link's own, never the employer's", () => {
    render(<ReviewerView linkId="t" review={{ ...page, name: "Maribel Santos" }} />);
    const addresses = [...document.querySelectorAll("video")].map((video) => video.src);
    expect(addresses.map((address) => new URL(address).pathname)).toEqual([
      "/api/review/t/media/m-1",
      "/api/review/t/media/m-3",
    ]);
  });
});
