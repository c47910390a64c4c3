import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InvitePeople } from "#components/interviews/invites/invite-people";
import { InvitedList } from "#components/interviews/invites/invited-list";
import { TextPeople } from "#components/interviews/invites/text-people";

const refresh = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh }) }));

const fetch = jest.fn();
beforeEach(() => {
  refresh.mockReset();
  globalThis.fetch = fetch.mockReset();
});
const answers = (body: object) => fetch.mockResolvedValue({ ok: true, json: async () => body });
const MESSAGES = [
  { sample: "Come.", greets: { language: "en", hello: "Hi {name},", helloPlain: "Hi," } },
] as const;

async function paste(text: string, texts = false) {
  render(<InvitePeople interviewId="i-1" left={500} messages={MESSAGES} texts={texts} />);
  await userEvent.click(screen.getByLabelText("Paste names with phone numbers or emails"));
  await userEvent.paste(text);
  await userEvent.keyboard("{Tab}{Enter}");
}
const list = async () => within(await screen.findByRole("region", { name: "Check your list" }));

describe("An owner who pastes what they have", () => {
  it("mends, leaves out and chooses by keyboard, then invites at one press", async () => {
    await paste(
      "Rosa Delgado 813-555-0123\nLuis 813-555-01\nAna ana@x.com 813-555-0188\nBo bo@x.com\nsee you!\nRosa 813 555 0123",
    );
    const found = await list();
    const items = within(found.getByRole("list", { name: "People on your list" })).getAllByRole(
      "listitem",
    );
    expect(items.map((item) => item.textContent?.split("Change")[0])).toEqual([
      expect.stringContaining("Luis"),
      "Rosa Delgado · (813) 555-0123Hi Rosa,Text",
      "Ana · ana@x.comHi Ana,EmailText",
      "Bo · bo@x.comHi Bo,Email",
    ]);
    expect(found.getByText("Line 5: no email address or phone number in “see you!”")).toBeVisible();
    expect(found.getByText("Line 6: Rosa Delgado again, already in 1")).toBeVisible();
    const phone = found.getByLabelText("Phone");
    expect(phone).toHaveAccessibleDescription(/Write all 10 digits/);
    await userEvent.type(phone, "99");
    expect(phone).toHaveAccessibleDescription("");
    await userEvent.selectOptions(found.getByLabelText("How to invite Ana"), "Text");
    await userEvent.click(found.getByRole("checkbox", { name: /^Bo/ }));
    answers({ invited: 3, toText: 3, already: 0, stopped: 0 });
    await userEvent.click(screen.getByRole("button", { name: "Invite 3 people" }));
    expect(JSON.parse(fetch.mock.calls[0][1].body).people).toEqual([
      { name: "Luis", email: "", phone: "+18135550199", by: "text" },
      { name: "Rosa Delgado", email: "", phone: "+18135550123", by: "text" },
      { name: "Ana", email: "ana@x.com", phone: "+18135550188", by: "text" },
    ]);
    expect(await screen.findByText(/^3 people ready to text from your phone/)).toBeVisible();
  });

  it("is told beside the box if nobody is in it, and keeps what was pasted", async () => {
    await paste("Dear team, lunch is at noon!");
    const box = await screen.findByLabelText("Paste names with phone numbers or emails");
    expect(await screen.findByRole("alert")).toHaveTextContent(/Each person needs one of the two/);
    expect(box).toHaveValue("Dear team, lunch is at noon!");
    expect(box).toBeInvalid();
  });
});

const person = (id: string, name: string, opened: string | null = null) => ({
  id,
  name,
  opened,
  stopped: id === "b",
  phone: "(813) 555-0123",
  sms: `sms:+1813?&body=${id}`,
});

describe("The people to text", () => {
  it("are led to by a QR code at a desk, one after the other, and marked by a press", async () => {
    answers({ opened: true });
    render(
      <TextPeople
        interviewId="i-1"
        people={[person("a", "Rosa"), person("b", "Luis"), person("c", "Ana", "Nov 20")]}
      />,
    );
    expect(screen.getByText(/^1 of 3 opened/)).toBeVisible();
    expect(screen.getByText(/^They texted STOP/).closest("li")).toHaveTextContent("Luis");
    expect(screen.getByRole("link", { name: "Text Rosa" })).toHaveAttribute(
      "href",
      "sms:+1813?&body=a",
    );
    await userEvent.click(screen.getByRole("link", { name: "Text Rosa" }));
    const dialog = within(screen.getByRole("dialog", { name: "Text Rosa" }));
    expect(dialog.getByRole("img")).toHaveAttribute("src", "/api/interviews/i-1/invites/a");
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "I opened it on my phone" }));
    expect(fetch.mock.calls[0][0]).toBe("/api/interviews/i-1/invites/a");
    await userEvent.click(
      within(screen.getByRole("dialog", { name: "Text Luis" })).getByRole("button", {
        name: /I opened it/,
      }),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getAllByText(/^Text opened/)).toHaveLength(3);
    expect(screen.queryByText(/Sent/)).toBeNull();
  });

  it("open at once on a phone, and stay unmarked if that couldn't be kept", async () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    fetch.mockRejectedValue(new TypeError("Failed to fetch"));
    render(<TextPeople interviewId="i-1" people={[{ ...person("a", "Rosa"), sms: "#a" }]} />);
    await userEvent.click(screen.getByRole("link", { name: "Text Rosa" }));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.queryByText(/^Text opened/)).toBeNull();
  });
});

describe("Taking back", () => {
  const row = {
    id: "1",
    email: null,
    phone: "+18135550123",
    name: "Rosa",
    sent: null,
    opened: "Nov 20",
    state: "text_opened" as const,
    reminded: null,
    otherAddress: false,
    begun: false,
    linkEnds: true,
    texted: false,
    agreedWhere: null,
    agreedOn: null,
    language: null,
    reply: null,
  };

  it("asks first, and says why it can't be done", async () => {
    fetch.mockResolvedValue({
      ok: false,
      status: 409,
      json: async () => ({ error: { code: "conflict", message: "They have already started." } }),
    });
    render(<InvitedList interviewId="i-1" rows={[row]} total={1} reminds />);
    await userEvent.click(
      screen.getByRole("button", { name: "Take back the invitation to Rosa, (813) 555-0123" }),
    );
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Take it back" }));
    expect(fetch.mock.calls[0]).toMatchObject([
      "/api/interviews/i-1/invites/1",
      { method: "DELETE" },
    ]);
    expect(await screen.findByRole("alert")).toHaveTextContent("They have already started.");
  });

  it("is offered of a link that can't be ended before it is out, and promises nothing of it", async () => {
    const mail = { ...row, linkEnds: false, state: "queued" as const };
    const rows = [mail, { ...mail, id: "2", name: "Luis", state: "sent" as const }];
    render(<InvitedList interviewId="i-1" rows={rows} total={2} reminds />);
    const [button, ...more] = screen.getAllByRole("button", { name: /^Take back/ });
    expect(more).toEqual([]);
    if (button) await userEvent.click(button);
    expect(screen.getByRole("alertdialog")).toHaveTextContent(
      /Unless the message to Rosa, .+ is on its way already, it won't be sent. You can't invite them/,
    );
  });

  it("isn't offered once somebody began, or it was taken back", () => {
    const others = [
      { ...row, id: "2", begun: true },
      { ...row, id: "3", state: "taken_back" as const },
    ];
    render(<InvitedList interviewId="i-1" rows={others} total={2} reminds />);
    expect(screen.getByText("Started")).toBeVisible();
    expect(screen.getByText("Taken back")).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });
});
