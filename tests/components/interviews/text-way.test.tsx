import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { InvitePeople } from "#components/interviews/invites/invite-people";

jest.mock("next/navigation", () => ({ useRouter: () => ({ refresh: () => {} }) }));

const MESSAGES = [
  { sample: "Come.", greets: { language: "en", hello: "Hi {name},", helloPlain: "Hi," } },
] as const;
const fetch = jest.fn();
beforeEach(() => {
  globalThis.fetch = fetch.mockReset();
});
const sent = () => JSON.parse(fetch.mock.calls[0][1].body);

async function paste(text: string, texts = true) {
  render(<InvitePeople interviewId="i-1" left={500} messages={MESSAGES} texts={texts} />);
  await userEvent.click(screen.getByLabelText("Paste names with phone numbers or emails"));
  await userEvent.paste(text);
  await userEvent.keyboard("{Tab}{Enter}");
  return screen.findByRole("button", { name: "Invite 1 person" });
}

describe("Who texts the people of a list", () => {
  it("is the owner unless they say where and when those people agreed", async () => {
    const invite = await paste("Rosa Delgado 813-555-0123");
    expect(screen.getByRole("radio", { name: /^You, from your own phone/ })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: /^We text them for you/ }));
    await userEvent.click(invite);
    expect(screen.getByLabelText("Where they agreed")).toHaveAccessibleDescription(/Say where/);
    expect(screen.getByLabelText("On which day")).toBeInvalid();
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText("Where they agreed"), "Job fair");
    await userEvent.type(screen.getByLabelText("On which day"), "2026-11-20");
    fetch.mockResolvedValue({
      ok: true,
      json: async () => ({ invited: 1, texted: 1, toText: 0, already: 0, stopped: 0 }),
    });
    await userEvent.click(invite);
    expect(sent().agreed).toEqual({ where: "Job fair", on: "2026-11-20" });
    expect(
      await screen.findByText(
        /^1 person invited by a text from us, between 8 am and 8 pm your time and theirs/,
      ),
    ).toBeVisible();
  });

  it("is told that emails wait while the owner's address isn't confirmed", async () => {
    render(<InvitePeople interviewId="i-1" left={9} messages={MESSAGES} texts={false} mailsWait />);
    await userEvent.click(screen.getByLabelText("Paste names with phone numbers or emails"));
    await userEvent.paste("Ana ana@x.com\nRosa 813-555-0123");
    await userEvent.keyboard("{Tab}{Enter}");
    const answer = { invited: 2, texted: 0, toText: 1, already: 0, stopped: 0 };
    fetch.mockResolvedValue({ ok: true, json: async () => answer });
    await userEvent.click(await screen.findByRole("button", { name: "Invite 2 people" }));
    expect(
      await screen.findByText(
        /^1 person to be emailed once you confirm your address. 1 person ready to text/,
      ),
    ).toBeVisible();
  });

  it("is not asked of a list by email", async () => {
    await paste("Ana ana@x.com");
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("is the owner where no texts are set up, and nothing is stated", async () => {
    const invite = await paste("Rosa Delgado 813-555-0123", false);
    expect(screen.queryByRole("radio")).toBeNull();
    fetch.mockResolvedValue({ ok: true, json: async () => ({ invited: 1, toText: 1 }) });
    await userEvent.click(invite);
    expect(sent()).not.toHaveProperty("agreed");
    expect(await screen.findByText(/^1 person ready to text from your phone/)).toBeVisible();
  });
});
