import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { askedHours, call, unheard } from "#components/gallery/examples/calls";
import { WhoToCall } from "#components/results/calls/who-to-call";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const send = jest.fn<Promise<Response>, [string, { method: string; body: string }]>();
const saved = () =>
  Promise.resolve({ ok: true, status: 200, json: async () => ({ saved: true }) } as Response);
const sent = () =>
  send.mock.calls.map(([path, { method, body }]) => [method, path, JSON.parse(body)]);

beforeEach(() => {
  refresh.mockReset();
  send.mockReset().mockImplementation(saved);
  Object.defineProperty(globalThis, "fetch", { configurable: true, value: send });
});

function open() {
  const person = userEvent.setup();
  const calls = { unrated: [unheard], rated: [call, askedHours], words: ["Calls back Friday"] };
  render(<WhoToCall calls={calls} company="Bright Cleaning" showInterview />);
  const card = (name: string) =>
    within(screen.getByRole("link", { name }).closest("li") as HTMLElement);
  return { person, card };
}

describe("Who to call", () => {
  it("has a number to call and a text's first line, what they said, and no rating where there is none", () => {
    const { card } = open();
    const maribel = card("Maribel Santos");
    expect(maribel.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", "tel:8135550101");
    const text = maribel.getByRole("link", { name: /^Text/ }).getAttribute("href") ?? "";
    expect(decodeURIComponent(text)).toBe(
      "sms:8135550101?&body=Hi Maribel, this is Bright Cleaning. Thanks for your answers for House cleaner. ",
    );
    expect(maribel.getByRole("button", { name: /^Play what .+ from 0:04/ })).toBeVisible();
    expect(maribel.getByText(/fits the shift/)).toBeVisible();
    expect(card("Dan Tran").getByText(/ask about the shift/)).toBeVisible();
    const lee = card("Lee Kim");
    expect(lee.queryByRole("img")).toBeNull();
    expect(lee.getByRole("link", { name: /^Email/ })).toBeVisible();
  });

  it("keeps what came of it once, however often it is pressed", async () => {
    const { person, card } = open();
    await person.click(card("Maribel Santos").getByRole("button", { name: /^What came of it/ }));
    await person.dblClick(await screen.findByRole("button", { name: "Booked" }));
    const id = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(sent()).toEqual([["POST", "/api/attempts/a-1/contacts", { id, outcome: "booked" }]]);
    expect(refresh).toHaveBeenCalled();
  });

  it("sends the same entry again after a lost reply, and the company's own words", async () => {
    const { person, card } = open();
    send.mockRejectedValueOnce(new TypeError("network"));
    await person.click(card("Dan Tran").getByRole("button", { name: /^Called, no answer/ }));
    const own = await screen.findByRole("button", { name: "Calls back Friday" });
    await person.click(own);
    expect(await screen.findByText(/couldn't reach/)).toBeVisible();
    await person.click(own);
    const [first, second] = sent();
    expect(second).toEqual(first);
    expect(second?.[2]).toMatchObject({ ownWords: "Calls back Friday" });
  });

  it("asks whether to reject who is not a fit, and decides nothing by itself", async () => {
    const { person, card } = open();
    await person.click(card("Maribel Santos").getByRole("button", { name: /^What came of it/ }));
    await person.click(await screen.findByRole("button", { name: "Not a fit" }));
    expect(await screen.findByRole("dialog", { name: "Reject Maribel Santos?" })).toBeVisible();
    expect(sent()).toHaveLength(1);
    expect(await screen.findByRole("combobox", { name: "Status" })).toHaveValue("Rejected");
    await person.click(screen.getByRole("button", { name: "Save decision" }));
    expect(sent()[1]).toMatchObject(["PATCH", "/api/attempts/a-1", { status: "Rejected" }]);
  });

  it("goes from person to person by n, and calls by c the one in focus", async () => {
    const { person } = open();
    const pressed: (string | null)[] = [];
    document.addEventListener("click", (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLAnchorElement)
        pressed.push(event.target.getAttribute("href"));
    });
    await person.keyboard("c");
    await person.keyboard("nn");
    expect(screen.getByRole("link", { name: "Maribel Santos" })).toHaveFocus();
    await person.keyboard("ct");
    expect(pressed).toEqual(["tel:8135550101", expect.stringMatching(/^sms:/)]);
  });
});
