import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InvitePeople } from "#components/interviews/invites/invite-people";
import { InvitesView } from "#components/interviews/invites/invites-view";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));

const EN = {
  sample: "Come.",
  greets: { language: "en", hello: "Hi {name},", helloPlain: "Hi," },
} as const;
const ES = {
  sample: "Ven.",
  greets: { language: "es", hello: "Hola, {name}:", helloPlain: "Hola:" },
} as const;

const fetch = jest.fn();
beforeEach(() => {
  globalThis.fetch = fetch.mockReset().mockResolvedValue({
    ok: true,
    json: async () => ({ invited: 1, texted: 0, toText: 1, already: 0, stopped: 0 }),
  });
});
const sent = (call: number) => JSON.parse(fetch.mock.calls[call][1].body);

async function paste() {
  await userEvent.click(screen.getByLabelText("Paste names with phone numbers or emails"));
  await userEvent.paste("Rosa Delgado 813-555-0123");
  await userEvent.keyboard("{Tab}{Enter}");
  return screen.findByRole("button", { name: "Invite 1 person" });
}

it("A list is invited in the language that its owner chooses, and the next one in the interview's own", async () => {
  render(<InvitePeople interviewId="i-1" left={9} messages={[EN, ES]} texts={false} />);
  const invite = await paste();
  const language = screen.getByLabelText("Language of the message");
  expect(language).toHaveDisplayValue("English");
  expect(screen.getByText("Hi Rosa,")).toBeVisible();
  await userEvent.selectOptions(language, "Spanish");
  expect(screen.getByText("Hola, Rosa:")).toHaveAttribute("lang", "es-US");
  expect(screen.getByText("Ven.")).toHaveAttribute("lang", "es-US");
  await userEvent.click(invite);
  expect(sent(0).language).toBe("es");
  await userEvent.click(await paste());
  expect(sent(1)).not.toHaveProperty("language");
});

it("Nobody is asked for the language of an interview that is kept in one", async () => {
  render(<InvitePeople interviewId="i-1" left={9} messages={[EN]} texts={false} />);
  await paste();
  expect(screen.queryByLabelText("Language of the message")).toBeNull();
});

describe("The list of invited people", () => {
  const row = {
    id: "1",
    email: null,
    phone: "+18135550123",
    name: "Rosa",
    state: "sent" as const,
    language: "es" as const,
    sentAt: "2026-11-20T12:00:00Z",
    textOpenedAt: null,
    remindedAt: null,
    otherAddress: false,
    begun: false,
    linkEnds: true,
    texted: true,
    agreedWhere: null,
    agreedOn: null,
    reply: { text: "I can start Monday", at: "2026-11-21T15:00:00Z" },
  };
  const show = (rows: (typeof row)[], search: string) =>
    render(
      <InvitesView
        interview={{ id: "i-1", title: "Cleaner", deadline: null }}
        lack="closed"
        hasPlan
        left={9}
        earlier={[]}
        messages={[EN, ES]}
        texts={[]}
        canText={false}
        invited={{ rows, total: rows.length, search, page: 1, pages: 1 }}
        timeZone="America/New_York"
      />,
    );

  it("says in which language somebody was invited, and what they texted back", () => {
    show([row], "");
    const rosa = screen.getByRole("row", { name: /Rosa/ });
    expect(rosa).toHaveTextContent("In Spanish");
    expect(rosa).toHaveTextContent("Texted back on Nov 21, 2026: “I can start Monday”");
  });

  it("keeps its search, and says of whom there is nobody", () => {
    show([], "ortega");
    expect(screen.getByLabelText("Search invited people")).toHaveValue("ortega");
    expect(screen.getByText("No one you invited matches “ortega”.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Show everyone" })).toHaveAttribute(
      "href",
      "/interviews/i-1/invites#invited",
    );
  });
});
