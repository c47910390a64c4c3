import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PreferencesCard } from "#components/company/preferences-card";
import { PreferencesProvider } from "#components/shared/preferences-provider";
import { Toaster } from "#components/ui/toaster";
import { type MailPace, mailPace } from "#lib/domain/account/mail-choice";
import type { SeatRole } from "#lib/domain/company/team";

function show(
  mailAnswers: MailPace | null = "at_once",
  mailDetails = false,
  role: SeatRole = "owner",
) {
  render(
    <PreferencesProvider>
      <PreferencesCard mailAnswers={mailAnswers} mailDetails={mailDetails} seat={role} />
      <Toaster />
    </PreferencesProvider>,
  );
}

function answer(status: number, body: object) {
  const fetch = jest.fn().mockResolvedValue({ ok: status < 400, status, json: async () => body });
  Object.assign(globalThis, { fetch });
  return fetch;
}

const pace = () => screen.getByRole("combobox", { name: "Email me about new answers" });
const stored = () => JSON.parse(localStorage.getItem("userPreferences") ?? "null");

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe("Preferences", () => {
  it("change the theme at once and keep it in this browser", async () => {
    show();
    expect(screen.getByRole("radio", { name: "Light" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
    expect(document.documentElement.dataset.theme).toBe("dark");
    expect(stored()).toEqual({
      theme: "dark",
      language: "en",
      notifications: { email: true, push: true },
      shortcuts: true,
    });
    await userEvent.click(screen.getByRole("radio", { name: "As this device" }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it("keep the mail choice where the mailer obeys it, and in this browser", async () => {
    const fetch = answer(200, {});
    show();
    await userEvent.selectOptions(pace(), "Once a day");
    expect(JSON.parse(fetch.mock.calls[0][1].body)).toEqual({ notifications: { email: "daily" } });
    await waitFor(() => expect(stored().notifications).toEqual({ email: true, push: true }));
    fetch.mockClear();
    await userEvent.selectOptions(pace(), "Never");
    expect(fetch.mock.calls[0][0]).toBe("/api/account/preferences");
    expect(JSON.parse(fetch.mock.calls[0][1].body)).toEqual({ notifications: { email: "none" } });
    await waitFor(() => expect(stored().notifications).toEqual({ email: false, push: true }));
  });

  it("say what a manager is mailed until they choose, who can choose Never then, and go back", async () => {
    const fetch = answer(200, {});
    show(mailPace(null, "manager"), false, "manager");
    expect(pace()).toHaveDisplayValue("Only about shortlists I send");
    await userEvent.selectOptions(pace(), "Never");
    expect(JSON.parse(fetch.mock.calls[0][1].body)).toEqual({ notifications: { email: "none" } });
    await waitFor(() => expect(pace()).toHaveDisplayValue("Never"));
    fetch.mockClear();
    await userEvent.selectOptions(pace(), "Only about shortlists I send");
    expect(JSON.parse(fetch.mock.calls[0][1].body)).toEqual({ notifications: { email: null } });
    await waitFor(() => expect(pace()).toHaveDisplayValue("Only about shortlists I send"));
  });

  it.each(["owner", "viewer"] as const)("offer shortlists alone to no %s", (role) => {
    show("daily", false, role);
    expect(screen.queryByRole("option", { name: /shortlists/ })).toBeNull();
  });

  it("take a mail choice back that could not be saved", async () => {
    answer(500, { error: { message: "Your choice couldn't be saved. Please try again." } });
    show();
    await userEvent.selectOptions(pace(), "Never");
    expect(await screen.findByText(/couldn't be saved/)).toBeInTheDocument();
    expect(pace()).toHaveDisplayValue("Right away");
    expect(stored()).toBeNull();
  });

  const details = () =>
    screen.getByRole("switch", { name: "Add phone numbers and a sentence of each" });

  it("add phone numbers to the mails only after saying that mails outlive a deletion", async () => {
    const fetch = answer(200, {});
    show();
    await userEvent.click(details());
    const dialog = screen.getByRole("alertdialog");
    expect(dialog).toHaveTextContent("stay in your mailbox");
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(details()).not.toBeChecked();
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.click(details());
    await userEvent.click(screen.getByRole("button", { name: "Add them" }));
    expect(JSON.parse(fetch.mock.calls[0][1].body)).toEqual({ notifications: { details: true } });
    await waitFor(() => expect(details()).toBeChecked());
  });

  it("take phone numbers out of the mails at once, and put them back if that wasn't saved", async () => {
    const fetch = answer(500, { error: { message: "Your choice couldn't be saved." } });
    show("at_once", true);
    await userEvent.click(details());
    expect(JSON.parse(fetch.mock.calls[0][1].body)).toEqual({ notifications: { details: false } });
    expect(await screen.findByText(/couldn't be saved/)).toBeInTheDocument();
    expect(details()).toBeChecked();
  });

  it("work where the browser stores nothing", async () => {
    const set = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    show();
    await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
    expect(screen.getByRole("radio", { name: "Dark" })).toBeChecked();
    set.mockRestore();
  });
});
