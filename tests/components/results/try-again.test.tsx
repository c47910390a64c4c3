import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { result } from "#components/gallery/examples/results";
import { WaitingNote } from "#components/results/response/waiting-note";
import { OTHERS_STAY, TryAgain } from "#components/results/try-again";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const fetch = jest.fn();
beforeEach(() => {
  fetch.mockReset();
  fetch.mockResolvedValue({ ok: true, status: 200, json: async () => ({ waiting: true }) });
  globalThis.fetch = fetch;
  refresh.mockClear();
});

const waiting = { questionId: "q-2", until: "Nov 28, 2026, 9:00 PM" };

describe("An employer whose candidate had trouble on the way", () => {
  it("reads what happens before one question is opened again", async () => {
    render(<TryAgain result={result} answer={{ questionId: "q-2", number: 2, kind: "video" }} />);
    await userEvent.click(screen.getByRole("button", { name: "Let them answer this again" }));
    const dialog = within(
      screen.getByRole("dialog", { name: "Let Maribel Santos answer question 2 again?" }),
    );
    expect(dialog.getByText(/have at least 7 days/)).toBeVisible();
    expect(dialog.getByText(OTHERS_STAY)).toBeVisible();
    expect(dialog.getByText(/and the old recording is deleted/)).toBeVisible();
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Send the link" }));
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect([path, init.method, JSON.parse(init.body)]).toEqual([
      `/api/attempts/${result.id}/retry`,
      "POST",
      { questionId: "q-2" },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(refresh).toHaveBeenCalled();
  });

  it("reads of no recording where the answer was typed", async () => {
    render(<TryAgain result={result} answer={{ questionId: "q-2", number: 2, kind: "text" }} />);
    await userEvent.click(screen.getByRole("button", { name: "Let them answer this again" }));
    expect(screen.getByText(/Then the new answer replaces it\.$/)).toBeVisible();
    expect(screen.getByRole("dialog")).toHaveAccessibleDescription(
      "Use this when something went wrong, such as a lost connection.",
    );
  });

  it("opens all of them from the top of the page", async () => {
    render(<TryAgain result={result} />);
    await userEvent.click(screen.getByRole("button", { name: "Let them try again" }));
    expect(screen.queryByText(OTHERS_STAY)).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Send the link" }));
    expect(JSON.parse(fetch.mock.calls[0]?.[1].body)).toEqual({ questionId: null });
  });

  it("is told why it did not work, and the dialog stays", async () => {
    const message = "Please confirm your email address first.";
    fetch.mockResolvedValue({ ok: false, status: 409, json: async () => ({ error: { message } }) });
    render(<TryAgain result={result} />);
    await userEvent.click(screen.getByRole("button", { name: "Let them try again" }));
    await userEvent.click(screen.getByRole("button", { name: "Send the link" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(message);
    expect(screen.getByRole("dialog")).toBeVisible();
    expect(refresh).not.toHaveBeenCalled();
  });

  it("sees what is waited for instead of the button", () => {
    const waits = { ...result, waiting };
    render(
      <>
        <TryAgain result={waits} />
        <WaitingNote result={waits} />
      </>,
    );
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("Waiting for a new answer to question 2")).toBeVisible();
    expect(screen.getByText(/has until Nov 28, 2026, 9:00 PM/)).toBeVisible();
  });
});
