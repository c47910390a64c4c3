import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { askedHours, call, contactLog, unheard } from "#components/gallery/examples/calls";
import { result, row } from "#components/gallery/examples/results";
import { ContactLog } from "#components/results/calls/contact-log";
import { WhoToCall } from "#components/results/calls/who-to-call";
import { AnalysisBody } from "#components/results/list/analysis-body";
import { callWords } from "#lib/documents/mails/owner-texts";
import { HEARD_IN_PARTS, UNRATED_IN_PARTS } from "#lib/domain/evaluation/hearing";
import { analysisOf } from "#lib/domain/results/analysis";
import { wordlessNote } from "#lib/domain/results/calls";
import { INSTRUCTED } from "#lib/domain/results/provenance";
import { LANGUAGES } from "#lib/domain/text/languages";

const BRIGHT = "Bright Cleaning";

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

function open(interviewId: string | null = null, best = call) {
  const person = userEvent.setup();
  const totals = { unrated: 7, rated: 2 };
  const lists = { unrated: [unheard], rated: [best, askedHours] };
  const calls = { ...lists, totals, words: ["Calls back Friday"], booked: [] };
  render(<WhoToCall calls={calls} firstWords={callWords(BRIGHT)} interviewId={interviewId} />);
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
      "sms:8135550101?&body=Hi Maribel,\nThis is Bright Cleaning. Thank you for your answers for the House cleaner position. ",
    );
    expect(maribel.getByRole("button", { name: /^Play what .+ from 0:04/ })).toBeVisible();
    expect(maribel.getByText(/fits the shift/)).toBeVisible();
    expect(card("Dan Tran").getByText(/ask about the hours/)).toBeVisible();
    // The date is never broken between two lines.
    const date = call.submitted.replaceAll(" ", "\u00a0");
    expect(maribel.getByText(/^House cleaner · /).textContent).toBe(`House cleaner · ${date}`);
    const words = card("Dan Tran").getByText(/^Primero llamo/, { selector: "q" });
    expect(words).toHaveAttribute("lang", "es");
    expect(card("Dan Tran").getByText("Spanish")).toBeVisible();
    expect(maribel.queryByText("English")).toBeNull();
    const lee = card("Lee Kim");
    expect(lee.queryByRole("img")).toBeNull();
    expect(lee.getByRole("link", { name: /^Email/ })).toBeVisible();
    expect(lee.getByText("First words they wrote:")).toBeVisible();
    expect(lee.getByText(unheard.opening?.text ?? "", { selector: "q" })).toBeVisible();
  });

  it.each([
    [null, "/interviews/responses"],
    ["i-1", "/interviews/i-1"],
  ])(
    "says how many there are beyond those in view, and leads to them (interview %s)",
    (id, list) => {
      open(id);
      expect(screen.getByRole("link", { name: "All 7 without a score" })).toHaveAttribute(
        "href",
        `${list}?status=Pending&rating=none&sort=oldest#list`,
      );
      expect(screen.queryByRole("link", { name: /^All 2/ })).toBeNull();
    },
  );

  it.each([
    ["people_only", "Nothing in writing."],
    ["not_enough_evidence", "No words in any answer."],
    ["failed", null],
  ] as const)("says of somebody without words, %s: %s", (state, note) => {
    expect(wordlessNote({ state, wordless: true })).toBe(note);
    expect(wordlessNote({ state, wordless: false })).toBeNull();
  });

  it("says whose answers were hard to hear, and what to do about whoever isn't rated", () => {
    const calls = {
      unrated: [{ ...unheard, hardToHear: true }],
      rated: [{ ...call, hardToHear: true }, askedHours],
      totals: { unrated: 1, rated: 2 },
      booked: [],
      words: [],
    };
    render(<WhoToCall calls={calls} firstWords={callWords(BRIGHT)} interviewId={null} />);
    expect(screen.getAllByText(UNRATED_IN_PARTS)).toHaveLength(1);
    expect(screen.getAllByText(HEARD_IN_PARTS)).toHaveLength(1);
  });

  it("begins a text in the language that the person answered in", () => {
    const words = LANGUAGES.map(({ code }) => callWords(BRIGHT)({ ...call, language: code }));
    expect(new Set(words.map(({ text }) => text)).size).toBe(LANGUAGES.length);
    expect(new Set(words.map(({ subject }) => subject)).size).toBe(LANGUAGES.length);
    for (const { subject, text: line } of words) {
      expect(subject).toContain(BRIGHT);
      expect(line).toMatch(
        /Maribel[\s\S]*Bright Cleaning[\s\S]*House cleaner|Maribel[\s\S]*House cleaner/,
      );
      expect(line).not.toContain("{");
    }
    expect(callWords(BRIGHT)({ ...call, language: "es" })).toEqual({
      subject: "Tu entrevista con Bright Cleaning",
      text: "Hola, Maribel:\nSomos Bright Cleaning. Gracias por tus respuestas para House cleaner. ",
    });
  });

  it("plays a fact from its second, one at a time, and shows the words of one that was written", async () => {
    const play = jest.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
    const pause = jest.spyOn(HTMLMediaElement.prototype, "pause").mockReturnValue();
    jest.spyOn(HTMLMediaElement.prototype, "readyState", "get").mockReturnValue(1);
    const { person, card } = open();
    const maribel = card("Maribel Santos");
    await person.click(maribel.getByRole("button", { name: "Own car · Play from 0:31" }));
    expect(maribel.getByText("So, Own car.")).toBeVisible();
    const heard = maribel.getByLabelText<HTMLVideoElement>("Answer of Maribel Santos");
    expect(heard.currentTime).toBe(31);
    expect(play).toHaveBeenCalledTimes(1);
    await person.click(maribel.getByRole("button", { name: "Spanish · In their words" }));
    expect(maribel.getByText("So, Spanish.")).toBeVisible();
    expect(maribel.queryByText("So, Own car.")).toBeNull();
    expect(maribel.queryByLabelText("Answer of Maribel Santos")).toBeNull();
    await person.click(maribel.getByRole("button", { name: "Spanish · In their words" }));
    expect(maribel.queryByText("So, Spanish.")).toBeNull();
    await person.click(maribel.getByRole("button", { name: /^Play what/ }));
    const again = maribel.getByLabelText<HTMLVideoElement>("Answer of Maribel Santos");
    expect(again.currentTime).toBe(4);
    const another = document.body.appendChild(document.createElement("video"));
    fireEvent.play(again);
    expect(pause.mock.contexts).toEqual([another]);
    another.remove();
    jest.restoreAllMocks();
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

  it("takes the last outcome back, and nothing where nobody called", async () => {
    const { person, card } = open();
    await person.click(card("Maribel Santos").getByRole("button", { name: /^What came of it/ }));
    expect(await screen.findByRole("button", { name: "Booked" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Take back/ })).toBeNull();
    await person.keyboard("{Escape}");
    await person.click(card("Dan Tran").getByRole("button", { name: /^Called, no answer/ }));
    const back = await screen.findByRole("button", { name: "Take back “Called, no answer”" });
    await person.dblClick(back);
    expect(sent()).toEqual([["DELETE", "/api/attempts/a-2/contacts/c-1", {}]]);
    expect(refresh).toHaveBeenCalled();
  });

  it("has on the response's page every outcome with who and when, those taken back too", async () => {
    const person = userEvent.setup();
    render(<ContactLog result={{ ...result, contacts: contactLog }} />);
    const log = within(screen.getByRole("region", { name: "Calls" }));
    const [first, second, ...others] = log
      .getAllByRole("listitem", { hidden: true })
      .map(({ textContent }) => textContent);
    expect(first).toBe(
      "BookedDana Bright · logged Nov 21, 2026, 9:12 AM · taken back Nov 21, 2026, 9:13 AM",
    );
    expect(log.getByText("Booked").tagName).toBe("S");
    expect(second).toContain("Calls back Friday");
    expect(others).toHaveLength(2);
    expect(log.getByText("1 earlier entry")).toBeVisible();
    await person.click(log.getByRole("button", { name: "What came of it?" }));
    await person.click(
      await screen.findByRole("button", { name: "Take back “Calls back Friday”" }),
    );
    expect(sent()).toEqual([["DELETE", `/api/attempts/${result.id}/contacts/c-2`, {}]]);
  });

  it("is kept from the AI Analysis too, in words that the company used before", async () => {
    const person = userEvent.setup();
    const analysis = analysisOf({ ...result, contacts: contactLog }, callWords(BRIGHT)(call));
    const [, last = null] = contactLog.entries;
    render(
      <AnalysisBody
        row={{ ...row, contact: last }}
        analysis={analysis}
        problem={null}
        pressed={null}
      />,
    );
    expect(screen.getByText("Calls back Friday · logged Nov 21, 2026, 9:10 AM")).toBeVisible();
    const email = screen.getByRole("link", { name: row.email }).getAttribute("href") ?? "";
    expect(decodeURIComponent(email)).toMatch(
      /\?subject=Your interview with Bright Cleaning&body=Hi Maribel,\nThis is Bright Cleaning\./,
    );
    await person.click(screen.getByRole("button", { name: "What came of it?" }));
    await person.click(await screen.findByRole("button", { name: "Calls back Friday" }));
    expect(sent()).toMatchObject([
      ["POST", "/api/attempts/a-1/contacts", { ownWords: "Calls back Friday" }],
    ]);
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

  it.each([
    ["Hired", true],
    ["Rejected", false],
  ] as const)("says the status as it is, and asks once: %s", async (status, asks) => {
    const person = userEvent.setup();
    render(<ContactLog result={{ ...result, status }} />);
    await person.click(screen.getByRole("button", { name: "What came of it?" }));
    await person.click(await screen.findByRole("button", { name: "Not a fit" }));
    if (asks)
      expect(await screen.findByText(`status is still ${status},`, { exact: false })).toBeVisible();
    else await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent()).toMatchObject([
      ["POST", "/api/attempts/a-1/contacts", { outcome: "not_a_fit" }],
    ]);
  });

  it("marks whose answers tell the scorer how to score", () => {
    open(null, { ...call, instructed: true });
    expect(screen.getByText(INSTRUCTED)).toBeVisible();
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
