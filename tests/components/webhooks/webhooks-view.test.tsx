import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent as people } from "@testing-library/user-event";
import { WebhooksView } from "#components/webhooks/webhooks-view";
import { type Delivery, type Endpoint, MAX_ENDPOINTS } from "#lib/domain/webhooks/webhook";

const mockRefresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: mockRefresh }) }));
jest.mock("#components/shared/use-refresh", () => ({
  useRefresh: () => mockRefresh,
  useRefreshOrToast: () => mockRefresh,
}));

const user = people.setup({ delay: null });

const endpoint: Endpoint = { id: "e-1", url: "https://crew.example/in", state: "active" };
const delivery: Delivery = {
  id: "d-1",
  messageId: "m-1",
  attemptId: "a-1",
  event: "attempt.submitted" as const,
  url: endpoint.url,
  state: "failed" as const,
  said: "Responded with 503",
  tries: 2,
  at: "2026-11-23T12:00:00Z",
};

const page = (endpoints: Endpoint[], deliveries: Delivery[]) => (
  <WebhooksView endpoints={endpoints} deliveries={deliveries} timeZone="UTC" />
);
const show = (endpoints: Endpoint[], deliveries: Delivery[] = []) =>
  render(page(endpoints, deliveries));

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
    const field = screen.getByLabelText("Endpoint URL");
    await user.type(field, "https://localhost/in");
    await user.click(screen.getByRole("button", { name: "Add endpoint" }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveValue("https://localhost/in");
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  });

  it("shows a new endpoint's secret once, and forgets it with the dialog", async () => {
    show([]);
    answer(200, { secret: "whsec_new" });
    await user.type(screen.getByLabelText("Endpoint URL"), "https://crew.example/in");
    await user.click(screen.getByRole("button", { name: "Add endpoint" }));
    expect(await screen.findByRole("textbox", { name: "Signing secret" })).toHaveValue("whsec_new");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByDisplayValue("whsec_new")).toBeNull());
    expect(mockRefresh).toHaveBeenCalled();
    expect(screen.getByLabelText("Endpoint URL")).toHaveValue("");
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

  it("shows a message that is sent again as on its way, and looks again until it isn't", async () => {
    jest.useFakeTimers();
    const again: Delivery = { ...delivery, state: "waiting", tries: 0 };
    const { rerender } = show([endpoint], [again]);
    const row = screen.getByRole("row", { name: /attempt\.submitted/ });
    expect(within(row).getByText("Sending")).toBeVisible();
    expect(within(row).queryByText(/Answered 503/)).toBeNull();
    expect(within(row).getByRole("button", { name: /^Sending…/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    act(() => jest.advanceTimersByTime(5000));
    expect(mockRefresh).toHaveBeenCalledTimes(1);
    rerender(page([endpoint], [{ ...again, tries: 1 }]));
    expect(screen.getByText("Waiting")).toBeVisible();
    act(() => jest.advanceTimersByTime(60_000));
    expect(mockRefresh).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });

  it("asks before a new secret takes the old one's place, and says what becomes of that", async () => {
    show([endpoint]);
    await user.click(screen.getByRole("button", { name: /^Make a new secret/ }));
    const dialog = await screen.findByRole("alertdialog", { name: "Make a new secret?" });
    expect(dialog).toHaveTextContent("with the old one too for 1 more day");
    expect(asked).not.toHaveBeenCalled();
    answer(500, {});
    const make = within(dialog).getByRole("button", { name: "Make a new secret" });
    await user.click(make);
    expect(await within(dialog).findByRole("alert")).toHaveTextContent("The old one still works.");
    answer(200, { secret: "whsec_new" });
    await user.click(make);
    expect(await screen.findByRole("textbox", { name: "Signing secret" })).toHaveValue("whsec_new");
    expect(asked.mock.calls.at(-1)?.[0]).toBe("/api/webhooks/e-1/secret");
    expect(screen.queryByRole("alertdialog")).toBeNull();
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
    show(Array.from({ length: MAX_ENDPOINTS }, (_, index) => ({ ...endpoint, id: `e-${index}` })));
    expect(screen.queryByLabelText("Endpoint URL")).toBeNull();
    expect(screen.getByText(/You can have up to 5 endpoints/)).toBeVisible();
  });
});
