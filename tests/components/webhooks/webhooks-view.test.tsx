import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent as people } from "@testing-library/user-event";
import { WebhooksView } from "#components/webhooks/webhooks-view";
import { type Delivery, type Endpoint, MOST_ENDPOINTS } from "#lib/domain/webhooks/webhook";

const mockRefresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: mockRefresh }) }));

const user = people.setup({ delay: null });

const endpoint: Endpoint = { id: "e-1", url: "https://crew.example/in", state: "active" };
const delivery: Delivery = {
  ...{ id: "d-1", messageId: "m-1", attemptId: "a-1", event: "attempt.submitted" as const },
  ...{ url: endpoint.url, state: "failed" as const, said: "Responded with 503", tries: 2 },
  at: "2026-11-23T12:00:00Z",
};

function show(endpoints: Endpoint[], deliveries: Delivery[] = []) {
  render(<WebhooksView endpoints={endpoints} deliveries={deliveries} timeZone="UTC" />);
}

const asked = jest.fn();
const answer = (status: number, body: object) =>
  asked.mockResolvedValue({ ok: status < 400, status, json: async () => body });

beforeEach(() => {
  mockRefresh.mockReset();
  globalThis.fetch = asked.mockReset();
});

describe("The page of webhooks", () => {
  it("teaches where nothing was sent, and keeps an address that is refused beside its reason", async () => {
    show([]);
    expect(screen.getByText(/Nothing has been sent yet/)).toBeVisible();
    const message = "Use a public address.";
    answer(400, { error: { code: "invalid_input", message, fields: { url: message } } });
    const field = screen.getByLabelText("Endpoint address");
    await user.type(field, "https://localhost/in");
    await user.click(screen.getByRole("button", { name: "Add endpoint" }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveValue("https://localhost/in");
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it("shows a new endpoint's secret once, and forgets it with the dialog", async () => {
    show([]);
    answer(200, { secret: "whsec_new" });
    await user.type(screen.getByLabelText("Endpoint address"), "https://crew.example/in");
    await user.click(screen.getByRole("button", { name: "Add endpoint" }));
    expect(await screen.findByRole("textbox", { name: "Signing secret" })).toHaveValue("whsec_new");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByDisplayValue("whsec_new")).toBeNull());
    expect(mockRefresh).toHaveBeenCalled();
    expect(screen.getByLabelText("Endpoint address")).toHaveValue("");
  });

  it("says what each message came to, in our words, and sends one again", async () => {
    show([endpoint], [delivery]);
    const row = screen.getByRole("row", { name: /attempt\.submitted/ });
    expect(within(row).getByText("Failed")).toBeVisible();
    expect(within(row).getByText("Responded with 503, 2 tries")).toBeVisible();
    expect(within(row).getByText("msg_m-1")).toBeVisible();
    answer(200, { queued: true });
    await user.click(within(row).getByRole("button", { name: /^Send again/ }));
    expect(asked.mock.calls[0]?.[0]).toBe("/api/webhooks/deliveries/d-1");
    await waitFor(() => expect(mockRefresh).toHaveBeenCalled());
  });

  it("tells of an endpoint that was turned off, and turns it on", async () => {
    show([{ ...endpoint, state: "off" }]);
    expect(screen.getByText("Turned off")).toBeVisible();
    answer(200, { enabled: true });
    await user.click(screen.getByRole("button", { name: /^Turn on/ }));
    const [path, init] = asked.mock.calls[0] ?? [];
    expect([path, init?.method, init?.body]).toEqual([
      "/api/webhooks/e-1",
      "PATCH",
      JSON.stringify({ enabled: true }),
    ]);
  });

  it("asks before an endpoint is deleted with its log", async () => {
    show([endpoint]);
    await user.click(screen.getByRole("button", { name: /^Delete/ }));
    expect(asked).not.toHaveBeenCalled();
    answer(200, { deleted: true });
    const dialog = await screen.findByRole("alertdialog", { name: "Delete this endpoint?" });
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect(asked.mock.calls[0]?.[1]?.method).toBe("DELETE");
  });

  it("offers no more addresses than a company can have", () => {
    show(Array.from({ length: MOST_ENDPOINTS }, (_, index) => ({ ...endpoint, id: `e-${index}` })));
    expect(screen.queryByLabelText("Endpoint address")).toBeNull();
    expect(screen.getByText(/You can have up to 5 endpoints/)).toBeVisible();
  });
});
