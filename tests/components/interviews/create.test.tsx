import { render, screen, waitFor } from "@testing-library/react";
import { Toaster } from "sonner";
import { fillIn, goTo, openWizard, press, questionTexts, sender, title } from "./support";

const link = "http://localhost:3000/i/0123456789abcdef0123456789abcdef";
const created = {
  id: "5b1f7a38-4c3e-4a53-8a6a-1d2b7c9e0f11",
  key: "0123456789abcdef0123456789abcdef",
  invite_link: link,
  settings: { show_hints_and_tips: true, show_availability_calendar: true },
};
const answer = (status: number, body: object) =>
  Promise.resolve({ ok: status < 400, status, json: async () => body } as Response);
const refusal = (status: number, error: object) => answer(status, { error });

const send = jest.fn<Promise<Response>, [string, { body: string }]>();
const sentBody = (call: number) => JSON.parse(send.mock.calls[call]?.[1].body ?? "null");

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  send.mockReset();
  Object.defineProperty(globalThis, "fetch", { configurable: true, value: send });
  render(<Toaster />);
});

describe("Creating an interview", () => {
  it("happens once, however often the button is pressed", async () => {
    let respond = (_: Response) => {};
    send.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    const { person } = await openWizard();
    await fillIn(person);
    await person.dblClick(screen.getByRole("button", { name: "Create Interview" }));
    expect(send).toHaveBeenCalledTimes(1);
    expect(send.mock.calls[0]?.[0]).toBe("/api/interviews");
    expect(sentBody(0)).toMatchObject({
      user_id: sender.userId,
      department: sender.departmentKey,
      title: "House cleaner",
      questions: [{ text: "Why us?", max_retakes: 0, max_duration: 60, thinking_time: 3 }],
      settings: { deadline: null },
    });
    respond(await answer(200, created));
    expect(await screen.findByText("Interview created successfully!")).toBeInTheDocument();
    expect(await screen.findByDisplayValue(link)).toBeVisible();
  });

  it("says under the link what works before the address is confirmed, and what doesn't", async () => {
    send.mockReturnValueOnce(answer(200, created));
    const { person } = await openWizard("dana@brightside.test", false);
    await fillIn(person);
    await press(person, "Create Interview");
    const step = await screen.findByText(/text people from your own phone now/);
    expect(step.closest("p")).toHaveTextContent(
      /confirm your address.+dana@brightside\.test.+candidates see/,
    );
    const copy = screen.getByRole("button", { name: "Copy" });
    const limit = screen.getByText(/Without a plan, you can view one candidate\./);
    expect(copy.compareDocumentPosition(limit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(copy.compareDocumentPosition(step)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(step).not.toBeVisible();
    await person.click(screen.getByText("Confirm your email address"));
    expect(step).toBeVisible();
    send.mockReturnValueOnce(answer(200, {}));
    await press(person, "Send again");
    expect(send.mock.lastCall?.[0]).toBe("/api/auth/send-verification");
    expect(await screen.findByText("Sent. Please check your email.")).toBeVisible();
  });

  it("shows the link, copies it, and starts another from the defaults", async () => {
    send.mockReturnValue(answer(200, created));
    const { person } = await openWizard();
    await fillIn(person);
    await press(person, "Create Interview");
    expect(await screen.findByRole("link", { name: "View All Interviews" })).toHaveAttribute(
      "href",
      "/interviews",
    );
    expect(screen.queryByText(/Without a plan/)).toBeNull();
    await press(person, "Copy");
    expect(await screen.findByText("Link copied to clipboard!")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(link);

    expect(screen.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      expect.stringMatching(
        /^https:\/\/wa\.me\/\?text=Bright%20Cleaning.*House%20cleaner.*%3Fs%3Dwhatsapp$/,
      ),
    );
    jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
    await press(person, "Copied");
    expect(await screen.findByText("Failed to copy link")).toBeVisible();

    await press(person, "Create Another Interview");
    expect(title()).toHaveValue("");
    expect(screen.getByRole("combobox", { name: "Language" })).toHaveValue("en");
    await goTo(person, /Interview Questions/);
    expect(questionTexts()).toEqual([""]);
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    [
      401,
      { code: "unauthenticated", message: "Please sign in" },
      ["You must be logged in to create an interview", "Sign in again"],
    ],
    [
      404,
      { code: "not_found", message: "Could not find your company profile or Willow key." },
      ["Could not find your company profile or Willow key."],
    ],
    [
      500,
      { code: "internal", message: "Question insert failed", fields: { questions: "" } },
      ["Question insert failed"],
    ],
    [
      500,
      { code: "internal", message: "Something went wrong." },
      ["Failed to create interview", "An error occurred: Something went wrong."],
    ],
    [
      503,
      { code: "unavailable", message: "Try later" },
      ["Failed to create interview", "An error occurred: Try later"],
    ],
  ])("says why it failed (%i, %p) and keeps what was typed", async (status, error, texts) => {
    send.mockReturnValue(refusal(status, error));
    const { person } = await openWizard();
    await fillIn(person);
    await press(person, "Create Interview");
    const banner = await screen.findByRole("alert");
    for (const text of texts) expect(banner).toHaveTextContent(text);
    expect(banner).toHaveFocus();
    await goTo(person, /Basic Details/);
    expect(title()).toHaveValue("House cleaner");
  });

  it("can be tried again after the line broke: the same words are the same interview", async () => {
    send.mockRejectedValueOnce(new TypeError("network")).mockReturnValue(answer(200, created));
    const { person } = await openWizard();
    await fillIn(person);
    await press(person, "Create Interview");
    expect(await screen.findByRole("alert")).toHaveTextContent("An unexpected error occurred");
    expect(screen.getByRole("alert")).toHaveTextContent("Check your connection and try again.");
    await press(person, "Create Interview");
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(sentBody(1).id).toBe(sentBody(0).id);
  });

  it("never loses a change made after a try whose outcome is unknown", async () => {
    send.mockRejectedValueOnce(new TypeError("network")).mockReturnValue(answer(200, created));
    const { person } = await openWizard();
    await fillIn(person);
    await press(person, "Create Interview");
    await screen.findByRole("alert");
    await goTo(person, /Basic Details/);
    await person.type(title(), ", full time");
    expect(title()).toHaveValue("House cleaner, full time");
    await goTo(person, /Settings/);
    await press(person, "Create Interview");
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(sentBody(1).id).not.toBe(sentBody(0).id);
    expect(sentBody(1).title).toBe("House cleaner, full time");
  });
});
