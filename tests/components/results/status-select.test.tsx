import { act, fireEvent, render, screen } from "@testing-library/react";
import { Toaster } from "sonner";
import { StatusSelect } from "#components/results/decisions/status-select";
import type { AttemptStatus } from "#lib/domain/results/status";

const refresh = jest.fn();
const router = { refresh };
jest.mock("next/navigation", () => ({ useRouter: () => router }));

type Send = {
  status: string;
  from?: string;
  answer: (ok: boolean, body?: object) => Promise<void>;
};
let sends: Send[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockClear();
  sends = [];
  globalThis.fetch = jest.fn(
    (_path, init) =>
      new Promise((resolve) => {
        const answer = (ok: boolean, body: object = {}) =>
          act(async () => resolve({ ok, json: async () => body } as Response));
        const { status, from } = JSON.parse(String(init?.body));
        sends.push({ status, from, answer });
      }),
  );
});
afterEach(() => jest.useRealTimers());

const view = (status: AttemptStatus) => (
  <StatusSelect
    attemptId="a-1"
    name="Maribel"
    status={status}
    scores={{ version: 2, override: 3 }}
  />
);
const select = () => screen.getByRole("combobox", { name: "Status of Maribel" });
const choose = (value: string) => fireEvent.change(select(), { target: { value } });
const byArrow = (value: string) => {
  fireEvent.keyDown(select(), { key: "ArrowDown" });
  choose(value);
};
const sent = () => sends.map(({ status }) => status);

describe("The status of a candidate", () => {
  it("is stored in the order of the choices, one at a time", async () => {
    render(view("Pending"));
    choose("Rejected");
    choose("Pending");
    choose("Hired");
    expect(sent()).toEqual(["Rejected"]);
    await sends[0]?.answer(true);
    expect(sent()).toEqual(["Rejected", "Hired"]);
    expect(select()).toHaveValue("Hired");
    expect(refresh).not.toHaveBeenCalled();
    await sends[1]?.answer(true);
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it("is the stored one once a choice is saved, whoever changes it afterwards", async () => {
    const { rerender } = render(view("Rejected"));
    choose("Pending");
    await sends[0]?.answer(true);
    rerender(view("Pending"));
    rerender(view("Hired"));
    expect(select()).toHaveValue("Hired");
  });

  it("is the stored one where the last choice is not saved", async () => {
    render(view("Pending"));
    choose("Rejected");
    choose("Hired");
    await sends[0]?.answer(true);
    await sends[1]?.answer(false);
    expect(select()).toHaveValue("Pending");
    expect(refresh).toHaveBeenCalled();
  });

  it("comes back where nobody answers, and the page is not read again", async () => {
    globalThis.fetch = jest.fn().mockRejectedValue(new TypeError("Failed to fetch"));
    render(
      <>
        {view("Pending")}
        <Toaster />
      </>,
    );
    choose("Hired");
    await act(async () => jest.advanceTimersByTime(100));
    expect(screen.getByText("Status update failed.")).toBeInTheDocument();
    expect(select()).toHaveValue("Pending");
    expect(refresh).not.toHaveBeenCalled();
  });

  it("passes over what arrow keys pass over", async () => {
    render(view("Pending"));
    byArrow("Rejected");
    byArrow("Hired");
    expect(select()).toHaveValue("Hired");
    expect(sent()).toEqual([]);
    await act(async () => jest.runOnlyPendingTimers());
    expect(sent()).toEqual(["Hired"]);
  });

  it("says from which status it was changed, choice after choice", async () => {
    render(view("Pending"));
    choose("Rejected");
    await sends[0]?.answer(true);
    choose("Hired");
    expect(sends.map(({ from }) => from)).toEqual(["Pending", "Rejected"]);
  });

  it("stays as somebody else decided meanwhile, until this person says so again", async () => {
    render(
      <>
        {view("Pending")}
        <Toaster />
      </>,
    );
    choose("Rejected");
    const message = "The status was changed to Hired on Nov 22, after you opened this page.";
    await sends[0]?.answer(false, {
      error: { code: "conflict", message, fields: { status: "Hired" } },
    });
    await act(async () => jest.advanceTimersByTime(100));
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(refresh).toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Change to Rejected" }));
    expect(sends[1]).toMatchObject({ status: "Rejected", from: "Hired" });
  });

  it.each([
    ["Enter", () => fireEvent.keyDown(select(), { key: "Enter" })],
    ["leaving the field", () => fireEvent.blur(select())],
    ["leaving the page", () => window.dispatchEvent(new Event("pagehide"))],
  ])("counts at once with %s, and once", async (_how, confirm) => {
    render(view("Pending"));
    byArrow("Rejected");
    byArrow("Hired");
    confirm();
    expect(sent()).toEqual(["Hired"]);
    await act(async () => jest.runOnlyPendingTimers());
    expect(sent()).toEqual(["Hired"]);
  });
});
