import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { EarlierPeople } from "#components/interviews/invites/earlier-people";

const fetch = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));

const person = (name: string) => ({
  attemptId: name,
  name,
  email: `${name}@example.com`,
  phone: name === "Ana" ? "+18135550123" : null,
  job: "House cleaner",
  submittedAt: "2026-08-20T12:00:00Z",
  when: "Aug 20, 2026",
  rating: 8.1,
});

beforeEach(() => {
  fetch.mockReset();
  fetch.mockResolvedValue({ ok: true, status: 200, json: async () => ({ asked: 1 }) });
  globalThis.fetch = fetch;
});

describe("People who applied before", () => {
  it("are chosen, then asked by one press", async () => {
    render(<EarlierPeople interviewId="i-1" people={[person("Ana"), person("Bo")]} left={5} />);
    expect(screen.getByRole("button", { name: "Ask" })).toBeDisabled();
    expect(
      screen.getByText("House cleaner · Aug 20, 2026 · 8.1 of 10 · Ana@example.com"),
    ).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: /Bo/ }));
    await userEvent.click(screen.getByRole("button", { name: "Ask 1 person" }));
    expect(await screen.findByText("1 person asked.")).toBeVisible();
    expect(fetch.mock.calls.map(([path, { body }]) => [path, JSON.parse(body).attemptIds])).toEqual(
      [["/api/interviews/i-1/invites/earlier", ["Bo"]]],
    );
  });

  it("are texted by their owner where they left a number", async () => {
    render(<EarlierPeople interviewId="i-1" people={[person("Ana"), person("Bo")]} left={5} />);
    await userEvent.click(screen.getByRole("checkbox", { name: /Bo/ }));
    expect(screen.queryByRole("button", { name: /yourself$/ })).toBeNull();
    await userEvent.click(screen.getByRole("checkbox", { name: /Ana/ }));
    await userEvent.click(screen.getByRole("button", { name: "Text 1 person yourself" }));
    expect(
      await screen.findByText("1 person ready to text from your phone, at the top of this page."),
    ).toBeVisible();
    expect(JSON.parse(fetch.mock.calls[0]?.[1].body)).toMatchObject({
      attemptIds: ["Ana"],
      by: "text",
    });
  });

  it("may have been asked though no answer came: the same press again is the same one", async () => {
    render(<EarlierPeople interviewId="i-1" people={[person("Ana")]} left={5} />);
    await userEvent.click(screen.getByRole("checkbox", { name: /Ana/ }));
    fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await userEvent.click(screen.getByRole("button", { name: "Ask 1 person" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/don't know whether/);
    await userEvent.click(screen.getByRole("button", { name: "Ask 1 person" }));
    expect(await screen.findByText("1 person asked.")).toBeVisible();
    const [first, again] = fetch.mock.calls.map(([, { body }]) => JSON.parse(body).batchId);
    expect(again).toBe(first);
  });

  it("can't be more than may be invited today", async () => {
    render(<EarlierPeople interviewId="i-1" people={[person("Ana"), person("Bo")]} left={1} />);
    await userEvent.click(screen.getByRole("checkbox", { name: /Ana/ }));
    await userEvent.click(screen.getByRole("checkbox", { name: /Bo/ }));
    expect(screen.getByText("You can invite 1 person today.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Ask 2 people" })).toBeDisabled();
  });
});
