import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StartedView } from "#components/interviews/started/started-view";
import { reminderWords } from "#lib/documents/mails/owner-texts";
import { type Started, toStartedRow } from "#lib/domain/interviews/started";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const ana: Started = {
  attemptId: "a-1",
  name: "Ana Flores",
  email: "ana@example.com",
  phone: "+1 (813) 555-0101",
  language: "es",
  progress: { questions: 5, answered: 2, reached: 3 },
  since: "2026-11-28T14:12:00Z",
  over: false,
  remindedAt: null,
};
const facts = { company: "Bright Cleaning", job: "Cleaner", link: "https://app.example/i/k" };
const show = (change: Partial<Started> = {}) => {
  const person = { ...ana, ...change };
  const row = toStartedRow(person, reminderWords(person, facts), "UTC");
  render(<StartedView people={[row]} notice={null} />);
  return within(screen.getByRole("listitem"));
};
const network = jest.fn();
const reply = (status: number, body: object) =>
  network.mockResolvedValue({ ok: status < 400, status, json: async () => body });
beforeEach(() => {
  refresh.mockClear();
  network.mockReset();
  reply(200, { reminded: true });
  globalThis.fetch = network;
});
const sent = () => network.mock.calls.map(([to, init]) => [to, init.body]);

describe("Somebody who started and hasn't finished", () => {
  it("is shown with where they are, since when, and how to reach them", () => {
    const row = show();
    expect(row.getByText("Ana Flores")).toBeVisible();
    expect(screen.getByRole("listitem")).toHaveTextContent("Question 3 of 5");
    expect(screen.getByRole("listitem")).toHaveTextContent("Nov 28, 2026");
    expect(row.getByRole("link", { name: "(813) 555-0101" })).toHaveAttribute(
      "href",
      "tel:+18135550101",
    );
    expect(row.getByRole("link", { name: ana.email })).toHaveAttribute(
      "href",
      "mailto:ana@example.com?subject=Tu%20entrevista%20con%20Bright%20Cleaning",
    );
  });

  it.each([
    [{ questions: 5, answered: 0, reached: 0 }, "Knockout questions"],
    [{ questions: 5, answered: 5, reached: 5 }, "All answered, not submitted"],
    [{ questions: 5, answered: 0, reached: 1 }, "Question 1 of 5"],
  ])("says how far %j is", (progress, words) => {
    show({ progress });
    expect(screen.getByRole("listitem")).toHaveTextContent(words);
  });

  it("is mailed a reminder by one press", async () => {
    const row = show();
    await userEvent.dblClick(row.getByRole("button", { name: "Send a reminder" }));
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(sent()).toEqual([["/api/attempts/a-1/reminder", JSON.stringify({ by: "email" })]]);
  });

  it("is texted from the owner's phone, with the first words in their language, and that is kept", async () => {
    const row = show();
    const link = row.getByRole("link", { name: "Text from your phone" });
    const { href } = link as HTMLAnchorElement;
    expect(href).toMatch(/^sms:\+18135550101\?&body=/);
    const words = decodeURIComponent(href.split("body=")[1] ?? "");
    expect(words).toMatch(/^Hola, Ana:.*Bright Cleaning.*Cleaner.*https:\/\/app\.example\/i\/k$/s);
    link.addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    expect(sent()).toEqual([["/api/attempts/a-1/reminder", JSON.stringify({ by: "text" })]]);
  });

  it.each([
    [{ remindedAt: "2026-11-28T15:00:00Z" }, "Reminded Nov 28, 2026"],
    [{ over: true }, "The interview is closed"],
  ])("gets no reminder after %j", (change, words) => {
    const row = show(change);
    expect(row.getByText(words)).toBeVisible();
    expect(row.queryByRole("button")).not.toBeInTheDocument();
    expect(row.queryByRole("link", { name: "Text from your phone" })).not.toBeInTheDocument();
  });

  it("says why a reminder was not sent", async () => {
    reply(409, { error: { code: "conflict", message: "Not now." } });
    const row = show();
    await userEvent.click(row.getByRole("button", { name: "Send a reminder" }));
    expect(await row.findByText("Not now.")).toBeVisible();
    expect(refresh).not.toHaveBeenCalled();
  });
});

it("Nobody is named while the plan's places are used up", () => {
  render(<StartedView people={[]} notice={<p>3 people started</p>} />);
  expect(screen.getByText("3 people started")).toBeVisible();
  expect(screen.queryByText(/Nobody is here/)).not.toBeInTheDocument();
});
